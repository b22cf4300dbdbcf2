import type { BrowserWindow } from 'electron'
import { failed, ok, type Result } from '../../shared/lib/result'
import { createAppWindow } from './createAppWindow'

/** In memory only: the printing window keeps nothing and shares nothing. */
export const PRINT_PARTITION = 'print'

/** How long a page may take to paint, in milliseconds; a damaged one must not hold the Storyteller up for ever. */
const LONGEST_WAIT_MS = 30_000

/** Margin of the paper in inches: 10 mm. */
const MARGIN_IN = 10 / 25.4

/** What the printer hangs on: what to print is its caller's business, the paper is its own. */
interface PrinterParts {
  readonly preload: string
  readonly register: (window: BrowserWindow) => void
}

/** Prints one sheet at a time in a window that is never shown. */
export interface ScriptPrinter<Sheet> {
  /** Codes: `print-busy`, `print-failed`. */
  readonly print: (sheet: Sheet, paper: 'A4' | 'Letter') => Promise<Result<Uint8Array>>
  /** What the window asks for. Code: `nothing-to-print`. */
  readonly sheet: () => Result<Sheet>
  /** The window says that it has painted. */
  readonly ready: () => void
}

export function createScriptPrinter<Sheet>({ preload, register }: PrinterParts): ScriptPrinter<Sheet> {
  let job: { readonly sheet: Sheet; readonly painted: () => void } | null = null

  async function pdfOf(window: BrowserWindow, painted: Promise<boolean>, paper: 'A4' | 'Letter') {
    if (!(await painted)) return failed({ code: 'print-failed', message: 'the page did not paint' })
    const margins = { top: MARGIN_IN, bottom: MARGIN_IN, left: MARGIN_IN, right: MARGIN_IN }
    const pdf = await window.webContents.printToPDF({ pageSize: paper, printBackground: true, margins })
    return ok(new Uint8Array(pdf))
  }

  return {
    async print(sheet, paper) {
      if (job) return failed({ code: 'print-busy', message: 'another sheet is being printed' })
      const painted = new Promise<boolean>((resolve) => {
        job = { sheet, painted: () => resolve(true) }
        setTimeout(() => resolve(false), LONGEST_WAIT_MS).unref()
      })
      const window = createAppWindow({
        page: 'print',
        preload,
        partition: PRINT_PARTITION,
        window: { width: 900, height: 1200, skipTaskbar: true, focusable: false, backgroundColor: '#ffffff' },
      })
      register(window)
      try {
        return await pdfOf(window, painted, paper)
      } finally {
        job = null
        window.destroy()
      }
    },
    sheet: () => (job ? ok(job.sheet) : failed({ code: 'nothing-to-print', message: 'no sheet is being printed' })),
    ready: () => job?.painted(),
  }
}
