/** Lists that the fold under way has made itself: nobody else has seen them yet. */
let own: Set<readonly unknown[]> | null = null

/**
 * The list with more at its end. Within {@link folding} a list grows in place once it has been copied, so that a long
 * game costs no more for each fact than a short one; outside of it this is always a new list.
 */
export function grown<Item>(list: readonly Item[], ...items: readonly Item[]): readonly Item[] {
  if (own?.has(list)) {
    ;(list as Item[]).push(...items)
    return list
  }
  const copy = [...list, ...items]
  own?.add(copy)
  return copy
}

/** Runs work whose states in between are let go, so that lists grown in it may grow in place. */
export function folding<Value>(work: () => Value): Value {
  if (own) return work()
  own = new Set()
  try {
    return work()
  } finally {
    own = null
  }
}
