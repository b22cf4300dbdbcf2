import type { SeatId } from '../../../../shared/domain/ids'
import type { Seat } from '../../state'
import type { Game, Table } from '../../rules/reading'

/** The closest living player on each side, feigned deaths left out; once where both are the same (rulebook, Alive neighbors). */
export function livingNeighbours(game: Game, seat: SeatId): SeatId[] {
  return nearestOnBothSides(game, seat, (other) => game.registersAlive(other.seat))
}

/** The nearest seat that fits on each side; once where both are the same. */
export function nearestOnBothSides(table: Table, seat: SeatId, fits: (other: Seat) => boolean): SeatId[] {
  const found = ([-1, 1] as const).flatMap((direction) => table.nearest(seat, direction, fits)?.seat ?? [])
  return [...new Set(found)]
}
