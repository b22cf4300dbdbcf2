import { describe, expect, it } from 'vitest'
import { createValueWords } from '../../../../renderer/grimoire/texts/valueWords'

const sentences: Readonly<Record<string, string>> = {
  'words.value.drunk': 'is drunk',
  'words.value.sober': 'is sober',
  'words.value.dontknow': 'does not know',
  'words.oneOf': 'one of',
}

const { value, word } = createValueWords({
  t: (key, said) => [sentences[key] ?? key, ...Object.values(said ?? {})].join(' '),
  has: (key) => key in sentences,
  list: (parts) => parts.join(', '),
  either: (parts) => parts.join(' or '),
  seatName: (seat) => `player ${String(seat)}`,
  isCharacter: (id) => id === 'drunk' || id === 'chef',
  characterName: (id) => (id === 'drunk' ? 'the Drunk' : 'the Chef'),
})

describe('what may be a character and a state', () => {
  it('is the character where a value may be one', () => {
    expect(value('drunk')).toBe('the Drunk')
    expect(value(['drunk', 'chef'])).toBe('the Drunk, the Chef')
    expect(value({ seats: [1, 2], character: 'drunk' })).toBe('one of player 1 or player 2 the Drunk')
  })

  it('is the state where a player answers', () => {
    expect(word('drunk')).toBe('is drunk')
    expect(word('sober')).toBe('is sober')
  })
})

describe('answers of several words', () => {
  it('have a sentence of their own', () => {
    expect(word("don't know")).toBe('does not know')
    expect(value("don't know")).toBe('does not know')
  })

  it('stay as they were written when nobody has words for them', () => {
    expect(value('the one in the hat?')).toBe('the one in the hat?')
  })
})

describe('a good and an evil character', () => {
  it('are both said, but not what is left to choose', () => {
    expect(value({ good: 'chef', evil: 'drunk' })).toBe('the Chef or the Drunk')
    expect(value({ good: 'anyTownsfolkOrOutsider', evil: 'drunk' })).toBe('the Drunk')
    expect(value({ good: 'anyTownsfolkOrOutsider', evil: 'anyMinionOrDemon' })).toContain(' or ')
  })
})
