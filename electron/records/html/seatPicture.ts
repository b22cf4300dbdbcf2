import { character as factsOf } from '../../../shared/domain/catalogue/catalogue'
import type { SeatId } from '../../../shared/domain/ids'
import { factsIn } from '../../engine/rules/table'
import type { Seat, State } from '../../engine/state'
import { fitted, letters } from './lettering'
import {
  labelsAt,
  REMINDER_LINES,
  writtenReminders,
  type Laid,
  type PictureWords,
  type Spot,
  type WrittenReminders,
} from './reminders'

/** How a seat is drawn: attributes and texts of elements that are there already, so that a replay only fills them in. */
export interface SeatPicture {
  readonly classes: string
  /** `transform` of the seat, and of its reminders within it. */
  readonly place: string
  readonly remindersPlace: string
  /** What is drawn in the coin, by the name under which the page keeps it. */
  readonly rim: string
  readonly icon: string
  /** The whole name, a letter in place of an icon, the character, the name under the coin, and the reminders. */
  readonly lines: readonly string[]
}

/** The drawing is a square of this side. */
export const SIDE = 1000
/** Rim or icon of a coin that has none. */
export const NONE = 'none'

/** Of the ring, from seat to seat, so that token and name of its own size keep apart. */
const ROOM = 178
/** From the middle of a seat of its own size to the foot of its name. */
const FOOT = 104
const LARGEST = 1.1
/** Letters that the arc of a coin, and the room under it, hold at the smallest size. */
const ON_COIN = 17
const UNDER_COIN = 22

/** The largest ring in the square on which so many seats keep apart, and their scale. */
export function ringOf(seats: number): { radius: number; scale: number } {
  const [half, turn] = [SIDE / 2 - 8, 2 * Math.PI]
  const scale = Math.min(LARGEST, (turn * half) / (ROOM * seats + turn * FOOT))
  return { radius: half - FOOT * scale, scale }
}

/** The seats as they stand, by seat. */
export function seatPictures(state: State, words: PictureWords): Map<SeatId, SeatPicture> {
  const { radius, scale } = ringOf(state.circle.length)
  const seats = state.circle.flatMap((id, index) => {
    const seat = state.seats[id]
    const angle = (2 * Math.PI * index) / state.circle.length
    const [x, y] = [SIDE / 2 + radius * Math.sin(angle), SIDE / 2 - radius * Math.cos(angle)]
    const player = words.speaker.seat(state, id)
    return seat ? [{ seat, spot: { angle, x, y, scale }, player, name: fitted(player, UNDER_COIN) }] : []
  })
  const written = writtenReminders(
    seats.map(({ seat, spot, name }): Laid => ({
      spot,
      labels: labelsAt(seat, state, words),
      nameWidth: widthOf(name),
    })),
  )
  return new Map(
    seats.map(({ seat, ...drawn }, index) => {
      const reminders = written[index] ?? NO_REMINDERS
      return [seat.seat, seatPicture(seat, state, { ...drawn, reminders }, words)]
    }),
  )
}

const NO_REMINDERS: WrittenReminders = { lines: [], place: '', side: 'middle' }

interface Drawn {
  readonly spot: Spot
  readonly player: string
  readonly name: string
  readonly reminders: WrittenReminders
}

function seatPicture(
  seat: Seat,
  state: State,
  { spot, player, name, reminders }: Drawn,
  { texts }: PictureWords,
): SeatPicture {
  const character = seat.character === null ? '' : texts.characterName(seat.character)
  const icon = (seat.character !== null && factsOf(seat.character)?.icon) || NONE
  return {
    classes: [...classesOf(seat, state), ...sizesOf(character, name), reminders.side].join(' '),
    place: `translate(${rounded(spot.x)} ${rounded(spot.y)}) scale(${rounded(spot.scale)})`,
    remindersPlace: reminders.place,
    rim: teamOf(seat, state) ?? NONE,
    icon,
    lines: [
      player,
      icon === NONE ? (Array.from(character)[0] ?? '') : '',
      fitted(character, ON_COIN),
      name,
      ...Array.from({ length: REMINDER_LINES }, (_, index) => reminders.lines[index] ?? ''),
    ],
  }
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

function teamOf({ character, isTraveller }: Seat, state: State): string | null {
  if (character === null) return null
  return isTraveller ? 'traveller' : factsIn(state, character).team
}

function classesOf(seat: Seat, state: State): string[] {
  const { alignment, isAlive, feignsDeath, voteToken } = seat
  const isDead = !isAlive || feignsDeath
  return [
    'seat',
    teamOf(seat, state) ?? 'nobody',
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

/** Sizes at which a character fits its arc, and a name the room under the coin. */
function sizesOf(character: string, name: string): string[] {
  const onCoin = letters(character)
  return [onCoin > 14 ? 'longest' : onCoin > 11 ? 'long' : '', nameSize(name).className].filter((one) => one !== '')
}

function nameSize(name: string): { className: string; letter: number } {
  const under = letters(name)
  if (under > 17) return { className: 'longest-name', letter: 8 }
  return under > 13 ? { className: 'long-name', letter: 10.5 } : { className: '', letter: 13.5 }
}

const widthOf = (name: string): number => nameSize(name).letter * letters(name)
