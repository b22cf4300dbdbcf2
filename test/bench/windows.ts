import { statSync } from 'node:fs'
import path from 'node:path'
import { dragFigures, frameMsOf, runDrag, runPointer, type DragFigures } from './drag'
import { measureInteractions, type InteractionFigures } from './interactions'
import { memoryOf, playActions, type MemoryFigures } from './memory'
import { linkedWhenUsable } from './rig/inPage'
import { theProgram } from './rig/places'
import { FLIP, KILL, measurePaint, type PaintFigures } from './paint'
import { layFullTable } from './persistence'
import { newUserData, removeFolder } from './rig/folders'
import type { Program } from './rig/program'
import { startFullTable, startTwoEmptyWindows, startTwoKeyedWindows } from './startup'

export interface WindowFigures {
  /** What a frame takes on this display. */
  readonly frameMs: number
  /** What the Grimoire has loaded by the time its board is there, in kilobytes, not packed. */
  readonly loaded: { readonly script: number; readonly style: number }
  readonly paint: PaintFigures
  /** The same way of a key in two empty windows. */
  readonly emptyPaint: PaintFigures
  readonly interactions: InteractionFigures
  readonly drag: {
    readonly token: DragFigures
    readonly reminder: DragFigures
    /** Nothing in the hand. */
    readonly pointer: DragFigures
    readonly empty: DragFigures
  }
  readonly memory: {
    readonly empty: MemoryFigures
    readonly belfry: MemoryFigures
    /** After the first actions: caches are full and code is compiled. */
    readonly warm: MemoryFigures
    /** After so many actions more. */
    readonly after: MemoryFigures
    readonly actions: number
  }
}

/** The full table in two windows, beside two empty windows. */
export async function measureWindows(gestures: number, actions: number): Promise<WindowFigures> {
  const empty = await withProgram(startTwoEmptyWindows, async (program) => ({
    memory: await memoryOf(program),
    drag: await runDrag(program, '#bare'),
  }))
  const emptyPaint = await withProgram(startTwoKeyedWindows, (program) => measurePaint(program, FLIP, gestures))
  return withProgram(startFullTable, async (program) => {
    const loaded = { script: await kilobytesOf(program, '.js'), style: await kilobytesOf(program, '.css') }
    const belfry = await memoryOf(program)
    const paint = await measurePaint(program, KILL, gestures)
    const frameMs = frameMsOf(empty.drag)
    const token = dragFigures(await runDrag(program, '.seat-spot[data-seat="3"] .token'), frameMs)
    const reminder = dragFigures(await runDrag(program, '.seat-spot[data-seat="3"] .reminder'), frameMs)
    const pointer = dragFigures(await runPointer(program, '.seat-spot[data-seat="3"] .token'), frameMs)
    const interactions = await measureInteractions(program, Math.ceil(gestures / 6))
    await playActions(program, actions / 10)
    const warm = await memoryOf(program)
    await playActions(program, actions)
    const after = await memoryOf(program)
    const drag = { token, reminder, pointer, empty: dragFigures(empty.drag, frameMs) }
    const memory = { empty: empty.memory, belfry, warm, after, actions }
    return { frameMs, loaded, paint, emptyPaint, interactions, drag, memory }
  })
}

async function kilobytesOf(program: Program, extension: string): Promise<number> {
  const paths = await program.evaluate('grimoire', linkedWhenUsable, extension)
  const sizes = paths.map((file) => statSync(path.join(theProgram, 'dist/renderer', file)).size)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

async function withProgram<Value>(start: (userData: string) => Program, run: (program: Program) => Promise<Value>) {
  const userData = newUserData()
  await layFullTable(userData)
  const program = start(userData)
  try {
    await Promise.all([program.moment('usable', 'grimoire'), program.moment('usable', 'townsquare')])
    return await run(program)
  } finally {
    await program.close()
    removeFolder(userData)
  }
}
