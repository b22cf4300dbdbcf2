import type { Commit } from './entries'
import { commitAt, type History } from './history'

/** How facts make a state: where a game starts, and what each fact changes. */
export interface Folding<State, Fact> {
  readonly initial: State
  readonly evolve: (state: State, fact: Fact) => State
}

/** Gives the state at any head, remembering the ones asked for last (SPEC H6). */
export interface Fold<State, Fact> {
  readonly stateAt: (history: History<Fact>, head?: number | null) => State
}

/** States remembered: undo some dozen steps without starting over, while a long game takes no more memory than a short one. */
const REMEMBERED = 64

/**
 * A fold of one game. A commit never changes, so the state once folded at it stays right (SPEC H6). Remembered by the
 * commit itself and not by its number: one that could not be saved gives its number to the next.
 */
export function createFold<State, Fact>({ initial, evolve }: Folding<State, Fact>): Fold<State, Fact> {
  const known = new Map<Commit<Fact>, State>()

  function remember(commit: Commit<Fact>, state: State): void {
    known.set(commit, state)
    const oldest = known.keys().next().value
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
  }

  return {
    stateAt(history, head = history.head) {
      const missing: Commit<Fact>[] = []
      let commit = head === null ? null : commitAt(history, head)
      while (commit && !known.has(commit)) {
        missing.push(commit)
        commit = commit.parent === null ? null : commitAt(history, commit.parent)
      }
      let state = (commit && known.get(commit)) ?? initial
      for (const next of missing.reverse()) {
        state = next.facts.reduce(evolve, state)
        remember(next, state)
      }
      return state
    },
  }
}
