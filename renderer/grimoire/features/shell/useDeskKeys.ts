import { watch } from 'vue'
import { useDrag } from '../../../board/useDrag'
import { useShortcut } from '../../shortcuts/useShortcut'
import { useCoverStore } from '../../stores/coverStore'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'

/** Keys that work everywhere at the desk. Single letters are dead while anything is typed. */
export function useDeskKeys(drag: ReturnType<typeof useDrag>): void {
  const game = useGameStore()
  const desk = useDeskStore()
  const cover = useCoverStore()
  const isHandFree = (): boolean => drag.state.value.kind === 'idle'

  /** Escape first lets go of a half-made swap; with nothing begun it drops the curtain. */
  function escape(): void {
    const isSwap = desk.picking?.id.startsWith('swap') ?? false
    if (isSwap) desk.startPicking(null)
    else cover.drop()
  }
  useShortcut('Escape', escape, isHandFree)
  useShortcut('F9', () => cover.drop(), () => true, { always: true })
  useShortcut('b', () => cover.drop())
  useShortcut('s', () => desk.open({ kind: 'cards' }))
  useShortcut('k', () => desk.open({ kind: 'palette' }), () => true, { ctrl: true, always: true })
  useShortcut('z', () => void game.undo(), () => true, { ctrl: true })
  useShortcut('z', () => void game.redo(), () => true, { ctrl: true, shift: true })
  useShortcut('y', () => void game.redo(), () => true, { ctrl: true })

  // A swap that waits for its second player, begun from the menu.
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
