import type { CharacterId, SeatId } from '../../shared/domain/ids'
import { character, isGoodTeam } from '../../shared/domain/catalogue/catalogue'
import type { PublicSeat, TownSquareView } from '../../shared/townsquare/view'
import type { BoardCharacter } from '../board/boardCharacter'
import { reminderOutline, type ReminderOutline } from '../board/reminderArt'
import type { SquareText } from './squareText'

/** A reminder of the opened Grimoire: its picture and what it says. */
export interface RevealedReminder {
  outline: ReminderOutline
  icon: string | null
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
  /** Reminders, once revealed. */
  reminders: RevealedReminder[]
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
    ...revelation(token, revealed, text),
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
  return text.character(id, id === seat.traveller && !character(id) ? { team: 'traveller' } : {})
}

function revelation(
  token: BoardCharacter | null,
  revealed: Revealed,
  text: SquareText,
): Pick<SquareSeat, 'isTurned' | 'isRevealed' | 'isEvil' | 'reminders'> {
  return {
    isTurned: revealed !== undefined && token !== null && isOtherSide(token, revealed.alignment),
    isRevealed: revealed !== undefined,
    isEvil: revealed?.alignment === 'evil',
    reminders: revealed?.reminders.map((one) => revealedReminder(one, text)) ?? [],
  }
}

function revealedReminder(reminder: { character: CharacterId; label: string }, text: SquareText): RevealedReminder {
  const meaning = character(reminder.character)?.reminders.find(({ label }) => label === reminder.label)?.means
  return {
    outline: reminderOutline(meaning?.kind ?? 'mark', reminder.label),
    icon: text.character(reminder.character).icon,
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
  return token ? text.say('seat.character', { name, character: token.name }) : name
}
