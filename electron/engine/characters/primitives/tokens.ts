import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { Game } from '../../rules/reading'

/** Seats that bear this ability's own tokens of a label, in force or not; one laid by hand counts where nobody else laid it. */
export function bearers(game: Game, { id, character }: AbilityInstance, label: string): SeatId[] {
  return game.effects.flatMap((effect) =>
    effect.character === character && effect.label === label && (effect.sourceInstance ?? id) === id
      ? (effect.target ?? [])
      : [],
  )
}
