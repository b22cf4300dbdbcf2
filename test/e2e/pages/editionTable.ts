import { expect, type Locator, type Page } from '@playwright/test'
import { GrimoireWindow } from './grimoireWindow'

/** A table for a game of any edition, with characters chosen by hand and dealt at random. */
export class EditionTable extends GrimoireWindow {
  /** The open "why". */
  readonly why: Locator
  private readonly go: Locator

  constructor(page: Page) {
    super(page)
    this.why = page.locator('.why-panel')
    this.go = this.panel.locator('.now-card .go')
  }

  /** Deals the characters and begins the first night; answers who holds which. */
  async deal(
    edition: string,
    characters: readonly string[],
    names: readonly string[],
  ): Promise<(character: string) => string> {
    await this.setTheTable(names)
    await this.panel.getByText(edition, { exact: true }).click()
    for (const character of characters) await this.panel.getByRole('button', { name: character, exact: true }).click()
    await this.panel.getByRole('button', { name: 'Deal at random' }).click()
    await this.panel.getByText('dealt', { exact: true }).waitFor()
    const holders = new Map<string, string>()
    for (const character of characters) holders.set(character, await this.playerOf(character))
    await this.panel.getByRole('button', { name: 'Begin the first night' }).click()
    await expect(this.panel.getByRole('heading', { name: 'Night 1' })).toBeVisible()
    return (character) => holders.get(character) ?? ''
  }

  /** Sets the table, chooses these characters and gives each to its player by hand. */
  async giveOut(edition: string, holders: readonly (readonly [name: string, character: string])[]): Promise<void> {
    await this.setTheTable(holders.map(([name]) => name))
    await this.panel.getByText(edition, { exact: true }).click()
    for (const [, character] of holders) await this.panel.getByRole('button', { name: character, exact: true }).click()
    await this.panel.getByRole('button', { name: 'Give them out by hand' }).click()
    const tray = this.page.getByRole('complementary', { name: 'Character tokens' })
    for (const [name, character] of holders) {
      await tray.getByRole('button', { name: character, exact: true }).click()
      await this.seat(name).click()
      await expect(this.seat(name)).toHaveAccessibleName(new RegExp(`, ${character}, `))
    }
    await expect(tray).toHaveCount(0)
  }

  /** A Traveller sits down after the last seat. */
  async arrive(name: string, character: string, side: 'good' | 'evil'): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await this.page.keyboard.type('a traveller arrives')
    await this.page.keyboard.press('Enter')
    const arrival = this.page.getByRole('dialog', { name: 'A Traveller arrives' })
    await arrival.getByLabel('Name').fill(name)
    await arrival.getByText(side === 'good' ? 'Good' : 'Evil', { exact: true }).click()
    await arrival.getByRole('button', { name: character, exact: true }).click()
    await arrival.getByRole('button', { name: 'Sit down' }).click()
    await this.seat(name).waitFor()
  }

  /** What the Storyteller has shown to somebody outside a step is told with Done. */
  async haveShown(name: string, what: string): Promise<void> {
    const showing = this.panel.locator('.showing', { hasText: `${name} learns something` })
    await expect(showing).toContainText(what)
    await showing.getByRole('button', { name: 'Done' }).click()
    await expect(showing).toHaveCount(0)
  }

  /** On the Storyteller's word, once: what was refused is done all the same. */
  async doItAnyway(reason: string): Promise<void> {
    const refusal = this.page.getByRole('dialog', { name: 'Against the rules' })
    await expect(refusal).toContainText(reason)
    await refusal.getByRole('button', { name: 'Do it anyway' }).click()
  }

  async execute(name: string): Promise<void> {
    await this.panel.getByRole('button', { name: `Execute ${name}` }).click()
  }

  /** Enters what was picked in the current step. */
  async done(): Promise<void> {
    const before = await this.panel.locator('.now-card').innerText()
    await this.go.click()
    await expect.poll(() => this.panel.innerText()).not.toContain(before)
  }

  /** Finds a character for the first empty slot of the panel. */
  async nameCharacter(name: string): Promise<void> {
    await this.panel.locator('.character-select').first().click()
    await this.findCharacter(name)
  }

  /** Chooses in the list of characters that is open. */
  async findCharacter(name: string): Promise<void> {
    await this.page.getByPlaceholder('Search', { exact: true }).fill(name)
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }

  async useByDay(ability: string): Promise<void> {
    await this.panel.getByRole('button', { name: new RegExp(`^${ability} · `) }).click()
  }

  async openLog(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Log' }).click()
  }
}
