import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, pageOf, test } from '../fixtures/app'
import { mixed } from '../fixtures/scriptFiles'
import { answerDialogs, dropFile } from '../pages/scriptPages'

test('the script’s sheet: characters, jinxes, both nights, on the wall, and on paper', async ({
  electronApp,
  grimoire,
  townSquareWindow,
  userData,
}) => {
  await dropFile(grimoire, mixed, 'lamps.json')
  await grimoire.getByRole('button', { name: 'New game with it' }).click()
  await grimoire.getByRole('tab', { name: 'Reference' }).click()
  await grimoire.getByRole('button', { name: 'Script', exact: true }).click()
  const sheet = grimoire.getByRole('dialog', { name: 'Lamps & Shadows' })
  await expect(sheet).toContainText('you learn whether one of them glows')
  await sheet.getByRole('tab', { name: 'First night' }).click()
  const order = sheet.locator('[data-entry]')
  await expect(order.filter({ hasText: 'Lamplighter' })).toContainText('points at two players')
  const entries = await order.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-entry')))
  expect(entries[0]).toBe('dusk')
  expect(entries.indexOf('lamp')).toBeLessThan(entries.indexOf('poisoner'))

  await sheet.getByRole('button', { name: 'Script on the wall' }).click()
  await townSquareWindow.open()
  const wall = await pageOf(electronApp, 'townsquare')
  await expect(wall.locator('.script-sheet')).toContainText('Lamplighter')

  const out = path.join(userData, 'out')
  await mkdir(out)
  await answerDialogs(electronApp, { saveIn: out })
  for (const paper of ['A4', 'Letter']) {
    await sheet.getByRole('button', { name: 'Print' }).click()
    await grimoire.getByRole('menuitem', { name: `${paper}, with both nights` }).click()
    await expect(sheet.getByRole('button', { name: 'Print' })).toBeEnabled()
    const pdf = await readFile(path.join(out, 'Lamps & Shadows.pdf'), 'latin1')
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(2)
    const [width, height] = (/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []).slice(1).map(Number)
    expect([Math.floor(width ?? 0), Math.floor(height ?? 0)]).toEqual(paper === 'A4' ? [595, 842] : [612, 792])
  }
})

test('a script on which nearly everybody wakes has its nights on one page', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  const wakeful = [
    ...['alchemist', 'cannibal', 'amnesiac', 'balloonist', 'huntsman', 'mathematician', 'chambermaid', 'philosopher'],
    ...['magician', 'poppygrower', 'pixie', 'preacher', 'courtier', 'butler', 'damsel', 'lunatic', 'spy', 'widow'],
    ...['marionette', 'pithag', 'legion', 'lilmonsta', 'lleech', 'riot', 'leviathan', 'bureaucrat', 'thief', 'djinn'],
  ]
  await dropFile(grimoire, JSON.stringify([{ id: '_meta', name: 'Awake' }, ...wakeful]), 'awake.json')
  await grimoire.getByRole('button', { name: 'New game with it' }).click()
  await grimoire.getByRole('tab', { name: 'Reference' }).click()
  await grimoire.getByRole('button', { name: 'Script', exact: true }).click()
  const sheet = grimoire.getByRole('dialog', { name: 'Awake' })
  await answerDialogs(electronApp, { saveIn: userData })
  await sheet.getByRole('button', { name: 'Print' }).click()
  await grimoire.getByRole('menuitem', { name: 'Letter, with both nights' }).click()
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeEnabled()
  const pdf = await readFile(path.join(userData, 'Awake.pdf'), 'latin1')
  // Characters and their jinxes on two, both nights on one.
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(3)
})
