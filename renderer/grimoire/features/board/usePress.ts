import type { SeatId } from '../../../../shared/domain/ids'
import type { BoardPart } from '../../../board/boardSeat'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { seatQuestion, seatsOf } from '../decisions/decisionSeats'
import { useDecide } from '../decisions/useDecide'
import { voterNow } from './useBoardSeats'

/** What pressing something on the board does: takes it for what is being picked, or opens its sheet. */
export function usePress() {
  const game = useGameStore()
  const desk = useDeskStore()
  const { decide } = useDecide()

  function toggleHand(seat: SeatId): void {
    const open = game.view?.day.open
    const hand = open?.hands.find((one) => one.seat === seat)
    const isUp = hand ? hand.hands === 0 : true
    void game.dispatch('setHand', { seat, hands: isUp ? 1 : 0 })
  }

  function press(part: BoardPart): void {
    if (part.kind === 'reminder') return menuFor(part, null)
    const asked = seatQuestion(game.view)
    const open = game.view?.day.open
    if (part.kind === 'seat' && asked && seatsOf(asked).includes(part.seat)) decide(asked, part.seat)
    else if (open && desk.tab === 'day' && (voterNow(open) !== null || open.hands.length > 0)) toggleHand(part.seat)
    else if (part.kind === 'seat' && desk.picking) desk.pick(part.seat)
    else desk.open({ kind: 'seat', seat: part.seat })
  }

  /** Right click, long press, or the menu key. */
  function menuFor(part: BoardPart, at: { x: number; y: number } | null): void {
    if (part.kind === 'seat' && at) desk.open({ kind: 'menu', seat: part.seat, ...at })
    else if (part.kind === 'reminder')
      desk.open({ kind: 'reminder', reminder: part.reminder, seat: part.seat, ...(at ?? {}) })
    else desk.open({ kind: 'seat', seat: part.seat })
  }

  return { press, menuFor }
}
