import type { Point } from '../../../board/geometry'
import type { Ring, RingSeat } from '../../../board/ringShape'

const inwards = (ring: Ring, seat: RingSeat, gapPx: number): Point => ({
  x: seat.x + seat.inwardX * (ring.diameter / 2 + gapPx),
  y: seat.y + seat.inwardY * (ring.diameter / 2 + gapPx),
})

/** The line from nominator to nominee, bent round the dial where it would cross it. */
export function arrowPath(ring: Ring, from: RingSeat, to: RingSeat): string {
  const [start, end] = [inwards(ring, from, 14), inwards(ring, to, 30)]
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1
  const across = { x: (start.y - end.y) / length, y: (end.x - start.x) / length }
  const past = (middle.x - ring.centreX) * across.x + (middle.y - ring.centreY) * across.y
  const missing = Math.max(0, ring.centre.width / 2 + 34 - Math.abs(past))
  // Half way along, the curve is half as far from the straight line as its handle.
  const push = 2 * missing * (past < 0 ? -1 : 1)
  return `M${start.x} ${start.y}Q${middle.x + across.x * push} ${middle.y + across.y * push} ${end.x} ${end.y}`
}
