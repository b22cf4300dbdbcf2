const MINUTE_MS = 60_000

/** `0:07`, `1:04`: hours and whole minutes. */
export function hoursText(elapsedMs: number): string {
  const minutes = Math.floor(elapsedMs / MINUTE_MS)
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`
}
