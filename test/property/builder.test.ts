import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportScript } from '../../electron/formats/scriptExport'
import { importScript } from '../../electron/formats/scriptImport'
import {
  EMPTY_SCRIPT,
  freshId,
  withId,
  withMade,
  withoutId,
} from '../../renderer/grimoire/features/builder/scriptRules'
import { allCharacters } from '../../shared/domain/catalogue/catalogue'
import { script as scriptSchema, type HomebrewCharacter, type Script } from '../../shared/grimoire/script'
import { officialScriptShape } from '../support/officialScriptShape'

const SEED = 20261130
const pickedId = fc.constantFrom(...allCharacters.map(({ id }) => id))
const sign = fc.constantFrom('a', 'B', ' ', 'é', '점', '쟁', '鐘', '樓', '🔔', '<', '"', '\\', '-', '7')
const words = (maxLength: number) =>
  fc.array(sign, { minLength: 1, maxLength }).map((signs) => signs.join('').trim() || '점')
const reserved = fc.constantFrom('Dusk', 'dawn', 'Constructor', 'Imp', '점쟁이', '占卜師', 'Démon')

/** What the builder's form hands over. */
const made = fc.record({
  name: fc.oneof(words(30), reserved),
  team: fc.constantFrom('townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'),
  ability: words(250),
  firstNight: fc.constantFrom(0, 500),
  otherNight: fc.constantFrom(0, 500),
  reminders: fc.array(words(30), { maxLength: 20 }),
})
type Made = typeof made extends fc.Arbitrary<infer Value> ? Value : never

const gesture = fc.oneof(
  { weight: 6, arbitrary: pickedId.map((id) => (script: Script) => withId(script, id)) },
  { weight: 2, arbitrary: made.map((one) => (script: Script) => withMade(script, characterOf(script, one))) },
  {
    weight: 1,
    arbitrary: fc.nat(40).map((index) => (script: Script) => withoutId(script, script.characters[index] ?? '')),
  },
)

function characterOf(script: Script, one: Made): HomebrewCharacter {
  return { ...one, id: freshId(script, one.name), remindersGlobal: [], setup: false, image: [], special: [] }
}

const builtScript = fc
  .record({
    name: fc.oneof(words(50), fc.constantFrom('', '밤의 종', '暗流湧動')),
    author: fc.option(words(50)),
    gestures: fc.array(gesture, { minLength: 5, maxLength: 60 }),
  })
  .map(({ gestures, ...rest }) => gestures.reduce((script, step) => step(script), { ...EMPTY_SCRIPT, ...rest }))

describe('a script that was built here', () => {
  it('fits the official format without a word, and is read again as it was', () => {
    fc.assert(
      fc.property(builtScript, (script) => {
        fc.pre(script.characters.length >= 4)
        const { entries, text, notices } = exportScript(script)
        expect(notices).toEqual([])
        expect(officialScriptShape.safeParse(entries).error).toBeUndefined()
        const again = importScript(text).script
        expect(again?.characters).toEqual(script.characters)
        expect(again?.homebrew).toEqual(expect.arrayContaining(scriptSchema.parse(script).homebrew))
      }),
      { seed: SEED, numRuns: 400 },
    )
  })
})
