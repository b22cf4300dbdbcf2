import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { layOut, send } from '../fixtures/games'
import { GrimoireWindow } from '../pages/grimoireWindow'

/** What can be seen now, once nothing moves any more. */
const picture = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' })

/** The same game, looking different: a kill, a reminder and another name. */
async function changeTheGrimoire(grimoire: Page): Promise<void> {
  await send(grimoire, 'kill', { target: 3, cause: { kind: 'storyteller', ability: 'storyteller' } } as never)
  await send(grimoire, 'placeReminder', { seat: 5, character: 'monk', label: 'Safe' })
  await send(grimoire, 'renameSeat', { seat: 7, name: 'Somebody else' })
}

test('no pixel of the Grimoire shows through the curtain', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'night', number: 2 })
  const open = await picture(grimoire)
  await grimoire.keyboard.press('b')
  await expect(window.curtain).toBeVisible()
  const covered = await picture(grimoire)
  await changeTheGrimoire(grimoire)
  expect((await picture(grimoire)).equals(covered)).toBe(true)
  await window.liftCurtain()
  await expect(window.seat('Somebody else')).toBeVisible()
  expect((await picture(grimoire)).equals(open)).toBe(false)
})

test('it falls within the frame in which the key is pressed', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'night', number: 2 })
  await grimoire.evaluate(() => {
    const seen = { isCovered: false }
    Object.assign(globalThis, { seen })
    const look = (): void => {
      const secret = document.querySelector('.secret')
      seen.isCovered = secret !== null && getComputedStyle(secret).visibility === 'hidden'
    }
    addEventListener('keydown', () => requestAnimationFrame(look), { capture: true, once: true })
  })
  await grimoire.keyboard.press('F9')
  await expect
    .poll(() => grimoire.evaluate(() => (globalThis as unknown as { seen: object }).seen))
    .toEqual({
      isCovered: true,
    })
  await expect(window.curtain).toBeVisible()
})

test('nothing but a hold lifts it', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'day', number: 1 })
  await grimoire.keyboard.press('Escape')
  await expect(window.curtain).toBeVisible()
  for (const key of [' ', 'Enter', 'Escape', 'b', 's', 'F9', 'Tab', 'Control+k', 'Control+z', 'ArrowUp'])
    await grimoire.keyboard.press(key)
  await window.curtain.click()
  await window.curtain.click({ button: 'right' })
  await window.curtain.dblclick()
  await expect(window.curtain).toBeVisible()
  await expect(window.board).toBeHidden()
  await expect(grimoire.getByRole('dialog')).toHaveCount(1)
  await window.liftCurtain()
  await expect(window.board).toBeVisible()
})

test('a pointer held down lifts it too, and a press with something open stays covered', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'night', number: 1 })
  await window.seat('Anna').click()
  await expect(grimoire.getByRole('dialog', { name: 'Anna, seat 1' })).toBeVisible()
  await grimoire.keyboard.press('F9')
  await expect(window.curtain).toBeVisible()
  await expect(grimoire.getByText('Anna, seat 1')).toBeHidden()
  await grimoire.mouse.move(400, 300)
  await grimoire.mouse.down()
  await window.curtain.waitFor({ state: 'detached' })
  await grimoire.mouse.up()
  await expect(grimoire.getByRole('dialog', { name: 'Anna, seat 1' })).toBeVisible()
})

test('a card shows itself alone, and closes into the curtain by a hold', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'night', number: 2 })
  await grimoire.keyboard.press('s')
  await grimoire.getByRole('button', { name: 'Use your ability?' }).click()
  const card = grimoire.getByRole('dialog', { name: /use\s+your ability/ })
  await expect(card).toBeVisible()
  const before = await picture(grimoire)
  await changeTheGrimoire(grimoire)
  expect((await picture(grimoire)).equals(before)).toBe(true)
  for (const key of [' ', 'Enter', 'Escape', 'b', 'ArrowRight']) await grimoire.keyboard.press(key)
  await card.click()
  await expect(card).toBeVisible()
  await grimoire.keyboard.down(' ')
  await card.waitFor({ state: 'detached' })
  await expect(window.curtain).toBeVisible()
  await expect(window.board).toBeHidden()
  await grimoire.keyboard.up(' ')
  await window.liftCurtain()
})
