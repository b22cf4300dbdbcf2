import type { SeatId } from '../../../shared/domain/ids'
import type { State } from '../../engine/state'
import { initialState } from '../../engine/state'
import { asProse, punctuation } from '../../../shared/lib/punctuation'
import { chaptersOf, type Chapter, type RecordedGame } from '../recordedGame'
import { headingOf, toldCommit, type ToldCommit } from '../toldStory'
import type { PictureWords } from './reminders'
import { seatPictures, type SeatPicture } from './seatPicture'

/** One moment of a replay. `seats` holds what differs from the moment before; null = nobody sits there any more. */
export interface Frame {
  readonly heading: string
  /** Lines in the middle of the circle. */
  readonly centre: readonly string[]
  readonly said: string
  readonly seats: Readonly<Record<number, SeatPicture | null>>
}

/** A game as a row of moments, the first being the empty table. */
export interface Replay {
  readonly frames: readonly Frame[]
  /** What is told, each commit with the number of its frame. */
  readonly told: readonly (ToldCommit & { readonly frame: number })[]
  /** Everybody who ever sat there. */
  readonly seats: readonly SeatId[]
  /** The circle at the end. */
  readonly last: Frame
}

/** The result of the vote names everybody who raised a hand. */
const LEFT_OUT: ReadonlySet<string> = new Set(['handSet'])

/** The moments of a game. A commit that neither shows nor says anything makes none. */
export function replayOf(game: RecordedGame, words: PictureWords): Replay {
  const { speaker } = words
  const initial = initialState(game.header)
  const frames: Frame[] = [frameOf(initial, '', {}, words)]
  const told: (ToldCommit & { frame: number })[] = []
  let before = new Map<SeatId, SeatPicture>()
  const ever = new Set<SeatId>()
  for (const chapter of chaptersOf(game, initial)) {
    const after = seatPictures(chapter.after, words)
    const seats = changed(before, after)
    const said = isToldApart(chapter) ? toldCommit(chapter, speaker) : null
    const sentence = asProse(words.texts.locale, said?.sentences ?? [])
    const isPhase = chapter.before.phase !== chapter.after.phase
    if (sentence !== '' || isPhase || Object.keys(seats).length > 0)
      frames.push(frameOf(chapter.after, sentence, seats, words))
    if (said && said.sentences.length > 0) told.push({ ...said, frame: frames.length - 1 })
    for (const seat of after.keys()) ever.add(seat)
    before = after
  }
  const last = frameOf(game.state, '', Object.fromEntries(before), words)
  return { frames, told, seats: [...ever].sort((left, right) => left - right), last }
}

function isToldApart({ commit }: Chapter): boolean {
  return !commit.facts.every(({ kind }) => LEFT_OUT.has(kind))
}

function changed(
  before: ReadonlyMap<SeatId, SeatPicture>,
  after: ReadonlyMap<SeatId, SeatPicture>,
): Record<number, SeatPicture | null> {
  const left = [...before.keys()].filter((seat) => !after.has(seat)).map((seat) => [seat, null] as const)
  const drawn = [...after].filter(([seat, picture]) => JSON.stringify(before.get(seat)) !== JSON.stringify(picture))
  return Object.fromEntries([...left, ...drawn])
}

function frameOf(state: State, said: string, seats: Frame['seats'], { speaker, texts }: PictureWords): Frame {
  const alive = state.circle.filter((seat) => state.seats[seat]?.isAlive).length
  const lines = state.phase.kind === 'setup' ? [] : [speaker.line('living', { number: String(alive) })]
  const centre = [...lines, state.centre.map(texts.characterName).join(punctuation(texts.locale).comma)]
  return { heading: headingOf(state.phase, speaker), centre, said, seats }
}
