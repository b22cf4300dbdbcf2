import { describe, expect, it } from 'vitest'
import { NO_TEXTS } from '../../../../renderer/square/characterTexts'
import { squareText } from '../../../../renderer/square/squareText'
import { locale } from '../../../../shared/domain/vocabulary'
import en from '../../../../shared/locales/en/square.json'
import ko from '../../../../shared/locales/ko/square.json'
import zhHant from '../../../../shared/locales/zh-Hant/square.json'

function keys(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keys(value as object, `${path}${key}.`),
  )
}

/** Ordinals are spelt out as far as the language does. */
const sentences = (tree: object): string[] => keys(tree).filter((key) => !key.startsWith('ordinal.'))

describe('the words of the Town Square', () => {
  it('are the same sentences in every language', () => {
    expect(sentences(ko)).toEqual(sentences(en))
    expect(sentences(zhHant)).toEqual(sentences(en))
  })

  it('never show a key or an empty slot', () => {
    for (const language of locale.options) {
      const text = squareText(language, NO_TEXTS)
      const values = {
        name: 'Mirela',
        names: 'Mirela',
        character: 'Imp',
        author: 'Ada',
        ordinal: '3',
        number: 3,
        count: 2,
      }
      const counts = { townsfolk: 5, outsiders: 0, minions: 1, demons: 1 }
      for (const key of sentences(en)) expect(text.say(key, { ...values, ...counts })).not.toMatch(/[{}|]|^[a-z]+\./i)
    }
  })

  it('count in the way of the language', () => {
    const english = squareText('en', NO_TEXTS)
    expect(english.say('counts.votesLeft', { count: 1 })).toBe('1 vote of the dead')
    expect(english.say('counts.votesLeft', { count: 2 })).toBe('2 votes of the dead')
    expect(squareText('ko', NO_TEXTS).say('phase.night', { ordinal: squareText('ko', NO_TEXTS).ordinal(2) })).toBe(
      '둘째 밤',
    )
    expect(squareText('ko', NO_TEXTS).ordinal(12)).toBe('12번째')
    expect(squareText('zh-Hant', NO_TEXTS).ordinal(3)).toBe('三')
  })

  it('leave out the line that a language does not have', () => {
    expect(squareText('ko', NO_TEXTS).say('nomination.verb')).toBe('')
    expect(squareText('en', NO_TEXTS).say('nomination.after')).toBe('')
  })

  it('join names', () => {
    expect(squareText('en', NO_TEXTS).list(['Mirela', 'Dov', 'Wei'])).toBe('Mirela, Dov and Wei')
  })

  it('fall back to the English name of a character', () => {
    expect(squareText('ko', NO_TEXTS).character('imp').name).toBe('Imp')
    expect(squareText('ko', { ...NO_TEXTS, characters: { imp: { name: '임프' } } }).character('imp').name).toBe('임프')
  })
})
