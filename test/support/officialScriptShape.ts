import { z } from 'zod'

const time = z.enum(['pregame', 'day', 'night', 'firstNight', 'firstDay', 'otherNight', 'otherDay'])
const team = z.enum(['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'])
const special = z.strictObject({
  type: z.enum(['selection', 'ability', 'signal', 'vote', 'reveal', 'player', 'reminder']),
  name: z.string(),
  value: z.union([z.string().max(50), z.number()]).optional(),
  time: time.optional(),
  global: z.enum(['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'dead']).optional(),
})

const character = z.strictObject({
  id: z.string().max(50),
  name: z.string().max(30),
  image: z.union([z.string(), z.array(z.string()).min(1).max(3)]).optional(),
  team,
  edition: z.string().max(50).optional(),
  ability: z.string().max(250),
  flavor: z.string().max(500).optional(),
  firstNight: z.number().optional(),
  firstNightReminder: z.string().max(500).optional(),
  otherNight: z.number().optional(),
  otherNightReminder: z.string().max(500).optional(),
  reminders: z.array(z.string().max(30)).max(20).optional(),
  remindersGlobal: z.array(z.string().max(25)).max(20).optional(),
  setup: z.boolean().optional(),
  jinxes: z.array(z.object({ id: z.string().max(50), reason: z.string().max(500) })).optional(),
  special: z.array(special).optional(),
})

/** `_meta` alone may carry further keys. */
const meta = z.looseObject({
  id: z.literal('_meta'),
  name: z.string().max(50),
  author: z.string().max(50).optional(),
  logo: z.string().max(250).optional(),
  hideTitle: z.boolean().optional(),
  background: z.string().max(250).optional(),
  almanac: z.string().max(250).optional(),
  bootlegger: z.array(z.string()).max(10).optional(),
  firstNight: z.array(z.string()).max(200).optional(),
  otherNight: z.array(z.string()).max(200).optional(),
})

/** What the official tools accept as a script: the rules of their published schema, written anew. */
export const officialScriptShape = z
  .array(z.union([z.string().max(20), meta, character]))
  .min(5)
  .max(201)
