import type { CharacterId, SeatId } from '../../shared/domain/ids'
import { character, isGoodTeam } from '../../shared/domain/catalogue/catalogue'
import type { PublicSeat, TownSquareView } from '../../shared/townsquare/view'
import type { BoardCharacter } from '../board/boardCharacter'
import { reminderOutline, type ReminderOutline } from '../board/reminderArt'
import type { SquareText } from './squareText'

/** A reminder the room sees: its picture and what it says. */
export interface SeenReminder {
  outline: ReminderOutline
  icon: string | null
  /** Address of a picture in the icon's place. */
  image?: string
  label: string
}

/** What the room sees at one place of the ring. */
export interface SquareSeat {
  seat: SeatId
  name: string
  isDead: boolean
  /** A dead player's last vote. */
  hasVote: boolean
  /** A Traveller's character, or the one revealed at the end. */
  token: BoardCharacter | null
  isTurned: boolean
  /** Revealed at the end: the character's name goes under the player's. */
  isRevealed: boolean
  /** Revealed as evil: a red triangle before the name. */
  isEvil: boolean
  /** Reminders that are public, and all of them once revealed. */
  reminders: SeenReminder[]
  hand: 'up' | 'down' | null
  /** Hands that count: more than one for some characters. */
  hands: number
  isNow: boolean
  isNominee: boolean
  /** For screen readers. */
  description: string
}

/** The seats of a view as the ring draws them. */
export function squareSeats(view: TownSquareView, text: SquareText): SquareSeat[] {
  return view.seats.map((seat) => squareSeat(view, seat, text))
}

function squareSeat(view: TownSquareView, seat: PublicSeat, text: SquareText): SquareSeat {
  const { nomination } = view
  const revealed = view.reveal?.find((one) => one.seat === seat.seat)
  const token = tokenOf(seat, revealed, text)
  const hands = nomination?.hands.find((hand) => hand.seat === seat.seat)?.hands
  const hand = hands === undefined ? null : hands > 0 ? 'up' : 'down'
  return {
    seat: seat.seat,
    name: seat.name,
    isDead: seat.life === 'dead',
    hasVote: seat.voteToken,
    token,
    ...revelation(token, revealed),
    reminders: (revealed?.reminders ?? seat.reminders).map((one) => seenReminder(one, text)),
    hand,
    hands: hands ?? 0,
    isNow: nomination?.now === seat.seat,
    isNominee: nomination?.nominee === seat.seat,
    description: describe(seat, hand, token, text),
  }
}

type Revealed = NonNullable<TownSquareView['reveal']>[number] | undefined

function tokenOf(seat: PublicSeat, revealed: Revealed, text: SquareText): BoardCharacter | null {
  const id = revealed?.character ?? seat.traveller
  if (id === null) return null
  const given = id === seat.traveller && !character(id) ? { team: 'traveller' as const } : {}
  return text.character(id, given, revealed?.alignment)
}

function revelation(
  token: BoardCharacter | null,
  revealed: Revealed,
): Pick<SquareSeat, 'isTurned' | 'isRevealed' | 'isEvil'> {
  return {
    isTurned: revealed !== undefined && token !== null && isOtherSide(token, revealed.alignment),
    isRevealed: revealed !== undefined,
    isEvil: revealed?.alignment === 'evil',
  }
}

function seenReminder(reminder: { character: CharacterId; label: string }, text: SquareText): SeenReminder {
  const meaning = character(reminder.character)?.reminders.find(({ label }) => label === reminder.label)?.means
  const { icon, image } = text.character(reminder.character)
  return {
    outline: reminderOutline(meaning?.kind ?? 'mark', reminder.label),
    icon,
    ...(image !== undefined && { image }),
    label: text.reminder(reminder.character, reminder.label),
  }
}

/** Travellers have no side of their own to differ from. */
function isOtherSide({ team }: BoardCharacter, alignment: 'good' | 'evil'): boolean {
  if (team === 'traveller' || team === 'fabled' || team === 'loric') return false
  return isGoodTeam(team) !== (alignment === 'good')
}

function describe(
  seat: PublicSeat,
  hand: 'up' | 'down' | null,
  token: BoardCharacter | null,
  text: SquareText,
): string {
  const life = seat.life === 'alive' ? 'alive' : seat.voteToken ? 'voteLeft' : 'dead'
  const name = hand ? text.say(`seat.${hand}`, { name: seat.name }) : text.say(`seat.${life}`, { name: seat.name })
  const marks = text.list(seat.reminders.map((one) => text.reminder(one.character, one.label)))
  const marked = marks === '' ? name : text.say('seat.marked', { name, marks })
  return token ? text.say('seat.character', { name: marked, character: token.name }) : marked
}
