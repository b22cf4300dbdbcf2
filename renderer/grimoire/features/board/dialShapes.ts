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

/** The bent line from nominator to nominee, clear of the dial where it can be. */
export function arrowPath(ring: Ring, from: RingSeat, to: RingSeat): string {
  const [start, end] = [inwards(ring, from, 14), inwards(ring, to, 30)]
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  const away = Math.hypot(middle.x - ring.centreX, middle.y - ring.centreY)
  const clear = ring.centre.width / 2 + 34
  const push = away < clear && away > 1 ? clear / away : 0.9
  const bend = {
    x: ring.centreX + (middle.x - ring.centreX) * (away > 1 ? push * (push > 1 ? 1.5 : 1) : 1),
    y: ring.centreY + (middle.y - ring.centreY) * (away > 1 ? push * (push > 1 ? 1.5 : 1) : 1),
  }
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`
}
