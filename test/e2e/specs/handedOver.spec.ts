import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ElectronApplication } from '@playwright/test'
import { expect, launchBelfry, pageOf, test } from '../fixtures/app'
import { layOut, send, viewOf } from '../fixtures/games'
import { mixed, saved } from '../fixtures/scriptFiles'
import { answerDialogs, dropFile } from '../pages/scriptPages'

test('a file on the command line, and one given to the running program, are opened', async ({ userData }) => {
  const file = path.join(userData, 'lamps.json')
  await writeFile(file, mixed)
  const app = await launchBelfry(userData, [file])
  const grimoire = await pageOf(app, 'grimoire')
  await expect(grimoire.getByRole('dialog', { name: 'Lamps & Shadows' })).toBeVisible()
  await grimoire.keyboard.press('Escape')
  const other = path.join(userData, 'evening.json')
  await writeFile(other, saved)
  // The second program hands its file over and leaves before anybody can attach to it.
  await launchBelfry(userData, [other]).catch(() => undefined)
  await expect(grimoire.getByRole('dialog')).toContainText('5 players, 4 alive')
  await grimoire.keyboard.press('Escape')
  const packed = gzipSync('["imp", "chef", "spy", "saint", "monk"]').toString('base64url')
  await launchBelfry(userData, [`https://script.bloodontheclocktower.com/?script=${packed}`]).catch(() => undefined)
  await expect(grimoire.getByRole('dialog')).toContainText('official character: 5')
  await app.close()
})

/** What macOS does when a file is opened with Belfry. */
async function openAsMacDoes(app: ElectronApplication, file: string): Promise<void> {
  await app.evaluate(({ app: inside }, opened) => {
    inside.emit('open-file', { preventDefault: () => undefined }, opened)
  }, file)
}

test('a file that macOS opens is opened, before the program is ready and after', async ({ userData }) => {
  const early = path.join(userData, 'lamps.json')
  await writeFile(early, mixed)
  const program = path.join(userData, 'early.cjs')
  const root = path.resolve(import.meta.dirname, '../../..')
  // The same program, handed a file in the turn of the loop in which it starts.
  await writeFile(
    program,
    `const { app } = require('electron')
     require(${JSON.stringify(path.join(root, 'dist/main/index.cjs'))})
     if (app.isReady()) throw new Error('too late to be early')
     app.emit('open-file', { preventDefault() {} }, ${JSON.stringify(early)})`,
  )
  const app = await launchBelfry(userData, [], program)
  try {
    const grimoire = await pageOf(app, 'grimoire')
    await expect(grimoire.getByRole('dialog', { name: 'Lamps & Shadows' })).toBeVisible()
    await grimoire.keyboard.press('Escape')
    const late = path.join(userData, 'evening.json')
    await writeFile(late, saved)
    await openAsMacDoes(app, late)
    await expect(grimoire.getByRole('dialog')).toContainText('5 players, 4 alive')
  } finally {
    await app.close()
  }
})

test('a record leaves by dialog and comes back by drop, as a game with the same seats and the same past', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  await layOut(grimoire, { kind: 'day', number: 2 })
  await send(grimoire, 'kill', { target: 3, cause: { kind: 'storyteller', ability: 'imp' } } as never)
  const before = await viewOf(grimoire)
  await answerDialogs(electronApp, { saveIn: userData })
  await grimoire.evaluate(() => window.grimoire.record.export({ format: 'json' }))
  const written = await readFile(path.join(userData, 'The mill.json'), 'utf8')

  await dropFile(grimoire, written, 'The mill.json')
  const report = grimoire.getByRole('dialog', { name: 'The mill' })
  await expect(report).toContainText('A game on record: 10 players')
  await report.getByRole('button', { name: 'Open it as a game' }).click()
  await expect.poll(async () => (await viewOf(grimoire)).game.id).not.toBe(before.game.id)
  const after = await viewOf(grimoire)
  expect(after.seats).toEqual(before.seats)
  expect(after.script).toEqual(before.script)
  expect({ ...after.game, id: '' }).toEqual({ ...before.game, id: '' })
  await grimoire.evaluate(() => window.grimoire.game.undo())
  expect((await viewOf(grimoire)).seats[2]?.isAlive).toBe(true)

  await dropFile(grimoire, written.replace('"version": 1', '"version": 7'), 'later.json')
  await expect(grimoire.getByRole('dialog')).toContainText('A later Belfry wrote this record')
})
