import { isFields, type Json } from '../../../shared/lib/json'
import { filledTextOf } from '../json/readValue'

/** A script's list of entries, and what the object around it says. */
export interface ScriptList {
  list: readonly Json[]
  name: string | null
  author: string | null
}

/** Where sites and tools put the list inside an object. */
const LIST_KEYS = ['content', 'characters', 'script', 'roles', 'entries', 'results']
const DEEPEST_WRAPPING = 4

function listIn(value: Json, depth: number): ScriptList | null {
  if (depth > DEEPEST_WRAPPING) return null
  if (Array.isArray(value)) {
    const [only] = value
    const isWrapped = Array.isArray(only) || (isFields(only) && Array.isArray(only['content']))
    return value.length === 1 && isWrapped ? listIn(only, depth + 1) : { list: value, name: null, author: null }
  }
  if (!isFields(value)) return null
  return typeof value['id'] === 'string' && ('team' in value || 'ability' in value)
    ? { list: [value], name: null, author: null }
    : unwrap(value, depth)
}

function unwrap(value: Record<string, Json>, depth: number): ScriptList | null {
  const inner = LIST_KEYS.map((key) => value[key]).find((candidate) => Array.isArray(candidate) || isFields(candidate))
  const found = inner === undefined ? null : listIn(inner, depth + 1)
  return (
    found && {
      list: found.list,
      name: found.name ?? filledTextOf(value['name']) ?? filledTextOf(value['title']) ?? null,
      author: found.author ?? filledTextOf(value['author']) ?? null,
    }
  )
}

/** The list of entries in a file: the file itself, or inside the wrapper of a known site. */
export function findList(value: Json): ScriptList | null {
  return listIn(value, 0)
}
