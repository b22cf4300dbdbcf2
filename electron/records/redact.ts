import type { Json } from '../../shared/lib/json'
import type { Fact } from '../engine/events/facts'
import type { Entry } from '../engine/history/entries'

/** Keys under which a fact holds what a person typed: names, notes, what was said. */
const TYPED: ReadonlySet<string> = new Set(['name', 'names', 'text', 'question'])

/**
 * An entry without anything that was typed about people. The script keeps its name, and commands go altogether: they hold the
 * same once more, and no replay reads them.
 */
export function withoutNames(entry: Entry<Fact>): Entry<Fact> {
  if (entry.type !== 'commit') return entry
  const facts = entry.facts.map((fact) =>
    fact.kind === 'scriptChosen' ? fact : (blanked(fact as unknown as Json) as unknown as Fact),
  )
  return { ...entry, command: { ...entry.command, data: null }, facts }
}

function blanked(value: Json): Json {
  if (Array.isArray(value)) return value.map(blanked)
  if (value === null || typeof value !== 'object') return value
  const isOwnText = value['character'] === 'custom'
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      TYPED.has(key) || (isOwnText && key === 'label') ? emptied(inner) : blanked(inner),
    ]),
  )
}

function emptied(value: Json): Json {
  if (Array.isArray(value)) return value.map(emptied)
  return typeof value === 'string' ? '' : blanked(value)
}
