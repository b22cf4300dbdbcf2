import type { SeatId } from '../../../shared/domain/ids'
import type { EffectKind } from '../../../shared/domain/vocabulary'
import type { Notice } from '../../../shared/grimoire/view'
import type { AbilityInstance } from '../events/facts'
import { impairmentsOf } from '../rules/information'
import type { ActiveEffect, Game } from '../rules/reading'

/**
 * How an effect came to lie there, how long it stays, and, where it has no force, what keeps it from having any: a chain of codes
 * with parameters, the nearest cause first (SPEC T).
 */
export function explainEffect(game: Game, effect: ActiveEffect): Notice[] {
  const { character, sourceSeat, until, isActive } = effect
  const source = effect.sourceInstance === null ? undefined : game.instance(effect.sourceInstance)
  const origin = effect.isAura
    ? { code: 'stands-by-seat', params: { character, seat: sourceSeat } }
    : source
      ? { code: 'placed-by-ability', params: { character, seat: sourceSeat } }
      : { code: 'placed-by-hand', params: { character } }
  return [
    origin,
    { code: `lasts-${until}`, params: {} },
    ...(isActive || effect.kind === 'mark' ? [] : explainIdle(game, effect, source)),
  ]
}

/** Why an effect has no force now. */
function explainIdle(game: Game, effect: ActiveEffect, source: AbilityInstance | undefined): Notice[] {
  const { character, target } = effect
  if (effect.isInert) return [{ code: 'chosen-in-vain', params: { character } }]
  if (source && !game.functions(source)) return explainInstance(game, source)
  if (target !== null && game.has(target, 'sober')) return [{ code: 'kept-sober', params: { seat: target } }]
  if (target !== null && game.has(target, 'safeFromDemon'))
    return [{ code: 'safe-from-demon', params: { seat: target } }]
  return [{ code: 'source-gone', params: { character } }]
}

/** Why somebody has no ability now: dead, only believing in it, or impaired, and by whom. */
function explainInstance(game: Game, instance: AbilityInstance): Notice[] {
  const { character, seat } = instance
  if (game.functions(instance) || seat === null) return []
  if (instance.origin === 'believed') return [{ code: 'only-believed', params: { character, seat } }]
  const causes = impairmentsOf(game, instance)
  if (causes.length === 0) return [{ code: 'source-dead', params: { character, seat } }]
  return causes.map((cause) => ({
    code: stateOf(game, seat, cause.effect),
    params: { seat, character: cause.character, by: cause.seat },
  }))
}

function stateOf(game: Game, seat: SeatId, effect: number | null): string {
  const isBy = (state: EffectKind): boolean => game.causes(seat, state).some((cause) => cause.effect === effect)
  if (isBy('noAbility')) return 'source-silenced'
  return isBy('poisoned') ? 'source-poisoned' : 'source-drunk'
}

/** How the number of votes for an execution comes about: half of the living, then what abilities make of it. */
export function explainVotesNeeded(game: Game, needed: number): Notice[] {
  const living = game.seats.filter(({ seat }) => game.registersAlive(seat)).length
  const usual = Math.ceil(living / 2)
  const half = { code: 'half-of-living', params: { living, usual } }
  return needed === usual ? [half] : [half, { code: 'changed-by-ability', params: { needed } }]
}
