import { computed, shallowRef, watch, type Ref } from 'vue'
import { createI18n } from 'vue-i18n'
import type { CharacterId } from '../../shared/domain/ids'
import type { Alignment, Locale } from '../../shared/domain/vocabulary'
import { listed } from '../../shared/lib/listing'
import type { TownSquareView } from '../../shared/townsquare/view'
import en from '../../shared/locales/en/square.json'
import ko from '../../shared/locales/ko/square.json'
import zhHant from '../../shared/locales/zh-Hant/square.json'
import { sayable } from '../../shared/locales/sayable'
import { boardCharacter, pictureFor, type BoardCharacter } from '../board/boardCharacter'
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
  character: (id: CharacterId, given?: Partial<BoardCharacter>, alignment?: Alignment) => BoardCharacter
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
  messages: { en: sayable(en), ko: sayable(ko), 'zh-Hant': sayable(zhHant) },
  missingWarn: false,
  fallbackWarn: false,
}).global

/** What the script, or this machine, has of characters beside the catalogue. */
export type OwnLooks = Pick<TownSquareView, 'names' | 'pictures'>

const NOTHING_OWN: OwnLooks = { names: {}, pictures: {} }

/** The Town Square's words. Names of characters arrive a moment later; until then they are the English ones. */
export function useSquareText(locale: () => Locale, looks: () => OwnLooks): Readonly<Ref<SquareText>> {
  const texts = shallowRef({ locale: locale(), texts: NO_TEXTS })
  async function load(wanted: Locale): Promise<void> {
    if (texts.value.locale !== wanted) texts.value = { locale: wanted, texts: NO_TEXTS }
    const loaded = await loadCharacterTexts(wanted)
    if (locale() === wanted) texts.value = { locale: wanted, texts: loaded }
  }
  watch(locale, (wanted) => void load(wanted), { immediate: true })
  // Views come with every change; these hardly ever do, and words made anew redraw everything.
  const own = computed<OwnLooks>((before) => {
    const { names, pictures } = looks()
    const now = { names, pictures }
    return before && JSON.stringify(before) === JSON.stringify(now) ? before : now
  })
  return computed(() => squareText(texts.value.locale, texts.value.texts, own.value))
}

/** The words of one language with the texts of its characters. */
export function squareText(locale: Locale, texts: CharacterTexts, own: OwnLooks = NOTHING_OWN): SquareText {
  const say = (key: string, values: SentenceValues = {}): string => {
    const { count } = values
    const sentence =
      typeof count === 'number'
        ? sentences.t(key, values, { locale, plural: count })
        : sentences.t(key, values, { locale })
    return sentence === NO_LINE ? '' : sentence
  }

  return {
    locale,
    say,
    ordinal: (number) =>
      say(sentences.te(`ordinal.${number}`, locale) ? `ordinal.${number}` : 'ordinal.other', { number }),
    list: (names) => listed(locale, names),
    character: (id, given = {}, alignment) => {
      const { name = texts.characters[id]?.name, team } = own.names[id] ?? {}
      const plain = boardCharacter(id, { ...(name !== undefined && { name }), ...(team && { team }), ...given })
      const image = pictureFor(own.pictures[id] ?? [], plain.team, alignment)
      return image === undefined ? plain : { ...plain, image }
    },
    ability: (id) => own.names[id]?.ability ?? texts.characters[id]?.ability ?? '',
    reminder: (id, label) => texts.reminders[id]?.[label] ?? label,
  }
}
