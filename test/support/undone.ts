import { evolve } from '../../electron/engine/events/evolve'
import type { Fact } from '../../electron/engine/events/facts'
import { createFold } from '../../electron/engine/history/fold'
import {
  appended,
  emptyHistory,
  nextCommit,
  nextMove,
  undoTarget,
  type History,
} from '../../electron/engine/history/history'
import { initialState, type State } from '../../electron/engine/state'
import type { TestGame } from './game'

/** The state after undoing the last thing that was done, read through the history as a window's undo is. */
export function undone(before: TestGame, after: TestGame): State {
  const commits = [before.facts, after.facts.slice(before.facts.length)]
  const history = commits.reduce<History<Fact>>(
    (done, facts, index) =>
      appended<Fact>(
        done,
        nextCommit<Fact>(done, {
          at: 0,
          command: { id: String(index), kind: 'test', data: {} },
          facts,
          notices: [],
          override: false,
        }),
      ),
    emptyHistory,
  )
  const moved = appended<Fact>(history, nextMove(history, undoTarget(history)?.to ?? null, { id: 'undo', at: 0 }))
  return createFold<State, Fact>({
    initial: initialState({ id: 'test', name: 'Test', seed: 'test', createdAt: 0 }),
    evolve,
  }).stateAt(moved)
}
