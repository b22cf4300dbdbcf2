import type { State } from '../state'
import { abilityHandlers } from './abilityHandlers'
import { dayHandlers } from './dayHandlers'
import type { Fact, FactKind } from './facts'
import { folding } from './grown'
import type { Handlers } from './handlers'
import { nightHandlers } from './nightHandlers'
import { tableHandlers } from './tableHandlers'

const handlers: Handlers<FactKind> = { ...tableHandlers, ...abilityHandlers, ...nightHandlers, ...dayHandlers }

/** The state after one fact. Knows no rules: it only applies what was recorded, so that old games never change. */
export function evolve(state: State, fact: Fact): State {
  const handle = handlers[fact.kind] as (state: State, fact: Fact) => State
  const after = handle(state, fact)
  // A handler answers the state it was given or one of its own making, which nobody has seen yet: that is counted in place,
  // for a second copy of the state would double the time of every replay.
  const own: Counted = after === state ? { ...state } : after
  own.nextFact = state.nextFact + 1
  return own
}

type Counted = Omit<State, 'nextFact'> & { nextFact: number }

/** The state after many facts, in order. */
export function fold(state: State, facts: Iterable<Fact>): State {
  return folding(() => {
    let current = state
    for (const fact of facts) current = evolve(current, fact)
    return current
  })
}
