import { describe, expect, it } from 'vitest'
import { optionWidthPx } from '../../../../renderer/grimoire/features/decisions/optionWidth'

describe('the buttons of a decision', () => {
  it('stand three in a row of the narrow panel while their words are short', () => {
    expect(optionWidthPx(['Anna', 'Bertrand', 'Ana Lucía', '남궁하준서', '歐陽俊賢'])).toBe(86)
  })

  it('are as wide as the longest word, so that none is broken', () => {
    expect(optionWidthPx(['Anna', 'Konstantinos'])).toBeGreaterThan(110)
    expect(optionWidthPx(['Alexandra-Marie'])).toBe(optionWidthPx(['Alexandra Marie']))
  })
})
