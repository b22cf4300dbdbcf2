import type { Timer } from '../../../../shared/grimoire/api'

/** Milliseconds left, never below zero. */
export function leftOf({ endsAtMs, remainingMs }: Timer, nowMs: number): number {
  return Math.max(0, endsAtMs === null ? (remainingMs ?? 0) : endsAtMs - nowMs)
}

export function pausedOf(timer: Timer, nowMs: number): Timer {
  return { title: timer.title, endsAtMs: null, remainingMs: leftOf(timer, nowMs) }
}

export function resumedOf(timer: Timer, nowMs: number): Timer {
  return { title: timer.title, endsAtMs: nowMs + leftOf(timer, nowMs), remainingMs: null }
}

/** `4:12`; a second that has begun counts as whole. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
