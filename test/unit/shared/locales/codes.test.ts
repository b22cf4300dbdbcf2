import { describe, expect, it } from 'vitest'
import codes from '../../../../shared/locales/en/codes.json'
import grimoire from '../../../../shared/locales/en/grimoire.json'
import imports from '../../../../shared/locales/en/import.json'
import type { Sentences } from '../../../../shared/locales/messages'
import { failureCodes, saidCodes, topics, type SaidCode } from './codesInSource'
import { SPOKEN_BY_TEMPLATE, UNSEEN_PARAMS } from './notCodes'
import { parametersOf } from './sentencesOf'

// Read before the first test begins, so that no test waits for the parser.
const said = saidCodes()
const failures = failureCodes()
const questions = topics()

const sentences: Sentences = { ...imports, ...codes }
const failureSentences: Sentences = { ...codes, ...grimoire.failure }
const questionSentences: Sentences = grimoire.decision

const silent = (all: readonly SaidCode[], words: Sentences): string[] =>
  all.filter(({ code }) => typeof words[code] !== 'string').map(({ code, place }) => `${code} (${place})`)

/** Slots of a sentence that nothing fills where the code is said. */
function unfilled({ code, params, place }: SaidCode, words: Sentences): string[] {
  const known = new Set([...params, ...(UNSEEN_PARAMS[code] ?? [])])
  const sentence = words[code]
  return parametersOf(typeof sentence === 'string' ? sentence : '')
    .filter((slot) => !known.has(slot))
    .map((slot) => `${code} {${slot}} (${place})`)
}

describe('what the program says by a code', () => {
  it('is found in the source', () => {
    const found = new Set(said.map(({ code }) => code))
    for (const code of ['dead-cannot-nominate', 'step-left-out', 'exorcised', 'dead', 'immune', 'klutz-chose-evil'])
      expect(found).toContain(code)
    expect(failures.map(({ code }) => code)).toContain('disk-full')
    const topicsFound = questions.map(({ code }) => code)
    for (const topic of ['redHerring', 'newImp', 'registersAs']) expect(topicsFound).toContain(topic)
  })

  it('has a sentence: refusals, notices, reasons', () => {
    expect(silent(said, sentences)).toEqual([])
  })

  it('has a sentence: codes that are put together', () => {
    expect(SPOKEN_BY_TEMPLATE.filter((code) => !(code in sentences))).toEqual([])
  })

  it('has a sentence: failures', () => {
    expect(silent(failures, failureSentences)).toEqual([])
  })

  it('has a sentence: questions to the Storyteller', () => {
    expect(silent(questions, questionSentences)).toEqual([])
  })

  it('fills every slot of its sentence', () => {
    expect(said.flatMap((one) => unfilled(one, sentences))).toEqual([])
    expect(failures.flatMap((one) => unfilled(one, failureSentences))).toEqual([])
    expect(questions.flatMap((one) => unfilled(one, questionSentences))).toEqual([])
  })

  it('is all that there are sentences for', () => {
    const known = new Set([...said, ...failures].map(({ code }) => code).concat(SPOKEN_BY_TEMPLATE, 'unknown-code'))
    expect(Object.keys(codes).filter((code) => !known.has(code))).toEqual([])
  })
})
