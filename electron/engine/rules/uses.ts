import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import type { Game } from './reading'

/** How often an ability may be used tonight, or today: once, or twice where another ability doubles it (almanac, Barista). */
export function usesAllowed(game: Game, instance: AbilityInstance): number {
  const doublers = game.state.instances.filter(
    (other) => moduleOf(other.character)?.doubles?.(game, other, instance) === true && game.functions(other),
  )
  return doublers.length > 0 ? 2 : 1
}

/** A once-per-game ability is used up, and nothing lets it work again now. */
export function isUsedUp(game: Game, instance: AbilityInstance): boolean {
  return game.isSpent(instance) && usesAllowed(game, instance) === 1
}
