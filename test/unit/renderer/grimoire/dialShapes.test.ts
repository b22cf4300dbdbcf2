import { describe, expect, it } from 'vitest'
import { arrowPath } from '../../../../renderer/grimoire/features/board/dialShapes'
import { seatRing } from '../../../../renderer/board/ring'

describe('the arrow of a nomination', () => {
  const ring = seatRing(10, 1024, 714, { centreWidth: 236, centreHeight: 236 })
  const everyPair = ring.seats.flatMap((from) => ring.seats.filter((to) => to !== from).map((to) => ({ from, to })))

  it('goes round the tally, whoever nominates whom', () => {
    for (const { from, to } of everyPair) {
      const [x0, y0, x1, y1, x2, y2] = (arrowPath(ring, from, to).match(/-?[\d.]+/g) ?? []).map(Number) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      for (let step = 0; step <= 20; step += 1) {
        const along = step / 20
        const at = (start: number, handle: number, end: number): number =>
          (1 - along) ** 2 * start + 2 * along * (1 - along) * handle + along ** 2 * end
        const away = Math.hypot(at(x0, x1, x2) - ring.centreX, at(y0, y1, y2) - ring.centreY)
        expect(away).toBeGreaterThan(70)
      }
    }
  })
})
