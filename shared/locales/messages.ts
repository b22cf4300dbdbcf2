import type { Locale } from '../domain/vocabulary'

/** A tree of sentences, as in the message files. */
export interface Sentences {
  readonly [key: string]: string | Sentences
}

/** What there is to say about a character in one language; a missing field falls back to English. */
export interface CharacterText {
  readonly name?: string
  readonly ability?: string
  readonly firstNight?: string
  readonly otherNight?: string
  readonly howToRun?: string
}

/** Texts by character, labels of reminder tokens by character and English label, jinx lines by `first|second`. */
export interface CatalogueTexts {
  readonly characters: Readonly<Record<string, CharacterText>>
  readonly reminders: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly jinxes: Readonly<Record<string, string>>
}

interface Loaders {
  readonly grimoire: () => Promise<{ default: Sentences }>
  readonly codes: () => Promise<{ default: Sentences }>
  readonly scripts: () => Promise<{ default: Sentences }>
  readonly imports: () => Promise<{ default: Sentences }>
  readonly record: () => Promise<{ default: { facts: Sentences; story: Sentences; words: Sentences } }>
  readonly page: () => Promise<{ default: Sentences }>
  readonly characters: () => Promise<{ default: CatalogueTexts['characters'] }>
  readonly jinxes: () => Promise<{ default: CatalogueTexts['jinxes'] }>
  readonly reminders?: () => Promise<{ default: CatalogueTexts['reminders'] }>
}

const loaders: Readonly<Record<Locale, Loaders>> = {
  en: {
    grimoire: () => import('./en/grimoire.json'),
    codes: () => import('./en/codes.json'),
    imports: () => import('./en/import.json'),
    scripts: () => import('./en/scripts.json'),
    record: () => import('./en/record.json'),
    page: () => import('./en/page.json'),
    characters: () => import('./en/characters.json'),
    jinxes: () => import('./en/jinxes.json'),
  },
  ko: {
    grimoire: () => import('./ko/grimoire.json'),
    codes: () => import('./ko/codes.json'),
    imports: () => import('./ko/import.json'),
    scripts: () => import('./ko/scripts.json'),
    record: () => import('./ko/record.json'),
    page: () => import('./ko/page.json'),
    characters: () => import('./ko/characters.json'),
    jinxes: () => import('./ko/jinxes.json'),
    reminders: () => import('./ko/reminders.json'),
  },
  'zh-Hant': {
    grimoire: () => import('./zh-Hant/grimoire.json'),
    codes: () => import('./zh-Hant/codes.json'),
    imports: () => import('./zh-Hant/import.json'),
    scripts: () => import('./zh-Hant/scripts.json'),
    record: () => import('./zh-Hant/record.json'),
    page: () => import('./zh-Hant/page.json'),
    characters: () => import('./zh-Hant/characters.json'),
    jinxes: () => import('./zh-Hant/jinxes.json'),
    reminders: () => import('./zh-Hant/reminders.json'),
  },
}

/** What the Grimoire window says: its own words, those of every code (of foreign files too), and those of the story. */
export interface WindowSentences {
  readonly grimoire: Sentences
  readonly codes: Sentences
  readonly facts: Sentences
  /** Scripts: what is opened, built, printed. */
  readonly scripts: Sentences
}

/** The sentences about scripts in one language, for pages that say nothing else. */
export async function loadScriptSentences(locale: Locale): Promise<Sentences> {
  return (await loaders[locale].scripts()).default
}

/** The sentences about a game that is over, in one language, for pages that say nothing else. */
export async function loadRecordSentences(locale: Locale): Promise<Sentences> {
  const [record, page] = await Promise.all([loaders[locale].record(), loaders[locale].page()])
  return { ...record.default.words, ...record.default.story, ...page.default }
}

/** The sentences of the Grimoire window in one language. */
export async function loadSentences(locale: Locale): Promise<WindowSentences> {
  const { grimoire, codes, imports, record, scripts } = loaders[locale]
  const [words, own, foreign, story, book] = await Promise.all([grimoire(), codes(), imports(), record(), scripts()])
  return {
    grimoire: words.default,
    codes: { ...foreign.default, ...own.default },
    facts: story.default.facts,
    scripts: book.default,
  }
}

/** The texts of the characters in one language. */
export async function loadCatalogueTexts(locale: Locale): Promise<CatalogueTexts> {
  const { characters, jinxes, reminders } = loaders[locale]
  const [texts, lines, labels] = await Promise.all([characters(), jinxes(), reminders?.()])
  return { characters: texts.default, jinxes: lines.default, reminders: labels?.default ?? {} }
}
