import { describe, expect, it } from 'vitest'
import { allAmong, among, equals, fits, plain, sameSet } from '../../../../shared/lib/matching'

describe('matching plain data', () => {
  it.each([
    ['the same', 3, 3, true],
    ['another', 3, '3', false],
    ['a list in any order', [1, 2], [2, 1], true],
    ['a list that is longer', [1, 2], [2, 1, 1], false],
    ['one thing twice', [1, 1], [1, 2], false],
    ['an object by the wanted keys', { seat: 1, any: undefined }, { seat: 1, name: 'Ada' }, true],
    ['an object without a wanted key', { seat: 1 }, { name: 'Ada' }, false],
    [
      'objects in a list',
      [{ seat: 2 }, { seat: 1 }],
      [
        { seat: 1, x: 0 },
        { seat: 2, x: 0 },
      ],
      true,
    ],
    ['nothing', null, undefined, true],
  ])('fits %s or does not', (_what, wanted, got, isFitting) => {
    expect(fits(wanted, got)).toBe(isFitting)
  })

  it('minds the order, or not, or only what is wanted', () => {
    expect([equals([1, 2], [1, 2]), equals([1, 2], [2, 1])]).toEqual([true, false])
    expect([among(1, [2, 1]), among({ code: 'a' }, []), among('a', 'a')]).toEqual([true, false, true])
    expect([allAmong([1], [2, 1]), allAmong([1, 3], [2, 1])]).toEqual([true, false])
    expect([sameSet([1, 2], [2, 1, 1]), sameSet([1], [1, 2]), sameSet([1, 2], [1])]).toEqual([true, false, false])
  })

  it('makes plain data of anything', () => {
    expect([plain(undefined), plain({ a: undefined, b: [1] })]).toEqual([null, { b: [1] }])
  })
})
