import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import english from '../../../../shared/locales/en/record.json'
import type { Json } from '../../../../shared/lib/json'
import { importState } from '../../../../electron/formats/stateImport'
import { createFold } from '../../../../electron/engine/history/fold'
import { factsAt, historyOf } from '../../../../electron/engine/history/history'
import { factSchema, type Fact } from '../../../../electron/engine/events/facts'
import { evolve } from '../../../../electron/engine/events/evolve'
import { initialState, type State } from '../../../../electron/engine/state'
import { csv } from '../../../../electron/records/csv'
import { journalCsv } from '../../../../electron/records/journalCsv'
import { jsonRecord } from '../../../../electron/records/jsonRecord'
import { recordTexts } from '../../../../electron/records/recordTexts'
import { recordSchema } from '../../../../electron/records/recordSchema'
import { createSpeaker, type RecordTexts } from '../../../../electron/records/sentences'
import { story } from '../../../../electron/records/story'
import { townSquareState } from '../../../../electron/records/townSquareState'
import { votesCsv } from '../../../../electron/records/votesCsv'
import type { GameOnRecord } from '../../../../electron/session/session'
import { valueOf } from '../../../support/expectOk'
import { playedSession, playShortGame } from '../../../support/playedSession'

const codes = { 'not-certain': 'it is not sure yet' }
const texts: RecordTexts = {
  ...english,
  codes,
  locale: 'en',
  characterName: (id) => id.charAt(0).toUpperCase() + id.slice(1),
  labelText: (_, label) => label,
}
const NAMES = ['Annika', 'Béla', '陳', '=Dora', 'E|ve_', 'Fred', 'Gus', 'Hal', 'winked']
let game: GameOnRecord<State, Fact>

beforeAll(async () => {
  const played = playedSession()
  await playShortGame(played)
  game = valueOf(played.session.onRecord())
})

const parametersOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()

const everyForm = (hasNames: boolean): [string, string][] => [
  ['JSON', JSON.stringify(jsonRecord(game, { hasNames }))],
  ['story', story(game, texts, { hasNames, timeZone: 'UTC' })],
  ['votes', votesCsv(game, { hasNames })],
  ['journal', journalCsv(game, { hasNames, texts, timeZone: 'UTC' })],
  ['town square', JSON.stringify(townSquareState(game.state, { hasNames }))],
]

describe('a record without names', () => {
  it('holds no name and no note in any form', () => {
    for (const [form, text] of everyForm(false)) {
      for (const name of NAMES) expect(text.includes(name) ? `${name} in ${form}` : '').toBe('')
    }
  })

  it('has them all otherwise', () => {
    const [json] = everyForm(true)
    for (const name of NAMES) expect(json?.[1]).toContain(name)
  })
})

describe('the JSON record', () => {
  it('says who played what, how it ended, and who voted', () => {
    const record = jsonRecord(game, { hasNames: true })
    expect(record.players.map(({ name, character, isAlive }) => [name, character, isAlive])).toEqual([
      ['Annika', 'washerwoman', true],
      ['Béla', 'empath', false],
      ['陳', 'monk', true],
      ['=Dora', 'virgin', true],
      ['E|ve_', 'saint', true],
      ['Fred', 'poisoner', false],
      ['Gus', 'imp', true],
      ['Hal', 'thief', true],
    ])
    expect(record.winner).toBe('good')
    expect(
      record.votes.map(({ kind, by, nominee, tally, succeeded }) => [kind, by, nominee, tally, succeeded]),
    ).toEqual([
      ['execution', 1, 6, 4, true],
      ['exile', 1, 8, 1, false],
    ])
    expect(record.deaths.map(({ seat, phase, kind }) => [seat, phase.kind, kind])).toEqual([
      [6, 'day', 'execution'],
      [2, 'night', 'demon'],
    ])
  })

  it('holds the whole history, so that the game can be folded from it', () => {
    const { entries, head } = jsonRecord(game, { hasNames: true })
    const history = historyOf(
      entries.map((entry) =>
        entry.type === 'commit' ? { ...entry, facts: entry.facts.map((fact) => factSchema.parse(fact)) } : entry,
      ),
    )
    expect(history.head).toBe(head)
    expect(history.entries.length).toBe(game.history.entries.length)
    expect(createFold({ initial: initialState(game.header), evolve }).stateAt(history)).toEqual(game.state)
  })

  it('without names still folds to the same game, names and notes apart', () => {
    const { entries } = jsonRecord(game, { hasNames: false })
    const history = historyOf(
      entries.map((entry) =>
        entry.type === 'commit' ? { ...entry, facts: entry.facts.map((fact) => factSchema.parse(fact)) } : entry,
      ),
    )
    const state = factsAt(history).reduce((before, fact) => evolve(before, fact), initialState(game.header))
    expect(state.deaths).toEqual(game.state.deaths)
    expect(state.circle.map((seat) => state.seats[seat]?.name)).toEqual(state.circle.map(() => ''))
  })

  it('is described by the published schema', () => {
    const published: unknown = JSON.parse(readFileSync(path.resolve('docs/record.schema.json'), 'utf8'))
    expect(published).toEqual(recordSchema())
  })
})

describe('the story', () => {
  it('tells an override once', () => {
    const lines = story(game, texts, { hasNames: true, timeZone: 'UTC' }).split('\n')
    const against = lines.filter((line) => /against the advice/i.test(line))
    expect(against).not.toEqual([])
    expect(against.filter((line) => (line.match(/against the advice/gi) ?? []).length > 1)).toEqual([])
  })

  it('opens with the table and how it ended', () => {
    const text = story(game, texts, { hasNames: true, timeZone: 'UTC' })
    expect(text.split('\n').slice(0, 10)).toEqual([
      '# Tuesday \\*night\\*',
      '',
      'Played on January 6, 2026  ',
      'Script: Trouble Brewing by The team  ',
      '**Good won.**',
      '',
      '## Players',
      '',
      '1. Annika: Washerwoman, good, alive at the end',
      '2. Béla: Empath, good, dead at the end',
    ])
  })

  it('goes night by night and day by day, without what was undone', () => {
    const text = story(game, texts, { hasNames: true, timeZone: 'UTC' })
    expect(text.match(/^## .*/gm)).toEqual([
      '## Players',
      '## Before the first night',
      '## Night 1',
      '## Day 1',
      '## Night 2',
      '## Day 2',
    ])
    expect(text).toContain('- Fred (Poisoner) chose 陳')
    expect(text).toContain('- Annika nominated Fred')
    expect(text).toContain('Béla, 陳, =Dora and E\\|ve\\_ voted: 4 in all, enough with 4 needed')
    expect(text).not.toContain('needed: Annika, Béla')
    expect(text).toContain('Béla was killed by the Imp.')
    expect(text).toContain('Against the advice: it is not sure yet.')
    expect(text).toContain('The game is over: good wins.')
  })

  it('ends and joins sentences as each language does', () => {
    const chinese = story(game, recordTexts('zh-Hant', game.state.script), { hasNames: true, timeZone: 'UTC' })
    expect(chinese).toContain('- Annika 提名 Fred。')
    expect(chinese).toMatch(/以 4 票即將被處決。\n/)
    expect(chinese.match(/[^\w\s)]\. |，\s/g)).toBeNull()
    const korean = story(game, recordTexts('ko', game.state.script), { hasNames: true, timeZone: 'UTC' })
    expect(korean).toContain('- Annika 님이 Fred 님을 지명했습니다.')
    expect(korean).toContain('님이 투표해 4표로 통과했습니다 (필요 4표)')
  })

  it('leaves out chairs, single hands and what was only on the way to the line-up', () => {
    const text = story(game, texts, { hasNames: true, timeZone: 'UTC' })
    expect(text).not.toMatch(/sat down|Chairs for|raised a hand|Done:/)
    expect(text.match(/^- Script: /gm)).toHaveLength(1)
  })

  it('begins the day with the dawn and ends it with the execution; that it is day or night says the heading', () => {
    const text = story(game, texts, { hasNames: true, timeZone: 'UTC' })
    const [, day = ''] = /## Day 1\n\n([^#]*)/.exec(text) ?? []
    expect(day.trim().split('\n')[0]).toBe('- Nobody had died in the night.')
    expect(day.trim().split('\n').at(-1)).toBe('- Fred was executed.')
  })

  it('says who somebody was at first', () => {
    const seats = { ...game.state.seats, 1: { ...game.state.seats[1 as never]!, character: 'imp' } }
    const text = story({ ...game, state: { ...game.state, seats } }, texts, { hasNames: true, timeZone: 'UTC' })
    expect(text).toContain('1. Annika: Imp, at first the Washerwoman, good, alive at the end')
  })

  it('names chairs instead of people when it must', () => {
    const text = story(game, texts, { hasNames: false, timeZone: 'UTC' })
    expect(text).toContain('- Seat 1 nominated Seat 6')
    expect(text).toContain('1. Seat 1: Washerwoman, good, alive at the end')
  })
})

describe('the sentences of records', () => {
  it('are there for every code that is told, and for no other', () => {
    const folder = path.resolve('electron/records')
    const sources = ['tellTable', 'tellNight', 'tellDay', 'retold']
      .map((name) => readFileSync(path.join(folder, `${name}.ts`), 'utf8'))
      .join()
    const literal = new Set([...sources.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map((match) => match[1]))
    // Codes put together from parts: kinds of death, of what is told, of reminders, of times, of abilities used by day.
    const composed = (code: string): boolean =>
      /^(died-by|informed|misinformed|told|reminder-placed|reminder-moved|acted-|night-began|day-began)/.test(code)
    expect(Object.keys(english.facts).filter((code) => !literal.has(code) && !composed(code))).toEqual([])
    const said = [...sources.matchAll(/say\(\s*'([\w-]+)'|\? '([\w-]+)' : '([\w-]+)'/g)].flatMap((match) =>
      match.slice(1),
    )
    const codes = said.filter((code) => typeof code === 'string' && code.includes('-'))
    expect(codes.filter((code) => !(code in english.facts))).toEqual([])
    expect(codes.length).toBeGreaterThan(50)
  })

  it.each(['ko', 'zh-Hant'] as const)('are all there in %s, with the same parameters', (locale) => {
    const own = recordTexts(locale, game.state.script)
    for (const part of ['facts', 'story', 'words'] as const) {
      for (const [key, sentence] of Object.entries(english[part])) {
        expect([key, parametersOf(own[part][key] ?? '')]).toEqual([key, parametersOf(sentence)])
      }
    }
    expect(Object.entries(english.facts).filter(([code, sentence]) => own.facts[code] === sentence)).toEqual([])
    const text = story(game, own, { hasNames: true, timeZone: 'UTC' })
    expect(text).toContain(own.characterName('poisoner'))
    expect(text).not.toContain('nominated')
    expect(text).toContain(own.labelText('poisoner', 'Poisoned'))
    expect(text).not.toContain('Poisoned')
  })

  it('name the characters of the script itself as the script does', () => {
    const baker = {
      id: 'baker',
      name: 'Baker of Bern',
      team: 'townsfolk' as const,
      ability: '',
      reminders: [],
      remindersGlobal: [],
      setup: false,
      image: [],
      special: [],
    }
    const own = recordTexts('ko', { ...game.state.script, homebrew: [baker] })
    expect([own.characterName('baker'), own.characterName('nobody-knows')]).toEqual(['Baker of Bern', 'nobody-knows'])
  })

  it('name the half that was true of a good and an evil character, and not what might have been the other', () => {
    const params = { seat: 1, ability: 'dreamer', answer: { good: 'sage', evil: 'fanggu' } }
    const truth = { good: 'savant', evil: 'anyMinionOrDemon' }
    const told = createSpeaker(texts, true).notice(game.state, { code: 'misinformed', params: { ...params, truth } })
    expect(told).toContain('told Sage or Fanggu; the truth was Savant')
    expect(told).not.toContain('any')
  })

  it('say nothing of a code they do not know', () => {
    const { notice } = createSpeaker(texts, true)
    expect(notice(game.state, { code: 'unheard-of', params: {} })).toBeNull()
  })
})

describe('the votes as a table', () => {
  it('have a row for each raised hand', () => {
    const rows = votesCsv(game, { hasNames: true }).trimEnd().split('\r\n')
    expect(rows[0]).toBe(
      'day,kind,nominator chair,nominator,nominee chair,nominee,voter chair,voter,hands,counts,tally,needed,succeeded',
    )
    expect(rows.slice(1)).toEqual([
      '1,execution,1,Annika,6,Fred,2,Béla,1,1,4,4,yes',
      '1,execution,1,Annika,6,Fred,3,陳,1,1,4,4,yes',
      "1,execution,1,Annika,6,Fred,4,'=Dora,1,1,4,4,yes",
      '1,execution,1,Annika,6,Fred,5,E|ve_,1,1,4,4,yes',
      '2,exile,1,Annika,8,Hal,1,Annika,1,1,1,4,no',
    ])
  })

  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['-5', "'-5"],
  ])('write the cell %j so that every reader gets it back', (text, cell) => {
    expect(csv([[text, 'x']])).toBe(`${cell},x\r\n`)
  })
})

describe('the journal', () => {
  const rows = (): string[] => journalCsv(game, { hasNames: true, texts, timeZone: 'UTC' }).trimEnd().split('\r\n')

  it('has the headings that a journal asks for', () => {
    expect(rows()[0]).toBe(
      'Date,Script,"Storyteller (say ""me"" if it was you)",Online/In Person,Location (if in person),Community,' +
        'Player count,Traveler count,Game Result (win/loss),Starting Role,Starting Related Role,' +
        'Starting Alignment (if not default),Ending Role (if different),Ending Related Role,' +
        'Ending Alignment (if not default),Notes',
    )
  })

  it('has a row for the Storyteller and one for each player, won or lost by the side at the end', () => {
    const game = '2026-01-06,Trouble Brewing'
    expect(rows()[1]).toBe(`${game},me,In Person,,,7,1,win,,,,,,,`)
    expect(rows()[2]).toBe(`${game},,In Person,,,7,1,win,Washerwoman,,,,,,Annika`)
    expect(rows()[5]).toBe(`${game},,In Person,,,7,1,win,Virgin,,,,,,'=Dora`)
    expect(rows()[8]).toBe(`${game},,In Person,,,7,1,loss,Imp,,,,,,Gus`)
    expect(rows()).toHaveLength(10)
  })

  it('always says the side of a Traveller, and character and side where they changed', () => {
    expect(rows()[9]).toContain('win,Thief,,good,,,,Hal')
    const turned = { ...game.state.seats[1 as never]!, character: 'imp', alignment: 'evil' as const, shown: null }
    const state = { ...game.state, seats: { ...game.state.seats, 1: turned } }
    const changed = journalCsv({ ...game, state }, { hasNames: false, texts, timeZone: 'UTC' }).split('\r\n')
    expect(changed[2]).toContain('loss,Washerwoman,,,Imp,,,Seat 1')
  })
})

describe('the town square state', () => {
  it('reads back as the same seats', () => {
    const text = JSON.stringify(townSquareState(game.state, { hasNames: true }))
    const { position } = importState(text)
    expect(position?.seats.map(({ name, character, alive }) => [name, character, alive])).toEqual(
      game.state.circle.map((seat) => {
        const one = game.state.seats[seat]
        return [one?.name, one?.character, one?.isAlive]
      }),
    )
    expect(position?.bluffs).toEqual(['soldier', 'mayor', 'chef'])
  })

  it('has the fields of the common dialect and no others', () => {
    const state = townSquareState(game.state, { hasNames: true }) as Record<string, Json>
    expect(Object.keys(state)).toEqual(['bluffs', 'edition', 'roles', 'fabled', 'players'])
    expect(state['edition']).toEqual({ id: 'tb' })
    const [ann, bela] = state['players'] as Record<string, Json>[]
    expect(ann).toEqual({
      name: 'Annika',
      id: '',
      role: 'washerwoman',
      reminders: ann?.['reminders'],
      isVoteless: false,
      isDead: false,
      pronouns: '',
    })
    expect(bela).toMatchObject({ isDead: true, isVoteless: false })
  })

  it('carries the characters of a script of its own', () => {
    const homebrew = {
      id: 'baker',
      name: 'Baker',
      team: 'townsfolk' as const,
      ability: 'Each night, bake.',
      otherNight: 5,
      reminders: ['Bread'],
      remindersGlobal: [],
      setup: false,
      image: [],
      special: [],
    }
    const script = {
      ...game.state.script,
      edition: 'custom' as const,
      name: 'Mine',
      characters: ['imp', 'baker'],
      homebrew: [homebrew],
    }
    expect(townSquareState({ ...game.state, script }, { hasNames: true })).toMatchObject({
      edition: { id: 'custom', name: 'Mine' },
      roles: [
        { id: 'imp' },
        { id: 'baker', name: 'Baker', ability: 'Each night, bake.', otherNight: 5, reminders: ['Bread'] },
      ],
    })
  })
})
