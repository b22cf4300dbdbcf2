import type { CharacterId } from '../../shared/domain/ids'
import type { Locale } from '../../shared/domain/vocabulary'
import type { Script } from '../../shared/grimoire/script'
import englishCharacters from '../../shared/locales/en/characters.json'
import englishCodes from '../../shared/locales/en/codes.json'
import englishPage from '../../shared/locales/en/page.json'
import english from '../../shared/locales/en/record.json'
import koreanCharacters from '../../shared/locales/ko/characters.json'
import koreanCodes from '../../shared/locales/ko/codes.json'
import koreanPage from '../../shared/locales/ko/page.json'
import korean from '../../shared/locales/ko/record.json'
import koreanReminders from '../../shared/locales/ko/reminders.json'
import chineseCharacters from '../../shared/locales/zh-Hant/characters.json'
import chineseCodes from '../../shared/locales/zh-Hant/codes.json'
import chinesePage from '../../shared/locales/zh-Hant/page.json'
import chinese from '../../shared/locales/zh-Hant/record.json'
import chineseReminders from '../../shared/locales/zh-Hant/reminders.json'
import type { RecordTexts } from './sentences'

type Named = Readonly<Record<string, { readonly name?: string } | undefined>>

type Labels = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

interface Language {
  readonly record: Partial<Pick<RecordTexts, 'facts' | 'story' | 'words'>>
  readonly page: Readonly<Record<string, string>>
  readonly codes: Readonly<Record<string, unknown>>
  readonly characters: Named
  /** Labels are English as they are. */
  readonly reminders: Labels
}

const languages: Readonly<Record<Locale, Language>> = {
  en: { record: english, page: englishPage, codes: englishCodes, characters: englishCharacters, reminders: {} },
  ko: {
    record: korean,
    page: koreanPage,
    codes: koreanCodes,
    characters: koreanCharacters,
    reminders: koreanReminders,
  },
  'zh-Hant': {
    record: chinese,
    page: chinesePage,
    codes: chineseCodes,
    characters: chineseCharacters,
    reminders: chineseReminders,
  },
}

/** The texts of records in one language; what it lacks is said in English. Characters of the script's own keep its names. */
export function recordTexts(locale: Locale, script: Pick<Script, 'homebrew'>): RecordTexts {
  const { record, page, codes, characters, reminders } = languages[locale]
  const homebrew = new Map(script.homebrew.map(({ id, name }) => [id, name]))
  const known: Named = englishCharacters
  return {
    locale,
    facts: { ...english.facts, ...record.facts },
    story: { ...english.story, ...englishPage, ...record.story, ...page },
    words: { ...english.words, ...record.words },
    codes: { ...englishCodes, ...codes },
    characterName: (id: CharacterId) => homebrew.get(id) ?? characters[id]?.name ?? known[id]?.name ?? id,
    labelText: (id: CharacterId, label: string) => reminders[id]?.[label] ?? label,
  }
}
