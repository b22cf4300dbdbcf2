import type { Subject } from '../../../../shared/grimoire/subject'
import type { NightStep, SeatView } from '../../../../shared/grimoire/view'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'

/** What there is to say of a place in tonight's order. */
export interface Order {
  readonly title: string
  readonly lines: readonly string[]
  readonly subjects: readonly Subject[]
}

const isWalked = ({ status }: NightStep): boolean => status !== 'cancelled' && status !== 'notNow'

/** Says why a player has their place in tonight's order. */
export function useOrder() {
  const game = useGameStore()
  const { t, seatName, characters, notice } = useWords()

  /** Null where the player has no place in it. */
  function orderOf({ seat, nightPlace }: SeatView): Order | null {
    const { phase, night } = game.view ?? {}
    const steps = phase?.kind === 'night' ? (night?.steps ?? []).filter(isWalked) : []
    const step = nightPlace ? steps[nightPlace.position - 1] : undefined
    if (!nightPlace || !step) return null
    const place = { name: seatName(seat), position: String(nightPlace.position), count: String(steps.length) }
    return { title: t('why.order', place), lines: linesOf(step), subjects: subjectsOf(step) }
  }

  function linesOf({ entry, reason }: NightStep): string[] {
    const row = t(`why.orderOf.${sourceOf(entry)}`, { character: characters.name(entry) })
    return reason === null ? [row] : [row, notice({ code: reason, params: {} })]
  }

  /** Whose order it is: the script's own, else the official one, else the number that a homebrew character brings. */
  function sourceOf(entry: string): 'script' | 'official' | 'number' {
    const { script, night } = game.view ?? {}
    const own = night?.number === 1 ? script?.firstNight : script?.otherNight
    if (own?.includes(entry)) return 'script'
    return script?.homebrew.some(({ id }) => id === entry) ? 'number' : 'official'
  }

  const subjectsOf = ({ instance }: NightStep): Subject[] => (instance === null ? [] : [{ kind: 'ability', instance }])

  return { orderOf }
}
