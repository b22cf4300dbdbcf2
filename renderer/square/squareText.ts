import { shallowRef, watch, type ShallowRef } from 'vue'
import { createI18n } from 'vue-i18n'
import type { CharacterId } from '../../shared/domain/ids'
import type { Locale } from '../../shared/domain/vocabulary'
import en from '../../shared/locales/en/square.json'
import ko from '../../shared/locales/ko/square.json'
import zhHant from '../../shared/locales/zh-Hant/square.json'
import { boardCharacter, type BoardCharacter } from '../board/boardCharacter'
import { loadCharacterTexts, NO_TEXTS, type CharacterTexts } from './characterTexts'

/** Values of a sentence; `count` also chooses between singular and plural. */
export type SentenceValues = Record<string, string | number>

/** Everything the Town Square says, in the language of the room. */
export interface SquareText {
  locale: Locale
  /** A sentence of `square.json`; the empty string where this language leaves the line out. */
  say: (key: string, values?: SentenceValues) => string
  /** A number as the language counts days: "3", "셋째", "三". */
  ordinal: (number: number) => string
  /** "Mirela, Piotr and Agnes". */
  list: (names: string[]) => string
  /** A character with its name in this language, as tokens take it. */
  character: (id: CharacterId, given?: Partial<BoardCharacter>) => BoardCharacter
  /** What the character can do, in one sentence; empty if nobody wrote it. */
  ability: (id: CharacterId) => string
  /** A reminder's label by its official English one. */
  reminder: (id: CharacterId, label: string) => string
}

/** How a language file leaves a line out: some put the verb in the middle, others at the end. */
const NO_LINE = '-'

const sentences = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages: { en, ko, 'zh-Hant': zhHant },
  missingWarn: false,
  fallbackWarn: false,
}).global

/** The Town Square's words. Names of characters arrive a moment later; until then they are the English ones. */
export function useSquareText(locale: () => Locale): Readonly<ShallowRef<SquareText>> {
  const text = shallowRef(squareText(locale(), NO_TEXTS))
  async function load(wanted: Locale): Promise<void> {
    if (text.value.locale !== wanted) text.value = squareText(wanted, NO_TEXTS)
    const texts = await loadCharacterTexts(wanted)
    if (locale() === wanted) text.value = squareText(wanted, texts)
  }
  watch(locale, (wanted) => void load(wanted), { immediate: true })
  return text
}

/** The words of one language with the texts of its characters. */
export function squareText(locale: Locale, texts: CharacterTexts): SquareText {
  const say = (key: string, values: SentenceValues = {}): string => {
    const { count } = values
    const sentence =
      typeof count === 'number'
        ? sentences.t(key, values, { locale, plural: count })
        : sentences.t(key, values, { locale })
    return sentence === NO_LINE ? '' : sentence
  }
  // British: no comma before the last name.
  const joiner = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' })

  return {
    locale,
    say,
    ordinal: (number) =>
      say(sentences.te(`ordinal.${number}`, locale) ? `ordinal.${number}` : 'ordinal.other', { number }),
    list: (names) => joiner.format(names),
    character: (id, given = {}) => {
      const name = texts.characters[id]?.name
      return boardCharacter(id, { ...(name === undefined ? {} : { name }), ...given })
    },
    ability: (id) => texts.characters[id]?.ability ?? '',
    reminder: (id, label) => texts.reminders[id]?.[label] ?? label,
  }
}
