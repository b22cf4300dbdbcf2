import { z } from 'zod'
import { characterId } from '../domain/ids'

/** Facts of a character that the catalogue does not have, or has otherwise: homebrew, or an official one redefined. */
const homebrewCharacter = z.object({
  id: characterId,
  name: z.string(),
  team: z.enum(['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric']),
  ability: z.string(),
  /** Sort key of the first night, any number; 0 or absent = does not wake. */
  firstNight: z.number().optional(),
  firstNightReminder: z.string().optional(),
  otherNight: z.number().optional(),
  otherNightReminder: z.string().optional(),
  reminders: z.array(z.string()).default([]),
  remindersGlobal: z.array(z.string()).default([]),
  setup: z.boolean().default(false),
  image: z.array(z.string()).default([]),
  flavor: z.string().optional(),
  special: z.array(z.record(z.string(), z.unknown())).default([]),
  /** The file says too little: the Storyteller should complete it (unknown id, no team, no ability). */
  isPlaceholder: z.boolean().optional(),
  /** What else the file said about the character, kept for writing it again. */
  other: z.record(z.string(), z.json()).optional(),
})

/** The list of characters a game may hold, with what the file said about itself. */
export const script = z.object({
  name: z.string(),
  author: z.string().nullable().default(null),
  /** `tb`, `bmr`, `snv` for the base editions, else `custom`. */
  edition: z.enum(['tb', 'bmr', 'snv', 'custom']).default('custom'),
  characters: z.array(characterId),
  homebrew: z.array(homebrewCharacter).default([]),
  /** The script's own night orders, ids with dusk, minioninfo, demoninfo, dawn; empty = the official order. */
  firstNight: z.array(z.string()).default([]),
  otherNight: z.array(z.string()).default([]),
  bootlegger: z.array(z.string()).default([]),
  /** Jinxes the file brings along, beside the official ones. */
  jinxes: z.array(z.object({ pair: z.tuple([characterId, characterId]), reason: z.string() })).optional(),
  /** Entries of teams the game does not have: shown, never dealt. */
  extras: z.array(z.object({ id: z.string(), name: z.string(), team: z.string(), ability: z.string() })).optional(),
  /** What else the file said about itself (logo, background, almanac …), kept for writing it again. */
  other: z.record(z.string(), z.json()).optional(),
})

/** A script. An empty list of characters means all official ones. */
export type Script = z.infer<typeof script>
/** A character defined by the script itself. */
export type HomebrewCharacter = z.infer<typeof homebrewCharacter>
