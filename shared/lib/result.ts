/** What went wrong, as data: a kebab-case code, a sentence for the log, and values for the sentence a person reads. */
export interface Failure {
  code: string
  message: string
  params?: Record<string, unknown>
}

/** Outcome of something that may fail; crosses process borders, where exceptions lose their fields. */
export type Result<Value, Error = Failure> = { ok: true; value: Value } | { ok: false; error: Error }

/** Wraps a success. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** Wraps a failure. */
export function failed<Error>(error: Error): { ok: false; error: Error } {
  return { ok: false, error }
}
