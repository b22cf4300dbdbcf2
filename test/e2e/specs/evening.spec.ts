import { expect, test } from '../fixtures/app'
import { GrimoireWindow } from '../pages/grimoireWindow'

const NAMES = ['Ada', 'Bruno', 'Chloe', 'Dmitri', 'Esme', 'Farah', 'Goran']

test('an evening from the first name to the vote, by keyboard and click', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await window.setTheTable(NAMES)
  await window.dealTroubleBrewing()
  for (const name of NAMES) await expect(window.seat(name)).not.toHaveAccessibleName(/no character yet/)

  await window.panel.getByRole('button', { name: 'Begin the first night' }).click()
  await expect(window.panel.getByRole('heading', { name: 'Night 1' })).toBeVisible()
  await window.panel.getByRole('button', { name: /^(End the night now|Dawn: announce the deaths)/ }).click()
  await expect(window.panel.getByRole('heading', { name: 'Day 1' })).toBeVisible()

  // Nothing happens to whoever nominates the Imp.
  const imp = await window.playerOf('Imp')
  await window.seat(NAMES.find((name) => name !== imp) ?? '').click()
  await window.seat(imp).click()
  await expect(window.panel.getByText('0 of 4 needed')).toBeVisible()
  for (let hand = 0; hand < NAMES.length; hand++) await grimoire.keyboard.press('ArrowUp')
  await expect(window.panel.getByText(`${imp} is about to die, with 7`)).toBeVisible()
})

test('the curtain covers at once, and lifts only while Space is held', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await window.setTheTable(NAMES)
  await grimoire.keyboard.press('Tab')
  await grimoire.keyboard.press('Escape')
  await expect(window.curtain).toBeVisible()
  await expect(window.board).toBeHidden()
  await grimoire.keyboard.press(' ')
  await expect(window.curtain).toBeVisible()
  await window.liftCurtain()
  await expect(window.board).toBeVisible()
})

test('a card closes into the curtain, never into the Grimoire', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await window.setTheTable(NAMES)
  await window.page.getByRole('button', { name: /^Show a card/ }).click()
  await window.page.getByRole('button', { name: 'You did not wake' }).click()
  const card = grimoire.getByRole('dialog', { name: /You did not wake/ })
  await expect(card).toBeVisible()
  await expect(window.board).toBeHidden()
  await grimoire.keyboard.down(' ')
  await card.waitFor({ state: 'detached' })
  await expect(window.curtain).toBeVisible()
  await grimoire.keyboard.up(' ')
  await expect(window.curtain).toBeVisible()
})
