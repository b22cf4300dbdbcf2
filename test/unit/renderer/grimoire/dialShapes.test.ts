import { describe, expect, it } from 'vitest'
import { nominationCurve, onCurve, type Curve } from '../../../../renderer/grimoire/features/board/dialShapes'
import { reminderPlaces } from '../../../../renderer/board/reminderLabels'
import { seatRing } from '../../../../renderer/board/ring'
import type { Ring, RingSeat } from '../../../../renderer/board/ringShape'

const BOARDS = [
  { width: 1022, height: 714, side: 236 },
  { width: 1480, height: 1026, side: 350 },
]
const tables = BOARDS.flatMap((board) =>
  [5, 8, 12, 15, 20].flatMap((count) => [0, 1, 3].map((reminders) => ({ ...board, count, reminders }))),
)
const points = (curve: Curve) => Array.from({ length: 41 }, (_, step) => onCurve(curve, step / 40))
const away = ({ x, y }: { x: number; y: number }, from: { x: number; y: number }): number =>
  Math.hypot(x - from.x, y - from.y)

describe.each(tables)('the arrow among $count with $reminders reminders, $height high', (table) => {
  const { count, width, height, side, reminders } = table
  const ring = seatRing(count, width, height, { centreWidth: side, centreHeight: side })
  const labels = Array.from({ length: count }, () => Array.from({ length: reminders }, () => 'Cannot Die'))
  const fans = reminderPlaces(ring, labels)
  const ways = ring.seats.flatMap((from) =>
    ring.seats
      .filter((to) => to !== from)
      .map((to) => ({ from, to, curve: nominationCurve(ring, fans, from, to), isNext: isNext(ring, from, to) })),
  )

  it('goes round the tally, from the edge of one token to the edge of the other', () => {
    const middle = { x: ring.centreX, y: ring.centreY }
    const fromMiddle = ways.flatMap(({ curve }) => points(curve).map((point) => away(point, middle)))
    expect(Math.min(...fromMiddle)).toBeGreaterThan(side / 2)
    const fromTokens = ways.flatMap(({ curve, from, to }) => [away(curve.start, from), away(curve.end, to)])
    expect(Math.min(...fromTokens)).toBeGreaterThan(ring.diameter / 2)
    expect(Math.max(...fromTokens)).toBeLessThan(ring.diameter * 0.58 + 10)
  })

  it('ends beside the reminders, not on them', () => {
    const discs = ring.seats.flatMap(({ x, y }, index) =>
      (fans[index]?.places ?? []).map((place) => ({ x: x + place.x, y: y + place.y })),
    )
    const onReminder = ways.filter(({ curve }) => discs.some((disc) => away(curve.end, disc) < ring.reminderRadius))
    expect(onReminder).toEqual([])
  })

  it('is an arc inwards between neighbours, unless reminders leave no room for one', () => {
    const least = reminders === 3 ? -30 : 5
    const bulges = ways.flatMap(({ from, to, curve, isNext: isNear }) => (isNear ? [bulgeOf(curve, from, to)] : []))
    expect(Math.min(...bulges)).toBeGreaterThan(least)
  })
})

function bulgeOf(curve: Curve, from: RingSeat, to: RingSeat): number {
  const [middle, { start, end }] = [onCurve(curve, 0.5), curve]
  const inward = { x: from.inwardX + to.inwardX, y: from.inwardY + to.inwardY }
  const [x, y] = [middle.x - (start.x + end.x) / 2, middle.y - (start.y + end.y) / 2]
  return (x * inward.x + y * inward.y) / Math.hypot(inward.x, inward.y)
}

function isNext(ring: Ring, from: RingSeat, to: RingSeat): boolean {
  const apart = Math.abs(ring.seats.indexOf(from) - ring.seats.indexOf(to))
  return apart === 1 || apart === ring.seats.length - 1
}
