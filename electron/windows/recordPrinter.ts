import { session as electronSession } from 'electron'
import { failed, ok, type Result } from '../../shared/lib/result'
import { APP_SCHEME } from './appPages'
import { createAppWindow } from './createAppWindow'
import { denyPermissions } from './guards'

/** In memory only, and it serves the one page that is being printed. */
const PARTITION = 'record'

/** Margin of the paper in inches: 12 mm. */
const MARGIN_IN = 12 / 25.4

/** How long a page may take to load, in milliseconds. */
const LONGEST_WAIT_MS = 30_000

/** Prints a page that needs nothing else, in a window that is never shown and runs no script. Codes: `print-busy`, `print-failed`. */
export function createRecordPrinter(): (page: string) => Promise<Result<Uint8Array>> {
  let page: string | null = null
  let isServed = false

  function serve(): void {
    if (isServed) return
    isServed = true
    const session = electronSession.fromPartition(PARTITION)
    denyPermissions(session)
    session.protocol.handle(APP_SCHEME, () => {
      return new Response(page ?? '', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    })
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
      if (!(await loaded)) return failed({ code: 'print-failed', message: 'the page did not load' })
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
