import { describe, expect, it } from 'vitest'
import { effectScope, nextTick, ref, type Ref } from 'vue'
import { clockAngle, turnTo, useClockHand, type HandTarget } from '../../../../renderer/board/clockHand'

describe('the hand of the clock', () => {
  it('measures clockwise from the top', () => {
    const centre = { x: 50, y: 50 }
    const around = [
      { x: 50, y: 0 },
      { x: 100, y: 50 },
      { x: 50, y: 100 },
      { x: 0, y: 50 },
    ]
    expect(around.map((place) => clockAngle(centre, place))).toEqual([0, 90, 180, 270])
  })

  it('goes on clockwise over the top, and back the way it came', () => {
    expect(turnTo(350, 10, 1)).toBe(370)
    expect(turnTo(370, 350, -1)).toBe(350)
    expect(turnTo(10, 350, 1)).toBe(350)
    expect(turnTo(90, 90, 1)).toBe(90)
  })

  async function follow(steps: HandTarget[]): Promise<number[]> {
    const target: Ref<HandTarget | null> = ref(steps[0] ?? null)
    const scope = effectScope()
    const hand = scope.run(() => useClockHand(() => target.value)) ?? ref(0)
    const angles = [hand.value]
    for (const step of steps.slice(1)) {
      target.value = step
      await nextTick()
      angles.push(hand.value)
    }
    scope.stop()
    return angles
  }

  it('sweeps a whole turn from the nominee to the nominee', async () => {
    const sweep = [-1, 0, 1, 2, 3].map((step) => ({ step, angleDeg: (200 + (step + 1) * 90) % 360 }))
    expect(await follow(sweep)).toEqual([200, 290, 380, 470, 560])
  })

  it('turns back when a hand is taken back', async () => {
    const angles = await follow([
      { step: 0, angleDeg: 350 },
      { step: 1, angleDeg: 20 },
      { step: 0, angleDeg: 350 },
    ])
    expect(angles).toEqual([350, 380, 350])
  })

  it('takes the short way when the window changes its shape', async () => {
    const angles = await follow([
      { step: 2, angleDeg: 359 },
      { step: 2, angleDeg: 1 },
    ])
    expect(angles).toEqual([359, 361])
  })
})
