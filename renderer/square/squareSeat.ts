import type { SeatId } from '../../shared/domain/ids'
import { character, isGoodTeam } from '../../shared/domain/catalogue/catalogue'
import type { PublicSeat, TownSquareView } from '../../shared/townsquare/view'
import type { BoardCharacter } from '../board/boardCharacter'
import type { SquareText } from './squareText'

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
  /** Labels of the reminders, once revealed. */
  reminders: string[]
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
  const counted = nomination?.hands.find((hand) => hand.seat === seat.seat)
  const hand = counted ? (counted.hands > 0 ? 'up' : 'down') : null
  const revealed = view.reveal?.find((one) => one.seat === seat.seat)
  const id = revealed?.character ?? seat.traveller
  const token = id === null ? null : text.character(id, seat.traveller && !character(id) ? { team: 'traveller' } : {})
  return {
    seat: seat.seat,
    name: seat.name,
    isDead: seat.life === 'dead',
    hasVote: seat.voteToken,
    token,
    isTurned: revealed !== undefined && token !== null && isOtherSide(token, revealed.alignment),
    isRevealed: revealed !== undefined,
    reminders: revealed?.reminders.map(({ character: of, label }) => text.reminder(of, label)) ?? [],
    hand,
    hands: counted?.hands ?? 0,
    isNow: nomination?.now === seat.seat,
    isNominee: nomination?.nominee === seat.seat,
    description: describe(seat, hand, token, text),
  }
}

/** Travellers have no side of their own to differ from. */
function isOtherSide({ team }: BoardCharacter, alignment: 'good' | 'evil'): boolean {
  if (team === 'traveller' || team === 'fabled' || team === 'loric') return false
  return isGoodTeam(team) !== (alignment === 'good')
}

function describe(seat: PublicSeat, hand: 'up' | 'down' | null, token: BoardCharacter | null, text: SquareText): string {
  const life = seat.life === 'alive' ? 'alive' : seat.voteToken ? 'voteLeft' : 'dead'
  const name = hand ? text.say(`seat.${hand}`, { name: seat.name }) : text.say(`seat.${life}`, { name: seat.name })
  return token ? text.say('seat.character', { name, character: token.name }) : name
}
