import type { SeatId, SeatOrCharacter } from '../../../shared/domain/ids'
import type { Nomination } from '../state'
import type { Game } from '../rules/reading'
import { votingRules } from './nominations'

/** Votes needed for an execution now: half of the living or more, Travellers included (SPEC V; rulebook, Voting). */
export function votesNeeded(game: Game): number {
  const usual = Math.ceil(game.seats.filter(({ seat }) => game.registersAlive(seat)).length / 2)
  return votingRules(game).reduce(
    (needed, { instance, rules }) => rules.needed?.(game, instance, needed) ?? needed,
    usual,
  )
}

/** Supporters needed for an exile now: half of all players or more, living and dead (rulebook, Traveler Characters). */
export function exileNeeded(game: Game): number {
  return Math.ceil(game.seats.length / 2)
}

/** Seats in counting order: clockwise, the nominee last; the whole ring from the first seat for the Storyteller. */
export function countingOrder(game: Game, nominee: SeatOrCharacter): SeatId[] {
  const { circle } = game.state
  const at = typeof nominee === 'number' ? circle.indexOf(nominee) : -1
  return [...circle.slice(at + 1), ...circle.slice(0, at + 1)]
}

/** Why a hand for execution does not count: no-vote-token, or the code of an ability; null when it does. */
export function handRefusal(game: Game, voter: SeatId): string | null {
  const refused = votingRules(game).flatMap(({ instance, rules }) => rules.refusesHand?.(game, instance, voter) ?? [])
  return refused[0] ?? tokenRefusal(game, voter)
}

function tokenRefusal(game: Game, voter: SeatId): string | null {
  const owed = game.state.today.secretVoters.filter((seat) => seat === voter).length
  return tokensHeld(game, voter) > owed || !spendsToken(game, voter) ? null : 'no-vote-token'
}

/** Vote tokens a player holds: their own, and what others gave. */
export function tokensHeld(game: Game, voter: SeatId): number {
  const { voteToken, givenTokens } = game.seat(voter)
  return (voteToken ? 1 : 0) + givenTokens
}

/** Hands a voter may raise: one, unless an ability says more. */
export function maxHands(game: Game, voter: SeatId): number {
  const own = votingRules(game).filter(({ instance }) => instance.seat === voter)
  return Math.max(1, ...own.map(({ instance, rules }) => rules.maxHands?.(game, instance) ?? 1))
}

/** What `hands` of this voter add to the tally, given whose hands are up. */
export function worthOf(game: Game, voter: SeatId, hands: number, raised: readonly SeatId[]): number {
  return votingRules(game).reduce(
    (worth, { instance, rules }) => worth * (rules.weight?.(game, instance, voter, raised) ?? 1),
    Math.min(hands, maxHands(game, voter)),
  )
}

function paysToVote(game: Game, voter: SeatId): boolean {
  return votingRules(game).some(({ instance, rules }) => rules.paysToVote?.(game, instance, voter) === true)
}

/** Does the voter pay with a token? */
export function spendsToken(game: Game, voter: SeatId): boolean {
  if (paysToVote(game, voter)) return true
  return !game.registersAlive(voter) && !votesFree(game, voter)
}

/** Votes when dead without a token, by the voter's own ability or somebody else's. */
function votesFree(game: Game, voter: SeatId): boolean {
  return votingRules(game).some(
    ({ instance, rules }) =>
      (instance.seat === voter && rules.needsNoToken?.(game, instance) === true) ||
      rules.freesFromToken?.(game, instance, voter) === true,
  )
}

/** Are tallies kept from the room now? */
export function isVotingSecret(game: Game): boolean {
  return votingRules(game).some(({ instance, rules }) => rules.isSecret?.(game, instance) === true)
}

/** Running count of the hands of a nomination: an exile counts every hand once. */
export function tallyOf(game: Game, nomination: Nomination): number {
  if (nomination.votes) return nomination.votes.tally
  const hands = Object.entries(nomination.hands).map(([seat, raised]) => ({ seat: Number(seat) as SeatId, raised }))
  const voters = hands.filter(({ raised }) => raised > 0).map(({ seat }) => seat)
  return hands.reduce((sum, { seat, raised }) => {
    if (raised === 0) return sum
    if (nomination.kind === 'exile') return sum + 1
    return handRefusal(game, seat) === null ? sum + worthOf(game, seat, raised, voters) : sum
  }, 0)
}

/** Highest tally of the day that reached its threshold, and who has it; nominee null when tied. */
export function leader(nominations: readonly Nomination[]): { nominee: SeatOrCharacter | null; votes: number } | null {
  const reached = nominations.filter(({ kind, votes }) => kind === 'execution' && votes?.succeeded === true)
  const votes = Math.max(0, ...reached.map((nomination) => nomination.votes?.tally ?? 0))
  const best = reached.filter((nomination) => nomination.votes?.tally === votes)
  if (best.length === 0) return null
  return { nominee: best.length === 1 ? (best[0]?.nominee ?? null) : null, votes }
}
