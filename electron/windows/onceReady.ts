import type { BrowserWindow } from 'electron'

/**
 * Calls back once, when a hidden window can be shown: its page is painted, or has come to the end of its loading all the same. If
 * the graphics process ends just then and starts anew, the window never says `ready-to-show`.
 */
export function onceReady(window: BrowserWindow, show: () => void): void {
  let isDone = false
  const once = (): void => {
    if (isDone) return
    isDone = true
    show()
  }
  window.once('ready-to-show', once)
  window.webContents.once('did-stop-loading', once)
}
