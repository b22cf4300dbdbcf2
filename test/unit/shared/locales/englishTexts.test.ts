import { describe, expect, it } from 'vitest'
import { allCharacters, allJinxes } from '../../../../shared/domain/catalogue/catalogue'
import characterTexts from '../../../../shared/locales/en/characters.json'
import jinxTexts from '../../../../shared/locales/en/jinxes.json'

interface Texts {
  name: string
  ability: string
  firstNight?: string
  otherNight?: string
  howToRun: string
}

const texts: Record<string, Texts> = characterTexts
const sentence = /^[A-Z0-9].*[.\])]$/
const sentencesIn = (text: string) => text.split(/[.?!](?=\s|$)/).filter((part) => part.trim() !== '').length

describe('the English texts of the characters', () => {
  it('are there for all 181, in the official order and under the official names', () => {
    expect(Object.entries(texts).map(([id, { name }]) => [id, name])).toEqual(
      allCharacters.map(({ id, name }) => [id, name]),
    )
  })

  it.each(allCharacters.map((facts) => [facts.id, facts] as const))('fit on the card: %s', (id, facts) => {
    const { ability, firstNight, otherNight, howToRun } = texts[id] as Texts
    expect(ability.length).toBeLessThanOrEqual(200)
    expect(howToRun.length).toBeLessThanOrEqual(260)
    for (const text of [howToRun, firstNight ?? '', otherNight ?? '']) expect(sentencesIn(text)).toBeLessThanOrEqual(2)
    expect(firstNight !== undefined).toBe(facts.firstNight !== null)
    expect(otherNight !== undefined).toBe(facts.otherNight !== null)
    for (const text of [ability, howToRun, firstNight, otherNight])
      if (text !== undefined) expect(text).toMatch(sentence)
  })

  it('say each change of the bag in square brackets', () => {
    const inBrackets = allCharacters.filter(({ setup }) => setup?.source === 'bracket').map(({ id }) => id)
    const written = allCharacters.map(({ id }) => id).filter((id) => texts[id]?.ability.includes('['))
    expect(written).toEqual(inBrackets)
  })

  it('mark what skips the first night with an asterisk', () => {
    for (const { id } of allCharacters) expect(texts[id]?.ability, id).not.toMatch(/night\*\*|\bnight \*/)
    for (const id of ['monk', 'imp', 'undertaker', 'assassin']) expect(texts[id]?.ability).toContain('night*')
    for (const id of ['empath', 'poisoner', 'pukka']) expect(texts[id]?.ability).not.toContain('night*')
  })
})

describe('the English texts of the jinxes', () => {
  it('are there for all 131 pairs, one line each', () => {
    expect(Object.keys(jinxTexts)).toEqual(allJinxes.map(({ pair }) => pair.join('|')))
    for (const [pair, text] of Object.entries(jinxTexts)) {
      expect(text, pair).toMatch(sentence)
      expect(text.length, pair).toBeLessThanOrEqual(260)
    }
  })
})
