import { allCharacters } from '../../shared/domain/catalogue/catalogue'
import { dragFigures, type DragFigures } from './drag'
import { openFromPaste, scrollDown, type Opened } from './rig/longLists'
import type { Program } from './rig/program'
import { summaryOf, type Summary } from './statistics'

/** As many as the longest script that people ask about. */
export const LONG_SCRIPT = 175

export interface BuilderFigures {
  /** Milliseconds from the press to the first rows being painted. */
  readonly first: Summary
  /** To every row of the catalogue and of the script being there and painted. */
  readonly whole: Summary
  /** The catalogue from top to bottom in two seconds. */
  readonly scroll: DragFigures
}

/** Opens the builder on a long script, again and again, and runs through its catalogue. */
export async function measureBuilder(program: Program, rounds: number, frameMs: number): Promise<BuilderFigures> {
  const ids = allCharacters.slice(0, LONG_SCRIPT).map(({ id }) => id)
  const wanted = { text: JSON.stringify(ids), rows: allCharacters.length, members: ids.length }
  const opened: Opened[] = []
  // The first one reads the builder's own script, and is not counted.
  for (let round = 0; round <= rounds; round += 1)
    opened.push(await program.evaluate('grimoire', openFromPaste, wanted))
  const frames = await program.evaluate('grimoire', scrollDown, '.builder .catalogue ul')
  const counted = opened.slice(1)
  return {
    first: summaryOf(counted.map(({ first }) => first)),
    whole: summaryOf(counted.map(({ whole }) => whole)),
    scroll: dragFigures({ frames, moves: frames.length }, frameMs),
  }
}
