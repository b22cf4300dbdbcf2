import { isFields, type Fields, type Json } from '../../../shared/lib/json'

/** A text, also when it was written as a number; undefined when there is none. */
export function textOf(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}

/** A text that says something, without surrounding space. */
export function filledTextOf(value: Json | undefined): string | undefined {
  const text = textOf(value)?.trim()
  return text === '' ? undefined : text
}

/** A finite number, also when it was written as a text. */
export function numberOf(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Yes or no, also when it was written as 1, 0, "true" or "false". */
export function booleanOf(value: Json | undefined): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === 'true' || value === '1') return true
  return value === 0 || value === 'false' || value === '0' ? false : undefined
}

/** A list; a single value counts as a list of one, nothing as an empty one. */
export function listOf(value: Json | undefined): readonly Json[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** The texts of a list, empty ones left out. */
export function textsOf(value: Json | undefined): string[] {
  return listOf(value)
    .map(filledTextOf)
    .filter((text) => text !== undefined)
}

/** The objects of a list. */
export function fieldsOf(value: Json | undefined): Record<string, Json>[] {
  return listOf(value).filter(isFields)
}

const KEEP = { levels: 20, signs: 20_000, keys: 50 }

function levelsOf(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(levelsOf))
}

/** Whether a value of unknown meaning is small enough to be carried along. */
export function isKeepable(value: Json): boolean {
  return JSON.stringify(value).length <= KEEP.signs && levelsOf(value) <= KEEP.levels
}

/** An object without the named keys and without what is too large to keep; undefined if nothing is left. */
export function restOf(fields: Fields, known: readonly string[]): Record<string, Json> | undefined {
  const rest = Object.entries(fields).filter(([key, value]) => !known.includes(key) && isKeepable(value))
  return rest.length === 0 ? undefined : Object.fromEntries(rest.slice(0, KEEP.keys))
}
