import { useI18n } from 'vue-i18n'
import type { SeatId, SeatOrCharacter } from '../../../shared/domain/ids'
import type { Phase } from '../../../shared/domain/vocabulary'
import type { Notice } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import { useGameStore } from '../stores/gameStore'
import { useCharacters } from './useCharacters'

const SEAT_KEYS = new Set([
  'seat', 'seats', 'by', 'target', 'targets', 'nominee', 'nominator', 'victim', 'from', 'to', 'player', 'players', 'owner',
  'first', 'second', 'supporters', 'voters', 'statuses', 'demon', 'demons', 'minions', 'sourceSeat',
])

/** How the message file leaves a line out. */
const NO_LINE = '-'

const isSome = (json: Json | undefined): boolean => json !== undefined && json !== null && !(Array.isArray(json) && json.length === 0)
const isPhase = (json: Json): json is { kind: Phase['kind']; number: number } => typeof json === 'object' && json !== null && 'kind' in json && 'number' in json

const toKebab = (code: string): string => code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Turns what the engine says (codes, seats, ids, values) into sentences of the reader's language. */
export function useWords() {
  const { t, te, locale } = useI18n()
  const game = useGameStore()
  const characters = useCharacters()

  function seatName(seat: SeatOrCharacter | null): string {
    if (seat === null) return ''
    if (seat === 'storyteller') return t('words.storyteller')
    if (typeof seat === 'string') return characters.name(seat)
    const found = game.seatOf(seat)
    return found?.name || t('words.seat', { number: seatNumber(seat) })
  }

  /** Chair of a seat, 1 and up, clockwise. */
  function seatNumber(seat: SeatId): number {
    return (game.view?.seats.findIndex((one) => one.seat === seat) ?? -1) + 1
  }

  function list(parts: string[]): string {
    return parts.length === 0 ? t('words.nobody') : new Intl.ListFormat(locale.value, { type: 'conjunction' }).format(parts)
  }

  const has = (key: string): boolean => te(key) || te(key, 'en')
  const fixed = (text: string): string | null =>
    /^[a-z][\w-]*$/i.test(text) && has(`words.value.${text}`) ? t(`words.value.${text}`) : null

  /** A value of the engine as words; numbers under a key that means players, and lists of numbers, are seats. */
  function value(json: Json, isSeat = false): string {
    if (json === null) return t('words.nothing')
    if (typeof json === 'boolean') return t(json ? 'words.value.yes' : 'words.value.no')
    if (typeof json === 'number') return isSeat ? seatName(json as SeatId) : String(json)
    if (typeof json === 'string') return fixed(json) ?? (characters.isKnown(json) ? characters.name(json) : json)
    if (Array.isArray(json)) return list(json.map((part) => value(part, true)))
    return Object.entries(json)
      .map(([key, part]) => value(part, isSeat || SEAT_KEYS.has(key)))
      .join(' · ')
  }

  /** Parameters as words; those of an object inside are reached as `object_field`. */
  function said(params: Notice['params']): Record<string, string> {
    const words: Record<string, string> = {}
    for (const [name, json] of Object.entries(params)) {
      words[name] = name === 'phase' && isPhase(json) ? phase(json) : value(json, SEAT_KEYS.has(name))
      if (typeof json !== 'object' || json === null || Array.isArray(json)) continue
      for (const [field, inner] of Object.entries(json)) words[`${name}_${field}`] = value(inner, SEAT_KEYS.has(field))
    }
    const chosen = ['targets', 'characters', 'answer'].filter((name) => isSome(params[name])).map((name) => words[name] ?? '')
    return { ...words, what: list(chosen) }
  }

  /** A code of the engine with its parameters, as a sentence, empty for what needs none; never a key. */
  function notice({ code, params }: Notice): string {
    const key = `codes.${toKebab(code)}`
    const isBy = has(`${key}-by`) && ('cause' in params || 'seat' in params)
    const words = said(typeof params['code'] === 'string' ? { ...params, code: notice({ code: params['code'], params: {} }) } : params)
    if (!has(key)) return t('codes.unknown-code', { code: toKebab(code).replaceAll('-', ' ') })
    const sentence = t(isBy ? `${key}-by` : key, words)
    return sentence === NO_LINE ? '' : sentence
  }

  function phase({ kind, number }: Phase): string {
    return t(`words.phase.${kind}`, { number })
  }

  return { t, te: has, locale, seatName, seatNumber, list, value, notice, phase, characters }
}
