import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { Alignment } from '../../../../shared/domain/vocabulary'
import type { AbilityInstance } from '../../events/facts'
import type { Flow, Use } from '../../rules/doing'
import type { Game, Registration, Table } from '../../rules/reading'
import { trueCharacter, trueTeam } from './truth'

/** Might register as the other side, and as any character of these types on the script, one check at a time. */
export function mightRegisterAs(
  side: Alignment,
  teams: readonly Team[],
): (table: Table, instance: AbilityInstance) => Registration[] {
  return (table, instance) => {
    if (instance.seat === null) return []
    const character = trueCharacter(table, instance.seat)
    const asOther = table.possible
      .filter(({ team }) => teams.includes(team))
      .map(({ id, team }) => ({ alignment: side, team, character: id }))
    return [{ alignment: side, team: trueTeam(table, instance.seat), character }, ...asOther]
  }
}

/** Might the player be so, as far as this ability can see? */
export function mightBe(
  game: Game,
  asker: AbilityInstance,
  seat: SeatId,
  fits: (registration: Registration) => boolean,
): boolean {
  return game.registrations(seat, asker).some(fits)
}

/** Might the player be on that side, as far as this ability can see? */
export function mightBeOn(game: Game, asker: AbilityInstance, seat: SeatId, side: Alignment): boolean {
  return mightBe(game, asker, seat, ({ alignment }) => alignment === side)
}

/** Is the player that character, as far as this ability can see? Asks only where a registration makes a difference. */
export function* registersAsCharacter(use: Use, seat: SeatId, character: CharacterId): Flow<boolean> {
  const fits = use.game.registrations(seat, use.instance).map((registration) => registration.character === character)
  const [first = false] = fits
  if (fits.every((fit) => fit === first)) return first
  return (yield* use.turn.registers(seat, use.instance, (registration) => registration.character)) === character
}

/** Everybody who passes for that character to this ability, each asked apart. */
export function* passingFor(use: Use, character: CharacterId): Flow<SeatId[]> {
  const passing: SeatId[] = []
  for (const { seat } of use.game.seats) if (yield* registersAsCharacter(use, seat, character)) passing.push(seat)
  return passing
}

/** Does the player pass for one of that type to this ability? The Storyteller is asked only where it can be either. */
export function* passesFor(use: Use, seat: SeatId, team: Team): Flow<boolean> {
  const teams = use.game.registrations(seat, use.instance).map((registration) => registration.team)
  if (!teams.includes(team)) return false
  return (yield* use.turn.registers(seat, use.instance, (registration) => registration.team)) === team
}
