import { z } from 'zod'
import { effectKind, effectUntil } from '../vocabulary'

const id = z.string().regex(/^[a-z]+$/)
const rank = z.int().positive().nullable()
const balance = z.enum(['townsfolk', 'townsfolk-or-outsider', 'none'])

const count = z.strictObject({
  delta: z.int().optional(),
  onlyIfAdded: z.boolean().optional(),
  choice: z.union([z.array(z.int()).min(2), z.literal('any')]).optional(),
  set: z.union([z.int(), z.literal('X')]).optional(),
  inBag: z.boolean().optional(),
  assignedOn: z.literal('firstNight').optional(),
})

const modifier = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({
    kind: z.literal(kind),
    source: z.enum(['bracket', 'implicit', 'flag-only', 'ability-without-bracket']),
    ...shape,
  })

/** Every form a setup change takes in the data, told apart by `kind`. */
const setupModifierSchema = z.discriminatedUnion('kind', [
  modifier('evil-townsfolk', { count: z.int(), effect: z.string(), bagChange: z.literal(false) }),
  modifier('count-delta', {
    outsiders: count.optional(),
    minions: count.optional(),
    balance,
    chooser: z.enum(['storyteller', 'player']).optional(),
    floor: z.int().optional(),
    inBag: z.boolean().optional(),
    demonTokenInBag: z.boolean().optional(),
  }),
  modifier('count-set', {
    outsiders: count,
    xRange: z.string(),
    balance,
    overridesOtherOutsiderModifiers: z.boolean(),
    chooser: z.literal('storyteller'),
  }),
  modifier('extra-copies', {
    character: id,
    extra: count,
    balance,
    drunkAmongExtras: z.int(),
    chooser: z.literal('storyteller'),
  }),
  modifier('require-character', {
    character: id,
    team: z.enum(['townsfolk', 'outsider']),
    ifAbsent: z.literal('add'),
    balance,
    outsiders: count.optional(),
  }),
  modifier('no-evil', { minions: count, demons: count, balance }),
  modifier('replaces-townsfolk', { inBag: z.literal(false), bagToken: z.literal('townsfolk'), marker: z.string() }),
  modifier('seating', {
    constraint: z.enum(['neighbours-demon', 'evil-in-one-line-with-self-inside']),
    inBag: z.literal(false).optional(),
    bagToken: z.literal('good').optional(),
    marker: z.string().optional(),
    minions: count.optional(),
    outsiders: count.optional(),
    balance: balance.optional(),
  }),
  modifier('no-demon', { demons: count, balance }),
  modifier('demon-assigns-minions', {
    minions: count,
    outsiders: count,
    balance,
    minionsAssignedOn: z.literal('firstNight'),
    chooser: z.literal('player'),
  }),
  modifier('most-players-are', {
    character: id,
    copies: z.literal('most'),
    others: z.literal('good'),
    minions: count,
  }),
  modifier('assign-characters', { chooser: z.literal('storyteller'), bagDraw: z.literal(false) }),
  modifier('duplicates-allowed', { alignment: z.literal('good'), duplicateBluffs: z.boolean() }),
  modifier('hidden-characters', {
    bagDraw: z.literal(false),
    playersKnowCharacter: z.literal(false),
    minionInfo: z.literal(false),
    demonInfo: z.literal(false),
  }),
  modifier('script-rule', { note: z.string() }),
  modifier('none', { note: z.string() }),
])

const team = z.enum(['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'])

const reminder = z.strictObject({
  label: z.string().min(1),
  global: z.boolean(),
  means: z.strictObject({ kind: effectKind, until: effectUntil, outlivesSource: z.literal(true).optional() }),
})

const special = z.strictObject({
  type: z.enum(['selection', 'ability', 'signal', 'vote', 'reveal', 'player', 'reminder']),
  name: z.string().min(1),
  time: z.enum(['pregame', 'day', 'night']).optional(),
  global: team.optional(),
  value: z.number().optional(),
})

/** One entry of `characters.json`. */
const characterSchema = z.strictObject({
  id,
  name: z.string().min(1),
  team,
  edition: z.enum(['tb', 'bmr', 'snv', 'carousel', 'fabled', 'loric']),
  firstNight: rank,
  otherNight: rank,
  reminders: z.array(reminder),
  setup: setupModifierSchema.nullable(),
  setupLabel: z.string().min(1).nullable(),
  bagToken: z.literal('demon').optional(),
  special: z.array(special),
  jinxes: z.array(id),
  icon: z.string().min(1),
})

/** All of `characters.json`. */
export const charactersSchema = z.array(characterSchema)

/** All of `jinxes.json`. */
export const jinxesSchema = z.array(
  z.strictObject({ pair: z.tuple([id, id]), kind: z.enum(['interaction', 'setup', 'win-rule', 'exclusive']) }),
)

/** All of `nightOrder.json`. */
export const nightOrderSchema = z.strictObject({ firstNight: z.array(id), otherNight: z.array(id) })

/** All of `icons.json`: icon names by character and by part of the interface, and who drew them. */
export const iconsSchema = z.strictObject({
  package: z.string(),
  characters: z.record(id, z.string()),
  ui: z.record(z.string(), z.string()),
  authors: z.array(z.strictObject({ name: z.string(), licence: z.string(), icons: z.array(z.string()).min(1) })),
})
