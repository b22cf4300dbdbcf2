import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron'
import { pageUrl, type Page } from './appPages'
import { guardNavigation } from './guards'
import { secureWebPreferences } from './secureWebPreferences'

interface AppWindowOptions {
  readonly page: Page
  /** Null = a page that runs no script. */
  readonly preload: string | null
  readonly partition?: string
  readonly isOffscreen?: boolean
  readonly window: Omit<BrowserWindowConstructorOptions, 'webPreferences' | 'show'>
}

/** Ground of both pages, so that no window flashes white before its first paint. */
const GROUND = '#10161d'

/** A hidden, guarded window that has begun to load its page. */
export function createAppWindow({ page, window: options, ...secrets }: AppWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    show: false,
    backgroundColor: GROUND,
    autoHideMenuBar: true,
    ...options,
    webPreferences: secureWebPreferences(secrets),
  })
  guardNavigation(window.webContents)
  void window.loadURL(pageUrl(page))
  return window
}
