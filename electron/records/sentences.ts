import type { CharacterId, SeatId, SeatOrCharacter } from '../../shared/domain/ids'
import type { Notice } from '../../shared/grimoire/view'
import type { Json } from '../../shared/lib/json'
import { listed } from '../../shared/lib/listing'
import type { Locale } from '../../shared/domain/vocabulary'
import { isPlaceholder } from '../engine/rules/patterns'
import type { State } from '../engine/state'
import { punctuation } from '../../shared/lib/punctuation'

/** The sentences of records in one language, as in record.json; `story` holds those of page.json too. */
export interface RecordTexts {
  readonly locale: Locale
  readonly facts: Readonly<Record<string, string>>
  readonly story: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, string>>
  /** Sentences of refusals and warnings, as in codes.json. */
  readonly codes: Readonly<Record<string, unknown>>
  readonly characterName: (id: CharacterId) => string
  /** What stands on a reminder token of a character. */
  readonly labelText: (id: CharacterId, label: string) => string
}

/** Parameters in which numbers are seats. */
const SEATS: ReadonlySet<string> = new Set([
  'seat',
  'seats',
  'by',
  'target',
  'targets',
  'nominee',
  'from',
  'to',
  'owner',
  'player',
  'players',
  'voters',
  'demon',
  'minions',
])

/** Character of reminder tokens with a text of the Storyteller's own. */
const OWN_TEXT = 'custom'

/** Says what a record says, in one language and with or without the names of the players. */
export interface Speaker {
  readonly seat: (state: State, seat: SeatOrCharacter) => string
  /** A sentence of the story; null when the language has none for the code. */
  readonly notice: (state: State, notice: Notice) => string | null
  readonly line: (key: string, params?: Readonly<Record<string, string>>) => string
  readonly word: (key: string) => string
}

/** What is left to choose, such as any Minion, is not said beside what is not. */
const namedOf = (parts: readonly Json[]): Json[] => parts.filter((one) => !isPlaceholder(one))

export function createSpeaker(texts: RecordTexts, hasNames: boolean): Speaker {
  const { facts, story, words, codes, characterName, labelText } = texts
  const list = (parts: string[]): string => listed(texts.locale, parts)
  const either = (parts: string[]): string => listed(texts.locale, parts, 'disjunction')
  const word = (key: string): string => words[key] ?? key

  function seat(state: State, who: SeatOrCharacter): string {
    if (who === 'storyteller') return word('storyteller')
    if (typeof who === 'string') return characterName(who)
    const name = hasNames ? (state.seats[who]?.name ?? '') : ''
    return name === '' ? filled(word('seat'), { number: String(state.circle.indexOf(who) + 1) }) : name
  }

  function value(state: State, json: Json, areSeats: boolean): string {
    if (json === null) return word('nothing')
    if (typeof json === 'boolean') return word(json ? 'yes' : 'no')
    if (typeof json === 'number') return areSeats ? seat(state, json as SeatOrCharacter) : String(json)
    if (typeof json === 'string') return words[json] ?? characterName(json)
    if (Array.isArray(json))
      return json.length === 0 ? word('nobody') : list(json.map((one) => value(state, one, areSeats)))
    return (
      pairOf(state, json) ??
      Object.entries(json)
        .map(([key, inner]) => value(state, inner, areSeats || SEATS.has(key)))
        .join(punctuation(texts.locale).comma)
    )
  }

  /** "Oracle or Imp", "Ada as the Chef". */
  function pairOf(
    state: State,
    { good, evil, seat: about, character }: { readonly [key: string]: Json },
  ): string | null {
    if (good !== undefined && evil !== undefined)
      return either(namedOf([good, evil]).map((one) => value(state, one, false)))
    if (typeof about !== 'number' || typeof character !== 'string') return null
    return filled(word('isThe'), { seat: seat(state, about as SeatId), character: value(state, character, false) })
  }

  function reason(code: Json): string {
    if (typeof code !== 'string') return ''
    const sentence = codes[code]
    return typeof sentence === 'string' ? filled(sentence, {}) : code
  }

  function labelOf(character: Json | undefined, label: Json): string {
    if (typeof character !== 'string' || typeof label !== 'string') return typed(label, hasNames)
    return character === OWN_TEXT ? typed(label, hasNames) : labelText(character, label)
  }

  return {
    seat,
    word,
    line: (key, params = {}) => filled(story[key] ?? key, params),
    notice(state, { code, params }) {
      const sentence = facts[code]
      if (sentence === undefined || (!hasNames && 'text' in params)) return null
      const said = Object.entries(params).map(([key, json]) => {
        if (key === 'reason') return [key, reason(json)]
        if (key === 'label') return [key, labelOf(params['character'], json)]
        return [key, isTyped(code, key) ? typed(json, hasNames) : value(state, json, SEATS.has(key))]
      })
      return filled(sentence, Object.fromEntries(said) as Record<string, string>)
    },
  }
}

/** What people typed is said as it is, even where it happens to be the id of a character. */
function isTyped(code: string, key: string): boolean {
  return key === 'text' || ((key === 'name' || key === 'before') && code !== 'script-chosen')
}

function typed(json: Json, hasNames: boolean): string {
  return hasNames && typeof json === 'string' ? json : '…'
}

function filled(sentence: string, params: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '')
}
