import { watch } from 'vue'
import type { SeatView } from '../../../../shared/grimoire/view'
import type { BoardDrag } from '../../../board/useDrag'
import { useShortcut } from '../../shortcuts/useShortcut'
import { useCoverStore } from '../../stores/coverStore'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { useSeatActions, type SeatAction } from '../seat/useSeatActions'

/** Keys that act on the seat with the focus, by what they do. */
const SEAT_KEYS: Readonly<Record<string, string>> = { k: 'kill', r: 'reminder', c: 'character', e: 'sheet' }

/** Keys that work everywhere at the desk. Single letters are dead while anything is typed. */
export function useDeskKeys(drag: BoardDrag): void {
  const game = useGameStore()
  const desk = useDeskStore()
  const cover = useCoverStore()
  const { actions } = useSeatActions()
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

  /** The seat that has the focus on the board. */
  function focused(): SeatView | undefined {
    const spot = document.activeElement?.closest<HTMLElement>('.seat-spot')
    return game.view?.seats.find(({ seat }) => String(seat) === spot?.dataset['seat'])
  }
  for (const [key, id] of Object.entries(SEAT_KEYS)) {
    const find = (): SeatAction | undefined => {
      const seat = focused()
      return seat && actions(seat).find((action) => action.id === id)
    }
    useShortcut(key, () => find()?.run(), () => find() !== undefined)
  }

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
