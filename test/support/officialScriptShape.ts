import { z } from 'zod'

/** A text of at most so many signs; a sign beyond the basic plane counts once. */
const text = (longest: number) =>
  z.string().refine((value) => Array.from(value).length <= longest, `over ${longest} signs`)
const address = z
  .string()
  .refine((value) => URL.canParse(value) && /^[\x21-\x7e]+$/.test(value) && !/["<>\\^`{|}]/.test(value))
const time = z.enum(['pregame', 'day', 'night', 'firstNight', 'firstDay', 'otherNight', 'otherDay'])
const team = z.enum(['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'])
const special = z.looseObject({
  type: z.enum(['selection', 'ability', 'signal', 'vote', 'reveal', 'player', 'reminder']),
  name: z.enum([
    ...(['grimoire', 'pointing', 'ghost-votes', 'distribute-roles', 'bag-disabled', 'bag-duplicate'] as const),
    ...(['evil-duplicate', 'good-duplicate', 'multiplier', 'hidden', 'replace-character'] as const),
    ...(['player', 'card', 'open-eyes', 'public'] as const),
  ]),
  value: z.union([text(50), z.number()]).optional(),
  time: time.optional(),
  global: z.enum(['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'dead']).optional(),
})

const character = z.strictObject({
  id: text(50),
  name: text(30),
  image: z.union([address, z.array(address).min(1).max(3)]).optional(),
  team,
  edition: text(50).optional(),
  ability: text(250),
  flavor: text(500).optional(),
  firstNight: z.number().optional(),
  firstNightReminder: text(500).optional(),
  otherNight: z.number().optional(),
  otherNightReminder: text(500).optional(),
  reminders: z.array(text(30)).max(20).optional(),
  remindersGlobal: z.array(text(25)).max(20).optional(),
  setup: z.boolean().optional(),
  jinxes: z.array(z.object({ id: text(50), reason: text(500) })).optional(),
  special: z.array(special).optional(),
})

/** `_meta` alone may carry further keys. */
const meta = z.looseObject({
  id: z.literal('_meta'),
  name: text(50),
  author: text(50).optional(),
  logo: address.and(text(250)).optional(),
  hideTitle: z.boolean().optional(),
  background: address.and(text(250)).optional(),
  almanac: address.and(text(250)).optional(),
  bootlegger: z.array(z.string()).max(10).optional(),
  firstNight: z.array(z.string()).max(200).optional(),
  otherNight: z.array(z.string()).max(200).optional(),
})

/** What the official tools accept as a script: the rules of their published schema, written anew. */
export const officialScriptShape = z
  .array(z.union([text(20), meta, character]))
  .min(5)
  .max(201)
