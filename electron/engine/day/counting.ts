import type { SeatId } from '../../../shared/domain/ids'
import type { Nomination } from '../state'
import { react } from '../rules/reactions'
import type { Flow, Turn } from '../rules/doing'
import { votingRules } from './nominations'
import {
  countingOrder,
  exileNeeded,
  handRefusal,
  isVotingSecret,
  leader,
  spendsToken,
  votesNeeded,
  worthOf,
} from './votes'

type Hands = Readonly<Record<number, number>>

/**
 * Counts a vote clockwise (SPEC V): hands that may not vote are left out with a notice, tokens are spent, the threshold of this
 * moment is kept with the tally, and the player about to die is worked out anew.
 * @see rulebook, Voting
 */
export function* countVote(turn: Turn, nomination: Nomination, hands: Hands): Flow {
  const { game } = turn
  const raised = countingOrder(game, nomination.nominee).filter((seat) => (hands[seat] ?? 0) > 0)
  const refused = raised.filter((seat) => handRefusal(game, seat) !== null)
  for (const seat of refused) turn.notice(handRefusal(game, seat) ?? 'no-vote-token', { seat })
  const counted = raised.filter((seat) => !refused.includes(seat))
  advise(turn, counted)
  const votes = counted.map((seat) => ({
    seat,
    hands: hands[seat] ?? 1,
    counts: worthOf(game, seat, hands[seat] ?? 1, counted),
  }))
  const tally = votes.reduce((sum, { counts }) => sum + counts, 0)
  const needed = votesNeeded(game)
  const isSecret = isVotingSecret(game)
  const because = nomination.fact
  const paying = counted.filter((voter) => spendsToken(game, voter))
  const count = { votes, tally, needed, succeeded: tally >= needed, isSecret, ...(isSecret && { owing: paying }) }
  const vote = turn.emit({ kind: 'voteClosed', ...count, because })
  if (!isSecret) for (const seat of paying) payWithToken(turn, seat, vote)
  judgeLeader(turn, vote)
  yield* turn.because(vote, () => react(turn, 'voteClosed', { nominee: nomination.nominee }))
}

/** A vote is paid for: with a token that was given, before the player's own. `because`: the fact that takes it. */
export function payWithToken(turn: Turn, seat: SeatId, because: number): void {
  const { givenTokens } = turn.game.seat(seat)
  if (givenTokens > 0) turn.emit({ kind: 'givenTokensSet', seat, count: givenTokens - 1, because })
  else turn.emit({ kind: 'voteTokenSet', seat, has: false, because })
}

/** The nomination of the moment fails, counted or not, and the player about to die is worked out anew (almanac, Judge). */
export function overturnVote(turn: Turn): void {
  const nomination = turn.game.state.today.nominations.at(-1)
  if (nomination?.kind !== 'execution') return
  const { votes = [], needed = votesNeeded(turn.game), isSecret = isVotingSecret(turn.game) } = nomination.votes ?? {}
  const vote = turn.emit({
    kind: 'voteClosed',
    votes: votes.map((vote) => ({ ...vote, counts: 0 })),
    tally: 0,
    needed,
    succeeded: false,
    isSecret,
    owing: [],
  })
  judgeLeader(turn, vote)
}

function judgeLeader(turn: Turn, because: number): void {
  const { nominations, settled } = turn.game.state.today
  const best = leader(nominations.slice(settled))
  turn.emit({ kind: 'aboutToDieSet', nominee: aboutToDie(best?.nominee ?? null), votes: best?.votes ?? 0, because })
}

function aboutToDie(nominee: Nomination['nominee'] | null): SeatId | 'storyteller' | null {
  return typeof nominee === 'string' ? 'storyteller' : nominee
}

/** Abilities may have something to say about a hand; the count stands. */
function advise(turn: Turn, counted: readonly SeatId[]): void {
  for (const { instance, rules } of votingRules(turn.game))
    for (const voter of counted) {
      const code = rules.advises?.(turn.game, instance, voter, counted)
      if (code) turn.notice(code, { seat: voter })
    }
}

/** Counts the supporters of an exile; it is no vote: tokens stay, abilities do not touch it (SPEC X; rulebook, Exile). */
export function* countExile(turn: Turn, { fact }: Nomination, target: SeatId, supporters: readonly SeatId[]): Flow {
  const votes = countingOrder(turn.game, target)
    .filter((seat) => supporters.includes(seat))
    .map((seat) => ({ seat, hands: 1, counts: 1 }))
  const needed = exileNeeded(turn.game)
  const succeeded = votes.length >= needed
  const count = { votes, tally: votes.length, needed, succeeded, isSecret: false }
  turn.emit({ kind: 'voteClosed', ...count, because: fact })
  if (!succeeded) return
  yield* turn.kill(target, { ability: 'rules', seat: null, instance: null, kind: 'exile' })
  turn.emit({ kind: 'exiled', seat: target })
}
