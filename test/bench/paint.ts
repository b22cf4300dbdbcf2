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
  /** Of the Grimoire: those that did something, and those that took it back. */
  readonly done: Summary
  readonly undone: Summary
  /** From the disk having it to the frame being painted. */
  readonly afterDisk: { readonly grimoire: Summary; readonly townSquare: Summary }
}

type Key = readonly [key: string, modifiers: readonly 'control'[]]

/** A key, another that takes back what it did, and what of it is seen in each window. */
interface Gesture {
  /** What has the focus. */
  readonly on: string
  readonly key: Key
  readonly back: Key
  readonly shows: Readonly<Record<PageName, string>>
}

/** Kills a player. */
export const KILL: Gesture = {
  on: '.seat-spot[data-seat="1"] .token',
  key: ['K', []],
  back: ['Z', ['control']],
  shows: { grimoire: '.seat-plate[data-state="dead"]', townsquare: '.person > .stone' },
}

/** What an empty window can do: one element that looks otherwise. */
export const FLIP: Gesture = {
  on: '#bare',
  key: ['K', []],
  back: ['K', []],
  shows: { grimoire: '#bare.flipped', townsquare: '#bare.flipped' },
}

/** Does something with a key and takes it back with another, again and again. Both show in both windows. */
export async function measurePaint(program: Program, gesture: Gesture, gestures: number): Promise<PaintFigures> {
  await program.evaluate('grimoire', noteKeys, undefined)
  const times: Times[] = []
  for (let count = 0; count < gestures; count += 1) {
    times.push(await timesOf(program, gesture, count % 2 === 0))
  }
  const counted = times.slice(4)
  const of = (name: keyof Times): Summary => summaryOf(counted.map((one) => one[name]))
  const every = (second: 0 | 1): Summary =>
    summaryOf(counted.filter((_, index) => index % 2 === second).map(({ grimoire }) => grimoire))
  const afterDisk = { grimoire: of('grimoireAfterDisk'), townSquare: of('townSquareAfterDisk') }
  const [done, undone] = [every(0), every(1)]
  return { append: of('append'), grimoire: of('grimoire'), townSquare: of('townSquare'), done, undone, afterDisk }
}

interface Times {
  readonly append: number
  readonly grimoire: number
  readonly townSquare: number
  readonly grimoireAfterDisk: number
  readonly townSquareAfterDisk: number
}

async function timesOf(program: Program, { on, key, back, shows }: Gesture, isKey: boolean): Promise<Times> {
  await program.evaluate('grimoire', focusOn, on)
  // Gestures are seconds apart at a table: what the one before set in motion has come to rest.
  await program.evaluate('grimoire', settled, undefined)
  await program.evaluate('townsquare', settled, undefined)
  await program.syncs()
  const by = isKey ? 1 : -1
  const painted = [
    await expectChange(program, 'grimoire', shows.grimoire, by),
    await expectChange(program, 'townsquare', shows.townsquare, by),
  ]
  await program.press('grimoire', ...(isKey ? key : back))
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

/** Begins to look for one element more, or one less. `at` is wrapped, so that awaiting this does not await it. */
export async function expectChange(
  program: Program,
  page: PageName,
  selector: string,
  by: 1 | -1,
): Promise<{ at: Promise<number> }> {
  const before = await program.evaluate(page, countOf, selector)
  const expected: Expected = { selector, count: before + by }
  return { at: program.evaluate(page, paintedWhen, expected) }
}
