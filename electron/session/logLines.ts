import type { LogLine } from '../../shared/grimoire/view'
import type { Commit } from '../engine/history/entries'
import { pathTo } from '../engine/history/history'
import type { AnyFact, AnyState, Rules } from './rules'
import type { RunningGame } from './runningGame'

type ToldGame<State, Fact> = Pick<RunningGame<State, Fact>, 'history' | 'fold'>

/** Lines of the story that a view carries. */
export const NEWEST_LINES = 50

/** Lines of the story from line `from` on, the oldest being 0: one for each commit on the way to the head. */
export function logLines<State extends AnyState, Fact extends AnyFact>(
  rules: Rules<State, Fact>,
  game: ToldGame<State, Fact>,
  from: number,
  count: number,
): LogLine[] {
  return pathTo(game.history)
    .slice(from, from + count)
    .map((commit) => lineOf(rules, game, commit))
}

/** The newest lines, oldest first. */
export function newestLines<State extends AnyState, Fact extends AnyFact>(
  rules: Rules<State, Fact>,
  game: ToldGame<State, Fact>,
): LogLine[] {
  return pathTo(game.history)
    .slice(-NEWEST_LINES)
    .map((commit) => lineOf(rules, game, commit))
}

function lineOf<State extends AnyState, Fact extends AnyFact>(
  rules: Rules<State, Fact>,
  game: ToldGame<State, Fact>,
  commit: Commit<Fact>,
): LogLine {
  const before = game.fold.stateAt(game.history, commit.parent)
  const entries = rules.tell(commit.facts, before)
  return { commit: commit.seq, at: commit.at, phase: before.phase, entries, isOverride: commit.override }
}
