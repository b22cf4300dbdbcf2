import type { ElectronApplication, Page } from '@playwright/test'

/** What a window does on the screen. */
export interface OnScreen {
  bounds: { x: number; y: number; width: number; height: number }
  isFullScreen: boolean
  isVisible: boolean
}

/** The Town Square's window, seen from outside and steered through the Grimoire. */
export class TownSquareWindow {
  constructor(
    private readonly app: ElectronApplication,
    private readonly grimoire: Page,
  ) {}

  async open(): Promise<void> {
    await this.grimoire.evaluate(() => window.grimoire.townSquareWindow.open())
  }

  async close(): Promise<void> {
    await this.grimoire.evaluate(() => window.grimoire.townSquareWindow.close())
  }

  /** Where the Grimoire is told the Town Square is. */
  async placement(): Promise<string> {
    const answer = await this.grimoire.evaluate(() => window.grimoire.townSquareWindow.getState())
    return answer.ok ? answer.value.placement : answer.error.code
  }

  /** Null while there is no such window. */
  async onScreen(): Promise<OnScreen | null> {
    return onScreen(this.app, 'townsquare')
  }
}

export async function onScreen(app: ElectronApplication, page: 'grimoire' | 'townsquare'): Promise<OnScreen | null> {
  return app.evaluate(({ BrowserWindow }, name) => {
    const found = BrowserWindow.getAllWindows().find((each) => each.webContents.getURL().includes(`/${name}/`))
    if (!found) return null
    return { bounds: found.getBounds(), isFullScreen: found.isFullScreen(), isVisible: found.isVisible() }
  }, page)
}
