import type { SeatId } from '../../../shared/domain/ids'
import { present } from '../../../shared/lib/invariant'
import type { AbilityInstance, Cause } from '../events/facts'
import type { Turn, Use } from './doing'
import type { Game } from './reading'

/** What a use is made of, besides its owner. */
export interface UseOf {
  readonly targets?: readonly SeatId[]
  readonly characters?: readonly string[]
  readonly answer?: string | null
  /** Default: whether the instance functions now. */
  readonly works?: boolean
}

/** Who is to blame when this instance does something: a Demon's attack or another ability. */
export function causeOf(game: Game, instance: AbilityInstance): Cause {
  const isDemon = game.facts(instance.character).team === 'demon'
  return {
    ability: instance.character,
    seat: instance.seat,
    instance: instance.id,
    kind: isDemon ? 'demon' : 'ability',
  }
}

/** One use of an ability in a turn. */
export function useOf(turn: Turn, instance: AbilityInstance, how: UseOf = {}): Use {
  const cause = causeOf(turn.game, instance)
  const works = how.works ?? turn.game.functions(instance)
  return {
    turn,
    get game() {
      return turn.game
    },
    instance,
    character: instance.character,
    get seat() {
      return present(instance.seat, 'owner of a used ability')
    },
    targets: how.targets ?? [],
    characters: how.characters ?? [],
    answer: how.answer ?? null,
    works,
    cause,
    place: (label, target, options) => turn.place(instance, label, target, options),
    clear: (label) => {
      for (const effect of turn.game.state.effects)
        if (
          effect.character === instance.character &&
          effect.label === label &&
          (effect.sourceInstance ?? instance.id) === instance.id
        )
          turn.endEffect(effect.id)
    },
    kill: (target, options) => turn.kill(target, cause, options),
    ask: (topic, options, { isOptional = false, refusal } = {}) =>
      turn.ask({
        ability: instance.character,
        seat: instance.seat,
        topic,
        options,
        isOptional,
        to: null,
        ...(refusal !== undefined && { refusal }),
      }),
    remember: (key, value) => {
      turn.emit({ kind: 'memorySet', instance: instance.id, key, value })
    },
  }
}
