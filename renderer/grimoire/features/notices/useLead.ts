import type { Notice } from '../../../../shared/grimoire/view'
import { useDeskStore, type PanelTab } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'

/** Where things are that no player stands for. */
const TABS: Readonly<Record<string, PanelTab>> = {
  'step-left-out': 'night',
  'opposing-nomination-due': 'day',
  'outsider-count-impossible': 'setup',
}

/** Where a notice leads: to the ability that is due, the sheet of the player it speaks of, or the panel that deals with it. */
export function useLead() {
  const game = useGameStore()
  const desk = useDeskStore()

  /** What a press on it does; null = there is nowhere to go. */
  return ({ code, params }: Notice): (() => void) | null => {
    const seat = game.view?.seats.find((one) => one.seat === params['seat'])?.seat
    const due = game.view?.day.actions.find(
      (one) => one.seat === seat && one.ability === params['character'] && one.status === 'ready',
    )
    if (due)
      return () => {
        desk.tab = game.view?.phase.kind ?? desk.tab
        desk.useByDay(due.seat, due.ability)
      }
    if (seat !== undefined) return () => desk.open({ kind: 'seat', seat })
    const tab = TABS[code]
    return tab === undefined || tab === desk.tab ? null : () => (desk.tab = tab)
  }
}
