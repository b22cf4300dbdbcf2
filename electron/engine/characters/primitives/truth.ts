import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { Alignment } from '../../../../shared/domain/vocabulary'
import type { Json } from '../../../../shared/lib/json'
import type { Table } from '../../rules/reading'

/*
 * What players truly are. An ability asks this of its own side, of whose team wins or loses (SPEC G5), of what changes hands, of
 * what it judges afterwards to have gone wrong, and of what stands without a moment to ask at (SPEC G9). Every other question
 * about another player goes through what they register as.
 */

/** Is the value a seat of this table? */
export function isSeat(table: Table, value: Json): value is SeatId {
  return typeof value === 'number' && value in table.state.seats
}

/** The side the player is truly on. */
export function trueSide(table: Table, seat: SeatId): Alignment {
  return table.seat(seat).alignment
}

/** The type of the player's true character. */
export function trueTeam(table: Table, seat: SeatId): Team | null {
  return table.team(seat)
}

/** The player's true character. */
export function trueCharacter(table: Table, seat: SeatId): CharacterId | null {
  return table.seat(seat).character
}

/** The true characters of all players. */
export function charactersInPlay(table: Table): (CharacterId | null)[] {
  return table.seats.map(({ character }) => character)
}

/** Players who are truly of that type, dead or alive. */
export function seatsOfTeam(table: Table, team: Team): SeatId[] {
  return table.ofTeam(team).map(({ seat }) => seat)
}

/** Living players who are truly of that type. */
export function livingOfTeam(table: Table, team: Team): SeatId[] {
  return table
    .ofTeam(team)
    .filter(({ isAlive }) => isAlive)
    .map(({ seat }) => seat)
}
