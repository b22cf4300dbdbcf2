import { session as electronSession, type WebContents } from 'electron'
import { failed, ok, type Result } from '../../shared/lib/result'
import { serveApp, type PageSource } from './appProtocol'
import { createAppWindow } from './createAppWindow'
import { denyPermissions } from './guards'

/** In memory only, and it serves the one page that is being printed. */
const PARTITION = 'record'

/** Margin of the paper in inches: 12 mm. */
const MARGIN_IN = 12 / 25.4

/** How long a page may take to load, in milliseconds. */
const LONGEST_WAIT_MS = 30_000

/** Asks for every slice of the fonts that the page's text needs, in a world of its own: the page itself runs no script. */
const READ_FONTS = `(async () => {
  const families = new Set([...document.fonts].map((face) => face.family.replaceAll('"', '')))
  const { fontFamily } = getComputedStyle(document.body)
  const used = [...families].filter((family) => fontFamily.includes(family))
  await Promise.all(used.map((family) => document.fonts.load('16px "' + family + '"', document.body.textContent)))
  await document.fonts.ready
  return null
})()`
const OWN_WORLD = 999

async function readFonts(contents: WebContents): Promise<boolean> {
  try {
    await contents.executeJavaScriptInIsolatedWorld(OWN_WORLD, [{ code: READ_FONTS }])
    return true
  } catch {
    return false
  }
}

/**
 * Prints a page that needs nothing else than perhaps RECORD_FONTS (appPages.ts), in a window that is never shown and runs no script.
 * Codes: `print-busy`, `print-failed`.
 */
export function createRecordPrinter(source: PageSource): (page: string) => Promise<Result<Uint8Array>> {
  let page: string | null = null
  let isServed = false

  function serve(): void {
    if (isServed) return
    isServed = true
    const session = electronSession.fromPartition(PARTITION)
    denyPermissions(session)
    serveApp(session, 'record', { ...source, pageText: () => page ?? '' })
  }

  async function printed(): Promise<Result<Uint8Array>> {
    const window = createAppWindow({
      page: 'record',
      preload: null,
      partition: PARTITION,
      window: { width: 900, height: 1200, skipTaskbar: true, focusable: false, backgroundColor: '#ffffff' },
    })
    try {
      const loaded = new Promise<boolean>((resolve) => {
        window.webContents.once('did-finish-load', () => resolve(true))
        setTimeout(() => resolve(false), LONGEST_WAIT_MS).unref()
      })
      if (!(await loaded) || !(await readFonts(window.webContents)))
        return failed({ code: 'print-failed', message: 'the page did not load' })
      const margins = { top: MARGIN_IN, bottom: MARGIN_IN, left: MARGIN_IN, right: MARGIN_IN }
      const pdf = await window.webContents.printToPDF({ pageSize: 'A4', printBackground: true, margins })
      return ok(new Uint8Array(pdf))
    } finally {
      window.destroy()
    }
  }

  return async (text) => {
    if (page !== null) return failed({ code: 'print-busy', message: 'another record is being printed' })
    serve()
    page = text
    try {
      return await printed()
    } finally {
      page = null
    }
  }
}
