import { shallowRef } from 'vue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { Locale } from '../../../shared/domain/vocabulary'
import type { OfficialPack } from '../../../shared/grimoire/pack'
import type { KeptPictures } from '../../../shared/grimoire/pictures'
import { loadCatalogueTexts, type CatalogueTexts } from '../../../shared/locales/messages'
import type { BookTexts } from '../../sheet/scriptBook'

const nothing: CatalogueTexts = { characters: {}, reminders: {}, jinxes: {} }
const english = shallowRef<CatalogueTexts>(nothing)
const chosen = shallowRef<CatalogueTexts>(nothing)
const language = shallowRef<Locale>('en')
const pack = shallowRef<OfficialPack | null>(null)
const pictures = shallowRef<KeptPictures>({})

/** Reads the texts of the characters; the board is up before they are all there. */
export async function readCatalogue(locale: Locale): Promise<void> {
  const [base, own] = await Promise.all([loadCatalogueTexts('en'), loadCatalogueTexts(locale)])
  english.value = base
  chosen.value = own
  language.value = locale
}

/** Lays official texts and icons over ours, or takes them away. */
export function overlay(next: OfficialPack | null): void {
  pack.value = next
}

/** Pictures of scripts that are kept on this machine, by the address the script gives. */
export function hangPictures(kept: KeptPictures): void {
  pictures.value = { ...pictures.value, ...kept }
}

/** Official wording is English: in other languages only its icons are laid over. */
function packNow(): OfficialPack | null {
  if (pack.value === null || language.value === 'en') return pack.value
  return { texts: {}, jinxes: {}, icons: pack.value.icons }
}

/** Where the texts of characters come from just now. */
export const bookTexts = (): BookTexts => ({
  pack: packNow(),
  pictures: pictures.value,
  chosen: chosen.value,
  english: english.value,
})

/** The label of a reminder token in the reader's language. */
export function reminderLabel(id: CharacterId, label: string): string {
  return chosen.value.reminders[id]?.[label] ?? label
}
