/** Plain data: what survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Plain data with keys. */
export type Fields = Readonly<Record<string, Json>>

/** Has the value keys? Neither a list nor null has. */
export function isFields(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The keys of the value with what they hold; none where it is no object. */
export function fieldsIn(value: Json | undefined): Fields {
  return isFields(value) ? value : {}
}

/** Whether two pieces of plain data say the same; the order of object keys does not matter. */
export function sameJson(left: Json, right: Json): boolean {
  return canonicalJson(left) === canonicalJson(right)
}

/** One text per meaning: object keys sorted, so that it can be compared. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((inner) => canonicalJson(inner)).join(',')}]`
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`
}
