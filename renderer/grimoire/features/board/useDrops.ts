import type { SeatId } from '../../../../shared/domain/ids'
import type { DragItem, DropTarget } from '../../../board/dropTargets'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { useCharacters } from '../../texts/useCharacters'

/** What a drop on the board means: one drop, one command. */
export function useDrops() {
  const game = useGameStore()
  const desk = useDeskStore()
  const { team } = useCharacters()

  /** Whether what is in the hand is still there and may be moved: undo may have taken it away, or it lies there by itself. */
  function exists(item: DragItem): boolean {
    if (item.kind === 'seat') return game.seatOf(item.seat) !== undefined
    if (item.kind !== 'reminder') return true
    const { view } = game
    const all = [...(view?.seats.flatMap((seat) => seat.reminders) ?? []), ...(view?.centreReminders ?? [])]
    return all.some(({ id, isStanding }) => id === item.reminder && !isStanding)
  }

  /** By day a token that is drawn to another nominates: as long as nominations are open, or open again to this player. */
  function isNomination(by: SeatId): boolean {
    const { view } = game
    if (view?.phase.kind !== 'day' || desk.tab !== 'day') return false
    return view.day.nominationsOpen || game.seatOf(by)?.canNominate === true
  }

  function dropSeat(item: DragItem & { kind: 'seat' }, target: DropTarget): void {
    const seats = game.view?.seats ?? []
    if (target.kind === 'seat' && target.seat !== item.seat) {
      if (isNomination(item.seat)) void game.dispatch('nominate', { by: item.seat, nominee: target.seat })
      else void game.dispatch('swapSeats', { first: item.seat, second: target.seat })
    }
    if (target.kind === 'gap') {
      const from = seats.findIndex(({ seat }) => seat === item.seat)
      const index = target.index > from ? target.index - 1 : target.index
      if (index !== from) void game.dispatch('moveSeat', { seat: item.seat, index })
    }
  }

  function dropCharacter(item: DragItem & { kind: 'character' }, target: DropTarget): void {
    const { character } = item
    const isCentre = team(character) === 'fabled' || team(character) === 'loric'
    if (target.kind === 'centre' || (target.kind === 'seat' && isCentre)) {
      if (isCentre) void game.dispatch('addToCentre', { character })
    } else if (target.kind === 'seat') {
      const isSetup = game.view?.phase.kind === 'setup'
      if (isSetup) void game.dispatch('assign', { seat: target.seat, character })
      else void game.dispatch('changeCharacter', { target: target.seat, to: character })
    }
  }

  function dropReminder(item: DragItem & { kind: 'reminder' }, target: DropTarget): void {
    if (target.kind === 'seat') {
      if (target.seat !== item.seat) void game.dispatch('moveReminder', { reminder: item.reminder, seat: target.seat })
    } else if (target.kind === 'centre') void game.dispatch('moveReminder', { reminder: item.reminder, seat: null })
    else if (target.kind !== 'gap') void game.dispatch('removeReminder', { reminder: item.reminder })
  }

  function onDrop(item: DragItem, target: DropTarget): void {
    if (item.kind === 'seat') dropSeat(item, target)
    else if (item.kind === 'character') dropCharacter(item, target)
    else if (item.kind === 'reminder') dropReminder(item, target)
    else if (target.kind === 'seat' || target.kind === 'centre') {
      const seat = target.kind === 'seat' ? target.seat : null
      void game.dispatch('placeReminder', { seat, character: item.character, label: item.label })
    }
  }

  return { exists, onDrop }
}
