import type { CharacterId, EffectId, SeatId } from '../../shared/domain/ids'
import { nearestAngle, pointAt } from './ellipse'
import { distance, type Point } from './geometry'
import type { Ring } from './ringShape'

/** Something a hand can take: a seat's token, a reminder, or a new one of either out of the tray. */
export type DragItem =
  | { kind: 'seat'; seat: SeatId }
  | { kind: 'reminder'; reminder: EffectId; seat: SeatId | null }
  | { kind: 'character'; character: CharacterId }
  | { kind: 'newReminder'; character: CharacterId; label: string }

/**
 * Where it can be put. `gap`: on the line before the seat at `index` of the ring (the number of seats = before the
 * first again). `outside`: off the board. `zone`: an element with `data-drop-zone`, by that name.
 */
export type DropTarget =
  | { kind: 'seat'; seat: SeatId }
  | { kind: 'gap'; index: number }
  | { kind: 'centre' }
  | { kind: 'outside' }
  | { kind: 'zone'; zone: string }

/** Whether two targets are the same place. */
export function sameTarget(first: DropTarget | null, second: DropTarget | null): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}

/** Index of the seat whose token or close surroundings hold the point, or null. */
export function seatAt(point: Point, ring: Ring): number | null {
  const reach = ring.diameter * 0.62
  const index = ring.seats.findIndex((seat) => distance(seat, point) <= reach)
  return index === -1 ? null : index
}

/** The place on the line that the point is next to, as the index of the seat that would follow; null = not near. */
export function gapAt(point: Point, ring: Ring): number | null {
  const angle = nearestAngle(ring, point)
  if (distance(pointAt(ring, angle), point) > ring.diameter * 0.55) return null
  const after = ring.seats.findIndex((seat) => nearestAngle(ring, seat) > angle)
  return after === -1 ? ring.seats.length : after
}

/** Where an item would land, with the point in pixels of the board. Only a seat's token goes on the line. */
export function boardTargetAt(point: Point, ring: Ring, seats: readonly SeatId[], item: DragItem): DropTarget {
  if (point.x < 0 || point.y < 0 || point.x > ring.width || point.y > ring.height) return { kind: 'outside' }
  const onSeat = seatAt(point, ring)
  const seat = onSeat === null ? undefined : seats[onSeat]
  if (seat !== undefined) return { kind: 'seat', seat }
  const gap = item.kind === 'seat' ? gapAt(point, ring) : null
  if (gap !== null) return { kind: 'gap', index: gap }
  return nearestSeat(point, ring, seats, item) ?? { kind: 'centre' }
}

/** A reminder may also be dropped where a seat's reminders lie. */
function nearestSeat(point: Point, ring: Ring, seats: readonly SeatId[], item: DragItem): DropTarget | null {
  if (item.kind !== 'reminder' && item.kind !== 'newReminder') return null
  const near = ring.seats
    .map((seat, index) => ({ index, away: distance(seat, point) }))
    .sort((first, second) => first.away - second.away)[0]
  const seat = near && near.away <= ring.diameter * 0.5 + 4 * ring.reminderRadius ? seats[near.index] : undefined
  return seat === undefined ? null : { kind: 'seat', seat }
}

/** Where the keyboard can put an item, clockwise: seats, for a seat's token also the places between, then the centre. */
export function keyboardTargets(item: DragItem, seats: readonly SeatId[]): DropTarget[] {
  const targets = seats.flatMap((seat, index): DropTarget[] =>
    item.kind === 'seat'
      ? [
          { kind: 'gap', index },
          { kind: 'seat', seat },
        ]
      : [{ kind: 'seat', seat }],
  )
  return item.kind === 'seat' ? targets : [...targets, { kind: 'centre' }]
}

/** The target `by` places further on, round and round; from nowhere, the first or the last. */
export function nextTarget(targets: DropTarget[], from: DropTarget | null, by: 1 | -1): DropTarget | null {
  if (targets.length === 0) return null
  const at = targets.findIndex((target) => sameTarget(target, from))
  const next = at === -1 ? (by === 1 ? 0 : targets.length - 1) : (at + by + targets.length) % targets.length
  return targets[next] ?? null
}
