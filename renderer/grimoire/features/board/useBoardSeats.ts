import { computed, type ComputedRef } from 'vue'
import type { SeatId } from '../../../../shared/domain/ids'
import type { GrimoireView, NominationView, SeatView } from '../../../../shared/grimoire/view'
import { keepEqual } from '../../../../shared/lib/keepEqual'
import type { BoardSeat } from '../../../board/boardSeat'
import { computedBy } from '../../parts/computedBy'
import { useTallWindow } from '../../parts/useTallWindow'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'
import { seatsOf } from '../decisions/decisionSeats'
import { useSeatQuestion } from '../decisions/useSeatQuestion'
import { useOrder } from '../why/useOrder'
import { useBoardReminders } from './useBoardReminders'

const FEW_ENOUGH_FOR_NUMBERS = 16

/** The seat the clock's hand points at: the first in order whose hand has not been taken. */
export function voterNow(open: NominationView | null): SeatId | null {
  if (!open || open.isDone) return null
  const taken = new Set(open.hands.map(({ seat }) => seat))
  return open.order.find((seat) => !taken.has(seat)) ?? null
}

function handOf(open: NominationView | null, seat: SeatId): BoardSeat['hand'] {
  const found = open?.hands.find((hand) => hand.seat === seat)
  if (!found) return null
  return found.hands > 0 ? 'up' : 'down'
}

function orderOf(view: GrimoireView, { seat, nightPlace }: SeatView): Omit<Order, 'description'> | null {
  if (view.phase.kind !== 'night' || !nightPlace) return null
  const { position, status } = nightPlace
  const current = view.night.steps.find(({ key }) => key === view.night.currentKey)
  const isNow = (current?.seats.includes(seat) ?? false) && (status === 'todo' || status === 'optional')
  if (status === 'cancelled' || status === 'notNow') return null
  return { position, status: isNow ? 'now' : status === 'done' || status === 'skipped' ? 'done' : 'todo' }
}

type Order = NonNullable<BoardSeat['order']>

const withWords = (order: Omit<Order, 'description'> | null, description = ''): BoardSeat['order'] =>
  order && { ...order, description }

const STATES = ['drunk', 'poisoned', 'mad'] as const

/** Whose nomination of today is used. */
function nominatedOf({ phase, day }: GrimoireView, seat: SeatId): BoardSeat['nominated'] {
  const today = phase.kind === 'day' ? day.nominations.filter(({ kind }) => kind === 'execution') : []
  const hasMade = today.some(({ by }) => by === seat)
  const hasHad = today.some(({ nominee }) => nominee === seat)
  if (hasMade && hasHad) return 'both'
  return hasMade ? 'made' : hasHad ? 'had' : undefined
}

/** Of who votes freely nothing is to be seen, of the dead that they can. */
function voteOf({ isAlive, isShrouded, voteToken, needsToken }: SeatView): BoardSeat['vote'] {
  if (isAlive && !isShrouded && !needsToken && !voteToken) return null
  return voteToken || !needsToken ? 'left' : 'spent'
}

type Moment = Pick<BoardSeat, 'isActing' | 'isNominee' | 'hand' | 'isVoting' | 'blockVotes' | 'nominated'>

/** What the night or the vote makes of a seat just now. */
function momentOf(view: GrimoireView, seat: SeatView): Moment {
  const { open, aboutToDie } = view.day
  const now = view.night.steps.find(({ key }) => key === view.night.currentKey)
  const nominated = nominatedOf(view, seat.seat)
  return {
    ...(nominated && { nominated }),
    isActing: view.phase.kind === 'night' && (now?.seats.includes(seat.seat) ?? false),
    isNominee: open?.nominee === seat.seat,
    hand: handOf(open, seat.seat),
    isVoting: voterNow(open) === seat.seat,
    blockVotes: aboutToDie?.nominee === seat.seat ? aboutToDie.votes : null,
  }
}

type Lasting = Pick<
  BoardSeat,
  | 'seat'
  | 'name'
  | 'description'
  | 'character'
  | 'supposed'
  | 'isTurned'
  | 'isShrouded'
  | 'isEvil'
  | 'isDead'
  | 'vote'
  | 'votes'
  | 'reminders'
>

/** What a seat shows and says whatever the moment: most gestures leave most seats alone, so it is worked out for each alone. */
function useLasting(): (seat: SeatId) => Lasting | null {
  const game = useGameStore()
  const { t, seatName, characters } = useWords()
  const remindersOf = useBoardReminders()
  const viewOf = computedBy((seat: SeatId) => game.seatOf(seat))
  const nominated = computedBy((seat: SeatId) => game.view && nominatedOf(game.view, seat))

  function description(seat: SeatView): string {
    const call = nominated(seat.seat)
    const parts = [
      t('board.seat', { name: seatName(seat.seat), number: game.chairOf(seat.seat) }),
      seat.character ? characters.name(seat.character) : t('board.noCharacter'),
      seat.shown ? t('board.believes', { character: characters.name(seat.shown) }) : '',
      t(`words.value.${seat.alignment}`),
      life(seat),
      ...(seat.voteTokens > 0 && (seat.isAlive || seat.voteTokens > 1) ? [t('board.voteTokens', seat.voteTokens)] : []),
      ...STATES.filter((state) => seat[state].length > 0).map((state) => t(`board.${state}`)),
      call ? t(`board.nominated.${call}`) : '',
    ]
    return parts.filter((part) => part !== '').join(', ')
  }

  function life({ isAlive, voteToken, needsToken }: SeatView): string {
    if (isAlive) return t(needsToken && !voteToken ? 'board.aliveNoVote' : 'board.alive')
    if (!needsToken) return t('board.deadVotes')
    return t(voteToken ? 'board.deadVote' : 'board.deadNoVote')
  }

  return computedBy((id: SeatId) => {
    const seat = viewOf(id)
    if (!seat) return null
    return {
      seat: id,
      name: seatName(id),
      description: description(seat),
      character: seat.character === null ? null : characters.token(seat.character, seat.alignment),
      supposed: seat.shown === null ? null : characters.token(seat.shown),
      isTurned: seat.isUpsideDown,
      isShrouded: seat.isShrouded,
      isEvil: seat.character !== null && seat.alignment === 'evil',
      isDead: seat.isShrouded,
      vote: voteOf(seat),
      ...(seat.voteTokens > 1 && { votes: seat.voteTokens }),
      reminders: remindersOf(id),
    }
  })
}

/** Whom a question is about, or at whom may be pointed where that is not at everybody. */
function useCandidates(): ComputedRef<ReadonlySet<SeatId>> {
  const game = useGameStore()
  const desk = useDeskStore()
  const asked = useSeatQuestion()
  return computed(() => {
    const legal = desk.picking?.legal
    if (asked.value) return new Set(seatsOf(asked.value))
    return legal && legal.size < (game.view?.seats.length ?? 0) ? legal : new Set()
  })
}

/** The seats as the board draws them, out of the game and what is picked just now. */
export function useBoardSeats() {
  const game = useGameStore()
  const desk = useDeskStore()
  const { orderOf: why } = useOrder()
  const lastingOf = useLasting()
  const isTall = useTallWindow()
  const candidates = useCandidates()

  function boardSeat(view: GrimoireView, seat: SeatView, index: number): BoardSeat[] {
    const lasting = lastingOf(seat.seat)
    if (!lasting) return []
    const number = view.seats.length > FEW_ENOUGH_FOR_NUMBERS && !isTall.value ? null : index + 1
    const order = withWords(orderOf(view, seat), why(seat)?.title)
    const isPicked = desk.picked.includes(seat.seat)
    const candidate = candidates.value.has(seat.seat) && { isCandidate: true }
    return [{ ...lasting, number, order, ...momentOf(view, seat), isPicked, ...candidate }]
  }

  // Seats that look as before stay the same objects: only the others are drawn again.
  return computed<BoardSeat[]>((before) => {
    const { view } = game
    return keepEqual(before, view?.seats.flatMap((seat, index) => boardSeat(view, seat, index)) ?? [])
  })
}
