import { describe, expect, it } from 'vitest'
import { shallowReactive } from 'vue'
import { computedBy } from '../../../../renderer/grimoire/parts/computedBy'

describe('computedBy', () => {
  it('works a value out anew only where what it came from has changed', () => {
    const names = shallowReactive(
      new Map([
        [1, 'Mirela'],
        [2, 'Piotr'],
      ]),
    )
    const worked: number[] = []
    const greeting = computedBy((key: number) => {
      worked.push(key)
      return `Hello ${names.get(key) ?? 'nobody'}`
    })
    expect([greeting(1), greeting(2), greeting(1)]).toEqual(['Hello Mirela', 'Hello Piotr', 'Hello Mirela'])
    names.set(2, 'Agnes')
    expect([greeting(1), greeting(2)]).toEqual(['Hello Mirela', 'Hello Agnes'])
    expect(worked).toEqual([1, 2, 2])
  })
})
