import type { SeatId } from '../../../shared/domain/ids'
import type { AbilityInstance } from '../events/facts'
import type { Phase } from '../../../shared/domain/vocabulary'
import type { Game, Table } from '../rules/reading'
import type { State } from '../state'

/** Is it the night, or day, that is now? */
export function isNow({ phase }: State, { kind, number }: Phase): boolean {
  return phase.kind === kind && phase.number === number
}

/** Deaths of the night that is now; none by day. */
export function deathsTonight({ state }: Table): State['deaths'] {
  return state.phase.kind === 'night' ? state.deaths.filter(({ phase }) => isNow(state, phase)) : []
}

/** Night number of the first night an ability lives through: night 1 from set-up, the same night, or the night after a day. */
export function firstNightOf(instance: AbilityInstance): number {
  if (instance.since.kind === 'setup') return 1
  return instance.since.kind === 'night' ? instance.since.number : instance.since.number + 1
}

/** "You start knowing" happens in that night (rulebook, Starts knowing). */
export function isFirstNightOf(instance: AbilityInstance, night: number): boolean {
  return firstNightOf(instance) === night
}

/** Is it the first night of this ability now? */
export function isItsFirstNight(game: Game, instance: AbilityInstance): boolean {
  return game.state.phase.kind === 'night' && isFirstNightOf(instance, game.state.phase.number)
}

/** Is it the first day of this ability now: the day after its first night, or the day it was gained on? */
export function isItsFirstDay(game: Game, instance: AbilityInstance): boolean {
  const first = instance.since.kind === 'day' ? instance.since.number : firstNightOf(instance)
  return game.state.phase.kind === 'day' && game.state.phase.number === first
}

/** Living players who know themselves to be Minions, and wake with them. */
export function knowingMinions(game: Game): SeatId[] {
  return game
    .ofTeam('minion')
    .filter(({ isAlive, shown }) => isAlive && shown === null)
    .map(({ seat }) => seat)
}
