import type { SeatId } from '../../../shared/domain/ids'
import { moduleOf } from '../characters/registry'
import { madeVoting } from '../rules/madeAbility'
import type { AbilityInstance } from '../events/facts'
import type { Seat } from '../state'
import type { Game } from '../rules/reading'
import { openNomination } from './moments'
import type { VotingRules } from '../rules/voting'
import type { RefusalCode } from '../rules/refusalCodes'

/** Who can be put to the vote for an execution. */
type Nominee = SeatId | 'storyteller'

/** What an ability changes about votes, with the instance it belongs to. */
interface RulesOfOne {
  readonly instance: AbilityInstance
  readonly rules: VotingRules
}

const known = new WeakMap<Game, readonly RulesOfOne[]>()

/** Voting rules of every functioning ability. */
export function votingRules(game: Game): readonly RulesOfOne[] {
  const before = known.get(game)
  if (before) return before
  const rules = functioningRules(game)
  known.set(game, rules)
  return rules
}

function functioningRules(game: Game): RulesOfOne[] {
  return game.state.instances.flatMap((instance) => {
    const module = moduleOf(instance.character)
    const rules = module ? module.voting : madeVoting(game, instance)
    return rules && game.functions(instance) ? [{ instance, rules }] : []
  })
}

function rulesOn(game: Game, seat: SeatId): RulesOfOne[] {
  return votingRules(game).filter(({ instance }) => instance.seat === seat)
}

/**
 * Why a nomination is refused, first reason first; empty when it stands (SPEC N). Codes: wrong-phase, nomination-in-progress,
 * nominations-closed, dead-cannot-nominate, already-nominated-today, already-been-nominated-today, traveller-not-nominable,
 * storyteller-not-nominable, and those of abilities.
 * @see rulebook, Nominations
 */
export function nominationRefusals(game: Game, by: SeatId, nominee: Nominee): RefusalCode[] {
  const { phase, today } = game.state
  if (phase.kind !== 'day') return ['wrong-phase']
  const codes: RefusalCode[] = []
  if (today.isVoting) codes.push('nomination-in-progress')
  const isAgain = mayNominateAgain(game, by)
  if (!isAgain && (!today.nominationsOpen || today.executed)) codes.push('nominations-closed')
  return [
    ...codes,
    ...nominatorRefusals(game, by),
    ...nomineeRefusals(game, nominee).filter((code) => !isAgain || code !== 'already-been-nominated-today'),
    ...abilityRefusals(game, by, nominee),
  ]
}

/** The day's execution is over, and an ability lets this player nominate once more. */
function mayNominateAgain(game: Game, by: SeatId): boolean {
  const { executed, nominations, settled } = game.state.today
  if (
    game.state.phase.kind !== 'day' ||
    !executed ||
    nominations.slice(settled).some((nomination) => nomination.kind === 'execution')
  )
    return false
  return rulesOn(game, by).some(({ instance, rules }) => rules.mayNominateAgain?.(game, instance) === true)
}

/** Whom an ability makes nominate now, and nobody else (SPEC N11). */
function dueNominator(game: Game): SeatId | null {
  const due = votingRules(game).map(({ instance, rules }) => rules.passesNominationTo?.(game, instance) ?? null)
  return due.find((seat) => seat !== null) ?? null
}

/** Why this player may not nominate now. */
export function nominatorRefusals(game: Game, by: SeatId): RefusalCode[] {
  const due = dueNominator(game)
  if (due !== null) return due === by ? [] : ['another-nominates']
  const own = rulesOn(game, by)
  const codes: RefusalCode[] = []
  const isAllowedDead = own.some(({ instance, rules }) => rules.mayNominateWhenDead?.(game, instance) === true)
  if (!game.registersAlive(by) && !isAllowedDead) codes.push('dead-cannot-nominate')
  const made = game.state.today.nominations.filter(
    (nomination) => nomination.kind === 'execution' && nomination.by === by,
  ).length
  const limit = Math.max(1, ...own.map(({ instance, rules }) => rules.nominationLimit?.(game, instance) ?? 1))
  if (made >= limit && !mayNominateAgain(game, by)) codes.push('already-nominated-today')
  return [
    ...codes,
    ...game.instancesOf(by).flatMap((instance) => moduleOf(instance.character)?.refusesOwner?.(game, instance) ?? []),
  ]
}

/** Why this player, or the Storyteller, may not be nominated now. */
export function nomineeRefusals(game: Game, nominee: Nominee): RefusalCode[] {
  if (nominee === 'storyteller') {
    const isOnScript = game.possible.some(({ id }) => moduleOf(id)?.makesStorytellerNominable === true)
    return isOnScript ? repeated(game, nominee) : ['storyteller-not-nominable']
  }
  if (game.seat(nominee).isTraveller) return ['traveller-not-nominable']
  if (dueNominator(game) !== null && !game.registersAlive(nominee)) return ['target-must-be-alive']
  return repeated(game, nominee)
}

function repeated(game: Game, nominee: Nominee): RefusalCode[] {
  const before = game.state.today.nominations.some(
    (nomination) => nomination.kind === 'execution' && nomination.nominee === nominee,
  )
  return before ? ['already-been-nominated-today'] : []
}

function abilityRefusals(game: Game, by: SeatId, nominee: Nominee): RefusalCode[] {
  return votingRules(game).flatMap(
    ({ instance, rules }) => rules.refusesNomination?.(game, instance, by, nominee) ?? [],
  )
}

/** Why a call for exile is refused: wrong-phase, nomination-in-progress, not-a-traveller, already-called-for-exile-today. */
export function exileRefusals(game: Game, target: SeatId): RefusalCode[] {
  if (game.state.phase.kind !== 'day') return ['wrong-phase']
  if (!game.seat(target).isTraveller) return ['not-a-traveller']
  const codes: RefusalCode[] = []
  if (openNomination(game)?.kind === 'exile') codes.push('nomination-in-progress')
  if (game.state.today.nominations.some((nomination) => nomination.kind === 'exile' && nomination.nominee === target))
    codes.push('already-called-for-exile-today')
  return codes
}

/** Nominations are open today, or open again to one of these after the day's execution (almanac, Butcher). */
export function areNominationsOpen(game: Game, nominators: readonly Seat[]): boolean {
  const { phase, today } = game.state
  const isOpen = phase.kind === 'day' && today.nominationsOpen && today.executed === null
  return isOpen || nominators.some(({ seat }) => mayNominateAgain(game, seat))
}
