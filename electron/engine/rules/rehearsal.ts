import { canonicalJson } from '../../../shared/lib/json'
import type { Json } from '../../../shared/lib/json'
import { lenderOf } from './effects'
import { isProtection } from './meaning'
import { registersAs } from './registration'
import { useOf } from './use'
import type { UseOf } from './use'
import type { AbilityInstance, Fact } from '../events/facts'
import type { Flow, Question, Turn, Use } from './doing'
import type { Game } from './reading'

/** How an ability is carried out where it may go wrong. */
export interface Carried {
  readonly how?: UseOf
  /** The game by which the owner is judged; default: as it is now. */
  readonly before?: Game
  /** Marks that do something themselves, and so count when they fail to come. */
  readonly marks?: readonly string[]
}

/**
 * Carries out a piece of an ability, in vain where its owner is drunk or poisoned or only believes in it. Then it is rehearsed, and if
 * more would have come of it sober and healthy, it went wrong (SPEC I9).
 */
export function* carryOut(
  turn: Turn,
  instance: AbilityInstance,
  act: (use: Use) => Flow,
  { how = {}, before = turn.game, marks = [] }: Carried = {},
): Flow {
  const use = useOf(turn, instance, how)
  const stage = !use.works && isInVain(before, instance) ? turn.rehearse(instance) : null
  const from = turn.facts.length
  const answers = new Map<string, Json>()
  yield* turn.causedBy(use.cause, () => noting(act(use), answers))
  if (!stage || instance.seat === null) return
  rehearse(
    stage.causedBy(use.cause, () => act(useOf(stage, instance, { ...how, works: true }))),
    answers,
  )
  const came = outcomes(turn.facts.slice(from), marks)
  if (outcomes(stage.facts, marks).some((outcome) => !came.includes(outcome))) turn.failed(instance.seat, instance)
}

/** Would the ability, sober and healthy, have answered something other than null? */
export function wouldHaveSaid<Answer>(turn: Turn, instance: AbilityInstance, ask: (use: Use) => Flow<Answer>): boolean {
  const stage = isInVain(turn.game, instance) ? turn.rehearse(instance) : null
  return stage !== null && (rehearse(ask(useOf(stage, instance, { works: true })), new Map()) ?? null) !== null
}

/** Does only drunkenness or poison of somebody else's making keep the ability from working, or that it is only believed in? */
function isInVain(game: Game, instance: AbilityInstance): boolean {
  if (instance.seat === null || game.functions(instance)) return false
  const isKept = instance.origin === 'believed' || isMeddledWith(game, instance)
  return isKept && game.asHealthy(instance).functions(instance)
}

function isMeddledWith(game: Game, instance: AbilityInstance): boolean {
  const lender = lenderOf({ get: (id) => game.instance(id) }, instance)
  const { seat } = lender ?? instance
  if (seat === null) return false
  return [...game.causes(seat, 'drunk'), ...game.causes(seat, 'poisoned')].some((cause) => cause.seat !== seat)
}

/** Passes every question on, and notes what was answered. */
function* noting(flow: Flow, answers: Map<string, Json>): Flow {
  let step = flow.next(null)
  while (!step.done) {
    const answer = yield step.value
    answers.set(step.value.key, answer)
    step = flow.next(answer)
  }
}

/** Runs a flow to its end, or as far as it can be answered: as the Storyteller did, or as is likely. */
function rehearse<Outcome>(flow: Flow<Outcome>, answers: ReadonlyMap<string, Json>): Outcome | null {
  let step = flow.next(null)
  while (!step.done) {
    const given = answers.get(step.value.key)
    const answer = given === undefined ? likelyAnswer(step.value) : given
    if (answer === undefined) return null
    step = flow.next(answer)
  }
  return step.value
}

/** Everybody registers as they are, and a "might" happens. */
function likelyAnswer({ topic, options }: Question): Json | undefined {
  return topic === registersAs ? null : options[0]
}

const bookkeeping: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['stepDone', 'wentWrong', 'deathPrevented'])

function outcomes(facts: readonly Fact[], marks: readonly string[]): string[] {
  return facts.flatMap((fact) => outcomeOf(fact, marks))
}

/**
 * What a fact changes in the game, apart from its number and its causes. A mark is there though greyed, unless it does something
 * itself; what protects does nothing until somebody attacks.
 */
function outcomeOf(fact: Fact, marks: readonly string[]): string[] {
  if (bookkeeping.has(fact.kind) || fact.kind === 'effectEnded') return []
  if (fact.kind !== 'effectAdded') return [canonicalJson({ ...fact, cause: null, because: null })]
  const { kind, label, target, until, isInert } = fact.effect
  if (isProtection(kind)) return []
  const isReminder = kind === 'mark' && !marks.includes(label)
  return isInert && !isReminder ? [] : [canonicalJson({ kind, label, target, until })]
}
