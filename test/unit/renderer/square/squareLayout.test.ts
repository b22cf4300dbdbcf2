import { describe, expect, it } from 'vitest'
import {
  besideHand,
  handReach,
  nameDrop,
  squareLayout,
  type SquareLayout,
  type SquareName,
} from '../../../../renderer/square/squareLayout'
import { sidePlaces } from '../../../../renderer/square/sidePlaces'
import { clockAngle } from '../../../../renderer/board/clockHand'
import { gapBetweenBoxes, gapToBox } from '../../../../renderer/board/geometry'

const NAMES = [
  'Mirela',
  'Bartholomew',
  'Maximiliane Oberhausen',
  'Yun-seo',
  '바다솔',
  'Konstantinopolita',
  '歐陽小明',
  'Wei',
]
const good = (name: string): SquareName => ({ name, isEvil: false })
const names = (count: number): SquareName[] =>
  Array.from({ length: count }, (_, index) => good(NAMES[index % NAMES.length] ?? ''))
const WIDTHS = { 'a 16:9 television': 177.8, 'a 16:10 projector': 160, 'a 4:3 projector': 133.3 }
const players = Array.from({ length: 16 }, (_, index) => index + 5)

function nameBoxes({ places, diameter }: SquareLayout) {
  return places.map(({ x, y, nameTakes, nameSize }) => ({
    x,
    y: y + nameDrop(diameter),
    width: nameTakes,
    height: nameSize,
  }))
}

describe.each(Object.entries(WIDTHS))('on %s', (_screen, width) => {
  it.each(players)('keeps the names of %i players apart, off the tokens and on the wall', (count) => {
    const layout = squareLayout(names(count), width)
    const boxes = nameBoxes(layout)
    boxes.forEach((box, index) => {
      expect(box.x - box.width / 2).toBeGreaterThan(0)
      expect(box.x + box.width / 2).toBeLessThan(width)
      expect(box.y + box.height / 2).toBeLessThan(100)
      boxes.slice(index + 1).forEach((other) => expect(gapBetweenBoxes(box, other)).toBeGreaterThan(0))
      layout.places.forEach(({ x, y }, seat) => {
        if (seat !== index) expect(gapToBox({ x, y, radius: layout.diameter / 2 }, box)).toBeGreaterThan(0)
      })
    })
  })

  it.each(players)('keeps the clock of %i players clear of tokens and names', (count) => {
    const layout = squareLayout(names(count), width)
    const { clock, diameter } = layout
    for (const box of nameBoxes(layout)) expect(gapToBox(clock, box)).toBeGreaterThan(0)
    for (const { x, y } of layout.places)
      expect(Math.hypot(x - clock.x, y - clock.y)).toBeGreaterThan(clock.radius + diameter / 2)
  })

  it('keeps the texts beside the clock between it and the ring', () => {
    for (const count of players) {
      const layout = squareLayout(names(count), width)
      const { left, right } = sidePlaces(layout)
      expect(left.x + left.width / 2).toBeLessThan(layout.clock.x - layout.clock.radius)
      expect(right.x - right.width / 2).toBeGreaterThan(layout.clock.x + layout.clock.radius)
      expect(Math.min(left.width, right.width)).toBeGreaterThan(9)
    }
  })
})

describe('the Town Square', () => {
  const layout = squareLayout(names(12), 177.8)
  const place = (index: number) => layout.places[index] ?? layout.places[0] ?? expect.fail('no seats')

  it('writes names at the size that reads at five metres, less when there are many', () => {
    expect(squareLayout(['Mirela', 'Piotr', 'Agnes', 'Wei', 'Dov'].map(good), 177.8).places[0]?.nameSize).toBe(4.5)
    expect(
      squareLayout(
        Array.from({ length: 20 }, () => good('Ada')),
        177.8,
      ).places[0]?.nameSize,
    ).toBe(4)
    expect(place(2).nameSize).toBeGreaterThanOrEqual(3.1)
  })

  it('makes room for the mark of evil, and takes Han for as wide as it is', () => {
    const room = (name: string, isEvil: boolean) => {
      const place = squareLayout(
        Array.from({ length: 12 }, () => ({ name, isEvil })),
        177.8,
        true,
      ).places[1]
      return { size: place?.nameSize ?? 0, width: place?.nameWidth ?? 0 }
    }
    const evil = room('Konstantinopolita', true)
    expect(evil.size).toBeLessThan(room('Konstantinopolita', false).size)
    const chinese = room('歐陽俊賢明德雅', false)
    expect(chinese.size).toBeGreaterThan(3.1)
    expect(7 * chinese.size).toBeLessThanOrEqual(chinese.width + 1e-9)
  })

  it('makes room for a second line at the end', () => {
    const revealed = squareLayout(names(12), 177.8, true)
    const lowest = Math.max(...revealed.places.map(({ y }) => y))
    expect(lowest + revealed.diameter / 2 + revealed.nameBand).toBeLessThan(100)
  })

  it('stretches the hand until it meets the seat', () => {
    layout.places.forEach((seat) => {
      const reach = handReach(layout, seat)
      const away = Math.hypot(seat.x - layout.clock.x, seat.y - layout.clock.y)
      expect(reach).toBeGreaterThan(0)
      expect(layout.clock.radius + reach).toBeLessThan(away - layout.diameter / 2)
    })
  })

  it('moves the text aside that the hand would cross', () => {
    const { left, right } = sidePlaces(layout)
    const toTheLeft = clockAngle(layout.clock, { x: 0, y: layout.clock.y + 5 })
    expect(besideHand(layout, left.x, toTheLeft)).toBeLessThan(layout.clock.y - 8)
    expect(besideHand(layout, right.x, toTheLeft)).toBe(layout.clock.y)
    expect(besideHand(layout, left.x, null)).toBe(layout.clock.y)
  })

  it('leaves the texts their room while a nomination runs over or under the clock', () => {
    const narrow = squareLayout(names(12), 133.3)
    const [first, second, , fourth] = narrow.places
    if (!first || !second || !fourth) throw new Error('there are no seats')
    expect(sidePlaces(narrow, first, second)).toEqual(sidePlaces(narrow))
    expect(sidePlaces(narrow, second, fourth).left).toEqual(sidePlaces(narrow).left)
    expect(sidePlaces(narrow, second, fourth).right).not.toEqual(sidePlaces(narrow).right)
  })
})
