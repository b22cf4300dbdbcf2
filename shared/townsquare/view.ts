import { z } from 'zod'
import { characterId, seatId } from '../domain/ids'
import { alignment, locale, phase, typeCounts } from '../domain/vocabulary'

/** One chair as the room sees it. */
const publicSeat = z.strictObject({
  seat: seatId,
  name: z.string(),
  life: z.enum(['alive', 'dead']),
  /** A dead player's vote for the rest of the game; false for the living. */
  voteToken: z.boolean(),
  /** The Traveller's character, which is public; null for everybody else. */
  traveller: characterId.nullable(),
  /** Reminder tokens that their character makes public. */
  reminders: z.array(z.strictObject({ character: characterId, label: z.string() })).default([]),
})

/** The nomination or exile call being counted. */
const publicNomination = z.strictObject({
  kind: z.enum(['execution', 'exile']),
  by: seatId.nullable(),
  nominee: z.union([seatId, z.literal('storyteller')]),
  /** Seats in counting order: clockwise, the nominee last. */
  order: z.array(seatId),
  /** Seat the hand points at; null before the count and when it is done. */
  now: seatId.nullable(),
  /** Hands already counted; empty while the vote is secret. */
  hands: z.array(z.strictObject({ seat: seatId, hands: z.int().min(0) })),
  /** Running tally; null while the vote is secret. */
  tally: z.int().nullable(),
  needed: z.int(),
  done: z.boolean(),
})

/** Something said aloud. `deaths`: who died in the night, empty when nobody did. */
export const publicAnnouncement = z.strictObject({
  kind: z.enum([
    'deaths',
    'revived',
    'statuses',
    'banshee-awoken',
    'alhadikhia-chose',
    'gnome-amigo',
    'executed',
    'exiled',
    'custom',
  ]),
  seats: z.array(seatId),
  text: z.string().optional(),
})

/** All the room may know: an allow-list, checked before it leaves the main process. */
export const townSquareView = z.strictObject({
  /** Grows with every change; a window keeps the highest. */
  revision: z.int(),
  locale,
  gameName: z.string(),
  phase,
  seats: z.array(publicSeat),
  /** Base numbers for this many players, never changed by characters; null before there are five. */
  counts: typeCounts.nullable(),
  alive: z.int(),
  votesNeeded: z.int(),
  /** Supporters an exile needs now. */
  exileNeeded: z.int(),
  fabled: z.array(characterId),
  loric: z.array(characterId),
  nominationsOpen: z.boolean(),
  nomination: publicNomination.nullable(),
  /** Today's finished nominations; `votes` null while voting is secret. */
  nominations: z.array(
    z.strictObject({
      kind: z.enum(['execution', 'exile']),
      by: seatId.nullable(),
      nominee: z.union([seatId, z.literal('storyteller')]),
      votes: z.int().nullable(),
    }),
  ),
  /** The list of today's votes hangs on the wall, because the Storyteller wants it there. */
  hasVoteList: z.boolean().default(false),
  /** Who is about to die, and with how many votes; null also while voting is secret. */
  aboutToDie: z.strictObject({ nominee: z.union([seatId, z.literal('storyteller')]), votes: z.int() }).nullable(),
  executedToday: z.union([seatId, z.literal('storyteller')]).nullable(),
  announcements: z.array(publicAnnouncement),
  winner: alignment.nullable(),
  timer: z
    .strictObject({ title: z.string(), endsAtMs: z.number().nullable(), remainingMs: z.number().nullable() })
    .nullable(),
  /** Milliseconds the clock hand takes from seat to seat. */
  handSpeedMs: z.int().min(0),
  /** The script, when the Storyteller puts it on the wall. */
  sheet: z
    .strictObject({ name: z.string(), author: z.string().nullable(), characters: z.array(characterId) })
    .nullable(),
  /**
   * What the script, or official wording on this machine, says of characters the room knows: Travellers, Fabled and Loric in
   * play, those of the sheet on the wall, and those revealed. Of all others not even the name leaves.
   */
  names: z
    .record(
      characterId,
      z.strictObject({
        name: z.string(),
        team: z.enum(['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric']),
        /** Empty unless the sheet is on the wall. */
        ability: z.string(),
      }),
    )
    .default({}),
  /**
   * Pictures of the same characters, in place of icons: addresses that this window alone can read. The first is the usual
   * one; the others are for other sides, so that the list tells nothing of anybody's.
   */
  pictures: z.record(characterId, z.array(z.string().max(200)).max(3)).default({}),
  /** Seats revealed so far, once the Storyteller reveals the Grimoire. */
  reveal: z
    .array(
      z.strictObject({
        seat: seatId,
        character: characterId,
        alignment,
        reminders: z.array(z.strictObject({ character: characterId, label: z.string() })),
      }),
    )
    .nullable(),
})

/** The public state of the game. */
export type TownSquareView = z.infer<typeof townSquareView>
/** One chair as the room sees it. */
export type PublicSeat = z.infer<typeof publicSeat>
/** The nomination or exile call being counted. */
export type PublicNomination = z.infer<typeof publicNomination>
/** Something said aloud. */
export type PublicAnnouncement = z.infer<typeof publicAnnouncement>
