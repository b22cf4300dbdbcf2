import { countOf, focusOn, lastKeyAt, noteKeys, paintedWhen, settled, type Expected } from './rig/inPage'
import type { PageName, Sync } from './rig/messages'
import type { Program } from './rig/program'
import { summaryOf, type Summary } from './statistics'

/** Milliseconds of one gesture, from the key going down. */
export interface PaintFigures {
  /** What of it is the append and its sync. */
  readonly append: Summary
  readonly grimoire: Summary
  readonly townSquare: Summary
  /** From the disk having it to the frame being painted. */
  readonly afterDisk: { readonly grimoire: Summary; readonly townSquare: Summary }
}

const SEAT = '.seat-spot[data-seat="1"] .token'
const DEAD: Readonly<Record<PageName, string>> = {
  grimoire: '.seat-plate[data-state="dead"]',
  townsquare: '.person > .stone',
}

/** Kills a player with a key and takes it back with another, again and again. Both show in both windows. */
export async function measurePaint(program: Program, gestures: number): Promise<PaintFigures> {
  await program.evaluate('grimoire', noteKeys, undefined)
  const times: Times[] = []
  for (let count = 0; count < gestures; count += 1) {
    const isKill = count % 2 === 0
    times.push(await timesOf(program, isKill))
  }
  const counted = times.slice(4)
  const of = (name: keyof Times): Summary => summaryOf(counted.map((one) => one[name]))
  const afterDisk = { grimoire: of('grimoireAfterDisk'), townSquare: of('townSquareAfterDisk') }
  return { append: of('append'), grimoire: of('grimoire'), townSquare: of('townSquare'), afterDisk }
}

interface Times {
  readonly append: number
  readonly grimoire: number
  readonly townSquare: number
  readonly grimoireAfterDisk: number
  readonly townSquareAfterDisk: number
}

async function timesOf(program: Program, isKill: boolean): Promise<Times> {
  await program.evaluate('grimoire', focusOn, SEAT)
  // Gestures are seconds apart at a table: what the one before set in motion has come to rest.
  await program.evaluate('grimoire', settled, undefined)
  await program.evaluate('townsquare', settled, undefined)
  await program.syncs()
  const painted = [await expectChange(program, 'grimoire', isKill), await expectChange(program, 'townsquare', isKill)]
  await (isKill ? program.press('grimoire', 'K') : program.press('grimoire', 'Z', ['control']))
  const [grimoire = NaN, townSquare = NaN] = await Promise.all(painted.map(({ at }) => at))
  const keyAt = await program.evaluate('grimoire', lastKeyAt, undefined)
  const [sync] = (await program.syncs()) as [Sync?]
  if (!sync) throw new Error('the gesture was not written')
  return {
    append: sync.doneAt - sync.beganAt,
    grimoire: grimoire - keyAt,
    townSquare: townSquare - keyAt,
    grimoireAfterDisk: grimoire - sync.doneAt,
    townSquareAfterDisk: townSquare - sync.doneAt,
  }
}

/** Begins to look for one dead player more, or one less. `at` is wrapped, so that awaiting this does not await it. */
async function expectChange(program: Program, page: PageName, isMore: boolean): Promise<{ at: Promise<number> }> {
  const selector = DEAD[page]
  const before = await program.evaluate(page, countOf, selector)
  const expected: Expected = { selector, count: before + (isMore ? 1 : -1) }
  return { at: program.evaluate(page, paintedWhen, expected) }
}
