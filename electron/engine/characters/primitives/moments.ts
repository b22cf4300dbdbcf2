import type { AbilityInstance } from '../../events/facts'
import { deathsTonight, isNow } from '../../night/moments'
import type { Game, Table } from '../../rules/reading'
import type { State } from '../../state'

/** Did the owner die in the night that is now? */
export function diedTonight(table: Table, instance: AbilityInstance): boolean {
  return deathsTonight(table).some(({ seat }) => seat === instance.seat)
}

/** What the Storyteller has decided of a topic of this character's ability in the night, or day, that is now. */
export function decisionsNow({ state }: Table, { character }: AbilityInstance, topic: string): State['decisions'] {
  return state.decisions.filter((one) => one.ability === character && one.topic === topic && isNow(state, one.phase))
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
export function deathsToday(table: Table): State['deaths'] {
  const day = tonight(table) - 1
  return table.state.deaths.filter(({ phase }) => phase.kind === 'day' && phase.number === day)
}
