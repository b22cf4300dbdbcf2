import { gapToBox, length, type Box, type Point } from '../../../board/geometry'
import type { ReminderPlaces } from '../../../board/reminderLabels'
import type { Ring, RingSeat } from '../../../board/ringShape'

/** A curve with two handles, as in an SVG path. */
export interface Curve {
  start: Point
  leave: Point
  arrive: Point
  end: Point
}

/** The rings and darts round a token reach so far, in diameters; the line keeps a little off them. */
const RINGS = 0.58
const AIR_PX = { start: 4, end: 7 }
/** Where the line leaves a seat or comes to it, it has to be seen for so long. */
const STUB_PX = 44
/** So much of the way aside is left out at both ends: what remains is the arc. */
const BEND = 0.42
const SIDEWAYS = Math.PI / 2.2
const STEP = Math.PI / 18

/** The way from nominator to nominee: from token to token, beside their reminders, and round the dial. */
export function nominationCurve(ring: Ring, fans: ReminderPlaces[], from: RingSeat, to: RingSeat): Curve {
  const taken = takenBy(ring, fans)
  const [out, into] = [freeWay(ring, taken, from, to), freeWay(ring, taken, to, from)]
  const reach = ring.diameter * RINGS
  const start = along(from, out, reach + AIR_PX.start)
  const end = along(to, into, reach + AIR_PX.end)
  const handle = Math.min(170, Math.max(24, length(end.x - start.x, end.y - start.y) * 0.4))
  return roundDial(ring, { start, leave: along(start, out, handle), arrive: along(end, into, handle), end })
}

/** The curve as the data of an SVG path. */
export function pathOf({ start, leave, arrive, end }: Curve): string {
  return `M${pair(start)}C${pair(leave)} ${pair(arrive)} ${pair(end)}`
}

/** A place on the curve: 0 = its start, 1 = its end. */
export function onCurve({ start, leave, arrive, end }: Curve, part: number): Point {
  const rest = 1 - part
  const at = (axis: 'x' | 'y'): number =>
    rest ** 3 * start[axis] +
    3 * rest ** 2 * part * leave[axis] +
    3 * rest * part ** 2 * arrive[axis] +
    part ** 3 * end[axis]
  return { x: at('x'), y: at('y') }
}

const pair = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const along = ({ x, y }: Point, direction: Point, far: number): Point => ({
  x: x + direction.x * far,
  y: y + direction.y * far,
})

/** What the line should not run over near its ends: reminders with their labels. */
function takenBy(ring: Ring, fans: ReminderPlaces[]): Box[] {
  const height = 2 * ring.reminderRadius
  return ring.seats.flatMap(({ x, y }, index) =>
    (fans[index]?.places ?? []).map((place) => ({
      x: x + place.x,
      y: y + place.y,
      width: fans[index]?.width ?? height,
      height,
    })),
  )
}

/** The direction in which the line leaves a seat: towards the other, inwards, and past the seat's reminders. */
function freeWay(ring: Ring, taken: Box[], seat: RingSeat, other: RingSeat): Point {
  const [inward, towards] = [Math.atan2(seat.inwardY, seat.inwardX), Math.atan2(other.y - seat.y, other.x - seat.x)]
  const aside = Math.atan2(Math.sin(towards - inward), Math.cos(towards - inward))
  const wished = aside * (1 - BEND)
  let best = { x: seat.inwardX, y: seat.inwardY }
  let least = Infinity
  for (let turn = -SIDEWAYS; turn <= SIDEWAYS; turn += STEP) {
    const direction = { x: Math.cos(inward + turn), y: Math.sin(inward + turn) }
    const cost = 100 * hits(ring, taken, seat, direction) + Math.abs(turn - wished)
    if (cost < least) [best, least] = [direction, cost]
  }
  return best
}

function hits(ring: Ring, taken: Box[], seat: RingSeat, direction: Point): number {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => along(seat, direction, ring.diameter * RINGS + part * STUB_PX))
  const radius = 6
  return steps.filter(
    (point) =>
      taken.some((box) => gapToBox({ ...point, radius }, box) < 0) ||
      ring.seats.some(({ x, y }) => length(point.x - x, point.y - y) < ring.diameter / 2),
  ).length
}

function roundDial(ring: Ring, curve: Curve): Curve {
  const { start, end } = curve
  const chord = length(end.x - start.x, end.y - start.y) || 1
  const across = { x: (start.y - end.y) / chord, y: (end.x - start.x) / chord }
  const past = (start.x - ring.centreX) * across.x + (start.y - ring.centreY) * across.y
  const least = ring.centre.width / 2 + 24
  let bent = curve
  for (let round = 0; round < 4; round++) {
    const missing = least - nearest(ring, bent)
    if (missing <= 0) break
    // Half way along, the curve moves three quarters as far as its handles.
    const push = (past < 0 ? -1 : 1) * missing * 1.4
    bent = { ...bent, leave: along(bent.leave, across, push), arrive: along(bent.arrive, across, push) }
  }
  return bent
}

function nearest(ring: Ring, curve: Curve): number {
  return Math.min(
    ...Array.from({ length: 21 }, (_, step) => {
      const { x, y } = onCurve(curve, step / 20)
      return length(x - ring.centreX, y - ring.centreY)
    }),
  )
}
