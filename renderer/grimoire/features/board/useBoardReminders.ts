import type { SeatId } from '../../../../shared/domain/ids'
import type { EffectKind } from '../../../../shared/domain/vocabulary'
import type { ReminderView } from '../../../../shared/grimoire/view'
import type { BoardReminder } from '../../../board/boardSeat'
import { reminderOutline } from '../../../board/reminderArt'
import { computedBy } from '../../parts/computedBy'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'

/** The reminders of a seat as the board draws them. */
export function useBoardReminders(): (seat: SeatId) => BoardReminder[] {
  const game = useGameStore()
  const { t, characters } = useWords()

  function drawn(one: ReminderView): BoardReminder {
    const token = characters.isKnown(one.character) ? characters.token(one.character) : null
    const label = characters.reminderLabel(one.character, one.label)
    return {
      id: one.id,
      outline: reminderOutline(one.kind satisfies EffectKind, one.label),
      icon: token?.icon ?? null,
      ...(token?.image !== undefined && { image: token.image }),
      label,
      description: t('board.reminder', {
        label,
        character: characters.name(one.character),
        until: t(`words.until.${one.until}`),
      }),
      isActive: one.isActive,
    }
  }

  // Most of what the board says is said of reminders, and most gestures leave most of them alone.
  const viewsOf = computedBy((seat: SeatId) => game.seatOf(seat)?.reminders)
  return computedBy((seat: SeatId) => viewsOf(seat)?.map(drawn) ?? [])
}
