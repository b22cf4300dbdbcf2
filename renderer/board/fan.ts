import type { Point } from './geometry'
import type { Ring, RingSeat } from './ringShape'

const PER_ROW = 3
const AIR_PX = 4
const FROM_TOKEN_PX = 7

/** How a row of reminders is measured: all the same for plain discs, wider for discs with a label. */
interface Pitch {
  /** From row to row along the axis, and from reminder to reminder across it. */
  along: number
  across: number
  /** Further from the token, so that labels clear it. */
  start: number
  /** How much of a reminder may stick out of its share of the row. */
  tolerance: number
  rows: number
}

/**
 * Places for the reminders of one seat, in pixels from the middle of its token, in rows along its inward axis. Fewer
 * than `count` when they do not all fit. `labelWidth` = width of the widest label, 0 for discs alone.
 */
export function fan(ring: Ring, index: number, count: number, labelWidth = 0): Point[] {
  const seat = ring.seats[index]
  if (!seat) return []
  const neighbours = neighboursOf(ring, index)
  const pitch = pitchOf(ring, seat, labelWidth)
  const places: Point[] = []
  for (let row = 0; row < pitch.rows && places.length < count; row++) {
    const away = ring.diameter / 2 + FROM_TOKEN_PX + ring.reminderRadius + row * pitch.along + pitch.start
    if (away + ring.reminderRadius > seat.depth) break
    const middle = { x: seat.inwardX * away, y: seat.inwardY * away }
    const room = 2 * halfWayTo(neighbours, { x: seat.x + middle.x, y: seat.y + middle.y })
    const inRow = Math.min(PER_ROW, count - places.length, Math.floor(room / pitch.across + pitch.tolerance))
    if (inRow < 1) break
    for (let slot = 0; slot < inRow; slot++) {
      const aside = (slot - (inRow - 1) / 2) * pitch.across
      places.push({ x: middle.x - seat.inwardY * aside, y: middle.y + seat.inwardX * aside })
    }
  }
  return places
}

function pitchOf(ring: Ring, seat: RingSeat, labelWidth: number): Pitch {
  const disc = 2 * ring.reminderRadius + AIR_PX
  const [flatness, steepness] = [Math.abs(seat.inwardX) || 1e-6, Math.abs(seat.inwardY) || 1e-6]
  const rows = flatness > 0.8 ? 4 : 2
  if (labelWidth === 0) return { along: disc, across: disc, start: 0, tolerance: 0.04, rows }
  const wide = labelWidth + 3
  return {
    along: Math.min(wide / flatness, disc / steepness),
    across: Math.min(wide / steepness, disc / flatness),
    start: flatness * 16,
    tolerance: 0.34,
    rows: rows + 1,
  }
}

function neighboursOf(ring: Ring, index: number): RingSeat[] {
  const count = ring.seats.length
  if (count < 3) return []
  return [ring.seats[(index + 1) % count], ring.seats[(index + count - 1) % count]].filter((seat) => seat !== undefined)
}

/** Half the distance to the nearer of the neighbours' own axes. */
function halfWayTo(neighbours: RingSeat[], { x, y }: Point): number {
  return Math.min(...neighbours.map((seat) => Math.abs((x - seat.x) * seat.inwardY - (y - seat.y) * seat.inwardX))) / 2
}
