import { describe, expect, it } from 'vitest'
import {
  grimoireBounds,
  grimoireDisplay,
  isSamePlacement,
  placeTownSquare,
} from '../../../../electron/windows/townSquarePlacement'
import type { ScreenDisplay, Situation } from '../../../../electron/windows/townSquarePlacement'

const display = (id: number, x: number, internal = false): ScreenDisplay => ({
  id,
  internal,
  bounds: { x, y: 0, width: 1920, height: 1080 },
  workArea: { x, y: 30, width: 1920, height: 1050 },
})
const laptop = display(1, 0, true)
const beamer = display(2, 1920)
const television = display(3, 3840)

const situation = (change: Partial<Situation>): Situation => ({
  isWanted: true,
  hadOwnDisplay: false,
  lastDisplayId: null,
  grimoireDisplayId: laptop.id,
  displays: [laptop],
  ...change,
})

describe('placeTownSquare', () => {
  it('is closed until the Storyteller wants it, whatever is plugged in', () => {
    expect(placeTownSquare(situation({ isWanted: false, displays: [laptop, beamer] }))).toEqual({ kind: 'closed' })
  })

  it('fills the display that the Grimoire is not on', () => {
    expect(placeTownSquare(situation({ displays: [laptop, beamer] }))).toEqual({
      kind: 'full-screen',
      displayId: beamer.id,
      bounds: beamer.bounds,
    })
    expect(placeTownSquare(situation({ displays: [laptop, beamer], grimoireDisplayId: beamer.id }))).toMatchObject({
      kind: 'full-screen',
      displayId: laptop.id,
    })
  })

  it('goes back to the display it filled last, when that is there', () => {
    const displays = [laptop, beamer, television]
    expect(placeTownSquare(situation({ displays, lastDisplayId: television.id }))).toMatchObject({
      displayId: television.id,
    })
    expect(placeTownSquare(situation({ displays: [laptop, beamer], lastDisplayId: television.id }))).toMatchObject({
      displayId: beamer.id,
    })
  })

  it('is a plain window, smaller than the only display and inside it', () => {
    expect(placeTownSquare(situation({}))).toEqual({
      kind: 'window',
      bounds: { x: 960, y: 540, width: 960, height: 540 },
    })
  })

  it('waits out of sight when the display it filled is gone', () => {
    expect(placeTownSquare(situation({ hadOwnDisplay: true, lastDisplayId: beamer.id }))).toEqual({ kind: 'hidden' })
  })

  it('never fills the display of the Grimoire', () => {
    for (const displays of [[laptop], [laptop, beamer], [beamer, laptop, television]])
      for (const grimoire of displays)
        for (const last of [null, ...displays.map(({ id }) => id)])
          for (const hadOwnDisplay of [true, false]) {
            const placement = placeTownSquare(
              situation({ displays, grimoireDisplayId: grimoire.id, lastDisplayId: last, hadOwnDisplay }),
            )
            if (placement.kind === 'full-screen') expect(placement.displayId).not.toBe(grimoire.id)
            else expect(displays).toHaveLength(1)
          }
  })
})

describe('isSamePlacement', () => {
  const onBeamer = placeTownSquare(situation({ displays: [laptop, beamer] }))

  it('leaves a plain window where the Storyteller moved it', () => {
    const elsewhere = { kind: 'window', bounds: { x: 0, y: 0, width: 10, height: 10 } } as const
    expect(isSamePlacement(placeTownSquare(situation({})), elsewhere)).toBe(true)
  })

  it('sees another display, another size and another kind', () => {
    expect(isSamePlacement(onBeamer, onBeamer)).toBe(true)
    expect(isSamePlacement(onBeamer, { kind: 'full-screen', displayId: 3, bounds: beamer.bounds })).toBe(false)
    const smaller = { ...beamer.bounds, height: 720 }
    expect(isSamePlacement(onBeamer, { kind: 'full-screen', displayId: 2, bounds: smaller })).toBe(false)
    expect(isSamePlacement(onBeamer, { kind: 'hidden' })).toBe(false)
  })
})

describe('the Grimoire', () => {
  it("opens on the laptop's own display, else on the primary one", () => {
    expect(grimoireDisplay([beamer, laptop], beamer.id)).toBe(laptop)
    expect(grimoireDisplay([beamer, television], television.id)).toBe(television)
  })

  it('fits into a small display and stands in the middle of a large one', () => {
    expect(grimoireBounds({ x: 0, y: 0, width: 1280, height: 720 })).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
    expect(grimoireBounds({ x: 100, y: 0, width: 1920, height: 1080 })).toEqual({
      x: 196,
      y: 54,
      width: 1728,
      height: 972,
    })
  })
})
