import type { SeatId } from '../../../../shared/domain/ids'
import type { Flow, Turn } from '../../rules/doing'

/** Two players exchange characters; sides and states stay with the players. Both learn it. */
export function* swapCharacters(turn: Turn, first: SeatId, second: SeatId): Flow {
  const [one, other] = [turn.game.seat(first).character, turn.game.seat(second).character]
  if (one === null || other === null || first === second) return
  yield* turn.changeCharacter(first, other)
  yield* turn.changeCharacter(second, one)
}

/** Two players exchange sides; whoever changes learns it. */
export function* swapSides(turn: Turn, first: SeatId, second: SeatId): Flow {
  const [one, other] = [turn.game.seat(first).alignment, turn.game.seat(second).alignment]
  yield* turn.changeAlignment(first, other)
  yield* turn.changeAlignment(second, one)
}
