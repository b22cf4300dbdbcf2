import { watch } from 'vue'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'

/** Ends a swap that was begun from a seat's menu, when the second player is pressed. */
export function useSwap(): void {
  const game = useGameStore()
  const desk = useDeskStore()
  watch(
    () => desk.picked,
    ([second]) => {
      const [kind, first] = desk.picking?.id.split(' ') ?? []
      if (second === undefined || (kind !== 'swapSeats' && kind !== 'swapCharacters')) return
      desk.startPicking(null)
      const seat = game.view?.seats.find((one) => String(one.seat) === first)?.seat
      if (seat !== undefined && seat !== second) void game.dispatch(kind, { first: seat, second })
    },
  )
}
