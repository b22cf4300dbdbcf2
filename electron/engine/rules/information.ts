import type { SeatId } from '../../../shared/domain/ids'
import type { InformationAdvice, StateCause } from '../../../shared/grimoire/view'
import { canonicalJson } from '../../../shared/lib/json'
import type { Json } from '../../../shared/lib/json'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { matchesPattern } from './patterns'
import { ambiguousSeats, inEveryWorld } from './registration'
import type { Game, Information } from './types'

const SUGGESTIONS = 12

/**
 * What an ability may be told (SPEC I): the truth, every answer some registration makes true, and whether drunkenness, poison or
 * another ability opens or forces falsehood. Null when it learns nothing at all, ever.
 * @see rulebook, Sober & Drunk; almanac, Recluse
 */
export function adviceFor(game: Game, instance: AbilityInstance, targets: readonly SeatId[]): InformationAdvice | null {
  const information = moduleOf(instance.character)?.information
  if (!information) return null
  const worlds = inEveryWorld(game, instance, targets, (check) => information.answers(check))
  const legal = distinct(worlds.flat())
  const truth = worlds[0]?.[0] ?? null
  const form = typeof information.form === 'function' ? information.form(game, instance) : information.form
  const registering = worlds.length > 1 ? ambiguousSeats(game, instance) : []
  const base = { truth, form, registering }
  const malfunction = malfunctionOf(game, instance, information)
  const learnsNothing = legal.length === 0 || (legal.length === 1 && legal[0] === null)
  if (!malfunction || learnsNothing)
    return { ...base, allowed: legal, isAnything: false, malfunction: null, suggested: legal.slice(0, SUGGESTIONS) }
  const domain = information.domain(game, instance)
  const isMust = malfunction.level === 'must'
  const allowed =
    domain === 'anything'
      ? []
      : distinct(domain.filter((value) => !isMust || !legal.some((true_) => matchesPattern(true_, value))))
  const suggested = distinct(isMust ? allowed : [truth, ...allowed]).slice(0, SUGGESTIONS)
  return { ...base, allowed, isAnything: domain === 'anything', malfunction, suggested }
}

/** Why the learner may, or must, be told something false. */
function malfunctionOf(
  game: Game,
  instance: AbilityInstance,
  information: Information,
): InformationAdvice['malfunction'] {
  const liars = game.state.instances.filter(
    (other) => game.functions(other) && moduleOf(other.character)?.falsifies?.(game, other, instance) === true,
  )
  if (liars.length > 0)
    return {
      level: 'must',
      causes: liars.map(({ character, seat }) => ({ character, seat, until: 'sourceEnds', effect: null })),
    }
  if (information.isUnaffected === true || game.functions(instance)) return null
  return { level: 'may', causes: impairmentsOf(game, instance) }
}

/** What keeps an ability from working: drunkenness, poison, or that it is only believed in. */
export function impairmentsOf(game: Game, instance: AbilityInstance): StateCause[] {
  if (game.functions(instance) || instance.seat === null) return []
  const causes = [...game.causes(instance.seat, 'drunk'), ...game.causes(instance.seat, 'poisoned')]
  const believed =
    instance.origin === 'believed'
      ? [
          {
            character: game.seat(instance.seat).character ?? instance.character,
            seat: instance.seat,
            until: 'forever' as const,
            effect: null,
          },
        ]
      : []
  return [...believed, ...causes]
}

/** Codes why an answer may not be told; empty when it may (must-be-true, must-be-false, wrong-count …). */
export function answerRefusals(
  game: Game,
  instance: AbilityInstance,
  advice: InformationAdvice,
  value: Json,
): string[] {
  const information = moduleOf(instance.character)?.information
  const shape = information?.malformed?.(value)
  if (shape) return [shape]
  if (advice.isAnything)
    return advice.malfunction?.level === 'must' && matchesPattern(advice.truth, value) ? ['must-be-false'] : []
  if (advice.allowed.some((pattern) => matchesAnswer(game, pattern, value))) return []
  if (advice.malfunction?.level === 'must') return ['must-be-false']
  return [information?.untrue?.(game, instance, value) ?? 'must-be-true']
}

/** Does a concrete answer fit an allowed one, where that may hold a placeholder such as `anyMinionOrDemon`? */
export function matchesAnswer(game: Game, pattern: Json, value: Json): boolean {
  return matchesPattern(pattern, value, (character) => game.facts(character).team)
}

function distinct(values: readonly Json[]): Json[] {
  return [...new Map(values.map((value) => [canonicalJson(value), value])).values()]
}
