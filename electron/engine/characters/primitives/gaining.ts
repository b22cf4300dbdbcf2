import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { Use } from '../../rules/doing'
import type { Game, Table } from '../../rules/reading'

/** Abilities that this one gave to its owner or to others. */
export function given(table: Table, { id }: AbilityInstance): AbilityInstance[] {
  return table.state.instances.filter(({ via }) => via === id)
}

/** Gives a player an ability by this one; by one that is only believed in, that is only believed in too. */
export function give(use: Use, seat: SeatId, character: CharacterId): void {
  use.turn.gain(seat, character, use.instance.origin === 'believed' ? 'believed' : 'granted', use.instance.id)
}

/** Characters of these types that may be in the game, those that nobody holds first. */
export function possibleOf(game: Game, ...teams: Team[]): CharacterId[] {
  const all = game.possible.filter(({ team }) => teams.includes(team)).map(({ id }) => id)
  return [...all.filter((id) => !isInPlay(game, id)), ...all.filter((id) => isInPlay(game, id))]
}

/** Does somebody hold the character? */
export function isInPlay(table: Table, character: CharacterId): boolean {
  return table.seats.some((seat) => seat.character === character)
}
