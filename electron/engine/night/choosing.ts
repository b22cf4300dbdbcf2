import type { SeatId } from '../../../shared/domain/ids'
import type { Pointing } from '../../../shared/grimoire/commands'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { hintsFor } from '../rules/madeAbility'
import { labelFor } from '../rules/meaning'
import { characterChoice, choiceRefusals, playerChoice, saidOfLastNight } from '../rules/choice'
import { learnsNow } from '../rules/information'
import type { NightAbility } from '../rules/acting'
import type { Flow, Turn, Use } from '../rules/doing'
import type { Game } from '../rules/reading'
import { carryOut } from '../rules/rehearsal'
import type { UseOf } from '../rules/use'
import { isUsedUp, usesAllowed } from '../rules/uses'
import { isFinished, stepFor, stepOf } from './plan'
import type { PlannedStep } from './plan'
import type { RefusalCode } from '../rules/refusalCodes'

/**
 * Why a choice at night is refused (SPEC P): wrong-phase, no-such-ability, dead-no-ability, not-on-first-night, ability-spent,
 * already-acted-tonight, not-triggered, and those of its targets.
 */
export function choosingRefusals(game: Game, instance: AbilityInstance, data: Pointing<'choose'>): RefusalCode[] {
  const night = moduleOf(instance.character)?.night
  if (!moduleOf(instance.character)) return []
  if (!night) return ['no-such-ability']
  const standing = timeRefusals(game, instance, night)
  if (standing.length > 0) return standing
  if (data.answer !== undefined && !(night.answers ?? []).includes(data.answer)) return ['unknown-answer']
  return choiceRefusals(
    game,
    instance,
    playerChoice(game, instance, night),
    characterChoice(game, instance, night),
    data,
  )
}

/** Why an ability has no turn now. */
export function timeRefusals(game: Game, instance: AbilityInstance, night: NightAbility): RefusalCode[] {
  if (game.state.phase.kind !== 'night') return ['wrong-phase']
  const uses = game.state.tonight.choices.filter((choice) => choice.instance === instance.id).length
  const hasActed = uses >= usesAllowed(game, instance) + extraTurns(game, instance)
  const isSpent = night.isOnce === true && isUsedUp(game, instance)
  const codes: RefusalCode[] = []
  if (hasActed) codes.push('already-acted-tonight')
  if (isSpent) codes.push('ability-spent')
  if (codes.length > 0) return codes
  const step = rowFor(game, instance)
  return step ? stepRefusals(step) : [whyNoStep(game, instance)]
}

/** The ability's own row, or once that is done another that the Storyteller added. */
function rowFor(game: Game, instance: AbilityInstance): PlannedStep | undefined {
  const own = stepOf(game, instance)
  if (instance.seat === null || (own && own.status !== 'done')) return own
  return stepFor(game, instance.seat, instance.character) ?? own
}

/** Turns that the Storyteller gave an ability beyond its own: rows opened again or added. */
function extraTurns(game: Game, instance: AbilityInstance): number {
  const { reopened, added } = game.state.tonight
  const isItsOwn = (row: (typeof added)[number]): boolean =>
    row.seat === instance.seat && row.ability === instance.character
  return reopened.filter((key) => key === instance.id).length + added.filter(isItsOwn).length
}

function stepRefusals(step: PlannedStep): RefusalCode[] {
  if (step.reason === 'dead') return ['dead-no-ability']
  if (step.status === 'cancelled') return [step.reason ?? 'not-triggered', 'not-triggered']
  if (step.status === 'done') return ['already-acted-tonight']
  return step.status === 'notNow' ? [step.reason ?? 'not-triggered'] : []
}

function whyNoStep(game: Game, instance: AbilityInstance): RefusalCode {
  if (instance.seat !== null && !game.seat(instance.seat).isAlive) return 'dead-no-ability'
  return game.state.phase.number === 1 ? 'not-on-first-night' : 'not-triggered'
}

/** Carries out a choice at night: recorded, reacted to, then the ability does what it does, or nothing. */
export function* chooseAtNight(turn: Turn, instance: AbilityInstance, data: Pointing<'choose'>): Flow {
  const ability = moduleOf(instance.character)
  const { seat, characters, answer = null } = data
  const key = stepFor(turn.game, seat, instance.character)?.key ?? instance.id
  turn.emit({
    kind: 'chose',
    instance: instance.id,
    seat,
    ability: instance.character,
    targets: data.targets,
    characters,
    answer,
  })
  if (ability ? ability.night?.isOnce : hintsFor(turn.game.state, instance.character)?.isOncePerGame)
    spend(turn, instance)
  clearLastNight(turn, instance)
  const targets = yield* ordered(turn, instance, data)
  const works = yield* pointAt(turn, instance, targets)
  yield* actOut(turn, instance, { targets, characters, answer, works })
  if (!learnsNow(turn.game, instance) && !isFinished(turn.game, key, instance)) turn.emit({ kind: 'stepDone', key })
}

/** Tokens that told of last night in a game taken over make way for those of tonight (SPEC B16). */
function clearLastNight(turn: Turn, instance: AbilityInstance): void {
  const before = saidOfLastNight(turn.game, instance)
  const labels = moduleOf(instance.character)?.night?.places ?? []
  for (const { id, label, target, sourceInstance } of turn.game.state.effects) {
    const isOwn = sourceInstance === instance.id && labels.includes(label)
    if (isOwn && target !== null && before.includes(target)) turn.endEffect(id)
  }
}

/** Whoever minds being chosen reacts first; says whether the ability still works then. */
function* pointAt(turn: Turn, instance: AbilityInstance, targets: readonly SeatId[]): Flow<boolean> {
  const night = moduleOf(instance.character)?.night
  const wasWorking = turn.game.functions(instance)
  if (night?.isOneByOne !== true) for (const target of targets) yield* turn.point(instance, targets, target)
  return night?.isSettledWhenChosen ? wasWorking : turn.game.functions(instance)
}

function* actOut(turn: Turn, instance: AbilityInstance, how: UseOf): Flow {
  const { places = [], reminds = [], runsInVain = false, run } = moduleOf(instance.character)?.night ?? {}
  const marks = places.filter((label) => !reminds.includes(label))
  yield* carryOut(turn, instance, (use) => (use.works || runsInVain ? (run?.(use) ?? nothing()) : wasted(use)), {
    how,
    marks,
  })
}

function* nothing(): Flow {
  // An ability without an effect of its own at night.
}

/** The player gave no order: the Storyteller sets it. */
function* ordered(turn: Turn, instance: AbilityInstance, data: Pointing<'choose'>): Flow<SeatId[]> {
  if (data.ordered || data.targets.length < 2) return data.targets
  const first = yield* turn.ask({
    ability: instance.character,
    seat: data.seat,
    topic: 'first',
    options: data.targets,
    isOptional: false,
    to: null,
  })
  return [first as SeatId, ...data.targets.filter((seat) => seat !== first)]
}

/** Marks a once-per-game ability as used, by its own token where it has one. */
export function spend(turn: Turn, instance: AbilityInstance): void {
  if (turn.game.isSpent(instance)) return
  const label = labelFor(turn.game.facts(instance.character), 'spent')
  const isHidden = label === undefined
  turn.place(instance, label ?? 'No Ability', instance.seat, { kind: 'spent', until: 'forever', isHidden })
}

/** A choice in vain: its tokens lie there greyed. */
function* wasted(use: Use): Flow {
  const label = moduleOf(use.character)?.night?.places?.[0]
  if (label !== undefined) for (const target of use.targets) use.place(label, target, { isInert: true })
  yield* nothing()
}
