import type { SeatId } from '../../../../shared/domain/ids'
import type { Json } from '../../../../shared/lib/json'
import type { Check, Information } from '../../rules/learning'

/**
 * Learns `count` players of whom something holds. One player is told as a seat, more as a list. Each is marked by the ability's
 * token `Know`, where it has one.
 */
export function learnsPlayers(count: number, holds: (check: Check, seats: readonly SeatId[]) => boolean): Information {
  return {
    form: { kind: 'seat', count },
    answers: (check) => {
      const seats = check.game.seats.map(({ seat }) => seat)
      return groupsOf(count, seats)
        .filter((group) => holds(check, group))
        .map((group) => (count === 1 ? (group[0] ?? null) : group))
    },
    domain: () => 'anything',
    malformed: (value) =>
      new Set(seatsIn(value)).size === count && seatsIn(value).length === count ? null : 'wrong-count',
    *told(use, value) {
      const hasToken = use.game.facts(use.character).reminders.some(({ label }) => label === 'Know')
      if (hasToken) for (const seat of seatsIn(value)) use.place('Know', seat)
      yield* []
    },
  }
}

/** Learns on which side the chosen player is. */
export function learnsAlignment(): Information {
  return {
    form: { kind: 'choice', options: ['good', 'evil'] },
    answers: ({ targets, alignment }) => targets.map(alignment),
    domain: () => ['good', 'evil'],
  }
}

/** The seats an answer names, be it one or a list. */
export function seatsIn(value: Json): SeatId[] {
  const listed = Array.isArray(value) ? value : [value]
  return listed.filter((one) => typeof one === 'number').map((one) => one as SeatId)
}

/** Every group of that many items, in order. */
function groupsOf<Item>(count: number, items: readonly Item[]): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) => groupsOf(count - 1, items.slice(index + 1)).map((rest) => [item, ...rest]))
}
