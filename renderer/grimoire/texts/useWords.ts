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

const isSome = (json: Json | undefined): boolean => json !== undefined && json !== null && !(Array.isArray(json) && json.length === 0)

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
  const either = (parts: string[]): string => new Intl.ListFormat(locale.value, { type: 'disjunction' }).format(parts)
  const fixed = (text: string): string | null =>
    /^[a-z][\w-]*$/i.test(text) && has(`words.value.${text}`) ? t(`words.value.${text}`) : null

  /** A value of the engine as words; numbers under a key that means players, and lists of numbers, are seats. */
  function value(json: Json, isSeat = false): string {
    if (json === null) return t('words.nothing')
    if (typeof json === 'boolean') return t(json ? 'words.value.yes' : 'words.value.no')
    if (typeof json === 'number') return isSeat ? seatName(json as SeatId) : String(json)
    if (typeof json === 'string') return fixed(json) ?? (characters.isKnown(json) ? characters.name(json) : json)
    if (Array.isArray(json)) return list(json.map((part) => value(part, true)))
    return fields(json, isSeat)
  }

  function fields(json: { [key: string]: Json }, isSeat: boolean): string {
    const { seats, seat, character, good, evil, outsiders, demons, minions, bluffs } = json
    if (character !== undefined && Array.isArray(seats)) {
      return t('words.oneOf', { names: either(seats.map((part) => value(part, true))), character: value(character) })
    }
    if (character !== undefined && seat !== undefined) return t('words.isThe', { name: value(seat, true), character: value(character) })
    if (good !== undefined && evil !== undefined) return either([value(good), value(evil)])
    if (outsiders !== undefined) return value(outsiders)
    const evils = [
      isSome(demons) ? t('words.demonIs', { names: value(demons ?? null, true) }) : '',
      isSome(minions) ? t('words.minionsAre', { names: value(minions ?? null, true) }) : '',
      isSome(bluffs) ? t('words.bluffsAre', { names: value(bluffs ?? null) }) : '',
    ].filter((part) => part !== '')
    if (evils.length > 0) return evils.join(' ')
    return Object.entries(json)
      .map(([key, part]) => value(part, isSeat || SEAT_KEYS.has(key)))
      .join(' · ')
  }

  /** Parameters as words; `what` is all of a choice together. */
  function said(params: Notice['params']): Record<string, string> {
    const words: Record<string, string> = {}
    for (const [name, json] of Object.entries(params)) words[name] = name === 'text' ? String(json) : value(json, SEAT_KEYS.has(name))
    const { character, label } = params
    if (typeof character === 'string' && typeof label === 'string') words['label'] = characters.reminderLabel(character, label)
    const chosen = ['targets', 'characters', 'answer'].filter((name) => isSome(params[name])).map((name) => words[name] ?? '')
    return { ...words, what: list(chosen) }
  }

  function sentence(scope: 'codes' | 'facts', { code, params }: Notice): string {
    const key = `${scope}.${toKebab(code)}`
    if (!has(key)) return t('codes.unknown-code', { code: toKebab(code).replaceAll('-', ' ') })
    const { reason } = params
    const words = said(params)
    const why = typeof reason === 'string' && has(`codes.${reason}`) ? { reason: t(`codes.${reason}`) } : {}
    return t(key, { ...words, ...why })
  }

  /** A code of the engine with its parameters, as a sentence; never a key. */
  const notice = (one: Notice): string => sentence('codes', one)
  /** A line of the story. */
  const fact = (one: Notice): string => sentence('facts', one)

  function phase({ kind, number }: Phase): string {
    return t(`words.phase.${kind}`, { number })
  }

  return { t, te: has, locale, seatName, seatNumber, list, value, notice, fact, phase, characters }
}
