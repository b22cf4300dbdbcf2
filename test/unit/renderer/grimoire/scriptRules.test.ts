import { describe, expect, it } from 'vitest'
import { allCharacters, character, editionCharacters } from '../../../../shared/domain/catalogue/catalogue'
import english from '../../../../shared/locales/en/characters.json'
import { looksForeign } from '../../../../renderer/grimoire/features/foreign/useIncoming'
import {
  EMPTY_SCRIPT,
  freshId,
  hasMechanic,
  warningsOf,
  withId,
  withMade,
  withoutId,
  type Mechanic,
} from '../../../../renderer/grimoire/features/builder/scriptRules'

const built = (...ids: string[]) => ids.reduce(withId, { ...EMPTY_SCRIPT, name: 'Mine' })
const lamp = {
  id: 'lamp',
  name: 'Lamp',
  team: 'outsider' as const,
  ability: 'You glow.',
  reminders: [],
  remindersGlobal: [],
  setup: false,
  image: [],
  special: [],
}
const codes = (...ids: string[]) =>
  warningsOf(built(...ids)).map(({ code, params }) => [code, ...Object.values(params)])

describe('a script being built', () => {
  it('puts itself in order, whatever was pressed first', () => {
    expect(built('imp', 'chef', 'scapegoat', 'spy', 'saint', 'washerwoman', 'chef').characters).toEqual([
      'chef',
      'washerwoman',
      'saint',
      'spy',
      'imp',
      'scapegoat',
    ])
    expect(withMade(built('imp', 'saint', 'chef'), lamp).characters).toEqual(['chef', 'saint', 'lamp', 'imp'])
  })

  it('forgets all about a character that is taken off', () => {
    const script = {
      ...withMade(built('imp'), lamp),
      jinxes: [{ pair: ['lamp', 'imp'] as [string, string], reason: 'r' }],
    }
    expect(withoutId(script, 'lamp')).toMatchObject({ characters: ['imp'], homebrew: [], jinxes: [] })
  })

  it('gives its own characters ids that nobody has', () => {
    expect(freshId(EMPTY_SCRIPT, 'The Lamp!')).toBe('thelamp')
    expect(freshId(withMade(EMPTY_SCRIPT, { ...lamp, id: 'imp2' }), 'Imp')).toBe('imp3')
    expect(freshId(EMPTY_SCRIPT, '등불')).toBe('등불')
    expect(freshId(EMPTY_SCRIPT, 'Ötzi')).toBe('otzi')
    // A word of night orders would not be read as a character again.
    expect(freshId(EMPTY_SCRIPT, 'Dusk')).toBe('dusk2')
  })

  it('warns of what a game would lack, and is content with Trouble Brewing', () => {
    expect(codes()).toContainEqual(['none', 'demon', 0, 1])
    expect(codes('huntsman')).toContainEqual(['needs', 'huntsman', 'damsel'])
    expect(codes('huntsman', 'damsel').map(([code]) => code)).not.toContain('needs')
    const tb = editionCharacters('tb').filter(({ team }) => team !== 'traveller')
    expect(codes(...tb.map(({ id }) => id))).toEqual([['fewer', 'demon', 1, 4]])
    expect(warningsOf({ ...EMPTY_SCRIPT, homebrew: [], name: ' ' }).map(({ code }) => code)).toContain('nameless')
    expect(warningsOf(withMade(built(), { ...lamp, isPlaceholder: true })).map(({ code }) => code)).toContain(
      'incomplete',
    )
  })

  it.each<[Mechanic, string, string]>([
    ['setup', 'baron', 'spy'],
    ['firstNight', 'chef', 'imp'],
    ['otherNight', 'imp', 'chef'],
    ['asleep', 'soldier', 'imp'],
    ['once', 'slayer', 'chef'],
    ['drunk', 'poisoner', 'chef'],
    ['protects', 'monk', 'chef'],
    ['mad', 'cerenovus', 'chef'],
  ])('finds by mechanic %s: %s, not %s', (mechanic, has, hasNot) => {
    const texts: Record<string, { ability: string }> = english
    const judge = (id: string) => hasMechanic(character(id)!, mechanic, texts[id]?.ability ?? '', [])
    expect([judge(has), judge(hasNot)]).toEqual([true, false])
  })

  it('finds who is jinxed with what is on it', () => {
    const judge = (id: string) => hasMechanic(character(id)!, 'jinxed', '', ['spy'])
    expect(allCharacters.filter(({ id }) => judge(id)).map(({ id }) => id)).toContain('magician')
    expect(judge('chef')).toBe(false)
  })
})

it('tells a script from a name', () => {
  expect(['[{"id":"imp"}]', ' \n{"players":[]}', 'https://script.example/?script=H4sI'].map(looksForeign)).toEqual([
    true,
    true,
    true,
  ])
  expect(['Ada, Bruno', 'https://example.com', ''].map(looksForeign)).toEqual([false, false, false])
})
