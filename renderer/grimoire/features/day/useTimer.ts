import { computed } from 'vue'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { pausedOf, resumedOf } from './timer'

/** The timer the room sees: one key starts it, holds it, and lets it go on, wherever the Storyteller is. */
export function useTimer() {
  const game = useGameStore()
  const desk = useDeskStore()
  const timer = computed(() => game.view?.townSquare.timer ?? null)
  const isRunning = computed(() => timer.value?.endsAtMs != null)

  function toggle(): void {
    if (!timer.value) desk.open({ kind: 'timer' })
    else void game.setTimer(isRunning.value ? pausedOf(timer.value, Date.now()) : resumedOf(timer.value, Date.now()))
  }
  return { timer, isRunning, toggle }
}
