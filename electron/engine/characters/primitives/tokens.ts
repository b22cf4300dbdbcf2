import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { NightAbility } from '../../rules/acting'
import type { Flow, Use } from '../../rules/doing'
import type { ActiveEffect, Game } from '../../rules/reading'

/** Lays one of the ability's own tokens on everybody chosen. */
export function placeOnChosen(label: string): (use: Use) => Flow {
  return function* (use) {
    for (const target of use.targets) use.place(label, target)
    yield* []
  }
}

/** All that a choice at night leads to is one of the ability's own tokens. */
export function marksChosen(label: string): Required<Pick<NightAbility, 'places' | 'run'>> {
  return { places: [label], run: placeOnChosen(label) }
}

/** Tokens of a label that stand for this very ability, in force or not. */
export function ownTokens(game: Game, { id }: AbilityInstance, label: string): ActiveEffect[] {
  return game.effects.filter((effect) => effect.sourceInstance === id && effect.label === label)
}

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
    const label = `${time} ${String(number)}`
    const isDue = number <= most && use.game.seat(use.seat).isAlive && !use.game.token(use.seat, use.character, label)
    if (isDue) use.place(label, use.seat)
    yield* []
  }
}
