import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptCheck } from '../../electron/cli/scriptCheck'
import { importForeignFile } from '../../electron/formats/foreignFile'
import type { ForeignFile } from '../../electron/formats/foreignFile'
import { importSentence, problemSentence } from '../../electron/formats/importSentence'
import { parseJson } from '../../electron/formats/json/parseJson'
import { exportScript } from '../../electron/formats/scriptExport'
import { importScript } from '../../electron/formats/scriptImport'
import { allCharacters } from '../../shared/domain/catalogue/catalogue'
import { commandData } from '../../shared/grimoire/commands'
import { script as scriptSchema } from '../../shared/grimoire/script'
import type { Json } from '../../shared/lib/json'
import { officialScriptShape } from '../support/officialScriptShape'

const SEED = 20260729
const officialId = fc.constantFrom(...allCharacters.map(({ id }) => id))
const words = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'B', ' ', 'ö', '鐘', '<b>', ':x:', '&', '"'), maxLength })
const team = fc.constantFrom('townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'traveler', 'fabled', 'loric')
const optional = { requiredKeys: [] as [] }

/** A homebrew character or a redefinition, within the lengths of the official format. */
const definition = fc
  .tuple(
    fc.oneof(officialId, fc.constantFrom('lamp_a', 'lamp-b', 'Lamp C', 'dëmon', '灯', 'dawn', 'toString')),
    fc.record({ name: words(25), team, ability: words(200) }),
    fc.record(
      {
        flavor: words(100),
        firstNight: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
        otherNight: fc.integer({ min: 0, max: 100 }),
        firstNightReminder: words(100),
        reminders: fc.array(words(20), { maxLength: 4 }),
        remindersGlobal: fc.array(words(20), { maxLength: 2 }),
        setup: fc.constantFrom(true, false, 0, 1),
        image: fc.oneof(fc.webUrl(), fc.array(fc.webUrl(), { minLength: 1, maxLength: 3 })),
        edition: words(10),
        attribution: words(10),
        jinxes: fc.array(fc.record({ id: officialId, reason: words(40) }), { maxLength: 3 }),
        special: fc.constant([{ type: 'signal', name: 'card', value: 'x' }]),
      },
      optional,
    ),
  )
  .map(([id, needed, more]) => ({ id, ...needed, ...more }))

const meta = fc
  .record(
    {
      name: words(40),
      author: words(20),
      bootlegger: fc.array(words(40), { maxLength: 3 }),
      firstNight: fc.array(officialId, { maxLength: 8 }),
      otherNight: fc.array(officialId, { maxLength: 8 }),
      colour: fc.jsonValue({ maxDepth: 2 }),
      logo: fc.oneof(fc.webUrl(), words(10), fc.constant(null)),
      hideTitle: fc.constantFrom(true, 'no'),
    },
    optional,
  )
  .map((fields) => ({ id: '_meta', ...fields }))

const entry = fc.oneof(
  { weight: 5, arbitrary: officialId },
  { weight: 2, arbitrary: officialId.map((id) => ({ id: id.toUpperCase() })) },
  { weight: 3, arbitrary: definition },
  { weight: 1, arbitrary: fc.constantFrom('nosuch', 'un_known', 'ein sehr langer unbekannter Name') },
  {
    weight: 1,
    arbitrary: fc.record({ id: fc.constant('row'), name: words(20), team: fc.constant('market'), ability: words(20) }),
  },
)
const scriptFile = fc
  .tuple(meta, fc.array(entry, { minLength: 5, maxLength: 30 }))
  .map(([first, entries]) => [first, ...entries])

describe('reading and writing scripts', () => {
  it('reads again what it wrote, and what it wrote fits the official format', () => {
    fc.assert(
      fc.property(scriptFile, (file) => {
        const { script } = importScript(JSON.stringify(file))
        if (script === null) throw new Error('a script with official characters was not read')
        const written = exportScript(script)
        expect(importScript(written.text).script).toEqual(script)
        expect(scriptSchema.parse(script)).toEqual(script)
        // Whatever the official tools would refuse is said, and nothing else.
        const isQuiet = written.notices.every(({ code }) => code === 'kept-for-belfry-only')
        expect([isQuiet, written.notices]).toEqual([
          officialScriptShape.safeParse(written.entries).success,
          written.notices,
        ])
      }),
      { seed: SEED, numRuns: 400 },
    )
  })

  it('reads JSON as the platform does, but for keys that reach a prototype', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        const parsed = parseJson(text)
        const harmless = JSON.stringify(
          JSON.parse(text, (key, value: unknown) =>
            ['__proto__', 'constructor', 'prototype'].includes(key) ? undefined : value,
          ),
        )
        expect(parsed.ok && JSON.stringify(parsed.value.value)).toBe(harmless)
      }),
      { seed: SEED, numRuns: 500 },
    )
  })

  it('refuses exactly what the platform refuses', () => {
    const accepts = (text: string) => {
      try {
        JSON.parse(text)
        return true
      } catch {
        return false
      }
    }
    const pieces = fc.array(
      fc.constantFrom(
        '[',
        ']',
        '{',
        '}',
        ',',
        ':',
        '"a"',
        '1',
        '-',
        '0',
        '1.5',
        '.',
        'e3',
        'true',
        'null',
        ' ',
        '\n',
        '\\',
        '"',
      ),
      { maxLength: 9 },
    )
    fc.assert(
      fc.property(pieces, (signs) => {
        expect(parseJson(signs.join('')).ok).toBe(accepts(signs.join('')))
      }),
      { seed: SEED, numRuns: 5000 },
    )
  })
})

/** A small generator of its own: ten thousand files must be the same on every machine and be made at once. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ORIGINALS = [
  [
    {
      id: '_meta',
      name: 'Fog',
      firstNight: ['dusk', 'monk', 'dawn'],
      jinxes: [{ characters: ['imp', 'monk'], reason: 'x' }],
      state: [{ stateName: 'a', stateDescription: 'b' }],
    },
    'monk',
    'pit-hag',
    { id: 'imp' },
    {
      id: 'lamp',
      name: 'Lamp',
      team: 'traveler',
      ability: 'Shine.',
      reminders: ['Lit'],
      firstNight: 1.5,
      jinxes: [{ id: 'imp', reason: 'y' }],
      special: [{ type: 'signal', name: 'card' }],
      image: ['a', 'b'],
    },
    { id: 'r', team: 'special_rule', rules: [{ title: 't', content: 'c' }] },
  ],
  { pk: 1, name: 'Wrapped', content: [{ id: 'monk' }, { id: 'imp' }] },
  {
    bluffs: ['monk', null],
    edition: { id: 'tb' },
    roles: '',
    fabled: [{ id: 'djinn' }],
    players: [
      { name: 'Ada', role: 'imp', reminders: [{ role: 'custom', name: 'x' }], isDead: true, isVoteless: true },
      {
        name: 'Ben',
        role: { id: 'lamp', name: 'Lamp', team: 'demon', ability: 'x' },
        voteToken: true,
        alignment: 'evil',
      },
    ],
  },
  {
    bluffs: [],
    edition: { id: 'custom', name: 'Fog' },
    roles: [{ '0': 'lampfog', '1': 'Lamp', '3': 'Shine.', '5': 3, '9': ['Lit'], '12': 'minion' }],
    npcs: [],
    players: [{ name: 'Cy', role: 'lampfog', alignmentIndex: 1 }],
  },
  {
    tokens: [
      { id: 'imp', left: 1, top: 2, playerName: 'Di' },
      { id: 'monk', left: 9, top: 2, isDead: true, ghostVote: true },
      { id: 'imp:0', left: 2, top: 2 },
    ],
    characters: { characters: ['imp', 'monk'], name: 'Two' },
    bluffs: { groups: [{ set: ['chef'] }] },
  },
] as unknown as Json[]

const STRANGE: (() => Json)[] = [
  () => null,
  () => true,
  () => -0.5,
  () => 1e308,
  () => '',
  () => 'x'.repeat(30_000),
  () => '\ud800<script>{name}|@:link\u0000',
  () => [],
  () => ({}),
  () => [[[[[[[[['imp']]]]]]]]],
  () => Array.from({ length: 300 }, () => 'imp'),
  () =>
    JSON.parse(
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"id":"__proto__","team":"constructor"}',
    ) as Json,
  () => 'constructor',
  () => '__proto__',
  () => ({ id: 'hasOwnProperty', name: 'toString', team: 'demon', ability: 'valueOf' }),
  () => ({
    id: 7,
    name: ['x'],
    team: 3,
    ability: {},
    reminders: 'x',
    jinxes: { id: 1 },
    special: 'x',
    firstNight: '1e999',
  }),
]
const KEYS = [
  'id',
  'name',
  'team',
  'ability',
  'players',
  'role',
  'roles',
  'reminders',
  'jinxes',
  'firstNight',
  'content',
  'tokens',
  '__proto__',
  'constructor',
  'edition',
]

type Pick = (below: number) => number

function strange(pick: Pick): Json {
  return STRANGE[pick(STRANGE.length)]?.() ?? null
}

function mutateList(list: readonly Json[], pick: Pick, depth: number): Json {
  const at = pick(list.length + 1)
  const inner = list[at]
  if (inner === undefined || pick(5) === 0) return [...list.slice(0, at), strange(pick), ...list.slice(pick(2) + at)]
  return list.with(at, mutateValue(inner, pick, depth + 1))
}

/** One change somewhere inside: a value swapped, a key added, an entry dropped or repeated. */
function mutateValue(value: Json, pick: Pick, depth = 0): Json {
  if (typeof value !== 'object' || value === null || pick(6 - Math.min(depth, 4)) === 0) return strange(pick)
  if (Array.isArray(value)) return mutateList(value, pick, depth)
  const keys = Object.keys(value)
  const key = keys[pick(keys.length + 1)] ?? KEYS[pick(KEYS.length)] ?? 'id'
  const goesDeeper = key in value && pick(3) > 0
  const changed = goesDeeper ? mutateValue(value[key] ?? null, pick, depth + 1) : strange(pick)
  return Object.fromEntries([...Object.entries(value), [key, changed]])
}

function mutateText(text: string, pick: Pick): string {
  const at = pick(text.length)
  const signs = ['"', '[', '{', ']', '}', ',', ':', '\\', '\u0000', '\ufeff', '9', '\ud800', '//']
  const kinds = [
    () => text.slice(0, at),
    () => text.slice(0, at) + (signs[pick(signs.length)] ?? '') + text.slice(at + pick(2)),
    () => '['.repeat(pick(3) === 0 ? 5000 : 90) + text + ']'.repeat(90),
    () => text.slice(at) + text.slice(0, at),
    () => `https://script.bloodontheclocktower.com/?script=${encodeURIComponent(text.slice(0, at))}`,
    () => text.replaceAll('"id"', '"__proto__"'),
  ]
  return kinds[pick(kinds.length)]?.() ?? text
}

function mutatedFile(pick: Pick): string {
  let value = ORIGINALS[pick(ORIGINALS.length)] ?? null
  for (let change = pick(4); change > 0; change -= 1) value = mutateValue(value, pick)
  const text = JSON.stringify(value)
  return pick(3) === 0 ? mutateText(text, pick) : text
}

function checked(text: string): ForeignFile {
  const file = importForeignFile(text, { fileName: 'mutated.json' })
  for (const problem of file.report.problems) {
    for (const locale of ['en', 'ko', 'zh-Hant'] as const) {
      if (importSentence(problem.code, problem.params, locale) === problem.code)
        throw new Error(`no sentence for ${problem.code}`)
    }
    if (problemSentence(problem).where === '') throw new Error(`no place for ${problem.code}`)
  }
  if (file.kind === 'script' && file.script !== null) scriptSchema.parse(file.script)
  if (file.kind === 'state' && file.position !== null) commandData.startFromPosition.parse(file.position)
  const isNamed = file.report.problems.some(({ severity }) => severity === 'error')
  if (file.report.isUsable === isNamed)
    throw new Error(`usable ${String(file.report.isUsable)}, but an error told: ${String(isNamed)}`)
  return file
}

/** Says which file it was when something goes wrong. */
function named(text: string, count: number): ForeignFile {
  try {
    return checked(text)
  } catch (error) {
    throw new Error(`file ${String(count)}: ${text.slice(0, 2000)}`, { cause: error })
  }
}

describe('ten thousand broken files', () => {
  it('each open or are declined with a sentence, and none does harm', () => {
    const pick = randomFrom(SEED)
    const outcomes = { scripts: 0, states: 0, declined: 0 }
    for (let count = 0; count < 10_000; count += 1) {
      const text = mutatedFile(pick)
      const { kind, report } = named(text, count)
      if (count % 100 === 0) {
        const { exitCode, json } = scriptCheck('mutated.json', () => new TextEncoder().encode(text))
        expect(exitCode === 0 || JSON.stringify(json).includes('"severity":"error"')).toBe(true)
      }
      if (!report.isUsable) outcomes.declined += 1
      else if (kind === 'state') outcomes.states += 1
      else outcomes.scripts += 1
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(500)
  })
})
