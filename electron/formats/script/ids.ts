import { allCharacters, character, normaliseId } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterFacts } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'

const LONGEST_ID = 200
/** Words that mean something else than a character wherever ids stand, in night orders and in objects. */
const RESERVED = new Set([
  'dusk',
  'dawn',
  'minioninfo',
  'demoninfo',
  '_meta',
  ...Object.getOwnPropertyNames(Object.prototype),
])

/** Looser than `normaliseId`, for official names only: nothing but letters and digits. */
function looseKey(raw: string): string {
  return raw
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const byLooseName = new Map(allCharacters.map((facts) => [looseKey(facts.name), facts]))

/** The official character an id or an English name stands for, however it is spelled. */
export function officialOf(raw: string): CharacterFacts | undefined {
  const key = normaliseId(raw.slice(0, LONGEST_ID))
  const loose = looseKey(raw.slice(0, LONGEST_ID))
  return character(key) ?? character(loose) ?? byLooseName.get(loose)
}

/** An id a homebrew character may have: NFC, of bearable length, no word that means something else. */
export function usableId(raw: string): CharacterId {
  const id = raw.normalize('NFC').trim().slice(0, LONGEST_ID).trim()
  return RESERVED.has(id) ? `${id}_x` : id
}

/** A readable name for an id nobody defined: `queen_of_hearts` is Queen Of Hearts. */
export function nameFromId(id: CharacterId): string {
  const words = id
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join(' ') || id
}
