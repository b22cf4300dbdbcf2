import type { ElectronApplication, Page } from '@playwright/test'
import { expect, pageOf } from '../fixtures/app'
import { DayPanel } from './dayPanel'
import { EditionTable } from './editionTable'
import { NightPanel } from './nightPanel'
import { TownSquarePage } from './townSquarePage'
import type { TownSquareWindow } from './townSquareWindow'

interface Windows {
  readonly electronApp: ElectronApplication
  readonly grimoire: Page
  readonly townSquareWindow: TownSquareWindow
}

/** Both windows of a game that is played from the bag to its end. `secrets`: words that the room may not read before the reveal. */
export async function wholeGame({ electronApp, grimoire, townSquareWindow }: Windows, secrets: readonly string[]) {
  const table = new EditionTable(grimoire)
  await townSquareWindow.open()
  const square = new TownSquarePage(await pageOf(electronApp, 'townsquare'))
  return {
    table,
    panel: table.panel,
    night: new NightPanel(table),
    day: new DayPanel(table),
    square,
    expectNoSecret: async () => expect(await square.findsAnyOf(secrets)).toEqual([]),
  }
}
