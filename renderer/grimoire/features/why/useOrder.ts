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

/** Says why a player has their place in tonight's order. */
export function useOrder() {
  const game = useGameStore()
  const { t, seatName, characters, notice } = useWords()

  /** Null where the player has no place in it. */
  function orderOf({ seat, nightPlace }: SeatView): Order | null {
    const steps = game.view?.phase.kind === 'night' ? game.view.night.steps : []
    const step = nightPlace ? steps[nightPlace.position - 1] : undefined
    if (!nightPlace || !step) return null
    const place = { name: seatName(seat), position: String(nightPlace.position), count: String(steps.length) }
    return { title: t('why.order', place), lines: linesOf(step), subjects: subjectsOf(step) }
  }

  function linesOf({ entry, reason }: NightStep): string[] {
    const row = t('why.orderOf', { character: characters.name(entry) })
    return reason === null ? [row] : [row, notice({ code: reason, params: {} })]
  }

  const subjectsOf = ({ instance }: NightStep): Subject[] => (instance === null ? [] : [{ kind: 'ability', instance }])

  return { orderOf }
}
