/** Asserts what the code relies on. @throws when `condition` is false: a bug, never a user's mistake. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`)
}

/** The value itself, or a thrown invariant when it is missing. @throws when `value` is null or undefined. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  invariant(value !== null && value !== undefined, `${what} is missing`)
  return value
}
