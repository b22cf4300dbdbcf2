import { expect, type Locator } from '@playwright/test'
import type { GrimoireWindow } from './grimoireWindow'

/** What the Storyteller enters for a character: whom the player points at, which character, what is decided, what is said. */
export interface NightAnswer {
  readonly targets?: readonly string[]
  readonly character?: string
  /** The Storyteller's own decision: asked by the choice, or by the step itself where nobody chooses. */
  readonly decide?: string
  readonly say?: string
}

/** The night's steps in the side panel, walked through with the space bar. */
export class NightPanel {
  readonly card: Locator
  readonly heading: Locator
  readonly allDone: Locator

  constructor(private readonly window: GrimoireWindow) {
    const { panel } = window
    this.card = panel.locator('article.now-card')
    this.heading = this.card.getByRole('heading', { level: 3 })
    this.allDone = panel.getByText('Everybody has been woken who should be.')
  }

  /** Where the night stands: the step, and whether it waits for something to be said; `end` when all have been woken. */
  async standing(): Promise<string> {
    // Read at one stroke: what is asked for bit by bit may have gone on in between.
    const text = await this.window.panel.innerText()
    if (text.includes('Everybody has been woken who should be.')) return 'end'
    return `${/step \d+ of \d+/.exec(text)?.[0] ?? 'none'}, ${text.includes('You say') ? 'says' : 'asks'}`
  }

  /** Wakes everybody who is left tonight; answers their names in order. Whoever is not named gets what Belfry proposes. */
  async walk(answers: Readonly<Record<string, NightAnswer>> = {}, until = 'end'): Promise<string[]> {
    const woken: string[] = []
    for (;;) {
      await this.card.or(this.allDone).first().waitFor()
      if ((await this.standing()) === 'end') return woken
      const name = (await this.heading.textContent())?.trim() ?? ''
      if (name === until) return woken
      woken.push(name)
      await this.answer(answers[name] ?? {})
    }
  }

  private async answer({ targets = [], character, decide, say }: NightAnswer): Promise<void> {
    const before = await this.standing()
    const [step] = before.split(', ')
    const isChoice = targets.length > 0 || character !== undefined
    for (const target of targets) {
      await this.window.seat(target).click()
      await expect(this.card.locator('.slot', { hasText: target })).toBeVisible()
    }
    if (character !== undefined) await this.name(character)
    // Whom an informer points at is entered by itself.
    const entersItself = isChoice && (await this.card.getAttribute('data-learns')) !== null
    if (entersItself) await expect.poll(() => this.standing()).not.toBe(before)
    else if (isChoice && decide === undefined) await this.goOn()
    if (decide !== undefined) await this.decide(decide, isChoice)
    if ((await this.standing()).split(', ')[0] !== step) return
    if (say !== undefined) await this.card.getByRole('button', { name: say, exact: true }).click()
    await this.goOn()
  }

  private async name(character: string): Promise<void> {
    const { page } = this.window
    await this.card.locator('.character-select').first().click()
    await page.getByPlaceholder('Search', { exact: true }).fill(character)
    await page.getByRole('dialog').getByRole('button', { name: character, exact: true }).click()
  }

  private async decide(option: string, isAskedByChoice: boolean): Promise<void> {
    const before = await this.standing()
    if (isAskedByChoice) await this.window.page.keyboard.press(' ')
    await this.window.panel.locator('.decision').getByRole('button', { name: option, exact: true }).first().click()
    await expect.poll(() => this.standing()).not.toBe(before)
  }

  /** Where nothing was entered that should be, Belfry asks once more. */
  private async goOn(): Promise<void> {
    const before = await this.standing()
    await this.window.page.keyboard.press(' ')
    const isAsking = async (): Promise<boolean> =>
      (await this.standing()) === before && (await this.card.locator('.missing').count()) > 0
    await expect.poll(async () => (await isAsking()) || (await this.standing()) !== before).toBe(true)
    if (await isAsking()) await this.window.page.keyboard.press(' ')
    await expect.poll(() => this.standing()).not.toBe(before)
  }

  async dawn(): Promise<void> {
    await expect(this.allDone).toBeVisible()
    await this.window.page.keyboard.press(' ')
    await expect(this.window.panel.getByRole('heading', { name: /^Day / })).toBeVisible()
  }
}
