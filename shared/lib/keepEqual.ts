/**
 * The new value with every part of the old one kept that says the same: what is equal stays the very same object, and
 * whoever looks at it need not look again. Plain data only; neither value is changed.
 */
export function keepEqual<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now)) return now
  if (Array.isArray(now)) return Array.isArray(before) ? (keptList(before, now) as Value) : now
  return isPlain(before) && isPlain(now) ? (keptFields(before, now) as Value) : now
}

type Fields = Record<string, unknown>

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const kept = now.map((item, index) => keepEqual(before[index], item))
  return kept.length === before.length && kept.every((item, index) => Object.is(item, before[index])) ? before : kept
}

function keptFields(before: Fields, now: Fields): Fields {
  const keys = Object.keys(now)
  const kept: Fields = {}
  let isSame = keys.length === Object.keys(before).length
  for (const key of keys) {
    kept[key] = keepEqual(before[key], now[key])
    isSame &&= Object.hasOwn(before, key) && Object.is(kept[key], before[key])
  }
  return isSame ? before : kept
}
