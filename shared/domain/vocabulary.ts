import { z } from 'zod'

/** Both sides of the game. Independent of the character (rulebook, States). */
export const alignment = z.enum(['good', 'evil'])
/** Good or evil. */
export type Alignment = z.infer<typeof alignment>

/** The other side. */
export function opposite(side: Alignment): Alignment {
  return side === 'good' ? 'evil' : 'good'
}

/** Times of the game in order; `number` counts nights and days from 1, 0 during setup. */
export const phase = z.object({ kind: z.enum(['setup', 'night', 'day']), number: z.int().min(0) })
/** Where the game stands. */
export type Phase = z.infer<typeof phase>

/** Languages Belfry speaks. */
export const locale = z.enum(['en', 'ko', 'zh-Hant'])
/** A language Belfry speaks. */
export type Locale = z.infer<typeof locale>

/** How many of each ordinary type: the row on the setup sheet (rulebook, Setup). */
export const typeCounts = z.object({
  townsfolk: z.int().min(0),
  outsiders: z.int().min(0),
  minions: z.int().min(0),
  demons: z.int().min(0),
})
/** Counts of the four ordinary types. */
export type TypeCounts = z.infer<typeof typeCounts>

/** What a reminder token or effect does (catalogue `means.kind`). */
const EFFECT_KINDS = [
  'poisoned',
  'drunk',
  'mad',
  'sober',
  'safeFromDemon',
  'cannotDie',
  'survivesExecution',
  'spent',
  'noAbility',
  'retained',
  'mark',
] as const
/** Schema of {@link EffectKind}. */
export const effectKind = z.enum(EFFECT_KINDS)
/** What a reminder token or effect does. */
export type EffectKind = z.infer<typeof effectKind>

/**
 * When an effect ends by itself. `dawn`, `dusk`: the next one; `duskTomorrow`: the dusk after the next whole day;
 * `tomorrow`: with the day and the night that follow this night (rulebook, Tomorrow); `sourceEnds`: with its source's
 * ability; `forever`: only when taken away.
 */
export const effectUntil = z.enum(['dawn', 'dusk', 'duskTomorrow', 'tomorrow', 'sourceEnds', 'forever'])
/** When an effect ends by itself. */
export type EffectUntil = z.infer<typeof effectUntil>
