import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron'
import { pageUrl, type Page } from './appPages'
import { guardNavigation } from './guards'
import { secureWebPreferences } from './secureWebPreferences'

interface AppWindowOptions {
  readonly page: Page
  readonly preload: string
  readonly partition?: string
  readonly window: Omit<BrowserWindowConstructorOptions, 'webPreferences' | 'show'>
}

/** Ground of both pages, so that no window flashes white before its first paint. */
const GROUND = '#10161d'

/** A hidden, guarded window that has begun to load its page. */
export function createAppWindow({ page, preload, partition, window: options }: AppWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    show: false,
    backgroundColor: GROUND,
    autoHideMenuBar: true,
    ...options,
    webPreferences: secureWebPreferences(partition === undefined ? { preload } : { preload, partition }),
  })
  guardNavigation(window.webContents)
  void window.loadURL(pageUrl(page))
  return window
}
