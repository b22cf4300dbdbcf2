import type { Alignment } from '../../../shared/domain/vocabulary'
import type { Game } from '../rules/reading'

/**
 * Is the result certain, so that the game may end early (SPEC W)? A standing claim is; so is a table where every living player, and
 * every dead one whose ability still works, is on the winning side, while nothing holds their victory back.
 * @see rulebook, Ending the Game: keep the game going if there is any way for the losing team to win
 */
export function isCertain(game: Game, winner: Alignment): boolean {
  if (game.winner === winner) return true
  if (game.claims.some(({ team, blockedBy }) => team === winner && blockedBy.length > 0)) return false
  const able = game.seats.filter(
    ({ seat, isAlive }) => isAlive || game.instancesOf(seat).some((instance) => game.functions(instance)),
  )
  return able.length > 0 && able.every(({ alignment }) => alignment === winner)
}
