import type { SeatId } from '../../../../shared/domain/ids'
import type { Table } from '../../rules/reading'

/** All seats, clockwise. */
export function allSeats(table: Table): SeatId[] {
  return table.seats.map(({ seat }) => seat)
}

/** Seats of the truly living, clockwise. */
export function livingSeats(table: Table): SeatId[] {
  return table.living.map(({ seat }) => seat)
}
