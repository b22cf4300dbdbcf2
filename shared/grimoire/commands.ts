import { z } from 'zod'
import { characterId, seatId, seatOrCharacter } from '../domain/ids'
import type { SeatId } from '../domain/ids'
import { alignment, effectUntil, phase } from '../domain/vocabulary'
import { script } from './script'

const side = z.enum(['drunk', 'poisoned'])
const source = z.object({ character: characterId, seat: seatId.optional() })
const reminder = z.object({ character: characterId, label: z.string() })
const onSeat = z.object({ seat: seatId })
/** Players, or a Fabled or Loric, whom nothing touches. */
const pointedAt = z.array(seatOrCharacter).default([])

/** A seat of a game taken over in progress; everything absent is the default. */
const positionSeat = z.object({
  seat: seatId,
  name: z.string(),
  character: characterId.nullable(),
  alignment: alignment.optional(),
  /** The character the player believes in, where it differs. */
  shown: characterId.optional(),
  alive: z.boolean().default(true),
  /** A dead player's vote; default: still there. */
  voteToken: z.boolean().optional(),
  feignsDeath: z.boolean().default(false),
  drunk: z.array(source).default([]),
  poisoned: z.array(source).default([]),
  /** Once-per-game abilities already spent. */
  spent: z.array(characterId).default([]),
  gainedAbility: characterId.optional(),
  reminders: z.array(reminder).default([]),
})

/** Every command by family; the data of each, checked before the engine sees it. */
export const commandData = {
  // The table and the bag
  newTable: z.object({
    players: z.int().min(0).max(40),
    travellers: z.int().min(0).max(20).default(0),
    names: z.array(z.string()).default([]),
  }),
  chooseScript: z.object({ script }),
  addSeat: z.object({ name: z.string(), index: z.int().min(0).optional() }),
  removeSeat: onSeat,
  renameSeat: z.object({ seat: seatId, name: z.string().max(80) }),
  moveSeat: z.object({ seat: seatId, index: z.int().min(0) }),
  /** Numbers the chairs from this player on; `isReversed`: the other way round. */
  turnTable: z.object({ first: seatId, isReversed: z.boolean().default(false) }),
  swapSeats: z.object({ first: seatId, second: seatId }),
  setLineup: z.object({ characters: z.array(characterId) }),
  randomLineup: z.object({ keep: z.array(characterId).default([]) }),
  fillBag: z.object({}),
  drawToken: z.object({ seat: seatId, character: characterId.optional() }),
  dealBag: z.object({}),
  assign: z.object({
    seat: seatId,
    character: characterId.nullable(),
    shown: characterId.optional(),
    alignment: alignment.optional(),
  }),
  swapCharacters: z.object({ first: seatId, second: seatId }),
  setBluffs: z.object({
    group: z.int().min(0).default(0),
    characters: z.array(characterId).max(9),
    title: z.string().optional(),
  }),
  addToCentre: z.object({ character: characterId }),
  removeFromCentre: z.object({ character: characterId }),
  startGame: z.object({}),
  startFromPosition: z.object({
    phase,
    script: script.optional(),
    seats: z.array(positionSeat),
    centre: z.array(characterId).default([]),
    bluffs: z.array(characterId).default([]),
  }),
  // Night
  choose: z.object({
    seat: seatId,
    ability: characterId,
    targets: pointedAt,
    characters: z.array(characterId).default([]),
    /** A nod, a shake, or another answer by sign. */
    answer: z.string().optional(),
    /** False when the player gave no order and the Storyteller sets it. */
    ordered: z.boolean().default(true),
  }),
  decline: z.object({ seat: seatId, ability: characterId }),
  tell: z.object({ seat: seatId, ability: z.string(), value: z.json() }),
  skipStep: z.object({ key: z.string() }),
  finishStep: z.object({ key: z.string() }),
  addStep: z.object({ seat: seatId.nullable(), ability: z.string() }),
  repeatStep: z.object({ key: z.string() }),
  moveStep: z.object({ key: z.string(), before: z.string().nullable() }),
  dawn: z.object({}),
  /** A Storyteller's decision that an ability leaves open; `to` = whoever asks (registration). */
  decide: z.object({
    ability: characterId,
    topic: z.string(),
    value: z.json(),
    seat: seatId.optional(),
    to: seatId.optional(),
  }),
  leaveOpen: z.object({ decision: z.string() }),
  // Day
  nominate: z.object({ by: seatId, nominee: seatOrCharacter }),
  cancelNomination: z.object({}),
  setHand: z.object({ seat: seatId, hands: z.int().min(0).max(2) }),
  closeVote: z.object({
    nominee: seatOrCharacter.optional(),
    hands: z.record(z.string(), z.int().min(0).max(2)).optional(),
  }),
  execute: z.object({ target: seatOrCharacter.optional(), reason: z.enum(['madness', 'storyteller']).optional() }),
  closeDay: z.object({}),
  callExile: z.object({ by: seatId, target: seatOrCharacter }),
  closeExile: z.object({ target: seatOrCharacter, supporters: z.array(seatId) }),
  useByDay: z.object({
    seat: seatId,
    ability: characterId,
    isPublic: z.boolean().default(true),
    targets: pointedAt,
    characters: z.array(characterId).default([]),
    guesses: z.array(z.object({ seat: seatId, character: characterId })).optional(),
    question: z.json().optional(),
    statementTrue: z.boolean().optional(),
    text: z.string().optional(),
    /** What the Storyteller answers. */
    answer: z.json().optional(),
  }),
  judgeMadness: z.object({ seat: seatId, broken: z.boolean() }),
  announce: z.object({ kind: z.string(), seats: z.array(seatId).default([]), text: z.string().default('') }),
  // By hand, at any time
  kill: z.object({
    target: seatOrCharacter,
    cause: z.object({ kind: z.enum(['ability', 'storyteller']), ability: characterId, by: seatId.optional() }),
  }),
  revive: onSeat,
  impair: z.object({ target: seatOrCharacter, kind: side, source, until: effectUntil.optional() }),
  restore: z.object({ target: seatId, kind: side, source }),
  placeReminder: z.object({
    seat: seatId.nullable(),
    character: characterId,
    label: z.string(),
    source: seatId.optional(),
  }),
  moveReminder: z.object({ reminder: z.int(), seat: seatId.nullable() }),
  removeReminder: z.object({ reminder: z.int() }),
  changeCharacter: z.object({ target: seatOrCharacter, to: characterId }),
  changeAlignment: z.object({ target: seatOrCharacter, to: alignment }),
  setShown: z.object({ seat: seatId, character: characterId.nullable() }),
  setVoteToken: z.object({ seat: seatId, has: z.boolean() }),
  addTraveller: z.object({
    character: characterId,
    alignment,
    name: z.string().default(''),
    index: z.int().min(0).optional(),
    /** A free chair by its number, such as that of a player who left. */
    seat: seatId.optional(),
  }),
  removeTraveller: onSeat,
  setTraveller: z.object({ seat: seatId, isTraveller: z.boolean() }),
  /** `reason`: why it is certain, in the Storyteller's words, for the record. */
  endGame: z.object({ winner: alignment, reason: z.string().max(400).default('') }),
  playOn: z.object({}),
  reveal: z.object({ seats: z.array(seatId).nullable() }),
  showSheet: z.object({ isShown: z.boolean() }),
  note: z.object({ text: z.string().max(4000), seat: seatId.nullable().default(null) }),
} as const

/** Name of a command. */
export type CommandKind = keyof typeof commandData
/** Data of a command, as checked. */
export type CommandData<Kind extends CommandKind> = z.output<(typeof commandData)[Kind]>
/** The data of a command that points at players, once nobody else is pointed at. */
export type Pointing<Kind extends 'choose' | 'useByDay'> = Omit<CommandData<Kind>, 'targets'> & { targets: SeatId[] }
/** Data of a command, as a window may write it: defaults left out. */
export type CommandInput<Kind extends CommandKind> = z.input<(typeof commandData)[Kind]>

/**
 * One gesture of the Storyteller. `id` makes a repeated send harmless; `expectedHead` is the sequence number of the commit
 * it was made against; `at` is in epoch milliseconds; `override` commits against the rules, on the record.
 */
export type Command<Kind extends CommandKind = CommandKind> = {
  [Name in Kind]: {
    id: string
    expectedHead: number | null
    at: number
    kind: Name
    data: CommandData<Name>
    override?: boolean | undefined
  }
}[Kind]

const kinds = Object.keys(commandData) as [CommandKind, ...CommandKind[]]
const envelope = z.object({
  id: z.string().min(1).max(100),
  expectedHead: z.int().min(0).nullable(),
  at: z.number(),
  kind: z.enum(kinds),
  data: z.unknown(),
  override: z.boolean().optional(),
})

/** Schema of {@link Command}: the envelope, then the data by its kind. */
export const command = envelope.transform((raw, context): Command => {
  const data = commandData[raw.kind].safeParse(raw.data)
  if (data.success) return { ...raw, data: data.data } as Command
  for (const issue of data.error.issues)
    context.addIssue({ code: 'custom', message: issue.message, path: ['data', ...issue.path] })
  return z.NEVER
})
