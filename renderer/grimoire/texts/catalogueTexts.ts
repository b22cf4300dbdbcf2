import { shallowRef } from 'vue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { Locale } from '../../../shared/domain/vocabulary'
import { loadCatalogueTexts, type CatalogueTexts, type CharacterText } from '../../../shared/locales/messages'

const nothing: CatalogueTexts = { characters: {}, reminders: {}, jinxes: {} }
const english = shallowRef<CatalogueTexts>(nothing)
const chosen = shallowRef<CatalogueTexts>(nothing)

/** Reads the texts of the characters; the board is up before they are all there. */
export async function readCatalogue(locale: Locale): Promise<void> {
  const [base, own] = await Promise.all([loadCatalogueTexts('en'), loadCatalogueTexts(locale)])
  english.value = base
  chosen.value = own
}

/** Texts of an official character, field by field English where the language has none. */
export function characterText(id: CharacterId): CharacterText {
  return { ...english.value.characters[id], ...chosen.value.characters[id] }
}

/** The label of a reminder token in the reader's language. */
export function reminderLabel(id: CharacterId, label: string): string {
  return chosen.value.reminders[id]?.[label] ?? label
}

/** The line of an official jinx, whichever way round the pair is written. */
export function jinxLine(first: CharacterId, second: CharacterId): string | undefined {
  const keys = [`${first}|${second}`, `${second}|${first}`]
  const found = [chosen.value, english.value].flatMap(({ jinxes }) => keys.map((key) => jinxes[key]))
  return found.find((line) => line !== undefined)
}
