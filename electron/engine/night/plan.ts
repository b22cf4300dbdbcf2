import type { SeatId } from '../../../shared/domain/ids'
import type { StepStatus } from '../../../shared/grimoire/view'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { isStorytellers } from '../rules/choice'
import { hasDiedWithOwner } from '../rules/effects'
import { isAnswerDue } from '../rules/information'
import { isUsedUp, usesAllowed } from '../rules/uses'
import type { NightAbility } from '../rules/acting'
import type { Game } from '../rules/reading'
import { evilInformationSteps } from './evilInformation'
import { deathsTonight, isFirstNightOf } from './moments'
import { rankOf } from './order'
import type { RefusalCode } from '../rules/refusalCodes'

/** One row of the night, derived from the state: it changes by itself with every death and every new character. */
export interface PlannedStep {
  readonly key: string
  readonly entry: string
  /** Whose ability it is, or who is woken for it. */
  readonly seats: readonly SeatId[]
  /** The Storyteller acts, and nobody is woken. */
  readonly isAsleep: boolean
  readonly instance: AbilityInstance | null
  readonly rank: number
  readonly status: StepStatus
  /** Why it is not the row's turn: what a choice would be refused by, or that its owner died tonight. */
  readonly reason: RefusalCode | 'dead' | null
  readonly isManual: boolean
}

/** Rank of what stands on no sheet of the night: after all that does. */
const UNRANKED = 998

const known = new WeakMap<Game, readonly PlannedStep[]>()

/** Tonight's rows in order (SPEC P), worked out once for every game. */
export function nightPlan(game: Game): readonly PlannedStep[] {
  const plan = known.get(game) ?? planOf(game, game.state.phase.number)
  known.set(game, plan)
  return plan
}

/**
 * The rows in order of this night, or of one to come as things stand (SPEC P).
 * @see rulebook, Running the Game — The Night
 */
export function planOf(game: Game, night: number): readonly PlannedStep[] {
  const isTonight = game.state.phase.kind === 'night' && night === game.state.phase.number
  const rows = [
    ...abilitySteps(game, night, isTonight),
    ...evilInformationSteps(game, night),
    ...centreSteps(game, night),
    ...gainedByStoryteller(game, night),
    ...(isTonight ? addedSteps(game) : []),
  ]
  if (isTonight) rows.push(...formerSteps(game, rows))
  const marked = isTonight ? rows.map((row) => withProgress(game, row)) : rows
  return moved(
    game,
    marked.sort((left, right) => left.rank - right.rank),
  )
}

/** Does tonight's plan have the player woken for their own ability? Rows of the Storyteller and of others do not count. */
export function wakesForOwnAbility(plan: readonly PlannedStep[], seat: SeatId): boolean {
  return plan.some(
    ({ instance, seats, status, isAsleep }) =>
      instance?.seat === seat && seats.includes(seat) && !isAsleep && (status === 'done' || status === 'todo'),
  )
}

/** The row of one ability tonight, whoever it wakes; undefined when it has none. */
export function stepOf(game: Game, instance: AbilityInstance): PlannedStep | undefined {
  return nightPlan(game).find((row) => row.key === instance.id)
}

/** How far the night has come: the place of the last row that is done; null when none is. */
export function reachedRank(game: Game): number | null {
  const done = nightPlan(game).filter(({ status }) => status === 'done')
  return done.length > 0 ? Math.max(...done.map(({ rank }) => rank)) : null
}

/** Has the row come to its end, as often as the ability may be used tonight? */
export function isFinished(game: Game, key: string, instance: AbilityInstance | null): boolean {
  const times = game.state.tonight.done.filter((done) => done === key).length
  return times >= (instance ? usesAllowed(game, instance) : 1)
}

/** The row by which a seat is woken for an entry tonight; undefined when there is none. */
export function stepFor(game: Game, seat: SeatId, entry: string): PlannedStep | undefined {
  const rows = nightPlan(game).filter((row) => row.entry === entry && row.seats.includes(seat))
  return rows.find(({ status }) => status === 'todo' || status === 'optional') ?? rows[0]
}

function abilitySteps(game: Game, night: number, isTonight: boolean): PlannedStep[] {
  return game.state.instances.flatMap((instance) => {
    const row = abilityStep(game, instance, night, isTonight)
    return row ? [row] : []
  })
}

function abilityStep(game: Game, instance: AbilityInstance, night: number, isTonight: boolean): PlannedStep | null {
  const { seat, character } = instance
  const ability = moduleOf(character)
  const acts = ability?.night
  const rank = ability && !acts ? null : dueRank(game, instance, night, acts)
  const seats = seat === null ? null : wokenFor(game, instance, seat, acts)
  if (rank === null || seat === null || seats === null) return null
  const place = believersRank(game, instance, night) ?? rank
  const isAsleep = wakesNobody(seats, acts)
  const base = { key: instance.id, entry: character, seats, isAsleep, instance, rank: place, isManual: !ability }
  if (!isGone(game, instance, acts)) return { ...base, ...dueStatus(game, instance, acts, { night, place }) }
  const hasDiedTonight = deathsTonight(game).some((death) => death.seat === seat)
  return isTonight && hasDiedTonight ? { ...base, status: 'cancelled', reason: 'dead' } : null
}

function wakesNobody(seats: readonly SeatId[], acts: NightAbility | undefined): boolean {
  return seats.length === 0 || acts?.isStorytellersChoice === true
}

/** What Fabled and Loric do at night is the Storyteller's to do, and wakes nobody by itself (P16). */
function centreSteps(game: Game, night: number): PlannedStep[] {
  return game.state.centre.flatMap((entry) => {
    const rank = rankOf(game.state, entry, night === 1)
    const row = { key: `centre ${entry}`, entry, seats: [], isAsleep: true, instance: null, isManual: true }
    return rank === null ? [] : [{ ...row, rank, status: 'todo' as const, reason: null }]
  })
}

/** An ability that the Storyteller has gained is run by hand at its place, by its tokens (P18). */
function gainedByStoryteller(game: Game, night: number): PlannedStep[] {
  return game.state.instances.flatMap(({ id, seat, origin, character }) => {
    const rank = rankOf(game.state, character, night === 1)
    const isDue = seat === null && origin === 'granted' && rank !== null
    const row = { key: id, entry: character, seats: [], isAsleep: true, instance: null, isManual: true }
    return isDue ? [{ ...row, rank, status: 'todo' as const, reason: null }] : []
  })
}

/** Who is woken: nobody where the Storyteller acts alone; null = whoever would be woken is not there. */
function wokenFor(
  game: Game,
  instance: AbilityInstance,
  owner: SeatId,
  acts: NightAbility | undefined,
): readonly SeatId[] | null {
  if (isStorytellers(game, instance, acts)) return []
  const others = acts?.wakes?.(game, instance)
  if (!others) return [owner]
  return others.length > 0 ? others : null
}

/** Rank at which the instance acts in that night, or null. An ability without a module acts where the night sheet has it. */
function dueRank(game: Game, instance: AbilityInstance, night: number, acts: NightAbility | undefined): number | null {
  const { first, later } = ranksOf(game, instance, acts)
  if (night === 1) return first
  if (later !== null) return laterRank(instance, night, later)
  return first !== null && isFirstNightOf(instance, night) ? Math.max(instance.sinceRank ?? 0, 0.5) : null
}

/** Places on the sheets of the first and of later nights; null where it does not act. */
function ranksOf(
  game: Game,
  { character }: AbilityInstance,
  acts: NightAbility | undefined,
): { first: number | null; later: number | null } {
  const first = rankOf(game.state, character, true)
  const later = rankOf(game.state, character, false)
  const actsFirst = acts?.first ?? first !== null
  const actsLater = acts?.other ?? later !== null
  return { first: actsFirst ? (first ?? later ?? 0) : null, later: actsLater ? (later ?? first ?? 0) : null }
}

/** An ability gained tonight acts tonight only if its place in the order is still to come. */
function laterRank({ since, sinceRank }: AbilityInstance, night: number, rank: number): number | null {
  const isNew = since.kind === 'night' && since.number === night
  return isNew && sinceRank !== null && rank <= sinceRank ? null : rank
}

/** A belief may be acted out where the character that has it stands on the night sheet; null = at its own place. */
function believersRank(game: Game, instance: AbilityInstance, night: number): number | null {
  const character = instance.seat === null ? null : game.seat(instance.seat).character
  if (instance.origin !== 'believed' || character === null || !moduleOf(character)?.actsOutBelief) return null
  const place = rankOf(game.state, character, night === 1)
  return place === null ? null : place - 0.5
}

function isGone(game: Game, instance: AbilityInstance, night: NightAbility | undefined): boolean {
  if (instance.seat === null || game.seat(instance.seat).isAlive || isAnswerDue(game, instance)) return false
  return night?.whenDead ? !night.whenDead(game, instance) : hasDiedWithOwner(game, instance)
}

function dueStatus(
  game: Game,
  instance: AbilityInstance,
  night: NightAbility | undefined,
  when: { night: number; place: number },
): { status: StepStatus; reason: RefusalCode | null } {
  const isOver = isPassed(game, when)
  // What kept the player asleep when their turn came has done so, whatever becomes of it later in the night (SPEC P17).
  const prevented = game.state.instances.flatMap((other) =>
    isOver || game.functions(other) ? (moduleOf(other.character)?.preventsStep?.(game, other, instance) ?? []) : [],
  )
  if (prevented[0] !== undefined) return { status: 'cancelled', reason: prevented[0] }
  if (night?.isOnce === true && isUsedUp(game, instance) && !hasChosenTonight(game, instance))
    return { status: 'notNow', reason: 'ability-spent' }
  const due = night?.when?.(game, instance) ?? true
  if (due === false) return { status: 'notNow', reason: 'not-triggered' }
  return { status: due === 'optional' ? 'optional' : 'todo', reason: null }
}

/** Has somebody acted already whose place in tonight's order is later? */
function isPassed({ state }: Game, { night, place }: { night: number; place: number }): boolean {
  const { choices, informed } = state.tonight
  if (state.phase.kind !== 'night' || state.phase.number !== night) return false
  return [...choices, ...informed].some(({ ability }) => (rankOf(state, ability, night === 1) ?? 0) > place)
}

function hasChosenTonight(game: Game, instance: AbilityInstance): boolean {
  return (
    game.state.phase.kind === 'night' && game.state.tonight.choices.some((choice) => choice.instance === instance.id)
  )
}

function withProgress(game: Game, row: PlannedStep): PlannedStep {
  const { skipped } = game.state.tonight
  if (isFinished(game, row.key, row.instance)) return { ...row, status: 'done', reason: null }
  if (skipped.includes(row.key)) return { ...row, status: 'skipped', reason: null }
  return row
}

function addedSteps(game: Game): PlannedStep[] {
  return game.state.tonight.added.map(({ key, seat, ability, before }) => {
    const instance = seat === null ? null : (game.abilityOf(seat, ability) ?? null)
    const rank = rankOf(game.state, before ?? ability, game.state.phase.number === 1) ?? UNRANKED
    return {
      key,
      entry: ability,
      seats: seat === null ? [] : [seat],
      isAsleep: wakesNobody(seat === null ? [] : [seat], moduleOf(ability)?.night),
      instance,
      rank: before === null ? rank + 0.1 : rank - 0.1,
      status: 'todo',
      reason: null,
      isManual: moduleOf(ability) === undefined,
    }
  })
}

/** Rows of who acted tonight with an ability that is no longer theirs, such as a Snake Charmer who became the Demon. */
function formerSteps(game: Game, rows: readonly PlannedStep[]): PlannedStep[] {
  const { choices, done } = game.state.tonight
  const former = choices.filter(({ instance }) => done.includes(instance) && !rows.some(({ key }) => key === instance))
  const latest = new Map(former.map((choice) => [choice.instance, choice]))
  return [...latest.values()].map(({ instance, seat, ability }) => ({
    key: instance,
    entry: ability,
    seats: [seat],
    isAsleep: wakesNobody([seat], moduleOf(ability)?.night),
    instance: null,
    rank: rankOf(game.state, ability, game.state.phase.number === 1) ?? UNRANKED,
    status: 'done',
    reason: null,
    isManual: false,
  }))
}

function moved(game: Game, rows: PlannedStep[]): PlannedStep[] {
  return Object.entries(game.state.tonight.moved).reduce((before, [key, target]) => {
    const row = before.find((one) => one.key === key)
    if (!row) return before
    const others = before.filter((one) => one !== row)
    const index = target === null ? others.length : others.findIndex((one) => one.key === target)
    return index < 0 ? before : [...others.slice(0, index), row, ...others.slice(index)]
  }, rows)
}
