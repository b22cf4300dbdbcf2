import { evenAngles, pointAt, type Ellipse } from './ellipse'
import { fan } from './fan'
import { distance, gapBetweenBoxes, gapBetweenDiscs, gapToBox, type Box, type Disc, type Point } from './geometry'
import type { Ring, RingSeat } from './ringShape'

/** What to keep free. */
export interface RingOptions {
  /** Size of the block in the middle. */
  centreWidth?: number
  centreHeight?: number
  /** Reminders at every seat for which there must be room. */
  reminders?: number
  /** Least free space between any two things. */
  minGap?: number
}

/** A board higher than this has room for wider plates and larger reminders. */
export const TALL_BOARD_PX = 900
const MARGIN_PX = 8
const SMALLEST_PX = 56
/** Beyond the seats of any game: as small as can still be pressed. */
const LEAST_PX = 28

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/**
 * Lays `count` seats round an ellipse at equal arc length, seat 1 at the top, clockwise: the largest tokens for which
 * discs, plates, reminders, the block in the middle and the edge all keep apart.
 */
export function seatRing(count: number, width: number, height: number, options: RingOptions = {}): Ring {
  const { reminders = 3, minGap = 2 } = options
  let diameter = Math.round(height * 0.165)
  for (; diameter >= SMALLEST_PX; diameter--) {
    const ring = ringWith(diameter, count, width, height, options)
    ring.gap = leastGap(ring, reminders)
    if (ring.gap >= minGap) return ring
  }
  for (; diameter > LEAST_PX; diameter -= 2) {
    const ring = ringWith(diameter, count, width, height, options)
    ring.gap = leastGap(ring, 0)
    if (ring.gap >= minGap) return ring
  }
  return ringWith(LEAST_PX, count, width, height, options)
}

function ringWith(diameter: number, count: number, width: number, height: number, options: RingOptions): Ring {
  const isTall = height > TALL_BOARD_PX
  const plateHeight = Math.round(between(21, diameter * 0.24, 30))
  const plateWidth = Math.max(isTall ? 118 : 94, diameter * 0.9)
  const [centreX, centreY] = [width / 2, height / 2]
  const radiusX = Math.max(1, centreX - Math.max(diameter, plateWidth) / 2 - MARGIN_PX)
  const radiusY = Math.max(1, centreY - diameter / 2 - plateHeight - MARGIN_PX - 5)
  const ellipse = { centreX, centreY, radiusX, radiusY }
  return {
    ...ellipse,
    width,
    height,
    diameter,
    plateWidth,
    plateHeight,
    reminderRadius: between(15, diameter * 0.2, isTall ? 27 : 24),
    centre: { x: centreX, y: centreY, width: options.centreWidth ?? 320, height: options.centreHeight ?? 190 },
    seats: evenAngles(ellipse, count).map((angle) => ringSeat(pointAt(ellipse, angle), ellipse, diameter, plateHeight)),
    gap: 0,
  }
}

/** Inwards is towards the nearest point of a segment, not of the centre, or the fans would crowd together. */
function ringSeat(at: Point, ellipse: Ellipse, diameter: number, plateHeight: number): RingSeat {
  const focus = Math.max(0, ellipse.radiusX - ellipse.radiusY) * 0.92
  const towards = { x: between(ellipse.centreX - focus, at.x, ellipse.centreX + focus), y: ellipse.centreY }
  const depth = distance(at, towards)
  const isPlateAbove = at.y < ellipse.centreY - ellipse.radiusY * 0.3
  const toPlate = diameter / 2 + plateHeight / 2
  return {
    ...at,
    inwardX: (towards.x - at.x) / depth,
    inwardY: (towards.y - at.y) / depth,
    depth,
    plateY: isPlateAbove ? -(toPlate + 4) : toPlate + 2,
  }
}

/** Least free space anywhere on the board with so many reminders at every seat; −∞ when they do not all find a place. */
export function leastGap(ring: Ring, reminders: number): number {
  const tokens = ring.seats.map(({ x, y }): Disc => ({ x, y, radius: ring.diameter / 2 }))
  const plates = ring.seats.map((_, index) => plateBox(ring, index))
  const fans = ring.seats.map((seat, index) =>
    fan(ring, index, reminders).map(({ x, y }): Disc => ({
      x: seat.x + x,
      y: seat.y + y,
      radius: ring.reminderRadius,
    })),
  )
  if (fans.some((discs) => discs.length < reminders)) return -Infinity
  return Math.min(gapOfSeats(ring, tokens, plates), gapOfReminders(ring, tokens, plates, fans))
}

/** The name plate of a seat, as a box on the board. */
export function plateBox(ring: Ring, index: number): Box {
  const seat = ring.seats[index]
  return { x: seat?.x ?? 0, y: (seat?.y ?? 0) + (seat?.plateY ?? 0), width: ring.plateWidth, height: ring.plateHeight }
}

function gapOfSeats(ring: Ring, tokens: Disc[], plates: Box[]): number {
  const gaps: number[] = []
  tokens.forEach((token, index) => {
    gaps.push(gapToBox(token, ring.centre), token.x - token.radius, ring.width - token.x - token.radius)
    plates.forEach((plate, other) => {
      if (other === index) gaps.push(plate.y - plate.height / 2, ring.height - plate.y - plate.height / 2)
      else gaps.push(gapToBox(token, plate))
    })
  })
  for (const [token, other] of pairs(tokens)) gaps.push(gapBetweenDiscs(token, other))
  for (const [plate, other] of pairs(plates)) gaps.push(gapBetweenBoxes(plate, other))
  return Math.min(...gaps)
}

function gapOfReminders(ring: Ring, tokens: Disc[], plates: Box[], fans: Disc[][]): number {
  const gaps: number[] = []
  const boxOf = ({ x, y, radius }: Disc): Box => ({ x, y, width: 2 * radius, height: 2 * radius })
  fans.forEach((discs, owner) => {
    for (const disc of discs) {
      const box = boxOf(disc)
      gaps.push(gapBetweenBoxes(box, ring.centre))
      tokens.forEach((token, index) => gaps.push(index === owner ? gapBetweenDiscs(disc, token) : gapToBox(token, box)))
      plates.forEach((plate, index) => index !== owner && gaps.push(gapBetweenBoxes(box, plate)))
    }
  })
  for (const [disc, other] of pairs(fans.flat())) gaps.push(gapBetweenDiscs(disc, other))
  return Math.min(...gaps)
}

function pairs<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((item, index) => items.slice(index + 1).map((other): [Item, Item] => [item, other]))
}
