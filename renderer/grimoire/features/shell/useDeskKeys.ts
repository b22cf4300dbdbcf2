import type { SeatView } from '../../../../shared/grimoire/view'
import type { BoardDrag } from '../../../board/useDrag'
import { useShortcut } from '../../shortcuts/useShortcut'
import { useCoverStore } from '../../stores/coverStore'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { useTimer } from '../day/useTimer'
import { useSeatActions, type SeatAction } from '../seat/useSeatActions'

/** Keys that act on the seat with the focus, by what they do. */
const SEAT_KEYS: Readonly<Record<string, string>> = { k: 'kill', r: 'reminder', c: 'character', e: 'sheet' }

/** Keys that work everywhere at the desk. Single letters are dead while anything is typed. */
export function useDeskKeys(drag: BoardDrag): void {
  const game = useGameStore()
  const desk = useDeskStore()
  const cover = useCoverStore()
  const timer = useTimer()
  const always = (): boolean => true
  const withCtrl = (key: string, run: () => unknown, shift = false): void =>
    useShortcut(key, () => void run(), always, { ctrl: true, shift })

  /** Escape first lets go of a half-made swap; with nothing begun it drops the curtain. */
  function escape(): void {
    const isSwap = desk.picking?.id.startsWith('swap') ?? false
    if (isSwap) desk.startPicking(null)
    else cover.drop()
  }
  useShortcut('Escape', escape, () => drag.state.value.kind === 'idle')
  useShortcut('F9', cover.drop, always, { always: true })
  useShortcut('k', () => desk.open({ kind: 'palette' }), always, { ctrl: true, always: true })
  useShortcut(['b', '.'], cover.drop)
  useShortcut(['s', 'F5'], () => desk.open({ kind: 'cards' }))
  useShortcut('t', timer.toggle)
  withCtrl('z', game.undo)
  withCtrl('z', game.redo, true)
  withCtrl('y', game.redo)
  useSeatKeys()
}

function useSeatKeys(): void {
  const game = useGameStore()
  const { actions } = useSeatActions()

  /** The seat that has the focus on the board. */
  function focused(): SeatView | undefined {
    const spot = document.activeElement?.closest<HTMLElement>('.seat-spot')
    return game.view?.seats.find(({ seat }) => String(seat) === spot?.dataset['seat'])
  }
  function find(id: string): SeatAction | undefined {
    const seat = focused()
    return seat && actions(seat).find((action) => action.id === id)
  }
  for (const [key, id] of Object.entries(SEAT_KEYS)) {
    const run = (): void => find(id)?.run()
    useShortcut(key, run, () => find(id) !== undefined)
  }
}
