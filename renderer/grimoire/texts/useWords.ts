import { useI18n } from 'vue-i18n'
import type { SeatOrCharacter } from '../../../shared/domain/ids'
import type { Phase } from '../../../shared/domain/vocabulary'
import type { Notice } from '../../../shared/grimoire/view'
import { listed } from '../../../shared/lib/listing'
import { useGameStore } from '../stores/gameStore'
import { useCharacters } from './useCharacters'
import { createValueWords, isSeatKey, isSome } from './valueWords'

/** Where `answer` is a sign or a reply of the player. */
const ANSWERED = new Set(['chose', 'chose-answer'])
const toKebab = (code: string): string => code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Turns what the engine says (codes, seats, ids, values) into sentences of the reader's language. */
export function useWords() {
  const i18n = useI18n()
  const { t, locale } = i18n
  const game = useGameStore()
  const characters = useCharacters()
  const has = (key: string): boolean => i18n.te(key) || i18n.te(key, 'en')

  function seatName(seat: SeatOrCharacter | null): string {
    if (seat === null) return ''
    if (seat === 'storyteller') return t('words.storyteller')
    if (typeof seat === 'string') return characters.name(seat)
    return game.nameOf(seat) || t('words.seat', { number: game.chairOf(seat) })
  }

  const joined = (parts: string[], type: 'conjunction' | 'disjunction'): string =>
    parts.length === 0 ? t('words.nobody') : listed(locale.value, parts, type)
  const list = (parts: string[]): string => joined(parts, 'conjunction')
  const either = (parts: string[]): string => joined(parts, 'disjunction')
  const { value, word } = createValueWords({
    t: (key, said) => t(key, said ?? {}),
    has,
    list,
    either,
    seatName,
    isCharacter: characters.isKnown,
    characterName: characters.name,
  })

  /** Parameters as words; `what` is all of a choice together. */
  function said({ code, params }: Notice): Record<string, string> {
    const words = Object.fromEntries(
      Object.entries(params).map(([name, json]) => [
        name,
        name === 'text' && typeof json === 'string' ? json : value(json, isSeatKey(name)),
      ]),
    )
    const { character, label, reason, answer } = params
    if (typeof answer === 'string' && ANSWERED.has(code)) words['answer'] = word(answer)
    if (typeof character === 'string' && typeof label === 'string')
      words['label'] = characters.reminderLabel(character, label)
    if (typeof reason === 'string' && has(`codes.${reason}`)) words['reason'] = t(`codes.${reason}`)
    const chosen = ['targets', 'characters', 'answer']
      .filter((name) => isSome(params[name]))
      .map((name) =>
        name === 'characters' ? t('words.theCharacter', { character: words[name] }) : (words[name] ?? ''),
      )
    return { ...words, what: list(chosen) }
  }

  function sentence(scope: 'codes' | 'facts', one: Notice): string {
    const code = toKebab(one.code)
    const key = `${scope}.${code}`
    return has(key) ? t(key, said(one)) : t('codes.unknown-code', { code: code.replaceAll('-', ' ') })
  }

  /** A code of the engine with its parameters, as a sentence; never a key. */
  const notice = (one: Notice): string => sentence('codes', one)
  /** A line of the story. */
  const fact = (one: Notice): string => sentence('facts', one)
  const phase = ({ kind, number }: Phase): string => t(`words.phase.${kind}`, { number })

  const { chairOf: seatNumber } = game
  return { t, te: has, locale, seatName, seatNumber, list, either, value, word, notice, fact, phase, characters }
}
