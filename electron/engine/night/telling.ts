import type { SeatId } from '../../../shared/domain/ids'
import type { InformationAdvice } from '../../../shared/grimoire/view'
import { sameJson, type Json } from '../../../shared/lib/json'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { playerChoice } from '../rules/choice'
import { adviceFor, answerRefusals, isTrueAnswer } from '../rules/information'
import type { Flow, Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import { causeOf, useOf } from '../rules/use'
import { asShown, evilInformationFor, evilInformationRefusals, isDeluded } from './evilInformation'
import type { EvilEntry } from './evilInformation'
import { stepFor } from './plan'
import type { RefusalCode } from '../rules/refusalCodes'

/** What an ability may be told now, given what its player chose tonight; null while it waits for a choice, or learns nothing. */
export function tellingAdvice(game: Game, instance: AbilityInstance): InformationAdvice | null {
  const night = moduleOf(instance.character)?.night
  const choice = choiceTonight(game, instance)
  const needsChoice = choice === undefined && (playerChoice(game, instance, night)?.min ?? 0) > 0
  return needsChoice ? null : adviceFor(game, instance, choice?.targets ?? [])
}

function choiceTonight(game: Game, { id }: AbilityInstance): { targets: readonly SeatId[] } | undefined {
  return game.state.tonight.choices.findLast((one) => one.instance === id)
}

/** Why an answer is refused; empty when it may be told. */
export function tellingRefusals(game: Game, instance: AbilityInstance, value: Json): RefusalCode[] {
  const advice = tellingAdvice(game, instance)
  return advice ? answerRefusals(game, instance, advice, value) : ['no-such-ability']
}

/** Tells an answer: both what was true and what was told go on the record. */
export function* tell(turn: Turn, seat: SeatId, instance: AbilityInstance, value: Json): Flow {
  const advice = tellingAdvice(turn.game, instance) ?? byHand
  const { truth, allowed, isAnything, malfunction } = advice
  const { targets } = choiceTonight(turn.game, instance) ?? { targets: [] }
  turn.emit({
    kind: 'informed',
    instance: instance.id,
    seat,
    ability: instance.character,
    told: value,
    truth,
    allowed,
    isAnything,
    malfunction: malfunction !== null,
    ...(truth !== null && { isTrue: isTrueAnswer(turn.game, instance, targets, value) }),
  })
  const shown = moduleOf(instance.character)?.information?.shownAs?.(value) ?? { item: 'answer', value }
  turn.tell(seat, shown.item, shown.value, instance.character)
  if (isAbnormal(turn.game, instance, advice, value)) turn.failed(seat, instance)
  const told = moduleOf(instance.character)?.information?.told
  if (told) yield* turn.causedBy(causeOf(turn.game, instance), () => told(useOf(turn, instance), value))
  finishStep(turn, seat, instance.character)
}

/** Nothing is known of an ability that the Storyteller runs by hand. */
const byHand = { truth: null, allowed: [], isAnything: true, malfunction: null, registering: [] }

function finishStep(turn: Turn, seat: SeatId, entry: string): void {
  if (turn.game.state.phase.kind !== 'night') return
  const step = stepFor(turn.game, seat, entry)
  const told = turn.game.state.tonight.informed.filter((one) => one.ability === entry).map((one) => one.seat)
  if (step && step.status !== 'done' && step.seats.every((one) => told.includes(one)))
    turn.emit({ kind: 'stepDone', key: step.key })
}

/** The answer was untrue, and not by the ability's own freedom. */
function isAbnormal(
  game: Game,
  instance: AbilityInstance,
  { truth, malfunction, registering }: Pick<InformationAdvice, 'truth' | 'malfunction' | 'registering'>,
  value: Json,
): boolean {
  const { targets } = choiceTonight(game, instance) ?? { targets: [] }
  if (truth === null || isTrueAnswer(game, instance, targets, value)) return false
  const isMeddled = malfunction?.causes.some((cause) => cause.seat !== instance.seat) === true
  return isMeddled || instance.origin === 'believed' || registering.some((seat) => seat !== instance.seat)
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
  if (entry === 'minioninfo') turn.tell(seat, 'demon', oneOrAll(due.demons), entry)
  const isReal = !isDeluded(turn.game, seat)
  turn.tell(seat, 'minions', isReal ? due.minions : shown.minions, entry)
  if (entry === 'demoninfo') tellBluffs(turn, seat, bluffs)
  if (entry === 'demoninfo' && isReal) keepBluffs(turn, bluffs)
  finishWhenAllAreTold(turn, seat, entry)
  yield* []
}

/** What the Demon was shown are the bluffs from now on. */
function keepBluffs(turn: Turn, bluffs: string[]): void {
  if (!sameJson(bluffs, [...(turn.game.state.bluffs[0]?.characters ?? [])]))
    turn.emit({ kind: 'bluffsSet', group: 0, characters: bluffs, title: '' })
}

function oneOrAll(seats: readonly SeatId[]): Json {
  return seats.length === 1 ? (seats[0] ?? null) : [...seats]
}

function tellBluffs(turn: Turn, seat: SeatId, bluffs: string[]): void {
  if (bluffs.length > 0) turn.tell(seat, 'notInPlay', bluffs, 'demoninfo')
  if (bluffs.some((id) => turn.game.seats.some((player) => player.shown === id)))
    turn.notice('bluff-is-drunk-perceived')
}

/** A row that wakes several players is done when each was told. */
function finishWhenAllAreTold(turn: Turn, seat: SeatId, entry: EvilEntry): void {
  const told = turn.game.state.tonight.informed.filter((one) => one.ability === entry).map((one) => one.seat)
  const step = stepFor(turn.game, seat, entry)
  if (step?.seats.every((one) => told.includes(one)) && step.status === 'todo')
    turn.emit({ kind: 'stepDone', key: step.key })
}

/** Codes why evil information is refused. */
export function evilTellingRefusals(game: Game, seat: SeatId, entry: EvilEntry, value: Json): RefusalCode[] {
  return evilInformationRefusals(game, entry, seat, value)
}
