import type { Notice } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import type { Fact, FactKind } from '../events/facts'

/** Facts that are bookkeeping: the story is complete without them. */
const silent: ReadonlySet<FactKind> = new Set<FactKind>([
  'instanceGained',
  'instanceLost',
  'memorySet',
  'stepDone',
  'stepReopened',
  'stepMoved',
  'questionClosed',
  'aboutToDieSet',
  'handSet',
  'tableSet',
  'tokenDrawn',
])

/** What the story says of a fact: its kind as the code, its data as parameters; null = nothing. */
export function tell(fact: Fact): Notice | null {
  if (silent.has(fact.kind)) return null
  const params = Object.entries(fact).filter(([key]) => key !== 'kind' && key !== 'because')
  return { code: fact.kind, params: JSON.parse(JSON.stringify(Object.fromEntries(params))) as Record<string, Json> }
}
