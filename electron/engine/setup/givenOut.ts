import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { Notice } from '../../../shared/grimoire/view'
import type { Table } from '../rules/reading'
import type { Seat } from '../state'
import { hasForbiddenDuplicate, mayRepeatHere } from './lineup'

/** Tokens that nobody has drawn yet. */
export function inBag({ state }: Table): CharacterId[] {
  const left = [...(state.bag ?? [])]
  for (const drawn of state.drawn) {
    const index = left.indexOf(drawn)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** Players whose character everybody else has to do without: not the Travellers. */
export function ordinarySeats(table: Table): Seat[] {
  return table.seats.filter(({ isTraveller }) => !isTraveller)
}

/** Does somebody have what somebody else has, which nothing allows (SPEC B3)? */
export function isGivenTwice(table: Table): boolean {
  const held = ordinarySeats(table).flatMap(({ character }) => character ?? [])
  return hasForbiddenDuplicate(table, held)
}

/** Players who believe in what somebody else is, believes or will be given, each token being there once (SPEC B15). */
export function takenTokens(table: Table): Notice[] {
  return table.seats.flatMap(({ seat, character, shown }) =>
    shown === null || shown === character ? [] : takenToken(table, seat, shown),
  )
}

/** What is to be said of a player who believes in a character: shown-token-in-play. */
export function takenToken(table: Table, seat: SeatId, character: CharacterId): Notice[] {
  return isTaken(table, seat, character) ? [{ code: 'shown-token-in-play', params: { seat, character } }] : []
}

/** Whether a token is not free for a player to believe in. A Lunatic may believe to be the Demon in play (almanac). */
function isTaken(table: Table, seat: SeatId, shown: CharacterId): boolean {
  if (table.facts(shown).team === 'demon' || mayRepeatHere(table, shown)) return false
  const others = table.seats.filter((one) => one.seat !== seat)
  const isHeld = others.some((one) => one.character === shown || one.shown === shown)
  return isHeld || (table.seat(seat).character !== shown && stillToCome(table).includes(shown))
}

/** Characters of the line-up that somebody will have and nobody has yet. */
function stillToCome(table: Table): CharacterId[] {
  const { lineup, drawn } = table.state
  const held = ordinarySeats(table).map(({ character }) => character)
  return held.includes(null) ? lineup.filter((id) => !held.includes(id) && !drawn.includes(id)) : []
}
