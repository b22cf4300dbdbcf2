import { describe, expect, it } from 'vitest'
import { distance } from '../../../../renderer/board/geometry'
import { reminderPlaces } from '../../../../renderer/board/reminderLabels'
import { leastGap, seatRing } from '../../../../renderer/board/ring'
import type { Ring } from '../../../../renderer/board/ringShape'

const laptop = (seats: number): Ring => seatRing(seats, 1022, 714)
const desktop = (seats: number): Ring => seatRing(seats, 1480, 1026, { centreWidth: 440, centreHeight: 270 })
const players = Array.from({ length: 16 }, (_, index) => index + 5)

describe('seatRing', () => {
  it.each(players)('keeps everything apart with three reminders at each of %i seats', (seats) => {
    for (const ring of [laptop(seats), desktop(seats)]) {
      expect(ring.seats).toHaveLength(seats)
      expect(leastGap(ring, 3)).toBeGreaterThanOrEqual(2)
      expect(ring.gap).toBe(leastGap(ring, 3))
    }
  })

  it('makes the tokens as large as they can be', () => {
    expect(players.map((seats) => laptop(seats).diameter)).toEqual([
      118, 118, 116, 118, 117, 118, 112, 103, 105, 106, 104, 101, 97, 89, 81, 78,
    ])
    expect(players.map((seats) => desktop(seats).diameter)).toEqual([
      169, 169, 169, 169, 169, 169, 169, 169, 169, 169, 161, 154, 152, 135, 128, 125,
    ])
  })

  it('finds overlaps when the tokens are too large', () => {
    const ring = laptop(20)
    ring.diameter = 130
    expect(leastGap(ring, 3)).toBeLessThan(0)
  })

  it('puts seat 1 at the top and goes on clockwise at equal steps along the line', () => {
    const { seats, centreX, centreY, radiusY } = laptop(12)
    expect(seats[0]).toMatchObject({ x: centreX, y: centreY - radiusY })
    expect(seats[1]?.x).toBeGreaterThan(centreX)
    expect(seats[6]?.y).toBeCloseTo(centreY + radiusY, 0)
    const steps = seats.slice(1).map((seat, index) => distance(seat, seats[index] ?? seat))
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.1)
  })

  it('writes names on the outer side', () => {
    const { seats, centreY, radiusY } = laptop(15)
    for (const seat of seats) expect(seat.plateY < 0).toBe(seat.y < centreY - radiusY * 0.3)
  })

  it.each([0, 1, 2, 3, 4, 25, 40])('still has a place for each of %i seats', (seats) => {
    const ring = laptop(seats)
    expect(ring.seats).toHaveLength(seats)
    for (const { x, y } of ring.seats) expect([x > 0, x < 1022, y > 0, y < 714]).toEqual([true, true, true, true])
  })
})

describe('reminderPlaces', () => {
  const labels = (seats: number, each: number): string[][] =>
    Array.from({ length: seats }, () => ['Poisoned', 'Safe', 'Townsfolk'].slice(0, each))
  const labelled = (ring: Ring, each: number): number =>
    reminderPlaces(ring, labels(ring.seats.length, each)).filter(({ hasLabels }) => hasLabels).length

  it('shows labels where they clear everything', () => {
    expect([1, 2, 3].map((each) => labelled(laptop(5), each))).toEqual([5, 5, 3])
    expect([1, 2, 3].map((each) => labelled(laptop(12), each))).toEqual([12, 8, 8])
    expect([1, 2, 3].map((each) => labelled(desktop(20), each))).toEqual([20, 20, 14])
  })

  it('shows none on small tokens', () => {
    expect(labelled(laptop(20), 1)).toBe(0)
  })

  it('leaves out what has no place, for a +n', () => {
    const crowded = reminderPlaces(
      laptop(20),
      labels(20, 3).with(
        0,
        Array.from({ length: 30 }, () => 'Poisoned'),
      ),
    )
    expect(crowded[0]?.places.length).toBeLessThan(30)
    expect(crowded[0]?.places.length).toBeGreaterThanOrEqual(3)
    expect(crowded[1]?.places).toHaveLength(3)
  })

  it('counts a Korean letter as wider', () => {
    const ring = laptop(12)
    const width = (label: string): number => reminderPlaces(ring, [[label]])[0]?.width ?? 0
    expect(width('중독되었습니다')).toBeGreaterThan(width('Protect'))
  })
})
