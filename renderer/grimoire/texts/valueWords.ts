import type { SeatId } from '../../../shared/domain/ids'
import type { Json } from '../../../shared/lib/json'

/** What turning a value into words hangs on. */
export interface ValueWordsParts {
  readonly t: (key: string, said?: Record<string, string>) => string
  readonly has: (key: string) => boolean
  readonly list: (parts: string[]) => string
  /** "Ada or Bruno". */
  readonly either: (parts: string[]) => string
  readonly seatName: (seat: SeatId) => string
  readonly isCharacter: (id: string) => boolean
  readonly characterName: (id: string) => string
}

/** The two ways of saying a value. */
export interface ValueWords {
  /** Any value; numbers are seats where `isSeat` or the name they stand under says so. */
  readonly value: (json: Json, isSeat?: boolean) => string
  /** A sign or an answer of a player, never a character. */
  readonly word: (said: string) => string
}

type Fields = Readonly<Record<string, Json>>

const SEAT_KEYS = new Set([
  'seat',
  'seats',
  'by',
  'target',
  'targets',
  'nominee',
  'nominator',
  'victim',
  'from',
  'to',
  'player',
  'players',
  'owner',
  'first',
  'second',
  'supporters',
  'voters',
  'statuses',
  'demon',
  'demons',
  'minions',
  'sourceSeat',
])

/** Whether a number under this name is a seat. */
export const isSeatKey = (name: string): boolean => SEAT_KEYS.has(name)

/** Whether there is anything to say of it. */
export const isSome = (json: Json | undefined): json is Json =>
  json !== undefined && json !== null && !(Array.isArray(json) && json.length === 0)

/** What is left to choose, such as any Minion, is not said beside what is not. */
function fixedOf(parts: Json[]): Json[] {
  const fixed = parts.filter((part) => !(typeof part === 'string' && /^any[A-Z]/.test(part)))
  return fixed.length > 0 ? fixed : parts
}

/** Turns values of the engine into words; numbers under a key that means players, and lists of numbers, are seats. */
export function createValueWords(parts: ValueWordsParts): ValueWords {
  const { t, has, list, either } = parts

  function word(said: string): string {
    const key = `words.value.${said.replace(/[' ]/g, '')}`
    return /^[a-z][\w' -]*$/i.test(said) && has(key) ? t(key) : said
  }

  // Drunk is a character and a state: where a value may be either, it is the character.
  const text = (said: string): string => (parts.isCharacter(said) ? parts.characterName(said) : word(said))

  function value(json: Json, isSeat = false): string {
    if (json === null) return t('words.nothing')
    if (typeof json === 'boolean') return t(json ? 'words.value.yes' : 'words.value.no')
    if (typeof json === 'number') return isSeat ? parts.seatName(json as SeatId) : String(json)
    if (typeof json === 'string') return text(json)
    if (Array.isArray(json)) return list(json.map((part) => value(part, true)))
    return (
      whoIsWhat(json) ??
      evils(json) ??
      Object.entries(json)
        .map(([key, part]) => value(part, isSeat || isSeatKey(key)))
        .join(' · ')
    )
  }

  /** "Ada or Bruno: the Chef", "Artist or Imp". */
  function whoIsWhat({ seats, seat, character, good, evil, outsiders }: Fields): string | null {
    if (isSome(good) && isSome(evil)) return either(fixedOf([good, evil]).map((part) => value(part)))
    if (outsiders !== undefined) return value(outsiders)
    if (!isSome(character)) return null
    if (Array.isArray(seats))
      return t('words.oneOf', { names: either(seats.map((part) => value(part, true))), character: value(character) })
    return isSome(seat) ? t('words.isThe', { name: value(seat, true), character: value(character) }) : null
  }

  /** Who is evil, and what is not in play. */
  function evils({ demons, minions, bluffs }: Fields): string | null {
    const sentences = [
      isSome(demons) ? t('words.demonIs', { names: value(demons, true) }) : '',
      isSome(minions) ? t('words.minionsAre', { names: value(minions, true) }) : '',
      isSome(bluffs) ? t('words.bluffsAre', { names: value(bluffs) }) : '',
    ].filter((sentence) => sentence !== '')
    return sentences.length > 0 ? sentences.join(' ') : null
  }

  return { value, word }
}
