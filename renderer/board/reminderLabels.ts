import { fan } from './fan'
import { gapBetweenBoxes, gapToBox, type Box, type Point } from './geometry'
import { isEastAsian, lettersOf } from './letters'
import { plateBox } from './ring'
import type { Ring } from './ringShape'

/** Where the reminders of one seat go, and whether their labels fit under them. */
export interface ReminderPlaces {
  /** In pixels from the middle of the token. */
  places: Point[]
  hasLabels: boolean
  /** Width of the widest label, or of a disc. */
  width: number
}

/** Under this diameter labels show only on focus and press. */
const LEAST_FOR_LABELS_PX = 88

/** Width of a label at 11 px, with its frame; a Han or Hangul letter is as wide as two others. */
function labelWidth(label: string): number {
  const letters = lettersOf(label).reduce((sum, letter) => sum + (isEastAsian(letter) ? 11 : 5.9), 0)
  return letters + 14
}

/**
 * Places for every seat's reminders. Discs alone always fit, the ring saw to it; the labels of a seat show where they
 * clear everything too, so this goes round seat by seat.
 */
export function reminderPlaces(ring: Ring, labels: string[][]): ReminderPlaces[] {
  const discs = 2 * ring.reminderRadius
  const all = ring.seats.map((_, index): ReminderPlaces => ({
    places: fan(ring, index, labels[index]?.length ?? 0),
    hasLabels: false,
    width: discs,
  }))
  if (ring.diameter < LEAST_FOR_LABELS_PX) return all
  ring.seats.forEach((_, index) => {
    const own = labels[index] ?? []
    if (own.every((label) => label === '')) return
    const width = Math.max(discs, ...own.map(labelWidth))
    const places = fan(ring, index, own.length, width)
    const labelled = { places, hasLabels: true, width }
    if (places.length === own.length && isClear(ring, all, index, labelled)) all[index] = labelled
  })
  return all
}

function boxesOf(ring: Ring, index: number, { places, width }: ReminderPlaces): Box[] {
  const seat = ring.seats[index]
  const height = 2 * ring.reminderRadius
  return places.map((place) => ({ x: (seat?.x ?? 0) + place.x, y: (seat?.y ?? 0) + place.y, width, height }))
}

function isClear(ring: Ring, all: ReminderPlaces[], index: number, labelled: ReminderPlaces): boolean {
  const boxes = boxesOf(ring, index, labelled)
  const apart = boxes.every((box, at) => boxes.every((other, next) => next <= at || gapBetweenBoxes(box, other) >= 1))
  return (
    apart &&
    boxes.every((box) => isOnBoard(ring, box) && ring.seats.every((_, other) => isApart(ring, all, index, box, other)))
  )
}

function isOnBoard(ring: Ring, box: Box): boolean {
  const isInside = box.x - box.width / 2 > 2 && box.x + box.width / 2 < ring.width - 2
  return isInside && gapBetweenBoxes(box, ring.centre) > 1
}

/** Whether a labelled reminder of seat `index` clears everything that belongs to seat `other`. */
function isApart(ring: Ring, all: ReminderPlaces[], index: number, box: Box, other: number): boolean {
  const seat = ring.seats[other]
  const its = all[other]
  if (!seat || !its) return true
  const token = { x: seat.x, y: seat.y, radius: ring.diameter / 2 }
  const isOwn = other === index
  if (gapToBox(token, { ...box, height: box.height * 0.8 }) <= (isOwn ? -3 : 2)) return false
  if (isOwn) return true
  if (gapBetweenBoxes(box, plateBox(ring, other)) <= 1) return false
  return boxesOf(ring, other, its).every((next) =>
    its.hasLabels ? gapBetweenBoxes(box, next) > 1 : gapToBox({ ...next, radius: ring.reminderRadius }, box) > 1,
  )
}
