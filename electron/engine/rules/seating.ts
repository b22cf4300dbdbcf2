import type { SeatId } from '../../../shared/domain/ids'
import type { Turn } from './doing'

/** Two players change chairs; everything about them moves along. */
export function swapChairs(turn: Turn, first: SeatId, second: SeatId): void {
  const { circle } = turn.game.state
  const [from, to] = [circle.indexOf(first), circle.indexOf(second)].sort((left, right) => left - right)
  const [early, late] = [circle[from ?? -1], circle[to ?? -1]]
  if (from === undefined || to === undefined || early === undefined || late === undefined || from === to) return
  turn.emit({ kind: 'seatMoved', seat: late, index: from })
  turn.emit({ kind: 'seatMoved', seat: early, index: to })
}
