import type { BrowserWindow, NativeImage, WebContents } from 'electron'
import { failed, ok, type Result } from '../../shared/lib/result'
import { createAppWindow } from './createAppWindow'

/** In memory only: the printing window keeps nothing and shares nothing. */
export const PRINT_PARTITION = 'print'

/** How long a page may take to paint, in milliseconds; a damaged one must not hold the Storyteller up for ever. */
const LONGEST_WAIT_MS = 30_000

/** Margin of the paper in inches: 10 mm. */
const MARGIN_IN = 10 / 25.4

/** What a page is laid out on, in pixels. */
interface Canvas {
  readonly width: number
  readonly height: number
  readonly isOffscreen: boolean
}

/** Room to lay a page out in; what is printed has the size of the paper. */
const PAPER: Canvas = { width: 900, height: 1200, isOffscreen: false }
/** A window that is only hidden paints nothing of which there could be a picture. */
const PICTURE: Canvas = { width: 1920, height: 1440, isOffscreen: true }

/** What the printer hangs on: what to print is its caller's business, the paper is its own. */
interface PrinterParts {
  readonly preload: string
  readonly register: (window: BrowserWindow) => void
}

/** Prints one sheet at a time in a window that is never shown. Codes: `print-busy`, `print-failed`. */
export interface SheetPrinter<Sheet> {
  readonly pdf: (sheet: Sheet, paper: 'A4' | 'Letter') => Promise<Result<Uint8Array>>
  /** A picture of the sheet's first screen, as PNG. */
  readonly picture: (sheet: Sheet) => Promise<Result<Uint8Array>>
  /** What the window asks for. Code: `nothing-to-print`. */
  readonly sheet: () => Result<Sheet>
  /** The window says that it has painted. */
  readonly ready: () => void
}

type Work = (contents: WebContents) => Promise<Uint8Array | null>

/** Asked for a picture, a window off screen may have none at hand; asked to paint, it hands one over, at first perhaps a blank one; null = nothing else came. */
function paintedImage(contents: WebContents): Promise<NativeImage | null> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => resolve(null), LONGEST_WAIT_MS)
    contents.on('paint', (_event, _dirty, whole) => {
      if (isBlank(whole)) return contents.invalidate()
      clearTimeout(giveUp)
      resolve(whole)
    })
    contents.invalidate()
  })
}

function isBlank(image: NativeImage): boolean {
  const pixels = image.toBitmap()
  // Each dot, of four bytes, is like the one before.
  return pixels.subarray(4).equals(pixels.subarray(0, -4))
}

export function createSheetPrinter<Sheet>({ preload, register }: PrinterParts): SheetPrinter<Sheet> {
  let job: { readonly sheet: Sheet; readonly painted: () => void } | null = null

  async function print(sheet: Sheet, { isOffscreen, ...size }: Canvas, work: Work): Promise<Result<Uint8Array>> {
    if (job) return failed({ code: 'print-busy', message: 'another sheet is being printed' })
    const painted = new Promise<boolean>((resolve) => {
      job = { sheet, painted: () => resolve(true) }
      setTimeout(() => resolve(false), LONGEST_WAIT_MS).unref()
    })
    const window = createAppWindow({
      page: 'print',
      preload,
      partition: PRINT_PARTITION,
      isOffscreen,
      window: { ...size, useContentSize: true, skipTaskbar: true, focusable: false, backgroundColor: '#ffffff' },
    })
    register(window)
    try {
      const printed = (await painted) ? await work(window.webContents) : null
      return printed ? ok(printed) : failed({ code: 'print-failed', message: 'the page did not paint' })
    } finally {
      job = null
      window.destroy()
    }
  }

  return {
    pdf: (sheet, paper) =>
      print(sheet, PAPER, async (contents) => {
        const margins = { top: MARGIN_IN, bottom: MARGIN_IN, left: MARGIN_IN, right: MARGIN_IN }
        return new Uint8Array(await contents.printToPDF({ pageSize: paper, printBackground: true, margins }))
      }),
    picture: (sheet) =>
      print(sheet, PICTURE, async (contents) => {
        const image = await paintedImage(contents)
        return image && new Uint8Array(image.toPNG())
      }),
    sheet: () => (job ? ok(job.sheet) : failed({ code: 'nothing-to-print', message: 'no sheet is being printed' })),
    ready: () => job?.painted(),
  }
}
