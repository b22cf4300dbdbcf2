import { screen, type BrowserWindow } from 'electron'
import { createAppWindow } from './createAppWindow'
import { grimoireBounds, grimoireDisplay } from './townSquarePlacement'

/** The secret window, on the laptop's own display; shows itself once it has painted. */
export function createGrimoireWindow(preload: string): BrowserWindow {
  const display = grimoireDisplay(screen.getAllDisplays(), screen.getPrimaryDisplay().id)
  const window = createAppWindow({
    page: 'grimoire',
    preload,
    window: { ...grimoireBounds(display.workArea), minWidth: 1024, minHeight: 640, title: 'Belfry' },
  })
  window.once('ready-to-show', () => {
    window.show()
  })
  return window
}
