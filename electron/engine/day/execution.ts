import type { SeatId } from '../../../shared/domain/ids'
import type { Cause } from '../events/facts'
import { react } from '../rules/reactions'
import type { Flow, Turn } from '../rules/types'

/**
 * Executes a player, or the Storyteller. Execution and death are two facts: whoever is dead or survives has still been executed,
 * and the day's execution is used (SPEC E).
 * @see rulebook, Alive & Dead: execution is different from death
 */
export function* carryOutExecution(turn: Turn, target: SeatId | 'storyteller', cause: Cause): Flow<boolean> {
  const before = turn.game
  const died = target === 'storyteller' ? false : yield* turn.kill(target, { ...cause, kind: 'execution' })
  turn.emit({ kind: 'executed', target, died })
  if (turn.game.state.today.nominationsOpen) turn.emit({ kind: 'nominationsClosed' })
  yield* react(
    turn,
    'executed',
    { target, died, before },
    { game: before, owner: target === 'storyteller' ? null : target },
  )
  if (
    target === 'storyteller' &&
    !turn.game.state.claims.some(({ reason }) => reason.startsWith('storyteller-executed'))
  )
    turn.raiseClaim('evil', 'storyteller-executed')
  return died
}
