import { computed, type ComputedRef } from 'vue'

/** A value for each key, worked out anew only where what it was worked out from has changed. */
export function computedBy<Key, Value>(valueOf: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, ComputedRef<Value>>()
  return (key) => {
    const found = known.get(key) ?? computed(() => valueOf(key))
    known.set(key, found)
    return found.value
  }
}
