import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { Flow, Use } from '../../rules/doing'
import type { Game } from '../../rules/reading'

/** Seats that bear this ability's own tokens of a label, in force or not; one laid by hand counts where nobody else laid it. */
export function bearers(game: Game, { id, character }: AbilityInstance, label: string): SeatId[] {
  return game.effects.flatMap((effect) =>
    effect.character === character && effect.label === label && (effect.sourceInstance ?? id) === id
      ? (effect.target ?? [])
      : [],
  )
}

/** Numbers the first nights, or days, by the owner's tokens: `Night 1` and so on. */
export function marksNumber(time: 'Night' | 'Day', most: number): (use: Use) => Flow {
  return function* (use) {
    const { number } = use.game.state.phase
    if (number <= most && use.game.seat(use.seat).isAlive) use.place(`${time} ${String(number)}`, use.seat)
    yield* []
  }
}
