import type { SeatOrCharacter } from '../../shared/domain/ids'
import { initialState } from '../engine/state'
import { csv } from './csv'
import { chairOf, chaptersOf, votesOf, type CountedVote, type RecordedGame } from './recordedGame'

const HEADINGS = [
  'day',
  'kind',
  'nominator chair',
  'nominator',
  'nominee chair',
  'nominee',
  'voter chair',
  'voter',
  'hands',
  'counts',
  'tally',
  'needed',
  'succeeded',
]

/** Every vote as a table: a row for each hand that was up, and one for a vote in which none was. Chairs count clockwise from 1. */
export function votesCsv(game: RecordedGame, options: { readonly hasNames: boolean }): string {
  const votes = votesOf(chaptersOf(game, initialState(game.header)))
  return csv([HEADINGS, ...votes.flatMap((vote) => rowsOf(vote, options.hasNames))])
}

function rowsOf({ state, nomination, votes }: CountedVote, hasNames: boolean): string[][] {
  const who = (seat: SeatOrCharacter): string[] =>
    typeof seat === 'string'
      ? ['', seat]
      : [String(chairOf(state, seat) || ''), hasNames ? (state.seats[seat]?.name ?? '') : '']
  const start = [String(state.phase.number), nomination.kind, ...who(nomination.by), ...who(nomination.nominee)]
  const end = [String(votes.tally), String(votes.needed), votes.succeeded ? 'yes' : 'no']
  const raised = votes.votes.filter(({ hands }) => hands > 0)
  if (raised.length === 0) return [[...start, '', '', '', '', ...end]]
  return raised.map(({ seat, hands, counts }) => [...start, ...who(seat), String(hands), String(counts), ...end])
}
