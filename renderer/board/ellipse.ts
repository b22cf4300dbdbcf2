import { length, type Point } from './geometry'

const CHORDS = 1440

/** An ellipse with upright axes. */
export interface Ellipse {
  centreX: number
  centreY: number
  radiusX: number
  radiusY: number
}

/** The place at an angle, 0 at the top, clockwise. */
export function pointAt({ centreX, centreY, radiusX, radiusY }: Ellipse, angleRad: number): Point {
  return { x: centreX + radiusX * Math.sin(angleRad), y: centreY - radiusY * Math.cos(angleRad) }
}

/** Angles of `count` places at equal arc length, the first at the top, clockwise. */
export function evenAngles(ellipse: Ellipse, count: number): number[] {
  const lengths = arcLengths(ellipse)
  const whole = lengths[CHORDS] ?? 0
  const angles: number[] = []
  let chord = 0
  for (let index = 0; index < count; index++) {
    while ((lengths[chord] ?? whole) < (index / count) * whole) chord++
    angles.push((chord / CHORDS) * 2 * Math.PI)
  }
  return angles
}

/** The angle of the place on the ellipse that is nearest to a point. */
export function nearestAngle(ellipse: Ellipse, point: Point): number {
  let best = 0
  let bestDistance = Infinity
  for (let chord = 0; chord < CHORDS; chord++) {
    const angle = (chord / CHORDS) * 2 * Math.PI
    const on = pointAt(ellipse, angle)
    const away = length(on.x - point.x, on.y - point.y)
    if (away < bestDistance) [best, bestDistance] = [angle, away]
  }
  return best
}

const SINES = Float64Array.from({ length: CHORDS + 1 }, (_, chord) => Math.sin((chord / CHORDS) * 2 * Math.PI))
const COSINES = Float64Array.from({ length: CHORDS + 1 }, (_, chord) => Math.cos((chord / CHORDS) * 2 * Math.PI))

/** Length of the line up to each chord. The ring tries dozens of ellipses, so nothing is allocated on the way. */
function arcLengths({ radiusX, radiusY }: Ellipse): Float64Array {
  const lengths = new Float64Array(CHORDS + 1)
  let x = 0
  let y = radiusY
  let sum = 0
  for (let chord = 1; chord <= CHORDS; chord++) {
    const nextX = radiusX * (SINES[chord] ?? 0)
    const nextY = radiusY * (COSINES[chord] ?? 0)
    sum += length(nextX - x, nextY - y)
    lengths[chord] = sum
    x = nextX
    y = nextY
  }
  return lengths
}
