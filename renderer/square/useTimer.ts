import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue'

/** A timer as the view has it: running to a time, or held with so much left. */
export interface TimerFacts {
  endsAtMs: number | null
  remainingMs: number | null
}

/** "4:12", or "1:04:12" from an hour on. A second is shown until it has passed. */
export function timerText(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const start = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)
  return `${start}:${two(seconds % 60)}`
}

/** Milliseconds left, told anew whenever the shown second changes; nothing ticks while the timer is held. */
export function useRemaining(timer: () => TimerFacts | null): ComputedRef<number> {
  const now = ref(Date.now())
  let wait: ReturnType<typeof setTimeout> | undefined

  function tick(): void {
    clearTimeout(wait)
    now.value = Date.now()
    const endsAtMs = timer()?.endsAtMs ?? null
    const left = endsAtMs === null ? 0 : endsAtMs - now.value
    if (left > 0) wait = setTimeout(tick, left % 1000 || 1000)
  }

  watch(timer, tick, { immediate: true, deep: true })
  onScopeDispose(() => clearTimeout(wait))

  return computed(() => {
    const facts = timer()
    if (!facts) return 0
    return facts.endsAtMs === null ? (facts.remainingMs ?? 0) : Math.max(0, facts.endsAtMs - now.value)
  })
}
