import { describe, expect, it } from 'vitest'
import { LATIN_NAMES, SAME_AS_ENGLISH } from './sameAsEnglish'
import { messageFiles, parametersOf, sentencesOf } from './sentencesOf'

const WRITING = { ko: /\p{Script=Hangul}/u, 'zh-Hant': /\p{Script=Han}/u } as const

/** Signs that only simplified Chinese writes so. */
const SIMPLIFIED = /[们这个处决说书来恶时会为发动对应变还无过进开关证没样么选择连续镇灵]/u

const forms = (sentence: string): number => sentence.split(' | ').length
/** Languages without a plural may say one and many in the same way, but none at all is another thing. */
const hasForms = (said: string, original: string): boolean =>
  forms(said) === forms(original) || (forms(said) === 1 && forms(original) === 2)
const slots = (sentence: string): string => parametersOf(sentence).join(' ')
const withoutSlots = (sentence: string): string => sentence.replace(/\{\w+\}/g, ' ')
const saysWords = (sentence: string): boolean => /\p{L}/u.test(withoutSlots(sentence))
const withoutNames = (sentence: string): string =>
  LATIN_NAMES.reduce((rest, name) => rest.replaceAll(name, ' '), sentence)
const hasForeignWord = (sentence: string): boolean => /[A-Za-z]{2,}/.test(withoutNames(withoutSlots(sentence)))
/** Ordinals are words of their own in some languages; whoever counts falls back to `ordinal.other`. */
const isOrdinal = (key: string): boolean => /^ordinal\.\d+$/.test(key)

interface Pair {
  readonly key: string
  readonly said: string
  readonly original: string
}

describe.each(['ko', 'zh-Hant'] as const)('the sentences in %s', (locale) => {
  describe.each(messageFiles())('of %s', (file) => {
    const english = sentencesOf('en', file)
    const pairs = [...sentencesOf(locale, file)]
      .filter(([key]) => !isOrdinal(key))
      .map(([key, said]): Pair => ({ key, said, original: english.get(key) ?? '' }))
    const translated = pairs.filter(({ key, said }) => saysWords(said) && !SAME_AS_ENGLISH.has(key))
    const shown = (wrong: readonly Pair[]): string[] => wrong.map(({ key, said }) => `${key}: ${said}`)

    it('are those that English has', () => {
      expect(pairs.map(({ key }) => key).sort()).toEqual([...english.keys()].sort())
    })

    it('take the same parameters, in as many forms', () => {
      expect(shown(pairs.filter(({ said, original }) => slots(said) !== slots(original)))).toEqual([])
      expect(shown(pairs.filter(({ said, original }) => !hasForms(said, original)))).toEqual([])
    })

    it('say something', () => {
      expect(shown(pairs.filter(({ said }) => said.trim() === ''))).toEqual([])
    })

    it('are in that language', () => {
      expect(shown(translated.filter(({ said }) => !WRITING[locale].test(said)))).toEqual([])
      expect(shown(translated.filter(({ said }) => hasForeignWord(said)))).toEqual([])
      if (locale === 'zh-Hant') expect(shown(translated.filter(({ said }) => SIMPLIFIED.test(said)))).toEqual([])
    })
  })
})
