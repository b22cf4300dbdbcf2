import { computed, type ComputedRef } from 'vue'
import type { Decision } from '../../../../shared/grimoire/view'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { seatQuestion } from './decisionSeats'

/** The question that a press on the board answers now; one that can wait, only where it is in sight and nobody is pointed at. */
export function useSeatQuestion(): ComputedRef<Decision | null> {
  const game = useGameStore()
  const desk = useDeskStore()
  const isBusy = computed(() => desk.picking !== null || (desk.tab !== 'night' && desk.tab !== 'day'))
  return computed(() => seatQuestion(game.view, isBusy.value))
}
