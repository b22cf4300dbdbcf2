import type { Notice } from '../../shared/grimoire/view'
import type { Fact, FactKind } from '../engine/events/facts'
import type { State } from '../engine/state'
import { executionFirst, retold, withoutExecution } from './retold'
import { dayTellers } from './tellDay'
import { nightTellers } from './tellNight'
import { tableTellers } from './tellTable'
import { withoutRepeats } from './withoutRepeats'

/** What is said of one kind of fact: a code of the sentences of records and its parameters; null = nothing. */
export type Tellers<Kinds extends FactKind> = {
  readonly [Kind in Kinds]?: (fact: Fact<Kind>, before: State) => Notice | null
}

const tellers: Tellers<FactKind> = { ...tableTellers, ...nightTellers, ...dayTellers }

/** The story of one commit; `before` is the state that its facts came upon. Nothing told is a secret of the engine's own. */
export function tellFacts(facts: readonly Fact[], before: State): Notice[] {
  const told = facts.map((fact) => tellFact(fact, before)).filter((notice) => notice !== null)
  return retold(withoutRepeats(executionFirst(withoutExecution(told, before))))
}

/** What is said of one fact; `before` is the state it came upon. */
export function tellFact(fact: Fact, before: State): Notice | null {
  const teller = tellers[fact.kind] as ((fact: Fact, before: State) => Notice | null) | undefined
  return teller?.(fact, before) ?? null
}
