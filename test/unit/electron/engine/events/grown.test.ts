import { describe, expect, it } from 'vitest'
import { evolve, fold } from '../../../../../electron/engine/events/evolve'
import { folding, grown } from '../../../../../electron/engine/events/grown'
import { initialState } from '../../../../../electron/engine/state'
import { factsOfGame, header } from '../../../../bench/games'

describe('grown', () => {
  it('makes a new list outside of a fold', () => {
    const list = [1, 2]
    const longer = grown(list, 3)
    expect(grown(longer, 4)).toEqual([1, 2, 3, 4])
    expect([list, longer]).toEqual([
      [1, 2],
      [1, 2, 3],
    ])
  })

  it('copies a list of before the fold once, and lets its copy grow in place', () => {
    const list = [1, 2]
    const [once, twice] = folding(() => {
      const first = grown(list, 3)
      return [first, grown(first, 4)]
    })
    expect(list).toEqual([1, 2])
    expect(twice).toBe(once)
    expect(twice).toEqual([1, 2, 3, 4])
  })

  it('leaves what came of a fold alone afterwards, also when the fold threw', () => {
    const made = folding(() => grown<number>([], 1))
    expect(() => folding(() => invalid())).toThrow('no')
    expect(grown(made, 2)).toEqual([1, 2])
    expect(made).toEqual([1])
  })
})

describe('fold', () => {
  it('gives what the facts give one by one, and changes no state that it was given', () => {
    const facts = factsOfGame(1500)
    const half = fold(initialState(header()), facts.slice(0, 700))
    const before = structuredClone(half)
    const whole = fold(half, facts.slice(700))
    expect(half).toEqual(before)
    expect(whole).toEqual(facts.slice(700).reduce(evolve, before))
    expect(whole.deaths.length).toBeGreaterThan(half.deaths.length)
  })
})

function invalid(): never {
  throw new Error('no')
}
