import { describe, expect, it } from 'vitest'
import bmr from '../../../../shared/domain/catalogue/outlines/bmr.json'
import carousel from '../../../../shared/domain/catalogue/outlines/carousel.json'
import fabled from '../../../../shared/domain/catalogue/outlines/fabled.json'
import ofInterface from '../../../../renderer/board/data/interfaceIcons.json'
import loric from '../../../../shared/domain/catalogue/outlines/loric.json'
import snv from '../../../../shared/domain/catalogue/outlines/snv.json'
import tb from '../../../../shared/domain/catalogue/outlines/tb.json'
import { placedPath } from '../../../../renderer/board/placedPath'

const PLACE = { x: 10, y: 20, scale: 2 }
const numbers = (path: string): string[] =>
  path.replace(/([a-df-z])/gi, ' $1 ').match(/[a-df-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []

describe('placedPath', () => {
  it('moves what is absolute and scales what is relative', () => {
    expect(placedPath('M1 2L3,4l5-6z', PLACE)).toBe('M 12 24L 16 28l 10 -12z')
  })

  it('goes across with H, down with V', () => {
    expect(placedPath('M0 0H5V6h7v8', PLACE)).toBe('M 10 20H 20V 32h 14v 16')
  })

  it('takes the first move of a path for absolute, the pairs after it for lines', () => {
    expect(placedPath('m1 2 3 4z', PLACE)).toBe('m 12 24 6 8z')
    expect(placedPath('M0 0m1 2', PLACE)).toBe('M 10 20m 2 4')
  })

  it('scales the radii of an arc, and leaves its turn and its flags', () => {
    expect(placedPath('M0 0a3 4 30 0 1 5 6A3 4 30 1 0 5 6', PLACE)).toBe('M 10 20a 6 8 30 0 1 10 12A 6 8 30 1 0 20 32')
  })

  it('reads every outline there is: placed there and back it is the same', () => {
    const back = { x: -PLACE.x / PLACE.scale, y: -PLACE.y / PLACE.scale, scale: 1 / PLACE.scale }
    const all = Object.entries({ ...tb, ...bmr, ...snv, ...carousel, ...fabled, ...loric, ...ofInterface })
    for (const [name, outline] of all) {
      const [before, after] = [numbers(outline), numbers(placedPath(placedPath(outline, PLACE), back))]
      expect(after.length, name).toBe(before.length)
      const apart = before.map((piece, index) =>
        /[a-z]/i.test(piece) ? Number(piece !== after[index]) : Math.abs(Number(piece) - Number(after[index])),
      )
      expect(Math.max(...apart), name).toBeLessThan(0.002)
      // An arc whose flags stand together would be read with numbers too few.
      for (const [arc] of outline.matchAll(/a[^a-z]*/gi)) expect((numbers(arc).length - 1) % 7, name).toBe(0)
    }
  })
})
