import type { SeatId } from '../../../../shared/domain/ids'
import type { Flow, Turn } from '../../rules/doing'
import { trueCharacter, trueSide } from './truth'

/** Two players exchange characters; sides and states stay with the players. Both learn it. */
export function* swapCharacters(turn: Turn, first: SeatId, second: SeatId): Flow {
  const [one, other] = [trueCharacter(turn.game, first), trueCharacter(turn.game, second)]
  if (one === null || other === null || first === second) return
  yield* turn.changeCharacter(first, other)
  yield* turn.changeCharacter(second, one)
}

/** Two players exchange sides; whoever changes learns it. */
export function* swapSides(turn: Turn, first: SeatId, second: SeatId): Flow {
  const [one, other] = [trueSide(turn.game, first), trueSide(turn.game, second)]
  yield* turn.changeAlignment(first, other)
  yield* turn.changeAlignment(second, one)
}
