import { describe, expect, it } from 'vitest'
import { exportScript } from '../../../../electron/formats/scriptExport'
import { importScript } from '../../../../electron/formats/scriptImport'
import type { Script } from '../../../../shared/grimoire/script'
import { officialScriptShape } from '../../../support/officialScriptShape'

function scriptOf(entries: unknown): Script {
  const { script } = importScript(JSON.stringify(entries))
  if (script === null) throw new Error('not read')
  return script
}

const lantern = { id: 'lantern_keeper', name: 'Lantern Keeper', team: 'outsider', ability: 'You see at night.' }
const rich = [
  {
    id: '_meta',
    name: 'Rich',
    author: 'nobody',
    logo: 'https://example.org/l.png',
    autosort: false,
    bootlegger: ['No lamps.'],
    firstNight: ['dusk', 'chef', 'dawn'],
    jinxes: [
      { characters: ['chef', 'imp'], reason: 'Soup.' },
      { characters: ['monk', 'imp'], reason: '' },
    ],
  },
  'chef',
  'Pit-Hag',
  'imp',
  { id: 'monk', name: 'Mönch', team: 'townsfolk', ability: 'Jede Nacht*.' },
  {
    ...lantern,
    edition: 'fog',
    attribution: 'somebody',
    jinxes: [{ id: 'imp', reason: 'Dark.' }],
    reminders: ['Lit'],
    image: 'https://example.org/a.png',
    firstNight: 2.5,
  },
  { id: 'shop', name: 'Cloak', team: 'market', ability: 'Two coins.' },
  'nosuch',
]

describe('exportScript', () => {
  it('writes official ids as texts, the rest as objects, and keeps to the official schema', () => {
    const { entries, notices } = exportScript(scriptOf(rich))
    expect(officialScriptShape.safeParse(entries).error).toBeUndefined()
    expect(entries.slice(1, 4)).toEqual(['chef', 'pithag', 'imp'])
    expect(entries[5]).toEqual({
      ...lantern,
      edition: 'fog',
      firstNight: 2.5,
      reminders: ['Lit'],
      setup: false,
      image: ['https://example.org/a.png'],
      jinxes: [{ id: 'imp', reason: 'Dark.' }],
    })
    expect(entries.at(-1)).toBe('nosuch')
    expect(notices).toEqual([{ code: 'kept-for-belfry-only', params: {} }])
  })

  it('gives the same script when it is read again', () => {
    const script = scriptOf(rich)
    expect(importScript(exportScript(script).text).script).toEqual(script)
  })

  it('shortens nothing, but says what the official tools may refuse', () => {
    const script = scriptOf([
      { id: '_meta', name: 'N'.repeat(60) },
      { ...lantern, ability: 'x'.repeat(300) },
    ])
    const { notices, text } = exportScript(script)
    expect(notices.map(({ code, params }) => [code, params['key'] ?? params['entries']])).toEqual([
      ['longer-than-official', 'name'],
      ['longer-than-official', 'ability'],
      ['list-outside-official-bounds', 2],
    ])
    expect(importScript(text).script).toEqual(script)
  })

  it('lays apart what of a script’s own words about itself the official tools would refuse', () => {
    const script = scriptOf([
      {
        id: '_meta',
        name: 'Oasis',
        logo: 'oasis',
        background: 'https://example.org/b.png',
        hideTitle: 'yes',
        credits: 4,
      },
      ...['chef', 'monk', 'imp', 'spy'],
    ])
    const { entries, text, notices } = exportScript(script)
    expect(entries[0]).toEqual({
      id: '_meta',
      name: 'Oasis',
      background: 'https://example.org/b.png',
      credits: 4,
      belfry: { meta: { logo: 'oasis', hideTitle: 'yes' } },
    })
    expect(officialScriptShape.safeParse(entries).error).toBeUndefined()
    expect(notices.map(({ code }) => code)).toEqual(['kept-for-belfry-only'])
    expect(importScript(text).script).toEqual(script)
  })

  it('says which character the official tools would refuse, and why', () => {
    const odd = [
      { ...lantern, image: 'lamp.png', special: [{ type: 'signal', name: 'card', value: 'x'.repeat(51) }] },
      { ...lantern, id: 'second', special: [{ type: 'signal', name: 'fireworks' }] },
    ]
    const { entries, notices } = exportScript(scriptOf([{ id: '_meta', name: 'Odd' }, 'chef', 'monk', 'imp', ...odd]))
    expect(officialScriptShape.safeParse(entries).success).toBe(false)
    expect(notices).toEqual([
      { code: 'unknown-to-official', params: { id: 'lantern_keeper', key: 'image' } },
      { code: 'longer-than-official', params: { id: 'lantern_keeper', key: 'value', longest: 50 } },
      { code: 'unknown-to-official', params: { id: 'second', key: 'special' } },
    ])
  })

  it('writes a completed placeholder in full', () => {
    const script = scriptOf(['imp', 'nosuch'])
    const completed = {
      ...script,
      homebrew: script.homebrew.map((definition) => ({
        ...definition,
        ability: 'Now known.',
        isPlaceholder: undefined,
      })),
    }
    expect(exportScript(completed).entries.at(-1)).toMatchObject({
      id: 'nosuch',
      name: 'Nosuch',
      ability: 'Now known.',
    })
  })
})
