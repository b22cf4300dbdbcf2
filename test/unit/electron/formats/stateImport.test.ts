import { describe, expect, it } from 'vitest'
import { importForeignFile } from '../../../../electron/formats/foreignFile'
import { importScript } from '../../../../electron/formats/scriptImport'
import { importState } from '../../../../electron/formats/stateImport'

const read = (state: unknown, options = {}) => importState(JSON.stringify(state), options)
const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code)
const player = (name: string, role: unknown, more = {}) => ({
  name,
  id: '',
  role,
  reminders: [],
  isVoteless: false,
  isDead: false,
  pronouns: '',
  ...more,
})
const tb = (players: unknown[], more = {}) => ({
  bluffs: [],
  edition: { id: 'tb' },
  roles: '',
  fabled: [],
  players,
  ...more,
})

describe('importState: townsquare', () => {
  it('reads seats in order, life, votes, reminders, bluffs and Fabled', () => {
    const players = [
      player('Ada', 'washerwoman', { reminders: [{ role: 'custom', name: 'ask about tea' }] }),
      player('Ben', 'Librarian', { isDead: true, reminders: [{ role: 'imp', name: 'dead' }] }),
      player('Cy', 'fortune_teller', { isDead: true, isVoteless: true }),
      player('Di', ''),
      player('Ed', 'beggar'),
    ]
    const { position, report } = read(
      tb(players, { bluffs: ['monk', 'chef', 'soldier'], fabled: [{ id: 'doomsayer' }] }),
    )
    expect(position).toMatchObject({
      phase: { kind: 'day', number: 1 },
      bluffs: ['monk', 'chef', 'soldier'],
      centre: ['doomsayer'],
    })
    expect(position?.script).toMatchObject({ name: 'Trouble Brewing', edition: 'tb', homebrew: [] })
    expect(position?.seats).toMatchObject([
      {
        seat: 1,
        name: 'Ada',
        character: 'washerwoman',
        alive: true,
        reminders: [{ character: 'custom', label: 'ask about tea' }],
      },
      {
        seat: 2,
        character: 'librarian',
        alive: false,
        voteToken: true,
        reminders: [{ character: 'imp', label: 'Dead' }],
      },
      { seat: 3, character: 'fortuneteller', alive: false, voteToken: false },
      { seat: 4, character: null },
      { seat: 5, character: 'beggar' },
    ])
    expect(position?.seats[0]).not.toHaveProperty('voteToken')
    expect(report).toMatchObject({
      isUsable: true,
      seats: 5,
      notRead: ['not-read-phase', 'not-read-votes', 'not-read-notes'],
    })
    expect(codes(report.problems)).toEqual(['phase-taken-as-day'])
  })

  it('reads the opposite vote flag and the alignment of Pingumask', () => {
    const whole = { id: 'imp', name: 'Imp', team: 'demon', ability: 'text of the tool', reminders: ['Dead'] }
    const players = [
      { name: 'Ada', role: 'chef', voteToken: true, isDead: true, reminders: [{ id: '', role: whole, name: 'Dead' }] },
      { name: 'Ben', role: 'saint', voteToken: false, isDead: true, alignment: 'evil', isMarked: true },
      { name: 'Cy', role: 'imp', isDead: true, pronouns: 'they/them', id: 'user-77' },
    ]
    const { position, report } = read(tb(players))
    expect(position?.seats).toMatchObject([
      { voteToken: true, reminders: [{ character: 'imp', label: 'Dead' }] },
      { voteToken: false, alignment: 'evil' },
      { alive: false },
    ])
    expect(position?.seats[2]).not.toHaveProperty('voteToken')
    expect(report.notRead).toEqual(
      expect.arrayContaining(['not-read-marks', 'not-read-pronouns', 'not-read-online-ids']),
    )
    expect(JSON.stringify(position)).not.toContain('user-77')
  })

  it('reads npcs, empty bluffs, empty roles and the alignment index of clocktower.live', () => {
    const players = [
      player('Ada', 'chef', { alignmentIndex: 1 }),
      player('Ben', {}),
      player('Cy', 'beggar', { alignmentIndex: 2 }),
    ]
    const state = {
      bluffs: [null, null, null],
      edition: { id: 'custom', name: 'Fog', author: 'x' },
      roles: [{ id: 'chef' }, { id: 'imp' }],
      npcs: [{ id: 'djinn' }],
      players,
    }
    const { position } = read(state)
    expect(position).toMatchObject({ centre: ['djinn'], bluffs: [], script: { name: 'Fog', author: 'x' } })
    expect(position?.seats.map(({ alignment }) => alignment)).toEqual(['evil', undefined, 'evil'])
  })

  it('unpacks numbered keys, says that night texts are lost, and takes them from an attached script', () => {
    const roles = [
      { '0': 'lanternkeeperfog', '1': 'Lantern Keeper', '3': 'Each night, learn.', '5': 4, '9': ['Lit'] },
      {
        '0': 'mirefog',
        '1': 'Mire',
        '2': ['https://example.org/m.png'],
        '3': 'Each night*, kill.',
        '7': 20,
        '12': 'demon',
      },
    ]
    const state = {
      bluffs: [],
      edition: { id: 'custom', name: 'Fog' },
      roles,
      fabled: [],
      players: [player('Ada', 'lanternkeeperfog'), player('Ben', 'mirefog')],
    }
    const { position, report } = read(state)
    expect(position?.script?.homebrew).toMatchObject([
      { id: 'lanternkeeperfog', team: 'townsfolk', firstNight: 4, reminders: ['Lit'] },
      { id: 'mirefog', team: 'demon', otherNight: 20, image: ['https://example.org/m.png'] },
    ])
    expect(codes(report.problems)).toContain('night-texts-lost')

    const file = [
      { id: '_meta', name: 'Fog' },
      {
        id: 'lantern_keeper_fog',
        name: 'Lantern Keeper',
        team: 'townsfolk',
        ability: 'Each night, learn.',
        firstNightReminder: 'Show a lamp.',
      },
      { id: 'mire_fog', name: 'Mire', team: 'demon', ability: 'Each night*, kill.' },
    ]
    const attached = importScript(JSON.stringify(file)).script
    const again = read(state, { script: attached })
    expect(again.position?.seats.map(({ character }) => character)).toEqual(['lantern_keeper_fog', 'mire_fog'])
    expect(again.position?.script).toEqual(attached)
    expect(codes(again.report.problems)).not.toContain('night-texts-lost')
  })

  it('opens what is broken or cut down to names and roles', () => {
    const bare = read({ players: [{ name: 'Ada', role: 'ojo' }, { name: 'Ben', role: 'unheard_of' }, 7] })
    expect(bare.position?.seats).toMatchObject([
      { character: 'ojo' },
      { character: 'unheard_of' },
      { character: null, name: '' },
    ])
    expect(codes(bare.report.problems)).toEqual(
      expect.arrayContaining(['state-without-script', 'unknown-id', 'seat-unreadable']),
    )
    const odd = read({
      bluffs: ['pukka'],
      edition: { id: 'custom' },
      roles: '',
      fabled: [{ id: 'fabled' }],
      players: [player('Ada', 'po')],
    })
    expect(odd.position).toMatchObject({ bluffs: ['pukka'], seats: [{ character: 'po' }] })
  })

  it('takes a table without characters for setup, and the phase the Storyteller names before any guess', () => {
    expect(read(tb([player('Ada', '')])).position?.phase).toEqual({ kind: 'setup', number: 0 })
    const named = read(tb([player('Ada', 'chef')]), { phase: { kind: 'night', number: 3 } })
    expect(named.position?.phase).toEqual({ kind: 'night', number: 3 })
    expect(codes(named.report.problems)).toEqual([])
  })

  it('declines what is no table', () => {
    expect(read({ players: [] })).toMatchObject({
      position: null,
      report: { isUsable: false, problems: [{ code: 'no-seats' }] },
    })
    expect(read(['imp'])).toMatchObject({ position: null, report: { problems: [{ code: 'no-state' }] } })
    expect(read({ schemaVersion: '1.0.0', players: [{ name: 'Ada' }], phases: [] }).report.problems).toMatchObject([
      { code: 'game-record' },
    ])
    expect(importState('{"players":')).toMatchObject({ position: null, report: { totals: { ok: false } } })
  })
})

describe('importState: Pocket Grimoire', () => {
  const tokens = [
    { id: 'imp', left: 100, top: 300, playerName: 'West' },
    { id: 'chef', left: 300, top: 100, playerName: 'North' },
    { id: 'saint', left: 300, top: 500, playerName: 'South', isDead: true, ghostVote: false },
    { id: 'monk', left: 500, top: 300, playerName: 'East', isUpsideDown: true },
    { id: 'imp:0', left: 310, top: 480 },
    { id: 'djinn', left: 0, top: 0 },
    { id: 'chef:9', left: 0, top: 0 },
  ]
  const store = {
    tokens,
    characters: { characters: ['chef', 'monk', 'saint', 'imp'], name: 'Four' },
    bluffs: { index: 0, groups: [{ name: 'Demon', set: ['mayor', '', 'chef'] }] },
    user: 'secret-user',
  }

  it('takes seats by angle and reminders by distance, and says that both are guesses', () => {
    const { position, report } = read(store)
    expect(position?.seats).toMatchObject([
      { name: 'North', character: 'chef' },
      { name: 'East', character: 'monk', alignment: 'evil' },
      {
        name: 'South',
        character: 'saint',
        alive: false,
        voteToken: false,
        reminders: [{ character: 'imp', label: 'Dead' }],
      },
      { name: 'West', character: 'imp' },
    ])
    expect(position).toMatchObject({ centre: ['djinn'], bluffs: ['mayor', 'chef'], script: { name: 'Four' } })
    expect(codes(report.problems)).toEqual(
      expect.arrayContaining(['reminder-unknown', 'reminders-by-distance', 'seats-by-angle']),
    )
    expect(JSON.stringify(position)).not.toContain('secret-user')
  })

  it('reads its export for note takers without taking reminders for players', () => {
    const players = [
      { name: 'Ada', dead: true, suspectedRole: { id: 'chef' } },
      { suspectedRole: { id: 'poisoner:0' } },
    ]
    const { position, report } = read({ script: 'Trouble Brewing', day: 1, players })
    expect(position?.seats).toMatchObject([{ name: 'Ada', character: 'chef', alive: false }])
    expect(codes(report.problems)).toContain('reminders-without-seat')
  })
})

describe('importForeignFile', () => {
  it('tells scripts from saved states', () => {
    expect(importForeignFile('["imp","monk"]').kind).toBe('script')
    expect(importForeignFile(JSON.stringify(tb([player('Ada', 'chef')])))).toMatchObject({
      kind: 'state',
      position: { seats: [{ name: 'Ada' }] },
    })
    expect(importForeignFile('nonsense')).toMatchObject({ kind: 'script', script: null })
  })
})
