import { expect, test } from '../fixtures/app'
import { Finger } from '../fixtures/finger'
import { layOut, send, TEN, viewOf } from '../fixtures/games'
import { DayPanel } from '../pages/dayPanel'
import { GrimoireWindow } from '../pages/grimoireWindow'

test('by finger: tokens, seats and reminders are dragged, a seat is opened, a vote is taken', async ({ grimoire }) => {
  const table = new GrimoireWindow(grimoire)
  const day = new DayPanel(table)
  const finger = await Finger.on(grimoire)
  const tab = (name: string) => table.panel.getByRole('tab', { name })
  await layOut(grimoire, { kind: 'day', number: 2 })

  await test.step('two taps nominate, one tap a hand', async () => {
    await finger.tap(table.seat('Gus'))
    await expect(table.panel.getByText('Gus nominates. Press the nominee.')).toBeVisible()
    await finger.tap(table.seat('Ivo'))
    for (let hand = 1; hand <= TEN.length; hand++) {
      await expect(day.voters.and(grimoire.locator('[data-state=up]'))).toHaveCount(hand - 1)
      await finger.tap(table.panel.getByRole('button', { name: 'Hand up', exact: true }))
    }
    await expect(table.panel.getByText('Ivo is about to die, with 10')).toBeVisible()
  })

  await test.step('a seat is opened and closed again', async () => {
    await finger.tap(tab('Log'))
    await finger.tap(table.seat('Farah'))
    const sheet = grimoire.getByRole('dialog', { name: /^Farah, seat / })
    await finger.tap(sheet.getByRole('button', { name: 'Done' }))
    await expect(sheet).toHaveCount(0)
  })

  await test.step('a character from the tray, down in the list', async () => {
    await finger.tap(grimoire.getByRole('button', { name: 'Character tokens' }))
    const tray = grimoire.getByRole('complementary', { name: 'Character tokens' })
    await finger.drag(tray.getByRole('button', { name: 'Mayor', exact: true }), table.seat('Anna'))
    await expect(table.seat('Anna')).toHaveAccessibleName(/Mayor/)
    await finger.tap(tray.getByRole('button', { name: 'Close' }))
    await expect(tray).toHaveCount(0)
  })

  await test.step('a seat to a seat, a reminder from one player to another', async () => {
    await finger.drag(table.seat('Anna'), table.seat('Chidi'))
    await expect.poll(async () => (await viewOf(grimoire)).seats.at(2)?.name).toBe('Anna')
    await send(grimoire, 'placeReminder', { seat: 1, character: 'slayer', label: 'No ability' })
    await finger.drag(table.board.getByRole('button', { name: /^No ability/i }), table.seat('Dolores'))
    const seatOf = async () => (await viewOf(grimoire)).seats.find(({ reminders }) => reminders.length > 0)?.name
    await expect.poll(seatOf).toBe('Dolores')
  })
})
