import { createI18n } from 'vue-i18n'
import type { Locale } from '../../../shared/domain/vocabulary'
import { loadSentences } from '../../../shared/locales/messages'
import { sayable } from '../../../shared/locales/sayable'

/** The sentences of the window: `grimoire` by place, `codes` and `facts` by code, `scripts` about scripts. A missing one falls back to English. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  missingWarn: false,
  fallbackWarn: false,
  messages: {},
})

const loaded = new Set<Locale>()

async function load(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  const { grimoire, codes, facts, scripts } = await loadSentences(locale)
  i18n.global.setLocaleMessage(locale, sayable({ ...grimoire, codes, facts, scripts }))
  loaded.add(locale)
}

/** Speaks another language from now on. */
export async function speak(locale: Locale): Promise<void> {
  await Promise.all([load('en'), load(locale)])
  i18n.global.locale.value = locale
  document.documentElement.lang = locale
}
