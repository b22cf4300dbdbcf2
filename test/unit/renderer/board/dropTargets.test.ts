import { describe, expect, it } from 'vitest'
import {
  boardTargetAt,
  gapAt,
  keyboardTargets,
  nextTarget,
  seatAt,
  type DragItem,
  type DropTarget,
} from '../../../../renderer/board/dropTargets'
import { nearestAngle, pointAt } from '../../../../renderer/board/ellipse'
import { seatRing } from '../../../../renderer/board/ring'
import type { SeatId } from '../../../../shared/domain/ids'

const ring = seatRing(7, 1022, 714)
const seats = [11, 12, 13, 14, 15, 16, 17] as SeatId[]
const token: DragItem = { kind: 'seat', seat: 12 as SeatId }
const reminder: DragItem = { kind: 'reminder', reminder: 3, seat: 12 as SeatId }
const seat = (index: number) => ring.seats[index] ?? { x: 0, y: 0, inwardX: 0, inwardY: 0 }

/** A place on the line half-way from one seat to the next. */
function between(index: number) {
  const [first, second] = [seat(index), seat((index + 1) % 7)]
  return pointAt(ring, nearestAngle(ring, { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }))
}

describe('boardTargetAt', () => {
  it('finds the seat under the point, with a little around it', () => {
    const { x, y } = seat(2)
    expect(seatAt({ x, y }, ring)).toBe(2)
    expect(boardTargetAt({ x: x + ring.diameter * 0.55, y }, ring, seats, token)).toEqual({ kind: 'seat', seat: 13 })
  })

  it('finds the place between two seats for a token, all the way round', () => {
    expect(gapAt(between(0), ring)).toBe(1)
    expect(boardTargetAt(between(3), ring, seats, token)).toEqual({ kind: 'gap', index: 4 })
    expect(boardTargetAt(between(6), ring, seats, token)).toEqual({ kind: 'gap', index: 7 })
  })

  it('has no places between seats for a reminder', () => {
    expect(boardTargetAt(between(3), ring, seats, reminder).kind).not.toBe('gap')
  })

  it('takes a reminder to the seat whose reminders lie there', () => {
    const { x, y, inwardX, inwardY } = seat(1)
    const beside = { x: x + inwardX * ring.diameter * 0.9, y: y + inwardY * ring.diameter * 0.9 }
    expect(boardTargetAt(beside, ring, seats, reminder)).toEqual({ kind: 'seat', seat: 12 })
    expect(boardTargetAt(beside, ring, seats, { kind: 'character', character: 'imp' })).toEqual({ kind: 'centre' })
  })

  it('is the centre inside the ring and outside beyond the board', () => {
    expect(boardTargetAt({ x: 511, y: 357 }, ring, seats, reminder)).toEqual({ kind: 'centre' })
    expect(boardTargetAt({ x: -1, y: 357 }, ring, seats, reminder)).toEqual({ kind: 'outside' })
    expect(boardTargetAt({ x: 1100, y: 357 }, ring, seats, token)).toEqual({ kind: 'outside' })
  })
})

describe('keyboard targets', () => {
  it('go round seats and the places between them for a token', () => {
    const targets = keyboardTargets(token, seats)
    expect(targets).toHaveLength(14)
    const from: DropTarget = { kind: 'seat', seat: 12 as SeatId }
    expect(nextTarget(targets, from, 1)).toEqual({ kind: 'gap', index: 2 })
    expect(nextTarget(targets, { kind: 'gap', index: 2 }, 1)).toEqual({ kind: 'seat', seat: 13 })
    expect(nextTarget(targets, { kind: 'seat', seat: 17 as SeatId }, 1)).toEqual({ kind: 'gap', index: 0 })
  })

  it('go round seats and the centre for a reminder', () => {
    const targets = keyboardTargets(reminder, seats)
    expect(nextTarget(targets, null, 1)).toEqual({ kind: 'seat', seat: 11 })
    expect(nextTarget(targets, null, -1)).toEqual({ kind: 'centre' })
    expect(nextTarget([], null, 1)).toBeNull()
  })
})
