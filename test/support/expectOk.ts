import { expect } from 'vitest'
import type { Failure, Result } from '../../shared/lib/result'

/** The value of a result that must be a success. */
export function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) expect.fail(`${result.error.code}: ${result.error.message}`)
  return result.value
}

/** The failure of a result that must be one. */
export function errorOf(result: Result<unknown>): Failure {
  if (result.ok) expect.fail('a failure was expected')
  return result.error
}
