import type { Point } from '../../../board/geometry'
import type { Ring, RingSeat } from '../../../board/ringShape'

/** The sixty marks of the dial; angles in degrees. */
export const TICKS = Array.from({ length: 60 }, (_, index) => ({ angle: index * 6, isLong: index % 5 === 0 }))

const inwards = (ring: Ring, seat: RingSeat, gapPx: number): Point => ({
  x: seat.x + seat.inwardX * (ring.diameter / 2 + gapPx),
  y: seat.y + seat.inwardY * (ring.diameter / 2 + gapPx),
})

/** Direction of a seat's inner edge from the middle, in radians, 0 to the right, clockwise. */
export function turnTo(ring: Ring, seat: RingSeat): number {
  const { x, y } = inwards(ring, seat, 8)
  return Math.atan2(y - ring.centreY, x - ring.centreX)
}

/** The clock's hand, lying to the right, from the rim of the dial to the seat. */
export function handPath(ring: Ring, seat: RingSeat, radius: number): string {
  const { x, y } = inwards(ring, seat, 8)
  const tip = Math.hypot(x - ring.centreX, y - ring.centreY)
  const length = Math.max(30, tip - radius)
  const at = (px: number): number => radius + px
  const bulb = Math.min(46, length - 12)
  return [
    `M${at(-12)} 0L${at(10)}-7L${at(length - bulb)}-3`,
    `C${at(length - bulb + 6)}-15 ${at(length - bulb + 22)}-15 ${at(length - 16)}-4`,
    `L${at(length)} 0L${at(length - 16)} 4`,
    `C${at(length - bulb + 22)} 15 ${at(length - bulb + 6)} 15 ${at(length - bulb)} 3L${at(10)} 7z`,
  ].join('')
}

/** The arc from one direction clockwise to another. */
export function arcPath(ring: Ring, fromRad: number, toRad: number, radius: number): string {
  const on = (turn: number): string =>
    `${ring.centreX + radius * Math.cos(turn)} ${ring.centreY + radius * Math.sin(turn)}`
  const sweep = (toRad - fromRad + 4 * Math.PI) % (2 * Math.PI)
  return `M${on(fromRad)}A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${on(toRad)}`
}

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
