import { describe, expect, it } from 'vitest'
import { wrapped } from '../../../../electron/records/html/lettering'
import { writtenReminders, type Laid, type WrittenReminders } from '../../../../electron/records/html/reminders'
import { ringOf, SIDE } from '../../../../electron/records/html/seatPicture'

/** A table at which the same lies at every seat. */
function aTable(seats: number, labels: readonly string[]): Laid[] {
  const { radius, scale } = ringOf(seats)
  return Array.from({ length: seats }, (_, index) => {
    const angle = (2 * Math.PI * index) / seats
    const [x, y] = [SIDE / 2 + radius * Math.sin(angle), SIDE / 2 - radius * Math.cos(angle)]
    return { spot: { angle, x, y, scale }, labels: labels.map((label) => wrapped(label, 17)), nameWidth: 150 }
  })
}

interface Line {
  seat: number
  from: number
  to: number
  y: number
  high: number
}

/** Where each line of text comes to be in the drawing, at half its size a letter. */
function linesOf(written: WrittenReminders, { spot }: Laid, seat: number): Line[] {
  const [x = 0, y = 0] = written.place.match(/-?[\d.]+/g)?.map(Number) ?? []
  return written.lines.map((line, index) => {
    const width = 9 * line.length
    const left = written.side === 'west' ? x : written.side === 'east' ? x - width : x - width / 2
    return {
      seat,
      from: spot.x + left * spot.scale,
      to: spot.x + (left + width) * spot.scale,
      y: spot.y + (y + 22 * index) * spot.scale,
      high: 16 * spot.scale,
    }
  })
}

const TABLES = Array.from({ length: 16 }, (_, index) => index + 5)

describe('reminders in the circle', () => {
  it.each(TABLES)('lie neither on each other nor on a coin, at %i seats with two each', (seats) => {
    const laid = aTable(seats, ['Is The Drunk', 'Poisoned'])
    const lines = writtenReminders(laid).flatMap((written, index) => linesOf(written, laid[index]!, index))
    expect(new Set(lines.map(({ seat }) => seat)).size).toBe(seats)
    for (const one of lines) {
      const onOthers = lines.filter(
        (other) =>
          other.seat !== one.seat &&
          one.from < other.to &&
          other.from < one.to &&
          Math.abs(one.y - other.y) < Math.min(one.high, other.high),
      )
      expect(onOthers).toEqual([])
      for (const { spot } of laid) {
        const near = Math.max(one.from, Math.min(spot.x, one.to))
        expect(Math.hypot(near - spot.x, one.y - one.high / 2 - spot.y)).toBeGreaterThan(58 * spot.scale)
      }
      expect(Math.min(one.from, SIDE - one.to)).toBeGreaterThan(0)
    }
  })

  it('say each label where there is room, and count what has none', () => {
    const [alone] = writtenReminders(aTable(12, ['believes: Ravenkeeper', 'Is The Drunk']).slice(0, 1))
    expect(alone?.lines).toEqual(['believes:', 'Ravenkeeper', 'Is The Drunk'])
    const [many] = writtenReminders(aTable(12, ['Safe', 'Poisoned', 'Mad', 'Drunk']).slice(0, 1))
    expect(many?.lines).toEqual(['Safe', 'Poisoned', '+2'])
    const [none] = writtenReminders(aTable(12, []).slice(0, 1))
    expect(none?.lines).toEqual([])
  })
})
