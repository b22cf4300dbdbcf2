import type { SeatId } from '../../../../shared/domain/ids'
import type { BoardPart } from '../../../board/boardSeat'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { useWhyStore } from '../../stores/whyStore'
import { useDecide } from '../decisions/useDecide'
import { useSeatQuestion } from '../decisions/useSeatQuestion'
import { useCauses } from '../why/useCauses'
import { useOrder } from '../why/useOrder'
import { voterNow } from './useBoardSeats'

/** What pressing something on the board does: takes it for what is being picked, or opens its sheet. */
export function usePress() {
  const game = useGameStore()
  const desk = useDeskStore()
  const why = useWhyStore()
  const { decide } = useDecide()
  const asked = useSeatQuestion()
  const { orderOf } = useOrder()
  const { causesOf } = useCauses()

  function toggleHand(seat: SeatId): void {
    const open = game.view?.day.open
    const hand = open?.hands.find((one) => one.seat === seat)
    const isUp = hand ? hand.hands === 0 : true
    void game.dispatch('setHand', { seat, hands: isUp ? 1 : 0 })
  }

  function sayWhy({ seat, at }: Extract<BoardPart, { kind: 'order' }>): void {
    const player = game.seatOf(seat)
    const order = player && orderOf(player)
    if (order) why.ask(at, order.title, order.lines, causesOf(...order.subjects))
  }

  function press(part: BoardPart): void {
    if (part.kind === 'order' && !isAskedFor()) sayWhy(part)
    else pressToken(part.kind === 'order' ? { kind: 'seat', seat: part.seat } : part)
  }

  /** While players are being pointed at, all of a seat is the player. */
  const isAskedFor = (): boolean => Boolean(desk.picking) || asked.value !== null

  function pressToken(part: Exclude<BoardPart, { kind: 'order' }>): void {
    if (part.kind === 'reminder') return menuFor(part, null)
    const open = game.view?.day.open
    // Whoever is none of the options too: the refusal says why.
    if (part.kind === 'seat' && asked.value) decide(asked.value, part.seat)
    else if (part.kind === 'seat' && desk.picking) desk.pick(part.seat)
    else if (open && desk.tab === 'day' && (voterNow(open) !== null || open.hands.length > 0)) toggleHand(part.seat)
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
