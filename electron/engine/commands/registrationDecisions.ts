import type { CommandData } from '../../../shared/grimoire/commands'
import { sameJson } from '../../../shared/lib/json'
import type { Json } from '../../../shared/lib/json'
import { moduleOf } from '../characters/registry'
import { isDescribedBy, registersAs, registrationsOf } from '../rules/registration'
import type { Question } from '../rules/doing'
import type { Game } from '../rules/reading'
import { nonsense, simply } from './plan'
import type { Plan } from './plan'

/**
 * Settles how a player registers to somebody, or to everybody, before it is asked (SPEC G7). Codes: no-such-decision where nobody
 * might misregister by that ability, not-an-option for what they cannot register as.
 */
export function settleRegistration(game: Game, { ability, topic, value, seat, to }: CommandData<'decide'>): Plan {
  const able = game
    .holders(ability)
    .find((one) => moduleOf(ability)?.registers && one.seat !== null && (seat === undefined || one.seat === seat))
  if (topic !== registersAs || !able || able.seat === null) return nonsense('no-such-decision')
  const { seat: registering } = able
  if (!registrationsOf(game, registering, null).some((one) => isDescribedBy(one, value)))
    return nonsense('not-an-option')
  return simply((turn) => {
    turn.emit({ kind: 'decided', ability, seat: registering, topic, value, to: to ?? null })
  })
}

/** The option that is meant where a registration is named by another of its aspects, a character for its type, say (SPEC G8). */
export function optionMeant(game: Game, { topic, seat, options }: Omit<Question, 'refusal'>, value: Json): Json {
  if (topic !== registersAs || seat === null || options.some((option) => sameJson(option, value))) return value
  const named = registrationsOf(game, seat, null).filter((one) => isDescribedBy(one, value))
  return options.find((option) => named.some((one) => isDescribedBy(one, option))) ?? value
}
