import type { SeatId } from '../../../shared/domain/ids'
import type { Pointing } from '../../../shared/grimoire/commands'
import type { InformationAdvice } from '../../../shared/grimoire/view'
import { moduleOf } from '../characters/registry'
import { evolve } from '../events/evolve'
import type { AbilityInstance, Fact } from '../events/facts'
import { hasDiedWithOwner } from '../rules/effects'
import { choiceRefusals } from '../rules/choice'
import { gameOf } from '../rules/game'
import { adviceFor, answerRefusals } from '../rules/information'
import { spend } from '../night/choosing'
import { tell } from '../night/telling'
import type { DayAbility } from '../rules/acting'
import type { Flow, Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import { carryOut } from '../rules/rehearsal'
import { isUsedUp, usesAllowed } from '../rules/uses'
import type { RefusalCode } from '../rules/refusalCodes'

/** The ability a player uses by day: their own, or one that others may use, such as guessing at somebody. */
function dayInstance(game: Game, seat: SeatId, ability: string): AbilityInstance | undefined {
  return (
    game.abilityOf(seat, ability) ??
    game.state.instances.find(
      (instance) =>
        instance.character === ability && moduleOf(ability)?.day?.mayBeUsedBy?.(game, instance, seat) === true,
    )
  )
}

/**
 * Why a use by day is refused (SPEC A): wrong-phase, no-such-ability, dead-no-ability, ability-spent, already-used-today,
 * must-be-public, those of its targets, of its answer, and the ability's own.
 */
export function dayUseRefusals(game: Game, data: Pointing<'useByDay'>): RefusalCode[] {
  const day = moduleOf(data.ability)?.day
  if (!isTimeFor(game, day)) return ['wrong-phase']
  const instance = dayInstance(game, data.seat, data.ability)
  if (!instance) return ['no-such-ability']
  if (!moduleOf(data.ability)) return []
  if (!day) return ['no-such-ability']
  return [...standingRefusals(game, instance, day, data), ...answerCodes(game, instance, data)]
}

/** By day; by night as well for what may happen at any time (SPEC A1). */
export function isTimeFor({ state: { phase } }: Game, day: DayAbility | undefined): boolean {
  return phase.kind === 'day' || (phase.kind === 'night' && day?.isAtAnyTime === true)
}

function standingRefusals(
  game: Game,
  instance: AbilityInstance,
  day: DayAbility,
  data: Pointing<'useByDay'>,
): RefusalCode[] {
  const codes = usedUpCodes(game, instance, day)
  if (hasDiedWithOwner(game, instance)) codes.push('dead-no-ability')
  if (day.mustBePublic && !data.isPublic) codes.push('must-be-public')
  if (codes.length > 0) return codes
  const code = day.refuses?.(game, instance, data) ?? null
  return code === null ? choiceRefusals(game, instance, day.players ?? null, { min: 0, max: 9 }, data) : [code]
}

function usedUpCodes(game: Game, instance: AbilityInstance, day: DayAbility): RefusalCode[] {
  if (day.isOnce && isUsedUp(game, instance)) return ['ability-spent']
  const isLimited = day.isOnce === true || day.isOnceADay === true
  return isLimited && usesToday(game, instance) >= usesAllowed(game, instance) ? ['already-used-today'] : []
}

/** Has the ability been used today already? */
function usedToday(game: Game, instance: AbilityInstance): boolean {
  return usesToday(game, instance) > 0
}

function usesToday(game: Game, instance: AbilityInstance): number {
  return game.state.today.actions.filter((action) => action.instance === instance.id).length
}

function answerCodes(game: Game, instance: AbilityInstance, data: Pointing<'useByDay'>): RefusalCode[] {
  if (data.answer === undefined) return []
  // What was asked is part of what may be answered.
  const used = gameOf(evolve(game.state, usedFact(instance, data)))
  const advice = adviceFor(used, instance, data.targets)
  return advice ? answerRefusals(game, instance, advice, data.answer) : []
}

/** What the ability may be told by day; null when it learns nothing, or points at somebody first and has not yet (SPEC A5). */
export function dayTellingAdvice(game: Game, instance: AbilityInstance): InformationAdvice | null {
  const isKnown = moduleOf(instance.character)?.day?.players === undefined
  return isKnown || usedToday(game, instance) || game.isSpent(instance) ? adviceFor(game, instance, []) : null
}

/** Whether the ability was used today and learns something that was not told yet. */
export function isAnswerDue(game: Game, instance: AbilityInstance): boolean {
  const { seat, character } = instance
  if (seat === null || !usedToday(game, instance) || dayTellingAdvice(game, instance) === null) return false
  const { kind, number } = game.state.phase
  return !game
    .seat(seat)
    .told.some(({ ability, phase }) => ability === character && phase.kind === kind && phase.number === number)
}

function usedFact(instance: AbilityInstance | undefined, data: Pointing<'useByDay'>): Fact<'actedByDay'> {
  const { seat, ability, isPublic } = data
  return { kind: 'actedByDay', instance: instance?.id ?? null, seat, ability, isPublic, data }
}

/** Carries out a use by day. */
export function* dayUse(turn: Turn, data: Pointing<'useByDay'>): Flow {
  const instance = dayInstance(turn.game, data.seat, data.ability)
  turn.emit(usedFact(instance, data))
  const day = moduleOf(data.ability)?.day
  if (!instance || !day) return
  if (day.isOnce) spend(turn, instance)
  const how = { targets: data.targets, characters: data.characters }
  yield* carryOut(turn, instance, (use) => day.run?.(use, data) ?? nothing(), { how })
  if (data.answer !== undefined) yield* tell(turn, data.seat, instance, data.answer)
}

function* nothing(): Flow {
  // Nothing but what was said.
}
