import type { EffectKind } from '../../shared/domain/vocabulary'

/** What the outline of a reminder says before it is read. */
export type ReminderOutline = 'note' | 'poisoned' | 'drunk' | 'mad' | 'safe' | 'dead'

function wave(count: number, radius: number, depth: number): string {
  return closed(count * 12, (turn) => radius + depth * Math.cos(count * turn))
}

function burst(count: number, radius: number, depth: number): string {
  return closed(count * 2, (_turn, index) => (index % 2 ? radius - depth : radius + depth * 0.4))
}

function closed(steps: number, radiusAt: (turn: number, index: number) => number): string {
  const places = Array.from({ length: steps + 1 }, (_, index) => {
    const turn = (index / steps) * 2 * Math.PI
    const radius = radiusAt(turn, index)
    return `${(50 + radius * Math.sin(turn)).toFixed(1)} ${(50 - radius * Math.cos(turn)).toFixed(1)}`
  })
  return `M${places.join('L')}z`
}

/** Outlines in a box of 100 × 100, told apart by shape alone. */
export const REMINDER_SHAPE: Record<ReminderOutline, string> = {
  note: 'M50 6a44 44 0 1 0 .01 0z',
  poisoned: 'M50-2C58 10 94 24 94 54a44 44 0 0 1-88 0C6 24 42 10 50-2z',
  drunk: wave(9, 41, 4.5),
  mad: burst(13, 44, 9),
  safe: 'M50 3C64 10 78 12 93 12C96 52 86 82 50 100C14 82 4 52 7 12C22 12 36 10 50 3z',
  dead: 'M10 96V48C10 20 28 4 50 4s40 16 40 44v48z',
}

const BY_KIND: Partial<Record<EffectKind, ReminderOutline>> = {
  poisoned: 'poisoned',
  drunk: 'drunk',
  mad: 'mad',
  safeFromDemon: 'safe',
  cannotDie: 'safe',
  survivesExecution: 'safe',
}

/** The outline for what a reminder does; `label` (the official English one) tells the dead from other marks. */
export function reminderOutline(kind: EffectKind, label: string): ReminderOutline {
  return BY_KIND[kind] ?? (/^(dead|died)\b/i.test(label) ? 'dead' : 'note')
}
