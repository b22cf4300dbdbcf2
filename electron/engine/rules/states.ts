import type { SeatId } from '../../../shared/domain/ids'
import type { Game } from './reading'

/** Is the player drunk or poisoned, be it by being the Drunk? */
export function isImpaired(game: Game, seat: SeatId): boolean {
  const { character } = game.seat(seat)
  const isDrunkByNature = character !== null && game.facts(character).setup?.kind === 'replaces-townsfolk'
  return isDrunkByNature || game.has(seat, 'drunk') || game.has(seat, 'poisoned')
}
