import { allCharacters } from '../../shared/domain/catalogue/catalogue'
import { dragFigures, frameMsOf, runDrag, type DragFigures } from './drag'
import { newUserData, removeFolder } from './rig/folders'
import { layBareRows, openFromPaste, scrollDown, type Opened } from './rig/longLists'
import type { Program } from './rig/program'
import { startOneEmptyWindow, startWithoutGame } from './startup'
import { summaryOf, type Summary } from './statistics'

/** As many as the longest script that people ask about. */
export const LONG_SCRIPT = 175

export interface BuilderFigures {
  /** Milliseconds from the press to the first rows of the catalogue being painted, tokens and all. */
  readonly first: Summary
  /** To every row of the catalogue and of the script being there and painted. */
  readonly whole: Summary
  /** The catalogue from top to bottom in two seconds. */
  readonly scroll: DragFigures
  /** As many plain rows in an empty window, from top to bottom in the same time. */
  readonly bareScroll: DragFigures
}

/** The builder on a long script, opened from the start screen without a game, beside a plain list in an empty window. */
export async function measureBuilder(rounds: number): Promise<BuilderFigures> {
  const { frameMs, bareScroll } = await withProgram(startOneEmptyWindow, measureBareList)
  const ofBuilder = await withProgram(startWithoutGame, (program) => measureOpening(program, rounds, frameMs))
  return { ...ofBuilder, bareScroll }
}

async function measureBareList(program: Program) {
  const frameMs = frameMsOf(await runDrag(program, '#bare'))
  await program.evaluate('grimoire', layBareRows, LONG_SCRIPT)
  return { frameMs, bareScroll: await measureScroll(program, '#rows', frameMs) }
}

/** Opens the builder again and again, and runs through its catalogue. */
async function measureOpening(program: Program, rounds: number, frameMs: number) {
  const ids = allCharacters.slice(0, LONG_SCRIPT).map(({ id }) => id)
  const wanted = { text: JSON.stringify(ids), rows: allCharacters.length, members: ids.length }
  const opened: Opened[] = []
  // The first one reads the builder's own files, and is not counted.
  for (let round = 0; round <= rounds; round += 1)
    opened.push(await program.evaluate('grimoire', openFromPaste, wanted))
  const counted = opened.slice(1)
  return {
    first: summaryOf(counted.map(({ first }) => first)),
    whole: summaryOf(counted.map(({ whole }) => whole)),
    scroll: await measureScroll(program, '.builder .catalogue ul', frameMs),
  }
}

async function measureScroll(program: Program, list: string, frameMs: number): Promise<DragFigures> {
  const frames = await program.evaluate('grimoire', scrollDown, list)
  return dragFigures({ frames, moves: frames.length }, frameMs)
}

async function withProgram<Value>(start: (userData: string) => Program, run: (program: Program) => Promise<Value>) {
  const userData = newUserData()
  const program = start(userData)
  try {
    await program.moment('usable', 'grimoire')
    return await run(program)
  } finally {
    await program.close()
    removeFolder(userData)
  }
}
