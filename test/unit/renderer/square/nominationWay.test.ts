import { describe, expect, it } from 'vitest'
import { gapToBox, type Point } from '../../../../renderer/board/geometry'
import { nominationWay } from '../../../../renderer/square/nominationWay'
import { nameDrop, squareLayout, type SquareLayout } from '../../../../renderer/square/squareLayout'

const WIDTHS = [177.8, 160, 133.3]
const players = Array.from({ length: 16 }, (_, index) => index + 5)
const NAMES = {
  short: ['Anna', 'Chidi', '바다솔', 'Dolores'],
  long: ['Bartholomew-James', 'Wilhelmina Rose', '남궁서윤 제갈하람', 'Constantinople'],
}
const screens = WIDTHS.flatMap((width) =>
  (['short', 'long'] as const).flatMap((names) => players.map((count) => ({ width, names, count }))),
)

const ring = (count: number, width: number, names: readonly string[] = NAMES.short): SquareLayout =>
  squareLayout(
    Array.from({ length: count }, (_, index) => ({ name: names[index % names.length] ?? '', isEvil: false })),
    width,
  )

/** Points along a way: of its straight parts the ends, of its bends ten each. */
function walk(path: string): Point[] {
  const parts = [...path.matchAll(/([MLQ])([^MLQ]+)/g)].map(([, letter, rest = '']) => {
    const numbers = rest.split(/\s+/).filter(Boolean).map(Number)
    return { letter, points: pairs(numbers) }
  })
  return parts.flatMap(({ letter, points }, index) => {
    const from = parts[index - 1]?.points.at(-1)
    const [handle, end] = points
    if (letter !== 'Q' || !from || !handle || !end) return points
    return Array.from({ length: 11 }, (_, step) => {
      const t = step / 10
      const bent = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
      return { x: bent(from.x, handle.x, end.x), y: bent(from.y, handle.y, end.y) }
    })
  })
}

const pairs = (numbers: number[]): Point[] =>
  numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []))

const lengthOf = (points: Point[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0
  }, 0)

describe.each(screens)('a nomination among $count with $names names, $width wide', ({ count, width, names }) => {
  const layout = ring(count, width, NAMES[names])
  const { places, clock, diameter } = layout
  const everyPair = places.flatMap((from) => places.filter((to) => to !== from).map((to) => ({ from, to })))
  const neighbours = places.flatMap((from, index) => {
    const to = places[(index + 1) % count] ?? from
    return [
      { from, to },
      { from: to, to: from },
    ]
  })
  const wayOf = ({ from, to }: { from: Point; to: Point }) =>
    nominationWay(layout, from as (typeof places)[number], to as (typeof places)[number]) ?? expect.fail('no way')

  it('never leads through the clock', () => {
    const clearance = everyPair.flatMap((pair) =>
      walk(wayOf(pair).path).map(({ x, y }) => Math.hypot(x - clock.x, y - clock.y)),
    )
    expect(Math.min(...clearance)).toBeGreaterThan(clock.radius)
  })

  it('keeps off every name and every token between neighbours', () => {
    const room = (point: Point): number =>
      Math.min(
        ...places.map(({ x, y }) => Math.hypot(point.x - x, point.y - y) - diameter / 2),
        ...places.map(({ x, y, nameTakes: width, nameSize }) =>
          gapToBox({ ...point, radius: 0 }, { x, y: y + nameDrop(diameter), width, height: nameSize * 0.8 }),
        ),
      )
    const touching = neighbours.filter((pair) => Math.min(...walk(wayOf(pair).path).map(room)) <= 0)
    expect(touching.map(({ from, to }) => [places.indexOf(from), places.indexOf(to)])).toEqual([])
  })

  it('takes the short way between neighbours, and turns no corner', () => {
    for (const pair of neighbours) {
      const way = wayOf(pair)
      const points = walk(way.path)
      const beeline = Math.hypot(way.tip.x - way.start.x, way.tip.y - way.start.y)
      expect(lengthOf(points)).toBeLessThan(beeline * 1.7)
      points.slice(2).forEach((point, index) => {
        const [a, b] = [points[index] ?? point, points[index + 1] ?? point]
        const turn = Math.atan2(point.y - b.y, point.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x)
        const isStep = Math.hypot(point.x - b.x, point.y - b.y) > 0.3 && Math.hypot(b.x - a.x, b.y - a.y) > 0.3
        if (isStep) expect(Math.cos(turn)).toBeGreaterThan(0.5)
      })
    }
  })
})

it.each(players.filter((count) => count >= 8))('bends one way only across a narrow ring of %i', (count) => {
  const layout = ring(count, 133.3)
  const { places } = layout
  places.forEach((from, index) => {
    const to = places[(index + Math.floor(count / 2)) % count] ?? from
    const points = walk(nominationWay(layout, from, to)?.path ?? expect.fail('no way'))
    const turns = points.slice(2).map((point, at) => {
      const [a, b] = [points[at] ?? point, points[at + 1] ?? point]
      const turn = Math.atan2(point.y - b.y, point.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x)
      return Math.atan2(Math.sin(turn), Math.cos(turn))
    })
    const toOneSide = (side: number): number => turns.reduce((sum, turn) => sum + Math.max(0, turn * side), 0)
    // Points of a path are rounded, so an even bend may waver by a little.
    expect(Math.min(toOneSide(1), toOneSide(-1))).toBeLessThan(0.2)
  })
})

it('leads nowhere from a player to the same player', () => {
  const layout = ring(12, 177.8)
  const [first] = layout.places
  if (first) expect(nominationWay(layout, first, first)).toBeNull()
})
