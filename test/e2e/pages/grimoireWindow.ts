import type { Locator, Page } from '@playwright/test'

/** The Grimoire window, in the words of a Storyteller. */
export class GrimoireWindow {
  readonly curtain: Locator
  readonly board: Locator
  readonly panel: Locator

  constructor(readonly page: Page) {
    this.curtain = page.getByRole('dialog', { name: 'The curtain is down' })
    this.board = page.getByRole('group', { name: 'The Grimoire: the circle of seats' })
    this.panel = page.getByRole('complementary', { name: 'Side panel' })
  }

  /** The token of a seat by its player's name. */
  seat(name: string): Locator {
    return this.board.getByRole('button', { name: new RegExp(`^${name}, seat `) })
  }

  async setTheTable(names: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: /^Set the table/ }).click()
    const field = this.page.getByLabel('Names, clockwise from your left')
    for (const name of names) {
      await field.fill(name)
      await field.press('Enter')
      await this.seat(name).waitFor()
    }
  }

  async dealTroubleBrewing(): Promise<void> {
    await this.panel.getByText('Trouble Brewing', { exact: true }).click()
    await this.panel.getByRole('button', { name: 'Choose for me' }).click()
    await this.panel.getByRole('button', { name: 'Deal at random' }).click()
    await this.panel.getByText('dealt', { exact: true }).waitFor()
  }

  /** Holds Space until the curtain is up, as a hand would. */
  async liftCurtain(): Promise<void> {
    await this.page.keyboard.down(' ')
    await this.curtain.waitFor({ state: 'detached' })
    await this.page.keyboard.up(' ')
  }
}
