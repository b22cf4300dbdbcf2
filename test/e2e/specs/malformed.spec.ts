import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, launchBelfry, pageOf, test } from '../fixtures/app'
import { layOut, viewOf } from '../fixtures/games'
import { GrimoireWindow } from '../pages/grimoireWindow'
import { pasteText } from '../pages/scriptPages'

const NONSENSE: readonly unknown[] = [
  null,
  'kill',
  [],
  {},
  { kind: 'kill' },
  { id: 'x', expectedHead: null, at: 0, kind: 'noSuchCommand', data: {} },
  { id: 'x', expectedHead: null, at: 0, kind: 'kill', data: { target: 'Anna' } },
  { id: 'x', expectedHead: null, at: 0, kind: 'renameSeat', data: { seat: 1, name: 'x'.repeat(100_000) } },
  { id: 'x', expectedHead: -5, at: Number.NaN, kind: 'dawn', data: {} },
  { id: 'x', expectedHead: null, at: 0, kind: 'newTable', data: { players: 1e9 } },
  { id: '', expectedHead: null, at: 0, kind: 'dawn', data: { __proto__: { override: true } } },
]

test('nonsense over the bridge is answered with a failure, and nothing is changed', async ({ grimoire }) => {
  await layOut(grimoire, { kind: 'night', number: 1 })
  const before = await viewOf(grimoire)
  for (const nonsense of NONSENSE) {
    const answer = await grimoire.evaluate((given) => window.grimoire.game.dispatch(given as never), nonsense)
    expect(answer, JSON.stringify(nonsense).slice(0, 80)).toMatchObject({ ok: false, error: { code: /./ } })
  }
  const others = await grimoire.evaluate(async () => {
    const { library, settings, record, timer } = window.grimoire
    const answers = [
      await library.open({ id: '../../etc/passwd' }),
      await library.open({ id: 7 } as never),
      await library.remove({ id: '..' }),
      await settings.set({ locale: 'xx' } as never),
      await record.export({ format: '../x' } as never),
      await timer.set({ title: 'x'.repeat(10_000), endsAtMs: null, remainingMs: 1 }),
    ]
    return answers.map(({ ok }) => ok)
  })
  expect(others).toEqual(others.map(() => false))
  expect(await viewOf(grimoire)).toEqual(before)
})

test('a seat that is not there is refused in a sentence', async ({ grimoire }) => {
  await layOut(grimoire, { kind: 'day', number: 1 })
  const before = await viewOf(grimoire)
  const answer = await grimoire.evaluate((expectedHead) => {
    const command = { id: 'gone', expectedHead, at: 1, kind: 'revive' as const, data: { seat: 99 } }
    return window.grimoire.game.dispatch(command)
  }, before.game.head)
  expect(answer).toMatchObject({ ok: true, value: { kind: 'refused', refusal: { canOverride: false } } })
  expect((await viewOf(grimoire)).game.head).toBe(before.game.head)
  await expect(new GrimoireWindow(grimoire).board).toBeVisible()
})

test('a paste of rubbish is answered in words, and the program goes on', async ({ grimoire }) => {
  await layOut(grimoire, { kind: 'setup', number: 0 } as never, [])
  for (const rubbish of ['{"not": "a script"}', '[1, 2, {"id": 5}]', `[${'['.repeat(5000)}`, '{'.repeat(20)]) {
    await pasteText(grimoire, rubbish)
    await expect(grimoire.getByRole('dialog').or(grimoire.locator('.stack > *')).first()).toBeVisible()
    await grimoire.keyboard.press('Escape')
  }
  expect((await viewOf(grimoire)).script.characters).toEqual([])
})

test('a file that is none opens the program with a sentence, not with a crash', async ({ userData }) => {
  const file = path.join(userData, 'noise.json')
  await writeFile(file, randomBytes(4096))
  for (const given of [file, path.join(userData, 'absent.json'), '--no-such-switch=[{']) {
    const app = await launchBelfry(userData, [given])
    const grimoire = await pageOf(app, 'grimoire')
    if (given.endsWith('.json'))
      await expect(grimoire.getByRole('dialog').or(grimoire.locator('.stack > *')).first()).toBeVisible()
    await expect(grimoire.getByRole('heading', { name: 'Belfry' })).toBeAttached()
    await app.close()
  }
})
