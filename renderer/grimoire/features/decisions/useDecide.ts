import type { Decision } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'
import { useGameStore } from '../../stores/gameStore'

/** Sends what the Storyteller decided, or that it is left. */
export function useDecide() {
  const game = useGameStore()

  function decide({ ability, topic, seat, to }: Decision, value: Json): void {
    void game.dispatch('decide', {
      ability,
      topic,
      value,
      ...(seat !== null && { seat }),
      ...(to !== null && { to }),
    })
  }
  function leave({ id }: Decision): void {
    void game.dispatch('leaveOpen', { decision: id })
  }
  return { decide, leave }
}
