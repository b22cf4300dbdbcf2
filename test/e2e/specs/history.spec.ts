import { expect, launchBelfry, pageOf, test } from '../fixtures/app'
import { layOut, send, viewOf } from '../fixtures/games'
import { GrimoireWindow } from '../pages/grimoireWindow'
import { NightPanel } from '../pages/nightPanel'

test('undo and redo go all the way back and forth, faster than anybody can follow', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'day', number: 1 })
  for (const name of ['Anna', 'Bertrand', 'Chidi', 'Dolores']) {
    await window.seat(name).focus()
    await grimoire.keyboard.press('k')
    await expect(window.seat(name)).toHaveAccessibleName(/dead/)
  }
  const full = await viewOf(grimoire)
  for (let press = 0; press < 30; press++) await grimoire.keyboard.press('Control+z')
  await expect(grimoire.getByRole('button', { name: /^Undo/ })).toBeDisabled()
  for (let press = 0; press < 30; press++) await grimoire.keyboard.press('Control+y')
  await expect(grimoire.getByRole('button', { name: /^Redo/ })).toBeDisabled()
  await expect.poll(async () => (await viewOf(grimoire)).seats).toEqual(full.seats)
  // Both at once, as a nervous hand does it: nothing comes in between, nothing is lost.
  for (let press = 0; press < 20; press++) await grimoire.keyboard.press(press % 3 === 2 ? 'Control+y' : 'Control+z')
  for (let press = 0; press < 30; press++) await grimoire.keyboard.press('Control+Shift+z')
  await expect.poll(async () => (await viewOf(grimoire)).seats).toEqual(full.seats)
})

test('a new gesture after undo goes its own way, and the record of an override says so', async ({ grimoire }) => {
  const window = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'day', number: 1 })
  await window.seat('Anna').focus()
  await grimoire.keyboard.press('k')
  await expect(window.seat('Anna')).toHaveAccessibleName(/dead/)
  await grimoire.keyboard.press('Control+z')
  await expect(window.seat('Anna')).not.toHaveAccessibleName(/dead/)
  await window.seat('Gus').focus()
  await grimoire.keyboard.press('k')
  await expect(window.seat('Gus')).toHaveAccessibleName(/dead/)
  await expect(grimoire.getByRole('button', { name: /^Redo/ })).toBeDisabled()

  const head = (await viewOf(grimoire)).game.head
  await window.seat('Gus').click()
  await window.seat('Jun').click()
  const refusal = grimoire.getByRole('dialog', { name: 'Against the rules' })
  await expect(refusal).toContainText('The dead do not nominate.')
  await refusal.getByRole('button', { name: 'Leave it' }).click()
  expect((await viewOf(grimoire)).game.head).toBe(head)
  expect((await viewOf(grimoire)).day.open).toBeNull()

  await window.seat('Gus').click()
  await window.seat('Jun').click()
  await refusal.getByRole('button', { name: 'Do it anyway' }).click()
  await expect(window.panel.getByText('is nominated')).toBeVisible()
  await window.panel.getByRole('tab', { name: 'Log' }).click()
  await expect(window.panel.getByText('Against the advice:')).toBeVisible()
})

test('closed in the middle of night three, it opens at the same step, and can still be undone', async ({
  userData,
}) => {
  const app = await launchBelfry(userData)
  const grimoire = await pageOf(app, 'grimoire')
  await layOut(grimoire, { kind: 'night', number: 3 })
  const window = new GrimoireWindow(grimoire)
  const night = new NightPanel(window)
  await night.walk({ Poisoner: { targets: ['Farah'] }, Imp: { targets: ['Gus'] } }, 'Fortune Teller')
  await expect(night.heading).toHaveText('Fortune Teller')
  const before = await viewOf(grimoire)
  await app.close()

  const again = await launchBelfry(userData)
  const reopened = new GrimoireWindow(await pageOf(again, 'grimoire'))
  await expect(reopened.panel.getByRole('heading', { name: 'Night 3' })).toBeVisible()
  await expect(new NightPanel(reopened).heading).toHaveText('Fortune Teller')
  const { night: steps, seats, phase } = await viewOf(reopened.page)
  expect({ steps, seats, phase }).toEqual({ steps: before.night, seats: before.seats, phase: before.phase })
  await expect(reopened.seat('Gus')).toHaveAccessibleName(/dead/)
  for (let press = 0; press < 2; press++) await reopened.page.keyboard.press('Control+z')
  await expect(reopened.seat('Gus')).not.toHaveAccessibleName(/dead/)
  await again.close()
})

test('a command on its way when the window closes is either whole or not there', async ({ userData }) => {
  const app = await launchBelfry(userData)
  const grimoire = await pageOf(app, 'grimoire')
  await layOut(grimoire, { kind: 'night', number: 1 })
  const acknowledged: number[] = []
  await grimoire.exposeFunction('acknowledge', (seat: number) => acknowledged.push(seat))
  const closing = grimoire.evaluate(() => {
    const { acknowledge } = window as unknown as { acknowledge: (seat: number) => void }
    const name = async (seat: number): Promise<void> => {
      const view = await window.grimoire.game.getView()
      const expectedHead = view.ok ? (view.value?.game.head ?? null) : null
      const command = { id: crypto.randomUUID(), expectedHead, at: Date.now(), kind: 'renameSeat' as const }
      const answer = await window.grimoire.game.dispatch({ ...command, data: { seat, name: `New ${String(seat)}` } })
      if (answer.ok && answer.value.kind === 'committed') acknowledge(seat)
      if (seat === 5) window.close()
      if (seat < 10) await name(seat + 1)
    }
    return name(1)
  })
  await Promise.allSettled([closing, app.waitForEvent('close')])
  expect(acknowledged.length).toBeGreaterThanOrEqual(5)

  const again = await launchBelfry(userData)
  const { seats } = await viewOf(await pageOf(again, 'grimoire'))
  for (const seat of acknowledged) expect(seats[seat - 1]?.name).toBe(`New ${String(seat)}`)
  await again.close()
})

test('a second program on the same folder gives way to the first', async ({ electronApp, grimoire, userData }) => {
  await layOut(grimoire, { kind: 'day', number: 2 })
  const seen = electronApp.evaluate(
    ({ app }) => new Promise<boolean>((resolve) => app.once('second-instance', () => resolve(true))),
  )
  // It leaves before anybody can attach to it.
  await launchBelfry(userData).catch(() => undefined)
  expect(await seen).toBe(true)
  await send(grimoire, 'renameSeat', { seat: 1, name: 'Still here' })
  await expect(new GrimoireWindow(grimoire).seat('Still here')).toBeVisible()
})
