import type { SeatId } from '../../../shared/domain/ids'
import type { Pointing } from '../../../shared/grimoire/commands'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { chooseAtNight, choosingRefusals, timeRefusals } from '../night/choosing'
import { beginDay, finishRow } from '../night/passing'
import { nightPlan, stepFor } from '../night/plan'
import type { PlannedStep } from '../night/plan'
import { evilTellingRefusals, tell, tellEvil, tellingRefusals } from '../night/telling'
import type { NightAbility } from '../rules/acting'
import type { Flow, Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import { characterChoice, mayDecline, playerChoice } from '../rules/choice'
import { namesStranger } from '../rules/information'
import { causeOf, useOf } from '../rules/use'
import { afterQuestions, atPlayers, isSeated, nonsense, simply } from './plan'
import type { Handlers, Plan } from './plan'
import type { RefusalCode } from '../rules/refusalCodes'
import type { PendingQuestion } from '../state'

/** Commands of the night (SPEC P). */
export const nightCommands: Handlers<
  'choose' | 'decline' | 'tell' | 'skipStep' | 'finishStep' | 'addStep' | 'repeatStep' | 'moveStep' | 'dawn'
> = {
  choose: (game, { targets, ...rest }) =>
    atPlayers(game, [rest.seat, ...targets], ([, ...seats]) => choose(game, { ...rest, targets: seats })),
  decline: (game, { seat, ability }) => {
    const instance = isSeated(game, seat)
      ? (game.abilityOf(seat, ability) ?? choosingFor(game, seat, ability))
      : undefined
    if (!instance) return nonsense('no-such-ability')
    const night = moduleOf(ability)?.night
    const refusals = night ? [...timeRefusals(game, instance, night), ...shakeRefusals(game, instance, night)] : []
    const key = stepFor(game, seat, ability)?.key ?? instance.id
    const plan: Plan = {
      refusals,
      run: function* (turn) {
        turn.emit({ kind: 'declined', instance: instance.id, seat, ability })
        const declined = night?.declined
        if (declined) yield* turn.causedBy(causeOf(game, instance), () => declined(useOf(turn, instance)))
        turn.emit({ kind: 'stepDone', key })
      },
    }
    return afterQuestions(plan, choicesWaiting(game, [seat], ability))
  },
  tell: (game, { seat, ability, value }) => {
    if (!isSeated(game, seat)) return nonsense('no-such-seat')
    if (ability === 'minioninfo' || ability === 'demoninfo')
      return {
        refusals: evilTellingRefusals(game, seat, ability, value),
        run: (turn) => tellEvil(turn, seat, ability, value),
      }
    const instance = instanceTelling(game, seat, ability)
    if (!instance) return nonsense('no-such-ability')
    if (namesStranger(game, instance, value)) return nonsense('no-such-seat')
    const isComputed = moduleOf(ability)?.information !== undefined
    return {
      refusals: isComputed ? [...untimely(game, seat, instance), ...tellingRefusals(game, instance, value)] : [],
      run: (turn) => tell(turn, seat, instance, value),
    }
  },
  skipStep: (game, { key }) =>
    leaving(game, key, function* (turn) {
      turn.emit({ kind: 'stepSkipped', key })
      yield* []
    }),
  finishStep: (game, { key }) => leaving(game, key, finishRow),
  repeatStep: (game, { key }) =>
    step(game, key, (turn) => {
      turn.emit({ kind: 'stepReopened', key })
    }),
  addStep: (game, { seat, ability }) => {
    if (seat !== null && !isSeated(game, seat)) return nonsense('no-such-seat')
    const key = `added.${String(game.state.tonight.added.length + 1)}`
    return simply((turn) => {
      turn.emit({ kind: 'stepAdded', key, seat, ability, before: null })
    }, nightOnly(game))
  },
  moveStep: (game, { key, before }) =>
    step(game, key, (turn) => {
      turn.emit({ kind: 'stepMoved', key, before })
    }),
  dawn: (game) => {
    if (game.state.phase.kind !== 'night') return nonsense('wrong-phase')
    return afterQuestions({ run: (turn) => beginDay(turn) }, game.state.questions)
  },
}

function choose(game: Game, data: Pointing<'choose'>): Plan {
  const instance = game.abilityOf(data.seat, data.ability) ?? choosingFor(game, data.seat, data.ability)
  if (!instance || isResponse(data)) return respond(game, data)
  if (isPointingAtNobody(game, instance, data)) return nightCommands.decline(game, data)
  const plan: Plan = {
    refusals: choosingRefusals(game, instance, data),
    rank: rankFor(game, data.seat, data.ability),
    run: (turn) => chooseAtNight(turn, instance, data),
  }
  return afterQuestions(plan, choicesWaiting(game, [data.seat], data.ability))
}

/** Choices of these players by this ability that wait for the Storyteller's word: until it comes they have not chosen (SPEC Q1). */
function choicesWaiting(game: Game, seats: readonly SeatId[], ability: string): PendingQuestion[] {
  return game.state.questions.filter(({ command }) => {
    if (command.kind !== 'choose') return false
    const by = command.data as Pointing<'choose'>
    return by.ability === ability && seats.includes(by.seat)
  })
}

/** Nobody is told anything by an ability that has no turn tonight: dead-no-ability, not-on-first-night, not-triggered. */
function untimely(game: Game, seat: SeatId, instance: AbilityInstance): RefusalCode[] {
  const night = moduleOf(instance.character)?.night
  if (!night || game.state.phase.kind !== 'night') return []
  return stepFor(game, seat, instance.character) ? [] : timeRefusals(game, instance, night)
}

function nightOnly(game: Game): RefusalCode[] {
  return game.state.phase.kind === 'night' ? [] : ['wrong-phase']
}

/** Why the player may not shake their head: must-choose, and too-few-targets where players have to be named. */
function shakeRefusals(game: Game, instance: AbilityInstance, night: NightAbility): RefusalCode[] {
  if (mayDecline(game, instance, night)) return []
  return (playerChoice(game, instance, night)?.min ?? 0) > 0 ? ['must-choose', 'too-few-targets'] : ['must-choose']
}

function rowOf(game: Game, key: string): PlannedStep | undefined {
  return game.state.phase.kind === 'night' ? nightPlan(game).find((row) => row.key === key) : undefined
}

/** A step is not over while what was chosen in it waits. */
function leaving(game: Game, key: string, leave: (turn: Turn, row: PlannedStep) => Flow): Plan {
  const row = rowOf(game, key)
  if (!row) return nonsense('no-such-step')
  return afterQuestions({ run: (turn) => leave(turn, row) }, choicesWaiting(game, row.seats, row.entry))
}

function step(game: Game, key: string, state: Parameters<typeof simply>[0]): Plan {
  return rowOf(game, key) ? simply(state) : nonsense('no-such-step')
}

function rankFor(game: Game, seat: SeatId, ability: string): number | null {
  return game.state.phase.kind === 'night' ? (stepFor(game, seat, ability)?.rank ?? null) : null
}

/** The ability of somebody else that lets this player choose, such as a dead player's. */
function choosingFor(game: Game, seat: SeatId, ability: string): AbilityInstance | undefined {
  const night = moduleOf(ability)?.night
  return night?.players
    ? game.state.instances.find((one) => one.character === ability && night.wakes?.(game, one).includes(seat))
    : undefined
}

/** By what a seat is told something: its own ability, or one that wakes others. */
function instanceTelling(game: Game, seat: SeatId, ability: string): AbilityInstance | undefined {
  return (
    game.abilityOf(seat, ability) ??
    game.state.instances.find(
      (one) => one.character === ability && moduleOf(ability)?.night?.wakes?.(game, one).includes(seat),
    )
  )
}

/** Is it the answer of a player whom an ability chose, perhaps their own? */
function isResponse({ ability, answer }: Pointing<'choose'>): boolean {
  return answer !== undefined && moduleOf(ability)?.responses?.options.includes(answer) === true
}

/** Pointing at nobody is a shake of the head, where that is allowed and only players have to be pointed at. */
function isPointingAtNobody(game: Game, instance: AbilityInstance, data: Pointing<'choose'>): boolean {
  const night = moduleOf(instance.character)?.night
  const isNothingNamed = data.targets.length === 0 && data.characters.length === 0 && data.answer === undefined
  const isForPlayers =
    (playerChoice(game, instance, night)?.min ?? 0) > 0 && (characterChoice(game, instance, night)?.min ?? 0) === 0
  return isNothingNamed && isForPlayers && mayDecline(game, instance, night)
}

/** A player answers an ability of somebody else that chose them. */
function respond(game: Game, data: Pointing<'choose'>): Plan {
  const responses = moduleOf(data.ability)?.responses
  const able = game.state.instances.filter((one) => one.character === data.ability && one.origin !== 'believed')
  const instance = able.find((one) => responses?.awaited(game, one).includes(data.seat)) ?? able[0]
  const { answer } = data
  if (!responses || !instance || answer === undefined)
    return nonsense('no-such-ability', ...(answer === undefined ? [] : ['not-triggered']))
  if (!responses.options.includes(answer)) return { ...nonsense(), refusals: ['unknown-answer'] }
  return {
    refusals: responses.refuses(game, instance, data.seat, answer),
    run: (turn) =>
      turn.causedBy(causeOf(turn.game, instance), () => responses.run(useOf(turn, instance), data.seat, answer)),
  }
}
