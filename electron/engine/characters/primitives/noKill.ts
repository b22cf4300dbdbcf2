import type { AbilityInstance } from '../../events/facts'
import type { AbilityModule } from '../../rules/ability'
import type { Game } from '../../rules/reading'

/** The Demon kills nobody tonight, where that holds; whom it attacks lives. */
export function demonKillsNobody(
  holds: (game: Game, instance: AbilityInstance) => boolean,
): NonNullable<AbilityModule['wouldDie']> {
  return {
    priority: 20,
    concerns: (game, instance, { cause }) => cause.kind === 'demon' && holds(game, instance),
    *check(use, { cause }) {
      yield* []
      return cause.kind === 'demon' && holds(use.game, use.instance) ? 'prevented' : null
    },
  }
}
