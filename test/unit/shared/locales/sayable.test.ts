import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { Sentences } from '../../../../shared/locales/messages'
import { sayable } from '../../../../shared/locales/sayable'

const files: Record<string, Sentences> = import.meta.glob('../../../../shared/locales/*/*.json', {
  eager: true,
  import: 'default',
})
const isOfCharacters = (file: string): boolean => /(?:characters|jinxes|reminders)\.json$/.test(file)
const said = Object.entries(files).filter(([file]) => !isOfCharacters(file))

const VALUES = new Proxy({}, { get: (_, name) => `<${String(name)}>`, has: () => true, ownKeys: () => [] })

function speaker(sentences: object) {
  const messages = { en: sentences as Record<string, string> }
  return createI18n({ legacy: false, locale: 'en', messages, missingWarn: false, warnHtmlMessage: false }).global
}

function keysOf(sentences: Sentences, path: string[] = []): string[] {
  return Object.entries(sentences).flatMap(([key, one]) =>
    typeof one === 'string' ? [[...path, key].join('.')] : keysOf(one, [...path, key]),
  )
}

describe('sentences as functions', () => {
  it.each(said)('say what vue-i18n makes of the texts: %s', (_, sentences) => {
    const [texts, functions] = [speaker(sentences), speaker(sayable(sentences))]
    for (const key of keysOf(sentences))
      for (const plural of [0, 1, 2])
        expect(functions.t(key, VALUES, { plural }), key).toBe(texts.t(key, VALUES, { plural }))
  })

  it('put values into their places and take the form for the number', () => {
    const { t } = speaker(sayable({ deep: { told: 'To {name}, {name}!' }, many: 'one seat | {count} seats' }))
    expect(t('deep.told', { name: 'Ada' })).toBe('To Ada, Ada!')
    expect(t('many', 1)).toBe('one seat')
    expect(t('many', 3)).toBe('3 seats')
  })
})
