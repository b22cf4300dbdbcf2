import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../../../electron/formats/picture'
import { heads, onePixelPng } from '../../../support/pictures'

describe('what bytes are', () => {
  it.each(['png', 'gif', 'jpeg', 'webp'] as const)('is read from the first of them: %s with its size', (kind) => {
    expect(pictureOf(heads[kind](640, 480))).toEqual({
      ending: kind === 'jpeg' ? 'jpg' : kind,
      width: 640,
      height: 480,
    })
  })

  it('is told for a whole picture', () => {
    expect(pictureOf(onePixelPng)).toEqual({ ending: 'png', width: 1, height: 1 })
  })

  it.each(['<svg xmlns="a"/>', '\ufeff<?xml version="1.0"?><svg/>', ' <!-- a --><svg/>'])(
    'is a drawing that may hold programs: %s',
    (text) => expect(pictureOf(new TextEncoder().encode(text))).toBe('svg'),
  )

  it.each(['', '<html>', 'GIF8', 'RIFF0000WAVE', '\u00ff\u00d8\u00ff'])('is nothing Belfry shows: %j', (text) => {
    expect(pictureOf(heads.text(text))).toBe('unknown')
  })

  it('is never an error, whatever they are', () => {
    const starts = [heads.png(9, 9), heads.gif(9, 9), heads.jpeg(9, 9), heads.webp(9, 9)]
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 40 }), fc.nat(40), (start, rest, cut) => {
        expect(() => pictureOf(Uint8Array.from([...start.subarray(0, cut), ...rest]))).not.toThrow()
      }),
    )
  })
})
