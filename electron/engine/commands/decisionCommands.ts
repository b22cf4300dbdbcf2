import type { CommandData } from '../../../shared/grimoire/commands'
import type { Decision } from '../../../shared/grimoire/view'
import { sameJson } from '../../../shared/lib/json'
import type { Json } from '../../../shared/lib/json'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { stepFor } from '../night/plan'
import type { DecisionAbility } from '../rules/ability'
import type { Game } from '../rules/reading'
import { causeOf, useOf } from '../rules/use'
import type { PendingQuestion } from '../state'
import { isSeated, nonsense, simply } from './plan'
import type { Handlers, Plan } from './plan'
import { optionMeant, settleRegistration } from './registrationDecisions'
import type { RefusalCode } from '../rules/refusalCodes'

/** Commands by which the Storyteller decides what abilities leave open (SPEC Q). */
export const decisionCommands: Handlers<'decide' | 'leaveOpen'> = {
  decide: (game, data) => {
    const pending = game.state.questions.find(({ question }) => isAbout(question, data))
    if (pending) return answerPending(game, pending, optionMeant(game, pending.question, data.value))
    const standing = standingDecisions(game).filter(
      ({ instance, decision }) =>
        instance.character === data.ability &&
        decision.topic === data.topic &&
        (data.seat === undefined || instance.seat === data.seat),
    )
    const open = standing.find(({ instance, decision }) => decision.isOpen(game, instance))
    if (standing.length === 0) return settleRegistration(game, data)
    return open ? settle(game, open.instance, open.decision, data.value) : notOpen(game, standing[0], data.value)
  },
  leaveOpen: (game, { decision }) => {
    const pending = game.state.questions.find(({ id }) => id === decision)
    if (pending)
      return pending.question.isOptional
        ? answerPending(game, pending, null)
        : { ...nonsense(), refusals: ['must-be-decided'] }
    const isOpen = openDecisions(game).some(({ id, isOptional }) => id === decision && isOptional)
    return isOpen
      ? simply((turn) => {
          turn.emit({ kind: 'leftOpen', decision })
        })
      : nonsense('no-such-decision')
  },
}

/** All that the Storyteller may or must decide now: questions that commands wait for first, then what abilities leave open. */
export function openDecisions(game: Game): Decision[] {
  const pending = game.state.questions.map(({ id, question }): Decision => {
    const { ability, seat, topic, options, isOptional, to } = question
    return { id, ability, seat, topic, options, isOptional, isPending: true, to }
  })
  const standing = standingDecisions(game)
    .filter(({ id, instance, decision }) => !game.state.leftOpen.includes(id) && decision.isOpen(game, instance))
    .map(({ id, instance, decision }): Decision => {
      const { topic, isOptional } = decision
      return {
        id,
        ability: instance.character,
        seat: instance.seat,
        topic,
        options: [...decision.options(game, instance)],
        isOptional,
        isPending: false,
        to: null,
      }
    })
  return [...pending, ...standing]
}

interface StandingDecision {
  readonly id: string
  readonly instance: AbilityInstance
  readonly decision: DecisionAbility
}

function standingDecisions(game: Game): StandingDecision[] {
  return game.state.instances.flatMap((instance) =>
    instance.origin === 'believed'
      ? []
      : (moduleOf(instance.character)?.decisions ?? []).map((decision) => ({
          id: `${instance.id}:${decision.topic}`,
          instance,
          decision,
        })),
  )
}

function isAbout(question: PendingQuestion['question'], data: CommandData<'decide'>): boolean {
  const sameSeat = data.seat === undefined || question.seat === data.seat
  const sameAsker = data.to === undefined || question.to === data.to
  return question.ability === data.ability && question.topic === data.topic && sameSeat && sameAsker
}

function answerPending(game: Game, pending: PendingQuestion, value: Json): Plan {
  const { key, options, isOptional, refusal } = pending.question
  const isOption = options.some((option) => sameJson(option, value)) || (value === null && isOptional)
  const plan = { ...simply(() => undefined), resume: { id: pending.id, answers: { ...pending.answers, [key]: value } } }
  if (isOption) return plan
  const mayInsist = refusal !== undefined && isSameKind(options, value) && !isStranger(game, options, value)
  return mayInsist ? { ...plan, refusals: [refusal] } : nonsense(refusal ?? 'not-an-option')
}

function isSameKind(options: readonly Json[], value: Json): boolean {
  return options.length === 0 ? value !== null : options.some((option) => typeof option === typeof value)
}

function valueRefusal(
  game: Game,
  instance: AbilityInstance,
  decision: DecisionAbility,
  value: Json,
): RefusalCode | null {
  if (decision.refuses) return decision.refuses(game, instance, value)
  return decision.options(game, instance).some((option) => sameJson(option, value)) ? null : 'not-an-option'
}

/** What is no option at all, such as nobody where somebody is asked for, cannot be insisted on. */
function mayInsist(game: Game, decision: DecisionAbility, options: readonly Json[], value: Json): boolean {
  return decision.refuses !== undefined && isSameKind(options, value) && !isStranger(game, options, value)
}

/** Where players are chosen from: somebody who does not sit at the table. */
function isStranger(game: Game, options: readonly Json[], value: Json): boolean {
  const areSeats = options.every((option) => typeof option === 'number' && isSeated(game, option))
  return areSeats && typeof value === 'number' && !isSeated(game, value)
}

function settle(game: Game, instance: AbilityInstance, decision: DecisionAbility, value: Json): Plan {
  const code = valueRefusal(game, instance, decision, value)
  if (code !== null && !mayInsist(game, decision, decision.options(game, instance), value)) return nonsense(code)
  const { seat } = instance
  return {
    refusals: code === null ? [] : [code],
    rank:
      seat !== null && game.state.phase.kind === 'night'
        ? (stepFor(game, seat, instance.character)?.rank ?? null)
        : null,
    run: function* (turn) {
      turn.emit({ kind: 'decided', ability: instance.character, seat, topic: decision.topic, value, to: null })
      yield* turn.causedBy(causeOf(turn.game, instance), () => decision.resolve(useOf(turn, instance), value))
    },
  }
}

/** Why there is nothing to decide: its time, its owner, and what speaks against the value anyway. */
function notOpen(game: Game, standing: StandingDecision | undefined, value: Json): Plan {
  const { instance, decision } = standing ?? {}
  if (!decision || !instance || instance.seat === null) return nonsense('no-such-decision')
  const code = decision.refuses?.(game, instance, value) ?? []
  return nonsense(game.seat(instance.seat).isAlive ? 'not-triggered' : 'dead-no-ability', ...[code].flat())
}
