import { expect, type Locator } from '@playwright/test'
import type { GrimoireWindow } from './grimoireWindow'

/** Nominations and votes, with presses on the board and the arrow keys. */
export class DayPanel {
  readonly voters: Locator

  constructor(private readonly window: GrimoireWindow) {
    this.voters = window.panel.locator('.voters button')
  }

  async nominate(by: string, nominee: string): Promise<void> {
    await this.window.seat(by).click()
    await expect(this.window.panel.getByText(`${by} nominates. Press the nominee.`)).toBeVisible()
    await this.window.seat(nominee).click()
  }

  /** Calls for the exile of a Traveller. */
  async callExile(by: string, traveller: string): Promise<void> {
    const { panel } = this.window
    await panel.getByText('Call for exile', { exact: true }).first().click()
    await this.window.seat(by).click()
    await expect(panel.getByText(`${by} calls for an exile. Press the Traveller.`)).toBeVisible()
    await this.window.seat(traveller).click()
  }

  /** Takes the hands in the order of the clock until so many have been looked at; these put theirs up. The last one ends the vote. */
  async takeHands(up: readonly string[], count = Infinity): Promise<void> {
    await this.voters.first().waitFor()
    const names = await this.voters.locator('.name').allTextContents()
    for (const name of names.slice(0, count)) {
      const isUp = up.includes(name)
      const row = this.voters.filter({ has: this.window.page.getByText(name, { exact: true }) })
      const state = await row.getAttribute('data-state')
      if (state === 'up' || state === 'down') continue
      await this.window.page.keyboard.press(isUp ? 'ArrowUp' : 'ArrowDown')
      const isTaken = row.and(this.window.page.locator(`[data-state="${isUp ? 'up' : 'down'}"]`))
      await expect.poll(async () => (await isTaken.count()) > 0 || (await this.voters.count()) === 0).toBe(true)
    }
    if (count >= names.length) await expect(this.voters).toHaveCount(0)
  }

  async vote(by: string, nominee: string, up: readonly string[]): Promise<void> {
    await this.nominate(by, nominee)
    await this.takeHands(up)
  }

  async end(): Promise<void> {
    await this.window.panel.getByRole('button', { name: 'End the day' }).click()
    await expect(this.window.panel.getByRole('heading', { name: /^Night / })).toBeVisible()
  }
}
