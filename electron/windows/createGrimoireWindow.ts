import { screen, type BrowserWindow } from 'electron'
import { createAppWindow } from './createAppWindow'
import { onceReady } from './onceReady'
import { grimoireBounds, grimoireDisplay } from './townSquarePlacement'
import { zoomFor } from './zoom'

/** The secret window, on the laptop's own display; shows itself once it has painted. */
export function createGrimoireWindow(preload: string): BrowserWindow {
  const display = grimoireDisplay(screen.getAllDisplays(), screen.getPrimaryDisplay().id)
  const window = createAppWindow({
    page: 'grimoire',
    preload,
    window: { ...grimoireBounds(display.workArea), minWidth: 1024, minHeight: 640, title: 'Belfry' },
  })
  keepReadable(window)
  onceReady(window, () => {
    window.show()
  })
  return window
}

/** Draws the page larger in a large window, on a 4K screen above all. */
function keepReadable(window: BrowserWindow): void {
  const fit = (): void => {
    const [width = 0, height = 0] = window.getContentSize()
    window.webContents.setZoomFactor(zoomFor({ width, height }))
  }
  window.on('resize', fit)
  window.webContents.on('dom-ready', fit)
}
