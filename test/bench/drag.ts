import { middleOf, startFrames, stopFrames } from './rig/inPage'
import type { Program } from './rig/program'
import { summaryOf } from './statistics'

/** Frames of a scripted drag. */
export interface DragFigures {
  readonly frames: number
  /** Frames that should have come and did not, at the rate of the display. */
  readonly lost: number
  readonly framesPerSecond: number
  /** The longest wait for a frame, in milliseconds. */
  readonly worstMs: number
  readonly moves: number
}

const DURATION_MS = 2000
const RADIUS_PX = 120

/** Times of the frames, in milliseconds, while something was dragged. */
export interface DragRun {
  readonly frames: readonly number[]
  readonly moves: number
}

/** Drags an element of a page in a circle, twice round, and back to where it was. */
export const runDrag = (program: Program, selector: string): Promise<DragRun> => run(program, selector, true)

/** The same way with nothing in the hand. */
export const runPointer = (program: Program, selector: string): Promise<DragRun> => run(program, selector, false)

async function run(program: Program, selector: string, isPressed: boolean): Promise<DragRun> {
  const middle = await program.evaluate('grimoire', middleOf, selector)
  if (!middle) throw new Error(`there is no ${selector} to drag`)
  await program.evaluate('grimoire', startFrames, undefined)
  const moves = await program.drag('grimoire', { ...middle, radius: RADIUS_PX, durationMs: DURATION_MS, isPressed })
  return { frames: await program.evaluate('grimoire', stopFrames, undefined), moves }
}

const gapsOf = ({ frames }: DragRun): number[] => frames.slice(1).map((at, index) => at - (frames[index] ?? at))

/** The display's own rhythm: what a frame takes when nothing is in the way. */
export const frameMsOf = (run: DragRun): number => summaryOf(gapsOf(run)).median

export function dragFigures(run: DragRun, frameMs: number): DragFigures {
  const gaps = gapsOf(run)
  const spanMs = gaps.reduce((sum, gap) => sum + gap, 0)
  return {
    frames: run.frames.length,
    lost: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0),
    framesPerSecond: (gaps.length / spanMs) * 1000,
    worstMs: Math.max(...gaps),
    moves: run.moves,
  }
}
