import { computed } from 'vue'
import type { SeatId } from '../../../shared/domain/ids'
import type { SeatView } from '../../../shared/grimoire/view'
import { keepEqual } from '../../../shared/lib/keepEqual'

/** Finds players by their seats. */
export function createSeating(seats: () => readonly SeatView[]) {
  const bySeat = computed(() => new Map(seats().map((seat) => [seat.seat, seat])))
  /** Most changes leave this as it is, and with it all that does no more than name players. */
  const chairs = computed<{ seat: SeatId; name: string }[]>((before) =>
    keepEqual(
      before,
      seats().map(({ seat, name }) => ({ seat, name })),
    ),
  )
  const seatOf = (seat: SeatId | null): SeatView | undefined => (seat === null ? undefined : bySeat.value.get(seat))
  /** Chair of a seat, 1 and up, clockwise; 0 when there is none. */
  const chairOf = (seat: SeatId): number => chairs.value.findIndex((one) => one.seat === seat) + 1
  const nameOf = (seat: SeatId): string | undefined => chairs.value.find((one) => one.seat === seat)?.name
  return { seatOf, chairOf, nameOf }
}
