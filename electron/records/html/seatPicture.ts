import type { SeatId } from '../../../shared/domain/ids'
import { factsIn } from '../../engine/rules/table'
import type { Seat, State } from '../../engine/state'
import type { RecordTexts, Speaker } from '../sentences'

/** How a seat is drawn: attributes and texts of elements that are there already, so that a replay only fills them in. */
export interface SeatPicture {
  readonly classes: string
  /** `transform` of the seat, and of its reminders within it. */
  readonly place: string
  readonly remindersPlace: string
  /** Two lines of the character, the name, and the reminders. */
  readonly lines: readonly string[]
}

/** What pictures are drawn with. */
export interface PictureWords {
  readonly speaker: Speaker
  readonly texts: RecordTexts
  readonly hasNames: boolean
}

/** The drawing is a square of this side. */
export const SIDE = 1000
/** Lines of a seat that are reminders; more are counted in the last. */
export const REMINDER_LINES = 3

/** Of the ring, from seat to seat, so that token and name of its own size keep apart. */
const ROOM = 178
/** From the middle of a seat of its own size to the foot of its name. */
const FOOT = 104
const LARGEST = 1.25
const OWN_TEXT = 'custom'

/** The largest ring in the square on which so many seats keep apart, and their scale. */
export function ringOf(seats: number): { radius: number; scale: number } {
  const [half, turn] = [SIDE / 2 - 8, 2 * Math.PI]
  const scale = Math.min(LARGEST, (turn * half) / (ROOM * seats + turn * FOOT))
  return { radius: half - FOOT * scale, scale }
}

/** The seats as they stand, by seat. */
export function seatPictures(state: State, words: PictureWords): Map<SeatId, SeatPicture> {
  const ring = ringOf(state.circle.length)
  return new Map(
    state.circle.flatMap((seat, index) => {
      const found = state.seats[seat]
      const angle = (2 * Math.PI * index) / state.circle.length
      return found ? [[seat, seatPicture(found, state, { angle, ...ring }, words)]] : []
    }),
  )
}

interface Spot {
  /** Clockwise from the top, in radians. */
  readonly angle: number
  readonly radius: number
  readonly scale: number
}

function seatPicture(seat: Seat, state: State, { angle, radius, scale }: Spot, words: PictureWords): SeatPicture {
  const [x, y] = [SIDE / 2 + radius * Math.sin(angle), SIDE / 2 - radius * Math.cos(angle)]
  const character = characterLines(seat, words.texts)
  const reminders = reminderLines(seat, state, words)
  const side = Math.abs(Math.sin(angle)) < 0.5 ? 'middle' : Math.sin(angle) > 0 ? 'east' : 'west'
  return {
    classes: [...classesOf(seat, state), ...widthOf(character), side].join(' '),
    place: `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})`,
    remindersPlace: `translate(${remindersAt(angle, side, reminders.length)})`,
    lines: [...filledUp(character, 2), words.speaker.seat(state, seat.seat), ...filledUp(reminders, REMINDER_LINES)],
  }
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100)
const filledUp = (lines: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => lines[index] ?? '')

function classesOf(seat: Seat, state: State): string[] {
  const { character, alignment, isAlive, feignsDeath, voteToken, isTraveller } = seat
  const isDead = !isAlive || feignsDeath
  const team = character === null ? 'nobody' : isTraveller ? 'traveller' : factsIn(state, character).team
  return [
    'seat',
    team,
    alignment,
    isDead ? 'dead' : '',
    isDead && voteToken ? 'vote' : '',
    ...votingOf(seat, state),
  ].filter((name) => name !== '')
}

/** What a seat is in the vote that is open. */
function votingOf({ seat }: Seat, { today }: State): string[] {
  const open = today.isVoting ? today.nominations.at(-1) : undefined
  return [(open?.hands[seat] ?? 0) > 0 ? 'hand' : '', open?.nominee === seat ? 'nominee' : '']
}

/** One line, or two of about the same length. */
function characterLines({ character }: Seat, texts: RecordTexts): string[] {
  if (character === null) return []
  const parts = texts.characterName(character).split(' ')
  const middle = Math.ceil(parts.length / 2)
  return [parts.slice(0, middle).join(' '), parts.slice(middle).join(' ')].filter((line) => line !== '')
}

/** Signs as wide as a Latin letter. */
const letters = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) >= 0x1100 ? 1.8 : 1), 0)

function widthOf(lines: readonly string[]): string[] {
  const widest = Math.max(0, ...lines.map(letters))
  return [...(lines.length === 1 ? ['single'] : []), ...(widest > 14 ? ['longest'] : widest > 9 ? ['long'] : [])]
}

function reminderLines({ seat, shown }: Seat, state: State, { texts, hasNames, speaker }: PictureWords): string[] {
  const labels = state.effects
    .filter(({ target, isHidden }) => target === seat && !isHidden)
    .map(({ character, label }) => (character === OWN_TEXT && !hasNames ? '…' : texts.labelText(character, label)))
  const believed = shown === null ? [] : [speaker.line('believes', { character: texts.characterName(shown) })]
  const all = [...believed, ...labels]
  if (all.length <= REMINDER_LINES) return all
  return [...all.slice(0, REMINDER_LINES - 1), `+${String(all.length - REMINDER_LINES + 1)}`]
}

/** Towards the middle of the circle, where nobody sits. */
function remindersAt(angle: number, side: string, count: number): string {
  if (side === 'east') return '-74 -14'
  if (side === 'west') return '74 -14'
  return Math.cos(angle) > 0 ? '0 122' : `0 ${String(-78 - 22 * Math.max(0, count - 1))}`
}
