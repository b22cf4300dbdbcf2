/**
 * Loaded into the main process before the program itself (`electron -r hook.cjs .`). Reports the moments of the start, and
 * answers the harness: scripts in a page, real input events, times of the appends. The program is not changed.
 */
import { open } from 'node:fs/promises'
import { app, BrowserWindow, type WebContents } from 'electron'
import { waitUntilUsable } from './inPage'
import type { Asked, Drag, PageName, Request, Sync, Told, UsablePages } from './messages'

const epochNow = (): number => performance.timeOrigin + performance.now()
const tell = (told: Told): void => void process.send?.(told)
const usable = JSON.parse(process.env['BELFRY_BENCH_USABLE'] ?? '{}') as UsablePages

const nameOf = (contents: WebContents): PageName =>
  contents.getURL().includes('townsquare') ? 'townsquare' : 'grimoire'

void app.whenReady().then(() => tell({ kind: 'moment', name: 'appReady', page: '', at: epochNow() }))

app.on('browser-window-created', (_event, window) => {
  const { webContents } = window
  const moment = (name: 'readyToShow' | 'usable', at: number): void =>
    tell({ kind: 'moment', name, page: nameOf(webContents), at })
  window.once('ready-to-show', () => moment('readyToShow', epochNow()))
  webContents.once('dom-ready', () => {
    const wanted = usable[nameOf(webContents)]
    if (!wanted) return
    webContents
      .executeJavaScript(`(${waitUntilUsable.toString()})(${JSON.stringify(wanted)})`)
      .then((at: number) => moment('usable', at))
      .catch((error: unknown) => process.stderr.write(`hook: ${String(error)}\n`))
  })
})

const syncs: Sync[] = []

/** Times every append of the program itself: from the write to the end of the sync. */
async function watchSyncs(): Promise<void> {
  const handle = await open(__filename, 'r')
  const prototype = Object.getPrototypeOf(handle) as {
    appendFile: (...input: unknown[]) => Promise<void>
    sync: () => Promise<void>
  }
  await handle.close()
  const { appendFile, sync } = prototype
  const began = new WeakMap<object, number>()
  prototype.appendFile = function (...input) {
    began.set(this, epochNow())
    return appendFile.apply(this, input)
  }
  prototype.sync = async function () {
    await sync.call(this)
    const beganAt = began.get(this)
    if (beganAt !== undefined) syncs.push({ beganAt, doneAt: epochNow() })
  }
}
void watchSyncs()

function contentsOf(page: PageName): WebContents {
  // A window that opens just now has no address yet, and could be taken for the other one.
  const opened = BrowserWindow.getAllWindows().filter(({ webContents }) => webContents.getURL() !== '')
  const found = opened.find(({ webContents }) => nameOf(webContents) === page)
  if (!found) throw new Error(`there is no window of ${page}`)
  return found.webContents
}

/** Moves the pointer as often as a good mouse: about every 8 ms. */
function drag(contents: WebContents, { x, y, radius, durationMs, isPressed }: Drag): Promise<number> {
  const at = (share: number): { x: number; y: number } => ({
    x: Math.round(x + radius * Math.sin(share * 4 * Math.PI)),
    y: Math.round(y + radius * (1 - Math.cos(share * 4 * Math.PI))),
  })
  const button = { button: 'left', clickCount: 1 } as const
  contents.sendInputEvent({ type: 'mouseMove', ...at(0) })
  if (isPressed) contents.sendInputEvent({ type: 'mouseDown', ...at(0), ...button })
  const began = performance.now()
  let moves = 0
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const share = (performance.now() - began) / durationMs
      if (share < 1) {
        moves += 1
        contents.sendInputEvent({
          type: 'mouseMove',
          ...at(share),
          ...(isPressed && { modifiers: ['leftbuttondown'] }),
        })
        return
      }
      clearInterval(timer)
      if (isPressed) contents.sendInputEvent({ type: 'mouseUp', ...at(0), ...button })
      resolve(moves)
    }, 8)
  })
}

function press(contents: WebContents, keyCode: string, modifiers: readonly 'control'[]): null {
  contents.sendInputEvent({ type: 'keyDown', keyCode, modifiers: [...modifiers] })
  contents.sendInputEvent({ type: 'keyUp', keyCode, modifiers: [...modifiers] })
  return null
}

function carryOut(asked: Request): unknown {
  switch (asked.verb) {
    case 'evaluate':
      return contentsOf(asked.page).executeJavaScript(asked.script)
    case 'key':
      return press(contentsOf(asked.page), asked.key, asked.modifiers)
    case 'drag':
      return drag(contentsOf(asked.page), asked.drag)
    case 'syncs':
      return syncs.splice(0)
    case 'mainHeap':
      ;(globalThis as { gc?: () => void }).gc?.()
      return process.memoryUsage().heapUsed
    case 'close':
      app.quit()
      return null
  }
}

process.on('message', (asked: Asked) => {
  Promise.resolve()
    .then(() => carryOut(asked))
    .then((value) => tell({ kind: 'answer', id: asked.id, value: value ?? null }))
    .catch((error: unknown) => tell({ kind: 'error', id: asked.id, message: String(error) }))
})
