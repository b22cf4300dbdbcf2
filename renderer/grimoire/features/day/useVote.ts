import { computed } from 'vue'
import type { SeatId, SeatOrCharacter } from '../../../../shared/domain/ids'
import type { NominationView } from '../../../../shared/grimoire/view'
import { useGameStore } from '../../stores/gameStore'
import { voterNow } from '../board/useBoardSeats'

/** The vote, or the call for exile, that is being counted: whose hand is asked for now, and what is done about it. */
export function useVote(nomination: () => NominationView) {
  const game = useGameStore()
  const now = computed(() => voterNow(nomination()))
  const isExile = computed(() => nomination().kind === 'exile')

  /** Takes the hand of whoever's turn it is: 0 = down, 1 = up. */
  function setHand(hands: number): void {
    // Keys may come faster than the disk: whose turn it is, is asked when the hand before is down.
    void game.dispatch('setHand', () => {
      const seat = voterNow(game.view?.day.open ?? null)
      return seat === null ? null : { seat, hands }
    })
    // With the nominee's hand nothing is left to ask: the vote is counted, and undo opens it again.
    close(() => voterNow(game.view?.day.open ?? null) === null)
  }

  /** Counts the hands there are, if that is due once what was done before has been saved. */
  function close(isDue = (): boolean => true): void {
    if (!isExile.value) void game.dispatch('closeVote', () => (game.view?.day.open && isDue() ? {} : null))
    else void game.dispatch('closeExile', () => (isDue() ? exileResult() : null))
  }

  function exileResult(): { target: SeatOrCharacter; supporters: SeatId[] } | null {
    const open = game.view?.day.open
    return open
      ? { target: open.nominee, supporters: open.hands.filter(({ hands }) => hands > 0).map(({ seat }) => seat) }
      : null
  }

  return { now, isExile, setHand, close }
}
