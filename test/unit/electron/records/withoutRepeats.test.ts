import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../shared/lib/json'
import type { Notice } from '../../../../shared/grimoire/view'
import { withoutRepeats } from '../../../../electron/records/withoutRepeats'

const say = (code: string, params: Record<string, Json> = {}): Notice => ({ code, params })
const left = (...told: Notice[]): string[] => withoutRepeats(told).map(({ code }) => code)

describe('what is told of one commit', () => {
  it.each([
    [
      'a new character and side, not that they were shown',
      [
        say('chose-players'),
        say('character-became', { seat: 1, character: 'imp' }),
        say('told-you-are', { seat: 1, value: 'imp' }),
        say('alignment-set', { seat: 1, alignment: 'evil' }),
        say('told-alignment', { seat: 1, value: 'evil' }),
      ],
      ['chose-players', 'character-became', 'alignment-set'],
    ],
    [
      'what is shown to somebody else',
      [say('character-became', { seat: 1, character: 'imp' }), say('told-you-are', { seat: 2, value: 'imp' })],
      ['character-became', 'told-you-are'],
    ],
    [
      'the character that was learnt, not that it was shown',
      [
        say('informed', { seat: 1, ability: 'harlot', answer: 'dreamer' }),
        say('told-character', { seat: 1, value: 'dreamer' }),
      ],
      ['informed'],
    ],
    [
      'an execution, not the token that reminds of it',
      [
        say('reminder-placed', { target: 4, character: 'zombuul', label: 'Died Today' }),
        say('executed', { target: 4 }),
      ],
      ['executed'],
    ],
    [
      'an execution, not the death too',
      [say('died-by-execution', { seat: 4 }), say('executed', { target: 4 })],
      ['executed'],
    ],
    [
      'a madness once',
      [
        say('chose-players-and-characters'),
        say('became-mad-about', { target: 3, claim: 'klutz' }),
        say('told-this-character-selected-you', { seat: 3, value: 'cerenovus' }),
        say('told-character', { seat: 3, value: 'klutz' }),
      ],
      ['chose-players-and-characters', 'became-mad-about', 'told-this-character-selected-you'],
    ],
    [
      'once what kept alive whom two things would have killed at once',
      [
        say('chose-players'),
        say('death-prevented', { seat: 1, ability: 'tealady' }),
        say('death-prevented', { seat: 1, ability: 'tealady' }),
      ],
      ['chose-players', 'death-prevented'],
    ],
    ['a life that came back, not the token of it', [say('revived'), say('reminder-placed')], ['revived']],
    ['a token by hand', [say('reminder-placed', { target: 3 })], ['reminder-placed']],
    ['a choice, not the token of it', [say('chose-players'), say('reminder-placed', { target: 3 })], ['chose-players']],
    [
      'the token of a decision, not the decision',
      [say('decided-player'), say('reminder-placed', { target: 3 })],
      ['reminder-placed'],
    ],
    [
      'an execution, not a token of it that is in vain',
      [say('executed', { target: 4 }), say('reminder-placed-in-vain', { target: 4 })],
      ['executed'],
    ],
    [
      'a choice, and that it was in vain',
      [say('chose-players'), say('reminder-placed-in-vain', { target: 4 })],
      ['chose-players', 'reminder-placed-in-vain'],
    ],
    ['a decision without any other trace', [say('decided', { value: true })], ['decided']],
  ])('is %s', (_what, told, codes) => {
    expect(left(...told)).toEqual(codes)
  })
})
