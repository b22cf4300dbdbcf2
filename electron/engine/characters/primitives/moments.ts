import type { AbilityInstance } from '../../events/facts'
import type { Game, Table } from '../../rules/reading'

/** Did the owner die in the night that is now? */
export function diedTonight(table: Table, instance: AbilityInstance): boolean {
  const { phase, deaths } = table.state
  const isThisNight = (death: (typeof deaths)[number]): boolean =>
    death.phase.kind === 'night' && death.phase.number === phase.number
  return phase.kind === 'night' && deaths.some((death) => death.seat === instance.seat && isThisNight(death))
}

/** Ordinary players alive, Travellers left out. */
export function livingOrdinary(game: Game): number {
  return game.living.filter(({ isTraveller }) => !isTraveller).length
}

/** Number of tonight, or by day of the night to come. */
export function tonight(table: Table): number {
  const { kind, number } = table.state.phase
  return kind === 'night' ? number : number + 1
}

/** Deaths of today, or at night of the day before; feigned ones and exiles too. */
export function deathsToday(table: Table): Table['state']['deaths'] {
  const day = tonight(table) - 1
  return table.state.deaths.filter(({ phase }) => phase.kind === 'day' && phase.number === day)
}
