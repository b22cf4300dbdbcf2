import { computed } from 'vue'
import { useGameStore } from '../../stores/gameStore'

/** How a button looks that goes on with the game: golden, until a win stands, which is then what is to be declared. */
export function useGolden() {
  const game = useGameStore()
  return computed((): 'primary' | 'plain' => (game.view?.victor == null ? 'primary' : 'plain'))
}
