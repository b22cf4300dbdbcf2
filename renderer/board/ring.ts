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
const TALL_BOARD_PX = 900
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
    ring.gap = leastGap(ring, reminders, minGap)
    if (ring.gap >= minGap) return ring
  }
  for (; diameter > LEAST_PX; diameter -= 2) {
    const ring = ringWith(diameter, count, width, height, options)
    ring.gap = leastGap(ring, 0, minGap)
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

/**
 * Least free space anywhere on the board with so many reminders at every seat; −∞ when they do not all find a place.
 * Below `enough` the answer is only an upper bound: the ring tries dozens of sizes, and one overlap settles each.
 */
export function leastGap(ring: Ring, reminders: number, enough = -Infinity): number {
  const tokens = ring.seats.map(({ x, y }): Disc => ({ x, y, radius: ring.diameter / 2 }))
  const plates = ring.seats.map((_, index) => plateBox(ring, index))
  const least = gapOfSeats(ring, tokens, plates)
  if (least < enough) return least
  const fans = ring.seats.map((seat, index) =>
    fan(ring, index, reminders).map(({ x, y }): Disc => ({
      x: seat.x + x,
      y: seat.y + y,
      radius: ring.reminderRadius,
    })),
  )
  if (fans.some((discs) => discs.length < reminders)) return -Infinity
  const ofFans = Math.min(least, gapOfFans(ring, tokens, plates, fans))
  return ofFans < enough ? ofFans : Math.min(ofFans, leastOfPairs(fans.flat(), gapBetweenDiscs))
}

/** The name plate of a seat, as a box on the board. */
export function plateBox(ring: Ring, index: number): Box {
  const seat = ring.seats[index]
  return {
    x: seat?.x ?? 0,
    y: (seat?.y ?? 0) + (seat?.plateY ?? 0),
    width: ring.plateWidth,
    height: ring.plateHeight,
  }
}

function gapOfSeats(ring: Ring, tokens: Disc[], plates: Box[]): number {
  let least = Math.min(leastOfPairs(tokens, gapBetweenDiscs), leastOfPairs(plates, gapBetweenBoxes))
  tokens.forEach((token, owner) => {
    const toEdge = Math.min(token.x, ring.width - token.x) - token.radius
    least = Math.min(least, gapToBox(token, ring.centre), toEdge)
    plates.forEach((plate, index) => {
      if (index !== owner) least = Math.min(least, gapToBox(token, plate))
    })
  })
  for (const plate of plates) least = Math.min(least, Math.min(plate.y, ring.height - plate.y) - plate.height / 2)
  return least
}

function gapOfFans(ring: Ring, tokens: Disc[], plates: Box[], fans: Disc[][]): number {
  let least = Infinity
  fans.forEach((discs, owner) => {
    for (const disc of discs) {
      const box = { x: disc.x, y: disc.y, width: 2 * disc.radius, height: 2 * disc.radius }
      least = Math.min(least, gapBetweenBoxes(box, ring.centre))
      tokens.forEach((token, index) => {
        least = Math.min(least, index === owner ? gapBetweenDiscs(disc, token) : gapToBox(token, box))
      })
      plates.forEach((plate, index) => {
        if (index !== owner) least = Math.min(least, gapBetweenBoxes(box, plate))
      })
    }
  })
  return least
}

function leastOfPairs<Item>(items: Item[], gap: (first: Item, second: Item) => number): number {
  let least = Infinity
  items.forEach((item, index) => {
    for (let next = index + 1; next < items.length; next++) least = Math.min(least, gap(item, items[next] ?? item))
  })
  return least
}
