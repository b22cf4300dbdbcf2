import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { layOut, send, viewOf } from '../fixtures/games'
import { GrimoireWindow } from '../pages/grimoireWindow'

const FIVE = [
  ['Ada', 'imp'],
  ['Bruno', 'chef'],
  ['Cleo', 'empath'],
  ['Dov', 'poisoner'],
  ['Ema', 'washerwoman'],
] as const

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox()
  if (!box) throw new Error('not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** As a hand does it: down, over in a few moves, up. */
async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const start = await middleOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 12, start.y + 12)
  await page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test('by pointer: from the tray to a seat, seat to seat, reminder on, over and off; each is one undo', async ({
  grimoire,
}) => {
  const window = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'night', number: 1 }, FIVE)
  await grimoire.getByRole('button', { name: 'Character tokens' }).click()
  const tray = grimoire.getByRole('complementary', { name: 'Character tokens' })
  await tray.getByLabel('Search').fill('mayor')
  await drag(grimoire, tray.getByRole('button', { name: 'Mayor', exact: true }), await middleOf(window.seat('Bruno')))
  await expect(window.seat('Bruno')).toHaveAccessibleName(/Mayor/)
  await tray.getByRole('button', { name: 'Close' }).click()

  await drag(grimoire, window.seat('Bruno'), await middleOf(window.seat('Dov')))
  await expect
    .poll(async () => (await viewOf(grimoire)).seats.map(({ name }) => name))
    .toEqual(['Ada', 'Dov', 'Cleo', 'Bruno', 'Ema'])
  await grimoire.keyboard.press('Control+z')
  await expect.poll(async () => (await viewOf(grimoire)).seats[1]?.name).toBe('Bruno')

  await send(grimoire, 'placeReminder', { seat: 1, character: 'mayor', label: 'Bluff' })
  const reminder = window.board.getByRole('button', { name: /^Bluff/ })
  await drag(grimoire, reminder, await middleOf(window.seat('Cleo')))
  await expect.poll(() => remindersOf(grimoire)).toEqual([[], [], ['Bluff'], [], []])
  await drag(grimoire, reminder, await middleOf(window.panel))
  await expect.poll(() => remindersOf(grimoire)).toEqual([[], [], [], [], []])
  await grimoire.keyboard.press('Control+z')
  await expect.poll(() => remindersOf(grimoire)).toEqual([[], [], ['Bluff'], [], []])
})

test('a drag that is broken off changes nothing', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'night', number: 1 }, FIVE)
  const head = (await viewOf(grimoire)).game.head
  const [start, end] = [await middleOf(window.seat('Ada')), await middleOf(window.seat('Dov'))]
  await grimoire.mouse.move(start.x, start.y)
  await grimoire.mouse.down()
  await grimoire.mouse.move(end.x, end.y, { steps: 5 })
  await grimoire.keyboard.press('Escape')
  await grimoire.mouse.up()
  await expect(window.curtain).toHaveCount(0)
  expect((await viewOf(grimoire)).game.head).toBe(head)
  // The next press is a press again: by night it picks for the step.
  await window.seat('Ada').click()
  await expect(window.panel.locator('.slot', { hasText: 'Ada' })).toBeVisible()
})

test('by keyboard: the same seats and reminders, without a pointer', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'night', number: 1 }, FIVE)
  await window.seat('Ada').focus()
  await grimoire.keyboard.press('ArrowRight')
  await expect(window.seat('Bruno')).toBeFocused()
  await grimoire.keyboard.press('c')
  await grimoire.keyboard.type('mayor')
  await grimoire.keyboard.press('Enter')
  await expect(window.seat('Bruno')).toHaveAccessibleName(/Mayor/)
  await expect(grimoire.getByRole('dialog')).toHaveCount(0)

  await window.seat('Bruno').focus()
  await grimoire.keyboard.press('r')
  await grimoire.keyboard.type('My own words')
  await grimoire.keyboard.press('Enter')
  await expect.poll(() => remindersOf(grimoire)).toEqual([[], ['My own words'], [], [], []])

  const own = window.board.getByRole('button', { name: /^My own words/ })
  await window.seat('Bruno').focus()
  await expect(own).toBeVisible()
  await grimoire.keyboard.press('ArrowDown')
  await expect(own).toBeFocused()
  await grimoire.keyboard.press('m')
  await expect(grimoire.getByText('Press where it should go. Esc lets go.')).toBeVisible()
  await grimoire.keyboard.press('Escape')
  await expect.poll(() => remindersOf(grimoire)).toEqual([[], ['My own words'], [], [], []])
  await expect(window.curtain).toHaveCount(0)

  await window.seat('Bruno').focus()
  await grimoire.keyboard.press('m')
  await grimoire.keyboard.press('ArrowRight')
  await grimoire.keyboard.press('ArrowRight')
  await grimoire.keyboard.press('Enter')
  await expect.poll(async () => (await viewOf(grimoire)).seats[1]?.name).not.toBe('Bruno')
  await grimoire.keyboard.press('Control+z')
  await expect.poll(async () => (await viewOf(grimoire)).seats[1]?.name).toBe('Bruno')
})

async function remindersOf(grimoire: Page): Promise<string[][]> {
  return (await viewOf(grimoire)).seats.map(({ reminders }) => reminders.map(({ label }) => label))
}
