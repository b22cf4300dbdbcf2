import type { Locale } from '../../shared/domain/vocabulary'
import type { CatalogueTexts } from '../../shared/locales/messages'

/** What the room reads of characters. */
export type CharacterTexts = Pick<CatalogueTexts, 'characters' | 'reminders'>

/** Before the texts of a language have come. */
export const NO_TEXTS: CharacterTexts = { characters: {}, reminders: {} }

interface Loader {
  readonly characters: () => Promise<{ default: CharacterTexts['characters'] }>
  readonly reminders?: () => Promise<{ default: CharacterTexts['reminders'] }>
}

// Not the loader of the Grimoire: nothing that only the Storyteller reads belongs into the public window's bundle.
const loaders: Readonly<Record<Locale, Loader>> = {
  en: { characters: () => import('../../shared/locales/en/characters.json') },
  ko: {
    characters: () => import('../../shared/locales/ko/characters.json'),
    reminders: () => import('../../shared/locales/ko/reminders.json'),
  },
  'zh-Hant': {
    characters: () => import('../../shared/locales/zh-Hant/characters.json'),
    reminders: () => import('../../shared/locales/zh-Hant/reminders.json'),
  },
}

/** Names, abilities and reminder labels of the characters in one language. */
export async function loadCharacterTexts(locale: Locale): Promise<CharacterTexts> {
  const { characters, reminders } = loaders[locale]
  const [texts, labels] = await Promise.all([characters(), reminders?.()])
  return { characters: texts.default, reminders: labels?.default ?? {} }
}
