import type { Point } from './geometry'

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
    const away = Math.hypot(on.x - point.x, on.y - point.y)
    if (away < bestDistance) [best, bestDistance] = [angle, away]
  }
  return best
}

function arcLengths(ellipse: Ellipse): number[] {
  const lengths = [0]
  let before = pointAt(ellipse, 0)
  for (let chord = 1; chord <= CHORDS; chord++) {
    const here = pointAt(ellipse, (chord / CHORDS) * 2 * Math.PI)
    lengths.push((lengths[chord - 1] ?? 0) + Math.hypot(here.x - before.x, here.y - before.y))
    before = here
  }
  return lengths
}
