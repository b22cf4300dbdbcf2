import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, pageOf, test } from '../fixtures/app'
import { reader, mixed, saved } from '../fixtures/scriptFiles'
import { GrimoireWindow } from '../pages/grimoireWindow'
import { answerDialogs, dropFile, pasteText, scriptOf } from '../pages/scriptPages'

test('a dropped script is reported entry by entry, completed, and played', async ({ grimoire }) => {
  await dropFile(grimoire, mixed, 'lamps.json')
  const report = grimoire.getByRole('dialog', { name: 'Lamps & Shadows' })
  await expect(report.locator('[data-action=respelled]')).toContainText('Fang Gu')
  await expect(report.locator('[data-action=homebrew]').first()).toContainText('Lamplighter')
  const unknown = report.locator('li').filter({ hasText: 'Nobodyknows' })
  await unknown.getByRole('button', { name: 'Complete' }).click()
  await unknown.getByLabel('Name').fill('Owl')
  await unknown.getByLabel('What it can do').fill('You see in the dark.')
  await unknown.getByRole('button', { name: 'Done' }).click()
  await expect(report.locator('li').filter({ hasText: 'You see in the dark.' })).toHaveAttribute(
    'data-action',
    'homebrew',
  )
  await report.getByRole('button', { name: 'New game with it' }).click()
  await expect
    .poll(async () => (await scriptOf(grimoire))?.characters)
    .toEqual([...['chef', 'fanggu', 'monk', 'saint', 'poisoner', 'lamp', 'guest', 'nobodyknows']])
  expect((await scriptOf(grimoire))?.homebrew.find(({ id }) => id === 'nobodyknows')).toMatchObject({ name: 'Owl' })
})

test('a pasted list, a file from the dialog, and a broken file', async ({ electronApp, grimoire, userData }) => {
  await pasteText(grimoire, '["imp", "chef", "spy", "saint", "monk"]')
  await expect(grimoire.getByRole('dialog')).toContainText('Chef')
  await grimoire.keyboard.press('Escape')
  const file = path.join(userData, 'broken.json')
  await writeFile(file, '[\n  "imp",\n  "chef"\n  "spy"\n]')
  await answerDialogs(electronApp, { open: file })
  await grimoire.getByRole('button', { name: /Open a script/ }).click()
  await grimoire.getByRole('button', { name: 'Choose a file' }).click()
  await expect(grimoire.getByRole('dialog')).toContainText('line 4, column 3')
  await expect(grimoire.getByRole('button', { name: 'New game with it' })).toBeDisabled()
})

test('a saved game asks where it stands and goes on from there', async ({ grimoire }) => {
  await dropFile(grimoire, saved, 'evening.json')
  const report = grimoire.getByRole('dialog')
  const goOn = report.getByRole('button', { name: 'Continue this game' })
  await expect(report).toContainText('5 players, 4 alive')
  await expect(goOn).toBeDisabled()
  await report.getByText('Night', { exact: true }).click()
  await report.getByRole('button', { name: 'More' }).click()
  await goOn.click()
  const standing = async () => {
    const answer = await grimoire.evaluate(() => window.grimoire.game.getView())
    if (!answer.ok || !answer.value) return null
    const { phase, seats, bluffs } = answer.value
    return {
      phase,
      seats: seats.map(({ name, character, isAlive }) => [name, character, isAlive]),
      bluffs: bluffs[0]?.characters,
    }
  }
  await expect.poll(standing).toEqual({
    phase: { kind: 'night', number: 2 },
    seats: [
      ['Guest 1', 'imp', true],
      ['Guest 2', 'chef', false],
      ['Guest 3', 'empath', true],
      ['Guest 4', 'soldier', true],
      ['Guest 5', 'poisoner', true],
    ],
    bluffs: ['monk', 'mayor', 'saint'],
  })
})

test('homebrew speaks for itself: on tokens, in the night, on its card, and as a Traveller on the wall', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  await dropFile(grimoire, JSON.stringify([...(JSON.parse(mixed) as unknown[]), reader]), 'lamps.json')
  await grimoire.getByRole('button', { name: 'New game with it' }).click()
  await expect.poll(async () => (await scriptOf(grimoire))?.name).toBe('Lamps & Shadows')
  await grimoire.evaluate(async () => {
    const send = async (kind: string, data: unknown) => {
      const view = await window.grimoire.game.getView()
      const expectedHead = view.ok ? (view.value?.game.head ?? null) : null
      const command = { id: crypto.randomUUID(), expectedHead, at: Date.now(), kind, data, override: true }
      await window.grimoire.game.dispatch(command as Parameters<typeof window.grimoire.game.dispatch>[0])
    }
    await send('newTable', { players: 5, names: ['Ada', 'Bruno', 'Cleo', 'Dov', 'Ema'] })
    const characters = ['lamp', 'chef', 'monk', 'reader', 'fanggu']
    for (const [index, character] of characters.entries()) await send('assign', { seat: index + 1, character })
    await send('startGame', {})
    await send('addTraveller', { character: 'guest', alignment: 'good', name: 'Gil' })
  })
  const night = grimoire.getByRole('tabpanel')
  await expect(night).toContainText('Lamplighter')
  for (let steps = 0; steps < 6; steps += 1) {
    if (await night.getByText('The Lamplighter points at two players.').isVisible()) break
    await night.getByRole('button', { name: 'Skip' }).click()
  }
  await expect(night.getByText('The Lamplighter points at two players.')).toBeVisible()
  const step = night.getByRole('article', { name: 'Lamplighter · Ada' })
  await step.getByRole('button', { name: /^Show/ }).click()
  await expect(grimoire.getByRole('dialog', { name: 'THE LAMP IS OUT' })).toBeVisible()
  await grimoire.keyboard.down(' ')
  await grimoire.getByRole('dialog', { name: 'THE LAMP IS OUT' }).waitFor({ state: 'detached' })
  await grimoire.keyboard.up(' ')
  await new GrimoireWindow(grimoire).liftCurtain()
  const readerStep = night.getByRole('article', { name: 'Reader · Dov' })
  await step.getByRole('button', { name: 'Skip' }).click()
  await readerStep.getByRole('button', { name: /^Show/ }).click()
  await expect(grimoire.getByRole('dialog', { name: 'Reader' })).toContainText('the Grimoire')
  await grimoire.keyboard.down(' ')
  await grimoire.getByRole('dialog', { name: 'Reader' }).waitFor({ state: 'detached' })
  await grimoire.keyboard.up(' ')
  await new GrimoireWindow(grimoire).liftCurtain()

  await townSquareWindow.open()
  const wall = await pageOf(electronApp, 'townsquare')
  await expect(wall.locator('main')).toContainText('Night Guest')
  await expect(wall.locator('main')).not.toContainText('Lamplighter')
})

test('every official character fits on one script', async ({ grimoire }) => {
  const catalogue = path.resolve(import.meta.dirname, '../../../shared/domain/catalogue/characters.json')
  const everyone = (JSON.parse(await readFile(catalogue, 'utf8')) as { id: string }[]).map(({ id }) => id)
  await dropFile(grimoire, JSON.stringify(everyone), 'everyone.json')
  await expect(grimoire.getByRole('dialog').locator('li[data-action=used]')).toHaveCount(181)
  await grimoire.getByRole('button', { name: 'New game with it' }).click()
  await grimoire.getByRole('tab', { name: 'Reference' }).click()
  await grimoire.getByRole('button', { name: 'Script', exact: true }).click()
  const sheet = grimoire.getByRole('dialog')
  await expect(sheet.locator('[data-team=townsfolk] li')).toHaveCount(69)
  await expect(sheet.locator('[data-team=jinxes] li')).toHaveCount(131)
  await sheet.getByRole('button', { name: 'Edit in the builder' }).click()
  const search = grimoire.getByRole('dialog').getByLabel('Search')
  await search.fill('imp')
  await expect(grimoire.locator('.catalogue li').first()).toContainText('Imp')
})
