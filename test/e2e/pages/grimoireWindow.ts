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

  /** The seat whose token shows this character; the name of its player. */
  async playerOf(character: string): Promise<string> {
    const label = await this.board
      .getByRole('button', { name: new RegExp(`, seat \\d+, ${character}, `) })
      .getAttribute('aria-label')
    return label?.split(', seat ')[0] ?? ''
  }

  /** Chooses these characters of Trouble Brewing by hand. */
  async chooseCharacters(characters: readonly string[]): Promise<void> {
    await this.panel.getByText('Trouble Brewing', { exact: true }).click()
    for (const character of characters) await this.panel.getByRole('button', { name: character, exact: true }).click()
  }

  /** Lets so many players draw a token each, as the laptop goes round. */
  async drawTokens(count: number): Promise<string[]> {
    const drawn: string[] = []
    for (let turn = 0; turn < count; turn++) {
      await this.page.getByRole('button', { name: 'Draw a token' }).click()
      const hide = this.page.getByRole('button', { name: 'I have seen it: cover it' })
      await hide.waitFor()
      drawn.push((await this.page.getByRole('dialog').locator('text.name').textContent()) ?? '')
      await hide.click()
    }
    return drawn
  }

  /** Holds Space until the curtain is up, as a hand would. */
  async liftCurtain(): Promise<void> {
    await this.page.keyboard.down(' ')
    await this.curtain.waitFor({ state: 'detached' })
    await this.page.keyboard.up(' ')
  }
}
