import type { ElectronApplication, Page } from '@playwright/test'
import { expect, pageOf, test } from '../fixtures/app'
import { layOut, TEN, viewOf } from '../fixtures/games'
import { DayPanel } from '../pages/dayPanel'
import { GrimoireWindow } from '../pages/grimoireWindow'
import { TownSquarePage } from '../pages/townSquarePage'

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1100, height: 760 },
  { width: 1280, height: 900 },
  { width: 1500, height: 800 },
]

/** Gives the Grimoire window each of these sizes in turn, so many times in all, and leaves it at the first. */
async function resize(app: ElectronApplication, grimoire: Page, times: number): Promise<void> {
  for (let time = 1; time <= times; time++) {
    const size = SIZES[time % SIZES.length] ?? SIZES[0]
    await app.evaluate(({ BrowserWindow }, bounds) => {
      const window = BrowserWindow.getAllWindows().find((each) => each.webContents.getURL().includes('/grimoire/'))
      window?.setBounds({ x: 0, y: 0, ...bounds })
    }, size)
    await expect.poll(() => grimoire.evaluate(() => innerWidth)).toBe(size?.width)
  }
}

/** Where every token lies. */
const places = (grimoire: Page): Promise<number[][]> =>
  grimoire.locator('.seat-spot .token').evaluateAll((tokens) =>
    tokens.map((token) => {
      const { x, y } = token.getBoundingClientRect()
      return [Math.round(x), Math.round(y)]
    }),
  )

test('a day at the table: a titled timer, a remote, votes on demand, names to point at, and a window that is pulled about', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  const table = new GrimoireWindow(grimoire)
  const day = new DayPanel(table)
  await layOut(grimoire, { kind: 'day', number: 2 })
  await townSquareWindow.open()
  const square = new TownSquarePage(await pageOf(electronApp, 'townsquare'))

  await test.step('the timer is titled, held for a nomination, and goes on with a key', async () => {
    await grimoire.keyboard.press('t')
    await grimoire.keyboard.type('Speeches')
    await grimoire.keyboard.press('Enter')
    await expect(square.main).toContainText('Speeches')
    await table.panel.getByRole('tab', { name: 'Day' }).click()
    await day.nominate('Anna', 'Bertrand')
    await expect(square.main).toContainText('held for the vote')
    await grimoire.keyboard.press('t')
    await expect(square.main).not.toContainText('held for the vote')
  })

  await test.step('the page keys of a remote take the hands; nominations that are used show on the ring', async () => {
    await grimoire.keyboard.press('PageDown')
    await expect(day.voters.filter({ hasText: 'Chidi' })).toHaveAttribute('data-state', 'down')
    for (let hand = 1; hand < TEN.length; hand++) await grimoire.keyboard.press('PageUp')
    await expect(table.panel.getByText('Bertrand is about to die, with 9')).toBeVisible()
    await expect(square.main).toContainText('9of 5 needed')
    await expect(table.seat('Anna')).toHaveAccessibleName(/has nominated$/)
    await expect(table.seat('Bertrand')).toHaveAccessibleName(/was nominated$/)
    await expect(table.panel.getByText(/^This day 0:0\d, the game 0:0\d$/)).toBeVisible()
  })

  await test.step('the list of votes hangs on the wall only when it is switched on', async () => {
    await day.nominate('Chidi', 'Dolores')
    await table.panel.getByRole('button', { name: 'Call it off' }).click()
    await expect(square.main).toContainText('Nominations are open')
    await expect(square.main).not.toContainText('Anna → Bertrand')
    await grimoire.keyboard.press('Control+k')
    await grimoire.keyboard.type('Settings')
    await grimoire.keyboard.press('Enter')
    await grimoire.getByText('The room sees the list of today’s votes').last().click()
    await expect(square.main).toContainText('Anna → Bertrand')
    await grimoire.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('with the Atheist on the script the Storyteller is nominated, and the wall says so', async () => {
    await table.seat('Émile').click()
    await table.panel.getByRole('button', { name: 'The Storyteller' }).click()
    await expect(square.main).toContainText('The Storyteller')
    await expect(day.voters).toHaveCount(TEN.length)
    await table.panel.getByRole('button', { name: 'Call it off' }).click()
    await expect(square.main).not.toContainText('The Storyteller')
  })

  await test.step('names alone to point at; the remote blackens the screen and lifts the curtain by a hold', async () => {
    await grimoire.keyboard.press('s')
    await grimoire.getByRole('button', { name: 'The circle, to point at' }).click()
    const card = grimoire.getByRole('dialog', { name: 'Point at a player' })
    await expect(card).toContainText('Dolores')
    await expect(card.locator('.character-token')).toHaveCount(0)
    await grimoire.keyboard.down('PageDown')
    await card.waitFor({ state: 'detached' })
    await grimoire.keyboard.up('PageDown')
    await expect(table.curtain).toBeVisible()
    await grimoire.keyboard.down('PageDown')
    await table.curtain.waitFor({ state: 'detached' })
    await grimoire.keyboard.up('PageDown')
    await grimoire.keyboard.press('.')
    await expect(table.curtain).toBeVisible()
    await table.liftCurtain()
  })

  await test.step('twenty sizes later every token lies where it lay, and nothing was done', async () => {
    await resize(electronApp, grimoire, SIZES.length)
    await expect.poll(() => places(grimoire)).toHaveLength(TEN.length)
    const before = await places(grimoire)
    const { head } = (await viewOf(grimoire)).game
    await resize(electronApp, grimoire, 20)
    await expect.poll(() => places(grimoire)).toEqual(before)
    expect((await viewOf(grimoire)).game.head).toBe(head)
  })

  await test.step('the table is numbered from another chair, and the other way round', async () => {
    await grimoire.keyboard.press('Control+k')
    await grimoire.keyboard.type('Chidi: Sits in the first chair')
    await grimoire.keyboard.press('Enter')
    await expect(table.seat('Chidi')).toHaveAccessibleName(/seat 1,/)
    await expect(table.seat('Dolores')).toHaveAccessibleName(/seat 2,/)
    await grimoire.keyboard.press('Control+k')
    await grimoire.keyboard.type('the other way round')
    await grimoire.keyboard.press('Enter')
    await expect(table.seat('Bertrand')).toHaveAccessibleName(/seat 2,/)
  })

  await test.step('the game ends on the word of the Storyteller, with a reason', async () => {
    await grimoire.keyboard.press('Control+k')
    await grimoire.keyboard.type('End the game: evil wins')
    await grimoire.keyboard.press('Enter')
    await grimoire.getByLabel('Why: it goes into the record').fill('It is late.')
    await grimoire.keyboard.press('Enter')
    await expect(square.main).toContainText('Evil wins')
    await expect(grimoire.getByRole('dialog')).toHaveCount(0)
    await table.panel.getByRole('tab', { name: 'Log' }).click()
    await expect(
      table.panel.getByText(/Against the advice: the outcome is not certain.*evil wins\. It is late\./i),
    ).toBeVisible()
  })
})
