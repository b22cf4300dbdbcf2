/** What is left of a series of measures. */
export interface Summary {
  readonly median: number
  readonly least: number
  readonly most: number
  readonly p95: number
  readonly count: number
}

export function summaryOf(values: readonly number[]): Summary {
  const sorted = [...values].sort((left, right) => left - right)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
  return { median: at(0.5), least: at(0), most: at(1), p95: at(0.95), count: sorted.length }
}

/** Milliseconds that some work takes. */
export function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Times of the same work again and again, the first few not counted. */
export function timedOften(times: number, work: () => unknown): Summary {
  for (let warm = 0; warm < Math.ceil(times / 5); warm += 1) work()
  return summaryOf(Array.from({ length: times }, () => timed(work)))
}
