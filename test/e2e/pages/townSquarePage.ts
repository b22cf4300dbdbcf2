import type { Locator, Page } from '@playwright/test'

/** The page on the wall, as the room reads it. */
export class TownSquarePage {
  readonly main: Locator

  constructor(readonly page: Page) {
    this.main = page.locator('main')
  }

  /** All that the window holds: what is drawn, what is hidden in it, and what it was sent. */
  async everything(): Promise<string> {
    return this.page.evaluate(async () => {
      const view = await window.townSquare.getView()
      return `${document.querySelector('main')?.outerHTML ?? ''}\n${JSON.stringify(view)}`
    })
  }

  /** Which of these words the window holds anywhere. */
  async findsAnyOf(words: readonly string[]): Promise<string[]> {
    const all = await this.everything()
    return words.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(all))
  }
}
