import type { SeatId } from '../../../shared/domain/ids'
import type { Cause, Fact } from '../events/facts'
import { react } from '../rules/reactions'
import type { Flow, Turn } from '../rules/doing'
import type { Game } from '../rules/reading'

/** An execution that was carried out; `before` is the game just before it. */
interface Executed {
  readonly target: SeatId | 'storyteller'
  readonly died: boolean
  readonly before: Game
}

/**
 * Executes a player, or the Storyteller. Execution and death are two facts: whoever is dead or survives has still been executed,
 * and the day's execution is used (SPEC E).
 * @see rulebook, Alive & Dead: execution is different from death
 */
export function* carryOutExecution(turn: Turn, target: SeatId | 'storyteller', cause: Cause): Flow<boolean> {
  const before = turn.game
  const { leading } = turn
  const first = turn.facts.length
  const hasDied =
    target === 'storyteller'
      ? false
      : yield* turn.because(leading, () => turn.kill(target, { ...cause, kind: 'execution' }))
  const facts = turn.facts.slice(first)
  const executed = insteadOf(target, facts)
  const died = executed === target ? hasDied : facts.some((fact) => fact.kind === 'died' && fact.seat === executed)
  const execution = turn.emit({ kind: 'executed', target: executed, died })
  yield* turn.because(execution, () => followExecution(turn, { target: executed, died, before }))
  return hasDied
}

/** Who is executed in the end, where an ability has somebody executed in another's place (SPEC E8). */
function insteadOf<Target extends SeatId | 'storyteller'>(target: Target, facts: readonly Fact[]): Target | SeatId {
  return facts.reduce<Target | SeatId>(
    (executed, fact) => (fact.kind === 'deathRedirected' && fact.from === executed ? fact.to : executed),
    target,
  )
}

function* followExecution(turn: Turn, event: Executed): Flow {
  const { target, before } = event
  if (turn.game.state.today.nominationsOpen) turn.emit({ kind: 'nominationsClosed' })
  yield* react(turn, 'executed', event, { game: before, owner: target === 'storyteller' ? null : target })
  if (
    target === 'storyteller' &&
    !turn.game.state.claims.some(({ reason }) => reason.startsWith('storyteller-executed'))
  )
    turn.raiseClaim('evil', 'storyteller-executed')
}
