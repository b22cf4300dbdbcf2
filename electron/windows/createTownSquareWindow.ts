import type { BrowserWindow, Rectangle } from 'electron'
import { createAppWindow } from './createAppWindow'

/** In memory only: the room's window keeps nothing and shares nothing with the Grimoire's session. */
export const TOWN_SQUARE_PARTITION = 'townsquare'

/** The public window, hidden: TownSquareScreen decides where and when it shows. */
export function createTownSquareWindow(preload: string, bounds: Rectangle): BrowserWindow {
  return createAppWindow({
    page: 'townsquare',
    preload,
    partition: TOWN_SQUARE_PARTITION,
    window: { ...bounds, minWidth: 480, minHeight: 270, title: 'Town Square' },
  })
}
