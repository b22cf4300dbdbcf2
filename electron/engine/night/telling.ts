import type { SeatId } from '../../../shared/domain/ids'
import type { InformationAdvice } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { adviceFor, answerRefusals, matchesAnswer } from '../rules/information'
import type { Flow, Game, Turn } from '../rules/types'
import { causeOf, useOf } from '../rules/use'
import { asShown, evilInformationFor, evilInformationRefusals } from './evilInformation'
import type { EvilEntry } from './evilInformation'
import { stepFor } from './plan'

/** What an ability may be told now, given what its player chose tonight; null while it waits for a choice, or learns nothing. */
export function tellingAdvice(game: Game, instance: AbilityInstance): InformationAdvice | null {
  const night = moduleOf(instance.character)?.night
  const choice = game.state.tonight.choices.findLast((one) => one.instance === instance.id)
  const needsChoice =
    night?.players !== undefined &&
    choice === undefined &&
    (typeof night.players === 'function' ? night.players(game, instance).min > 0 : night.players.min > 0)
  return needsChoice ? null : adviceFor(game, instance, choice?.targets ?? [])
}

/** Why an answer is refused; empty when it may be told. */
export function tellingRefusals(game: Game, instance: AbilityInstance, value: Json): string[] {
  const advice = tellingAdvice(game, instance)
  return advice ? answerRefusals(game, instance, advice, value) : ['no-such-ability']
}

/** Tells an answer: both what was true and what was told go on the record. */
export function* tell(turn: Turn, seat: SeatId, instance: AbilityInstance, value: Json): Flow {
  const advice = tellingAdvice(turn.game, instance)
  const truth = advice?.truth ?? null
  turn.emit({
    kind: 'informed',
    instance: instance.id,
    seat,
    ability: instance.character,
    told: value,
    truth,
    allowed: advice?.allowed ?? [],
    isAnything: advice?.isAnything ?? true,
    malfunction: advice?.malfunction != null,
  })
  turn.tell(seat, 'answer', value, instance.character)
  if (
    instance.origin !== 'believed' &&
    advice &&
    !matchesAnswer(turn.game, truth, value) &&
    isAbnormal(instance, advice)
  )
    turn.emit({ kind: 'wentWrong', seat, ability: instance.character })
  const told = moduleOf(instance.character)?.information?.told
  if (told) yield* turn.causedBy(causeOf(turn.game, instance), () => told(useOf(turn, instance), value))
  const key = stepFor(turn.game, seat, instance.character)?.key
  if (turn.game.state.phase.kind === 'night' && key !== undefined && !turn.game.state.tonight.done.includes(key))
    turn.emit({ kind: 'stepDone', key })
}

/** Something other than the ability's own freedom made the answer untrue. */
function isAbnormal(instance: AbilityInstance, advice: InformationAdvice): boolean {
  return advice.malfunction !== null || advice.registering.some((seat) => seat !== instance.seat)
}

/** Shows Minions or the Demon what they are to be shown. Without a value: what is due. Codes as for the refusals of evil information. */
export function* tellEvil(turn: Turn, seat: SeatId, entry: EvilEntry, value: Json): Flow {
  const due = evilInformationFor(turn.game, entry, seat)
  const shown = asShown(value)
  const bluffs = shown.bluffs ?? [...(turn.game.state.bluffs[0]?.characters ?? [])]
  turn.emit({
    kind: 'informed',
    instance: null,
    seat,
    ability: entry,
    told: value,
    truth: { demons: due.demons, minions: due.minions },
    allowed: [],
    isAnything: false,
    malfunction: false,
  })
  if (entry === 'minioninfo')
    turn.tell(seat, 'demon', due.demons.length === 1 ? (due.demons[0] ?? null) : due.demons, entry)
  turn.tell(seat, 'minions', due.minions, entry)
  if (entry === 'demoninfo' && bluffs.length > 0) {
    turn.tell(seat, 'notInPlay', bluffs, entry)
    if (shown.bluffs) turn.emit({ kind: 'bluffsSet', group: 0, characters: bluffs, title: '' })
  }
  if (bluffs.some((id) => turn.game.seats.some((player) => player.shown === id)))
    turn.notice('bluff-is-drunk-perceived')
  const told = turn.game.state.tonight.informed.filter((one) => one.ability === entry).map((one) => one.seat)
  const step = stepFor(turn.game, seat, entry)
  if (step?.seats.every((one) => told.includes(one)) && step.status === 'todo')
    turn.emit({ kind: 'stepDone', key: step.key })
  yield* []
}

/** Codes why evil information is refused. */
export function evilTellingRefusals(game: Game, seat: SeatId, entry: EvilEntry, value: Json): string[] {
  return evilInformationRefusals(game, entry, seat, value)
}
