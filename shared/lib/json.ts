/** Plain data: what survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

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
