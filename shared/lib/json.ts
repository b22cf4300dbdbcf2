/** Plain data: what survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Whether two pieces of plain data say the same; the order of object keys does not matter. */
export function sameJson(left: Json, right: Json): boolean {
  return canonicalJson(left) === canonicalJson(right)
}

/** One text per meaning: object keys sorted, so that it can be compared and hashed. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  )
}
