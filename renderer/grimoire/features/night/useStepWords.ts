import type { NightStep } from '../../../../shared/grimoire/view'
import { punctuation } from '../../../../shared/lib/punctuation'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'
import { holdsSeats } from './answers'

const SYSTEM = new Set(['dusk', 'minioninfo', 'demoninfo', 'dawn'])

/** What the rows and the card of the night say of a step. */
export function useStepWords() {
  const game = useGameStore()
  const { t, locale, seatName, seatNumber, list, characters, notice, value } = useWords()

  const isSystem = ({ entry }: NightStep): boolean => SYSTEM.has(entry)
  const ability = (step: NightStep): string =>
    isSystem(step) ? t(`night.entry.${step.entry}`) : characters.name(step.entry)

  function title(step: NightStep): string {
    const names = step.seats.map(seatName)
    const isForAll = isSystem(step) && step.entry !== 'demoninfo'
    return names.length === 0 || isForAll ? ability(step) : `${ability(step)} · ${names.join(', ')}`
  }

  function wake(step: NightStep): string {
    const [first] = step.seats
    if (first === undefined) return t('night.nobodyWakes')
    if (step.isAsleep) return t('night.youChoose', { name: seatName(first), number: seatNumber(first) })
    if (step.seats.length > 1) return t('night.wakeAll', { names: list(step.seats.map(seatName)) })
    return t('night.wake', { name: seatName(first), number: seatNumber(first) })
  }

  /** The prompt of the night sheet. */
  function question(step: NightStep): string {
    if (isSystem(step)) return t(`night.prompt.${step.isPretend ? 'deluded' : step.entry}`)
    const { firstNight, otherNight, ability: text } = characters.notes(step.entry)
    const own = game.view?.night.number === 1 ? firstNight : otherNight
    return own || otherNight || firstNight || text
  }

  /** Woken and asked like the others, though nothing need be true or come of it. */
  function impaired({ seats: [first] }: NightStep): string {
    const seat = first === undefined ? undefined : game.seatOf(first)
    if (seat?.poisoned.length) return t('night.poisonedRow')
    return t(seat?.drunk.length && seat.shown === null ? 'night.drunkRow' : 'night.pretend')
  }

  /** What came of it; what was told may be players. */
  function outcome({ outcome: parts, advice }: NightStep): string {
    const areSeats = advice?.information ? holdsSeats(advice.information.form) : false
    return parts
      .map((one) =>
        one.code === 'told' && areSeats
          ? t('codes.told', { value: value(one.params['value'] ?? null, true) })
          : notice(one),
      )
      .join(punctuation(locale.value).pause)
  }

  function status(step: NightStep): string {
    if (step.reason) return notice({ code: step.reason, params: {} })
    if (step.isPretend && step.status !== 'done') return impaired(step)
    return step.status === 'todo' || step.status === 'done' ? '' : t(`night.status.${step.status}`)
  }

  return { title, ability, wake, question, outcome, status, isSystem }
}
