/** Marks a branch the compiler knows to be unreachable. @throws always: reaching it is a bug. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
