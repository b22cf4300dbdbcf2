import { describe, expect, it } from 'vitest'
import { listed } from '../../../../shared/lib/listing'

describe('a list', () => {
  it.each([
    ['en', 'Ada, Ben and Cem', 'Ada, Ben or Cem'],
    ['ko', 'Ada, Ben 및 Cem', 'Ada, Ben 또는 Cem'],
    ['zh-Hant', 'Ada、Ben和Cem', 'Ada、Ben或Cem'],
  ])('is one phrase in %s', (locale, all, any) => {
    const names = ['Ada', 'Ben', 'Cem']
    expect([listed(locale, names), listed(locale, names, 'disjunction')]).toEqual([all, any])
  })

  it('of nothing is empty', () => {
    expect(listed('en', [])).toBe('')
  })
})
