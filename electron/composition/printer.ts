import type { PrintedSheet } from '../../shared/grimoire/sheet'
import type { createElectronTransport } from '../ipc/electronTransport'
import { isPageUrl } from '../windows/appPages'
import { createSheetPrinter, type SheetPrinter } from '../windows/sheetPrinter'

/** Draws sheets and Grimoires in a window that nobody sees. */
export type Printer = SheetPrinter<PrintedSheet>

type ElectronTransport = ReturnType<typeof createElectronTransport>

/** `preload`: full path of the printing window's. */
export function printerFor(transport: ElectronTransport, preload: string): Printer {
  return createSheetPrinter<PrintedSheet>({
    preload,
    register: (window) => {
      transport.register(window.webContents, { audience: 'print', isOwnPage: (url) => isPageUrl(url, 'print') })
    },
  })
}
