import { describe, expect, it } from 'vitest'
import { importScript } from '../../../../electron/formats/scriptImport'
import type { ImportReport } from '../../../../electron/formats/importReport'
import { script as scriptSchema } from '../../../../shared/grimoire/script'

const BASE = ['monk', 'chef', 'saint', 'baron', 'imp']
const read = (entries: unknown, options = {}) => importScript(JSON.stringify(entries), options)
const codes = (report: ImportReport) => report.problems.map(({ code }) => code)
const lantern = {
  id: 'lantern_keeper',
  name: 'Lantern Keeper',
  team: 'townsfolk',
  ability: 'Each night, learn if a lamp went out.',
}

describe('importScript: references', () => {
  it('reads texts, objects and _meta in any mixture and place', () => {
    const { script, report } = read([
      'monk',
      { id: 'chef' },
      'saint',
      { id: '_meta', name: 'Mixed', author: 'nobody' },
      { id: 'imp' },
    ])
    expect(script).toMatchObject({
      name: 'Mixed',
      author: 'nobody',
      characters: ['monk', 'chef', 'saint', 'imp'],
      homebrew: [],
    })
    expect(report.totals).toMatchObject({
      ok: true,
      name: 'Mixed',
      entries: 5,
      official: 4,
      teams: { townsfolk: 2, outsider: 1, demon: 1 },
    })
    expect(report.entries.map(({ action }) => action)).toEqual(['used', 'used', 'used', 'meta', 'used'])
  })

  it.each([
    ['fang_gu', 'fanggu'],
    ['pit-hag', 'pithag'],
    ['al-hadikhia', 'alhadikhia'],
    ['lil_monsta', 'lilmonsta'],
    ['devils_advocate', 'devilsadvocate'],
    ["Devil's Advocate", 'devilsadvocate'],
    ['Lil’ Monsta', 'lilmonsta'],
    ['Ojo', 'ojo'],
    ['TeaLady', 'tealady'],
    ['Snake_charmer', 'snakecharmer'],
  ])('takes %s for %s and says so', (written, id) => {
    const { script, report } = read([...BASE, { id: written }])
    expect(script?.characters).toContain(id)
    expect(report.totals.respelled).toEqual([`${written}→${id}`])
    expect(report.totals.official).toBe(6)
  })

  it('does not take a homebrew id for the official one it resembles', () => {
    const { report } = read([...BASE, { ...lantern, id: 'pö' }, { ...lantern, id: 'imp_2', name: 'Other Imp' }])
    expect(report.totals).toMatchObject({ homebrew: 2, redefinedOfficial: 0, respelled: [] })
  })

  it('holds a named place for an id nobody defines', () => {
    const { script, report } = read([...BASE, 'queen_of_lamps'])
    expect(report.totals.unknown).toEqual(['queen_of_lamps'])
    expect(script?.homebrew).toMatchObject([
      { id: 'queen_of_lamps', name: 'Queen Of Lamps', isPlaceholder: true, ability: '' },
    ])
    expect(report.entries.at(-1)).toMatchObject({ action: 'placeholder', where: { entry: 6 } })
  })

  it('recognises a base edition by its characters', () => {
    const tb =
      'washerwoman librarian investigator chef empath fortuneteller undertaker monk ravenkeeper virgin slayer soldier mayor butler drunk recluse saint poisoner spy scarletwoman baron imp'
    expect(read(tb.split(' ')).script?.edition).toBe('tb')
    expect(read([...tb.split(' '), 'po']).script?.edition).toBe('custom')
  })
})

describe('importScript: definitions', () => {
  it('keeps a full homebrew character with all it says', () => {
    const full = {
      ...lantern,
      image: ['https://example.org/a.png', 'https://example.org/b.png'],
      edition: 'lamps',
      flavor: 'Light!',
      firstNight: 12.5,
      firstNightReminder: 'Show a <b>lamp</b>.\tThen nod. :reminder:',
      otherNight: 10600,
      reminders: ['Lit'],
      remindersGlobal: ['Dark'],
      setup: 1,
      special: [{ type: 'signal', name: 'card', value: 'Go out' }],
      attribution: 'somebody',
    }
    const { script, report } = read([...BASE, full])
    expect(script?.homebrew).toEqual([
      {
        id: 'lantern_keeper',
        name: 'Lantern Keeper',
        team: 'townsfolk',
        ability: lantern.ability,
        image: full.image,
        flavor: 'Light!',
        firstNight: 12.5,
        firstNightReminder: full.firstNightReminder,
        otherNight: 10600,
        reminders: ['Lit'],
        remindersGlobal: ['Dark'],
        setup: true,
        special: full.special,
        other: { edition: 'lamps', attribution: 'somebody' },
      },
    ])
    expect(codes(report)).toEqual(expect.arrayContaining(['html-kept-as-text', 'keys-kept']))
  })

  it('lets an object win over the official character, whatever its spelling and team', () => {
    const { script, report } = read([
      ...BASE,
      { id: 'Fortune_Teller', name: 'Wahrsagerin', team: 'townsfolk', ability: 'Jede Nacht.' },
      { id: 'beggar', name: 'Beggar', team: 'townsfolk', ability: 'You may beg.' },
    ])
    expect(report.totals).toMatchObject({ official: 5, redefinedOfficial: 2, homebrew: 0, teams: { townsfolk: 4 } })
    expect(script?.homebrew).toMatchObject([
      { id: 'fortuneteller', name: 'Wahrsagerin' },
      { id: 'beggar', team: 'townsfolk' },
    ])
    expect(codes(report)).toContain('redefined-other-team')
  })

  it('takes official_id as a second key', () => {
    const { script, report } = read([
      ...BASE,
      { id: 'noble_x9', official_id: 'noble', name: '貴族', team: 'townsfolk', ability: '三人。' },
    ])
    expect(report.totals.redefinedOfficial).toBe(1)
    expect(script?.characters).toContain('noble')
    expect(read([...BASE, { id: 'noble_x9', official_id: 'noble' }]).report.totals.respelled).toEqual([
      'noble_x9→noble',
    ])
  })

  it('takes an object that only repeats the official name for a reference', () => {
    expect(read([...BASE, { id: 'po', name: 'Po', team: 'demon' }]).report.totals).toMatchObject({
      official: 6,
      redefinedOfficial: 0,
    })
  })

  it('maps traveler, and sets aside teams the game does not have', () => {
    const { script, report } = read([
      ...BASE,
      { ...lantern, id: 'pedlar', name: 'Pedlar', team: 'traveler' },
      { id: 'shop_1', name: 'Cloak', team: 'night market', ability: 'Costs two coins.' },
      { id: 'rule_1', team: 'special_rule', title: 'Curfew', content: 'Nobody speaks after dusk.' },
    ])
    expect(report.totals).toMatchObject({
      homebrew: 1,
      notCharacters: ['shop_1 (team night market)', 'rule_1 (team special_rule)'],
    })
    expect(report.totals.teams['traveller']).toBe(1)
    expect(script?.extras).toEqual([{ id: 'shop_1', name: 'Cloak', team: 'night market', ability: 'Costs two coins.' }])
    expect(script?.bootlegger).toEqual(['Curfew: Nobody speaks after dusk.'])
    expect(script?.characters).not.toContain('shop_1')
    expect(report.entries.slice(-2).map(({ written }) => written)).toEqual(['Cloak', 'rule_1'])
  })

  it('keeps ids of every writing, and renames only the impossible ones', () => {
    const ids = ['démone_ppp', '赌场老板', '35addde2-e27a-4de2-9a9e-df0e78364717', 'constructor', 'dusk']
    const { script } = read([...BASE, ...ids.map((id, index) => ({ ...lantern, id, name: `Name ${String(index)}` }))])
    expect(script?.characters.slice(5)).toEqual([
      'démone_ppp',
      '赌场老板',
      '35addde2-e27a-4de2-9a9e-df0e78364717',
      'constructor_x',
      'dusk_x',
    ])
  })

  it('reports what it could not read in a field and reads the rest', () => {
    const { script, report } = read([
      ...BASE,
      { ...lantern, firstNight: 'late', reminders: [{}, 'Lit'], flavor: {}, image: null },
    ])
    expect(script?.homebrew[0]).toMatchObject({ reminders: ['Lit'], image: [] })
    expect(script?.homebrew[0]).not.toHaveProperty('firstNight')
    expect(codes(report)).toEqual([
      'field-unreadable',
      'night-number-unreadable',
      'field-unreadable',
      'script-name-missing',
    ])
    expect(report.problems[0]).toMatchObject({ where: { entry: 6, key: 'flavor' } })
  })

  it('takes infinite night numbers for none', () => {
    const text = JSON.stringify([...BASE, { ...lantern, firstNight: 7 }]).replace(':7', ':1e999')
    expect(importScript(text).script?.homebrew[0]).not.toHaveProperty('firstNight')
  })
})

describe('importScript: repetitions', () => {
  it('holds a repeated character once and reports it', () => {
    const { script, report } = read([...BASE, 'imp', 'IMP'])
    expect(script?.characters).toEqual(BASE)
    expect(report.totals.duplicates).toEqual(['imp'])
  })

  it('completes a bare id by a later definition', () => {
    const { script } = read([...BASE, 'lantern_keeper', lantern])
    expect(script?.homebrew).toMatchObject([{ id: 'lantern_keeper', ability: lantern.ability }])
    expect(script?.homebrew[0]).not.toHaveProperty('isPlaceholder')
  })

  it('keeps two different characters that share an id', () => {
    const { script, report } = read([...BASE, lantern, { ...lantern, name: 'Wick Trimmer' }])
    expect(script?.homebrew.map(({ id, name }) => [id, name])).toEqual([
      ['lantern_keeper', 'Lantern Keeper'],
      ['lantern_keeper_2', 'Wick Trimmer'],
    ])
    expect(codes(report)).toContain('duplicate-renamed')
  })
})

describe('importScript: the file as a whole', () => {
  it.each([
    [
      'botcscripts',
      { pk: 7, name: 'Wrapped', version: '1', author: 'a', content: [{ id: 'monk' }, ...BASE], score: 3 },
    ],
    ['botc-tools', { pk: 7, title: 'Wrapped', author: 'a', characters: ['monk', ...BASE] }],
    ['a list of one answer', { count: 1, results: [{ name: 'Wrapped', author: 'a', content: ['monk', ...BASE] }] }],
  ])('unwraps the object of %s', (_site, file) => {
    const { script, report } = read(file)
    expect(script).toMatchObject({ name: 'Wrapped', author: 'a', characters: BASE })
    expect(report.totals).toMatchObject({ name: 'Wrapped', entries: 6 })
  })

  it('takes the name from the file where the script has none', () => {
    const { script, report } = read(BASE, { fileName: 'C:\\scripts\\Foggy Night.json' })
    expect(script?.name).toBe('Foggy Night')
    expect(report.totals.name).toBeNull()
    expect(codes(report)).toEqual(['script-name-missing'])
  })

  it('says line and column of broken JSON, and of every entry', () => {
    const broken = importScript('[\n  {"id": "_meta", "name": "X"}\n  "imp"\n]')
    expect(broken.script).toBeNull()
    expect(broken.report).toMatchObject({ isUsable: false, totals: { ok: false } })
    expect(broken.report.problems).toMatchObject([
      { severity: 'error', code: 'json-no-comma', where: { place: { line: 3, column: 3 } } },
    ])
    expect(importScript('["monk",\n "nosuch"]').report.entries[1]?.where).toEqual({
      entry: 2,
      place: { line: 2, column: 2 },
    })
  })

  it('skips a byte order mark', () => {
    const { script, report } = importScript(`\ufeff${JSON.stringify(BASE)}`)
    expect(script?.characters).toEqual(BASE)
    expect(codes(report)).toContain('byte-order-mark')
  })

  it('opens what is too short or too long and says so', () => {
    expect(codes(read(['drunk']).report)).toContain('too-short')
    const long = Array.from({ length: 213 }, (_none, index) => ({
      ...lantern,
      id: `lamp${String(index)}`,
      name: `Lamp ${String(index)}`,
    }))
    const { script, report } = read(long)
    expect(script?.characters).toHaveLength(213)
    expect(codes(report)).toContain('too-long')
  })

  it('declines a file without a list, and a list without a character', () => {
    expect(read({ 剧本名称: 'x', 角色列表: { 镇民: ['厨师'] } }).report).toMatchObject({
      isUsable: false,
      totals: { ok: true, name: null },
      problems: [{ code: 'no-list' }],
    })
    expect(codes(read([null, 3, [], '', {}]).report)).toContain('no-characters')
  })

  it('counts every entry exactly once', () => {
    const { report } = read([
      { id: '_meta' },
      ...BASE,
      'imp',
      lantern,
      { id: 'chef', name: 'Koch', ability: 'x' },
      'nosuch',
      { id: 's', team: 'shop' },
    ])
    const { official, redefinedOfficial, homebrew, unknown, notCharacters, entries } = report.totals
    expect(1 + official + redefinedOfficial + homebrew + unknown.length + notCharacters.length).toBe(entries)
  })

  it('tells the same note once, with a count', () => {
    const { report } = read([...BASE, { ...lantern, tool: 1 }, { ...lantern, id: 'wick', name: 'Wick', tool: 2 }])
    expect(report.problems.filter(({ code }) => code === 'keys-kept')).toMatchObject([
      { times: 2, where: { entry: 6 } },
    ])
    expect(report.entries.at(-1)?.reasons).toMatchObject([{ code: 'keys-kept' }])
  })
})

describe('importScript: _meta', () => {
  it('keeps what it does not know, house rules of other tools included', () => {
    const meta = {
      id: '_meta',
      name: 'M',
      logo: 'https://example.org/l.png',
      hideTitle: true,
      bootlegger: ['No whispering.'],
      state: [{ stateName: 'Fog', stateDescription: 'Nobody sees.' }],
      status: [{ name: 'Fog', skill: 'Nobody sees.' }],
    }
    const { script } = read([meta, ...BASE])
    expect(script).toMatchObject({
      bootlegger: ['No whispering.', 'Fog: Nobody sees.'],
      other: { logo: meta.logo, hideTitle: true },
    })
  })

  it('puts characters that wake into the night order and leaves strangers out', () => {
    const order = ['dusk', 'pit_hag', 'Baron', 'nobody', 'queen', 'dawn']
    const queen = { ...lantern, id: 'queen-Xy1', name: 'Queen', firstNight: 4 }
    const { script, report } = read([
      { id: '_meta', name: 'N', firstNight: order },
      ...BASE,
      'poisoner',
      queen,
      { ...lantern, firstNight: 2 },
    ])
    expect(script?.firstNight).toEqual([
      'dusk',
      'minioninfo',
      'demoninfo',
      'poisoner',
      'chef',
      'baron',
      'queen-Xy1',
      'lantern_keeper',
      'dawn',
    ])
    expect(script?.otherNight).toEqual([])
    expect(codes(report)).toEqual(['night-order-strangers', 'night-order-by-name', 'night-order-gaps'])
    expect(scriptSchema.parse(script)).toEqual(script)
  })

  it('reads jinxes from characters, from _meta and from rows among the characters', () => {
    const { script, report } = read([
      {
        id: '_meta',
        name: 'J',
        jinxes: [
          { characters: ['chef', 'imp'], reason: 'Soup.' },
          { characters: ['monk', 'imp'], reason: '', status: 'inactive' },
        ],
      },
      ...BASE,
      { ...lantern, jinxes: [{ id: 'Monk', reason: 'Light.' }], hatred: [{ id: 'nosuch', reason: 'Lost.' }] },
      { id: 'row1', name: 'Lantern Keeper＆Saint', team: 'A jinxed', ability: 'Halo.' },
    ])
    expect(script?.jinxes).toEqual([
      { pair: ['chef', 'imp'], reason: 'Soup.' },
      { pair: ['lantern_keeper', 'monk'], reason: 'Light.' },
      { pair: ['lantern_keeper', 'saint'], reason: 'Halo.' },
    ])
    expect(report.totals.notCharacters).toEqual(['row1 (team A jinxed)'])
    expect(codes(report)).toEqual(expect.arrayContaining(['jinx-without-text', 'jinx-unknown-character']))
  })
})
