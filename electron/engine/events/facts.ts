import { z } from 'zod'
import { characterId, seatId, seatOrCharacter } from '../../../shared/domain/ids'
import { alignment, effectKind, effectUntil, phase } from '../../../shared/domain/vocabulary'
import { script } from '../../../shared/grimoire/script'
import { commandData } from '../../../shared/grimoire/commands'
import type { RefusalCode } from '../rules/refusalCodes'

const seat = z.object({ seat: seatId })
const victim = z.union([seatId, z.literal('storyteller')])

/** Who made something happen: an ability of somebody, the rules, or the Storyteller. */
const cause = z.object({
  /** Character whose ability it is, or `storyteller`, or `rules`. */
  ability: z.string(),
  seat: seatId.nullable().default(null),
  instance: z.string().nullable().default(null),
  /** How a death came about: a Demon's attack, another ability, execution, exile, or the Storyteller's hand. */
  kind: z.enum(['demon', 'ability', 'execution', 'exile', 'storyteller', 'rules']).default('rules'),
})

/** An effect on a player (rulebook, States) and the reminder token that stands for it. */
const effect = z.object({
  id: z.int(),
  kind: effectKind,
  /** Player it lies on; null = the centre of the Grimoire. */
  target: seatId.nullable(),
  character: characterId,
  label: z.string(),
  sourceSeat: seatId.nullable(),
  sourceInstance: z.string().nullable(),
  until: effectUntil,
  /** Start of the night (`dusk`) or day (`dawn`) of that number ends it. */
  expires: z.object({ at: z.enum(['dusk', 'dawn']), number: z.int() }).nullable(),
  /** Placed while its source did not function: shown, but never in force (rulebook, Once per game). */
  isInert: z.boolean().default(false),
  /** No token is drawn for it. */
  isHidden: z.boolean().default(false),
  data: z.json().default(null),
})

/** An ability that somebody has, was given, or only believes in. */
const instance = z.object({
  id: z.string(),
  /** Owner; null = the Storyteller. */
  seat: seatId.nullable(),
  character: characterId,
  origin: z.enum(['own', 'granted', 'believed']),
  /** Instance that granted it. */
  via: z.string().nullable(),
  since: phase,
  /** Rank in the night order at which it was gained, which may lie between two rows; null = before the night, or by day. */
  sinceRank: z.number().nullable(),
  memory: z.record(z.string(), z.json()).default({}),
})

const toldKind = z.enum([
  'youAre',
  'alignment',
  'character',
  'thisCharacterSelectedYou',
  'player',
  'demon',
  'minions',
  'notInPlay',
  'answer',
  'abilityText',
])

const kinds = {
  // Table and setup
  gameRenamed: z.object({ name: z.string() }),
  tableSet: z.object({ players: z.int(), travellers: z.int() }),
  scriptChosen: z.object({ script }),
  seatAdded: z.object({ seat: seatId, name: z.string(), index: z.int(), isTraveller: z.boolean().default(false) }),
  seatRemoved: seat,
  seatRenamed: z.object({ seat: seatId, name: z.string() }),
  tableTurned: z.object({ first: seatId, isReversed: z.boolean() }),
  seatMoved: z.object({ seat: seatId, index: z.int() }),
  lineupSet: z.object({ characters: z.array(characterId) }),
  bagFilled: z.object({ characters: z.array(characterId) }),
  tokenDrawn: z.object({ character: characterId }),
  bluffsSet: z.object({ group: z.int(), characters: z.array(characterId), title: z.string() }),
  centreAdded: z.object({ character: characterId }),
  centreRemoved: z.object({ character: characterId }),
  // Players
  characterSet: z.object({ seat: seatId, character: characterId.nullable() }),
  shownSet: z.object({ seat: seatId, character: characterId.nullable() }),
  alignmentSet: z.object({ seat: seatId, alignment }),
  travellerSet: z.object({ seat: seatId, isTraveller: z.boolean() }),
  voteTokenSet: z.object({ seat: seatId, has: z.boolean() }),
  /** Vote tokens of others that this player holds now. */
  givenTokensSet: z.object({ seat: seatId, count: z.int().nonnegative() }),
  lifeSet: z.object({ seat: seatId, isAlive: z.boolean(), feignsDeath: z.boolean().default(false) }),
  toldTo: z.object({
    seat: seatId,
    item: toldKind,
    value: z.json(),
    ability: z.string(),
    truth: z.json().default(null),
  }),
  noted: z.object({ seat: seatId.nullable(), text: z.string() }),
  // Abilities and effects
  instanceGained: z.object({ instance }),
  instanceLost: z.object({ instance: z.string() }),
  memorySet: z.object({ instance: z.string(), key: z.string(), value: z.json() }),
  effectAdded: z.object({ effect }),
  effectMoved: z.object({ effect: z.int(), target: seatId.nullable() }),
  effectEnded: z.object({ effect: z.int() }),
  // Night
  phaseBegan: z.object({ phase }),
  stepAdded: z.object({
    key: z.string(),
    seat: seatId.nullable(),
    ability: z.string(),
    before: z.string().nullable().default(null),
  }),
  stepMoved: z.object({ key: z.string(), before: z.string().nullable() }),
  stepDone: z.object({ key: z.string() }),
  stepSkipped: z.object({ key: z.string() }),
  stepReopened: z.object({ key: z.string() }),
  chose: z.object({
    instance: z.string(),
    seat: seatId,
    ability: characterId,
    targets: z.array(seatId),
    characters: z.array(characterId),
    answer: z.string().nullable(),
  }),
  declined: z.object({ instance: z.string(), seat: seatId, ability: characterId }),
  informed: z.object({
    instance: z.string().nullable(),
    seat: seatId,
    ability: z.string(),
    told: z.json(),
    truth: z.json(),
    allowed: z.array(z.json()),
    isAnything: z.boolean(),
    malfunction: z.boolean(),
    /** It was true, be it one of several true answers; absent where the rules have nothing to compare it with. */
    isTrue: z.boolean().optional(),
  }),
  decided: z.object({
    ability: characterId,
    seat: seatId.nullable(),
    topic: z.string(),
    value: z.json(),
    to: seatId.nullable().default(null),
  }),
  leftOpen: z.object({ decision: z.string() }),
  // A command that waits for the Storyteller's answer
  questionAsked: z.object({
    id: z.string(),
    command: z.object({ kind: z.string(), data: z.unknown(), override: z.boolean() }),
    answers: z.record(z.string(), z.json()),
    question: z.object({
      key: z.string(),
      ability: characterId,
      seat: seatId.nullable(),
      topic: z.string(),
      options: z.array(z.json()),
      isOptional: z.boolean(),
      to: seatId.nullable(),
      refusal: z.custom<RefusalCode>((code) => typeof code === 'string').optional(),
    }),
  }),
  questionClosed: z.object({ id: z.string() }),
  // Death
  deathPrevented: z.object({ seat: seatId, by: z.string() }),
  deathRedirected: z.object({ from: seatId, to: seatId, by: z.string() }),
  died: z.object({ seat: seatId, feigned: z.boolean().default(false) }),
  revived: seat,
  livesAnnounced: z.object({
    seats: z.array(seatId),
    revived: z.array(seatId).default([]),
    statuses: z.array(seatId).default([]),
  }),
  // Day
  nominated: z.object({ by: seatId, nominee: seatOrCharacter, purpose: z.enum(['execution', 'exile']) }),
  nominationCancelled: z.object({ nominee: seatOrCharacter.optional() }),
  handSet: z.object({ seat: seatId, hands: z.int() }),
  voteClosed: z.object({
    votes: z.array(z.object({ seat: seatId, hands: z.int(), counts: z.int() })),
    tally: z.int(),
    needed: z.int(),
    succeeded: z.boolean(),
    isSecret: z.boolean(),
    /** Who pays for a secret vote at dusk; facts of older games leave it out and mean the dead. */
    owing: z.array(seatId).optional(),
  }),
  aboutToDieSet: z.object({ nominee: victim.nullable(), votes: z.int() }),
  nominationsClosed: z.object({ early: z.boolean().optional() }),
  executed: z.object({ target: victim, died: z.boolean() }),
  exiled: seat,
  actedByDay: z.object({
    instance: z.string().nullable(),
    seat: seatId,
    ability: characterId,
    isPublic: z.boolean(),
    data: commandData.useByDay,
  }),
  madnessJudged: z.object({ seat: seatId, broken: z.boolean() }),
  announced: z.object({ announcement: z.string(), seats: z.array(seatId), text: z.string() }),
  wentWrong: z.object({
    seat: seatId,
    ability: z.string(),
    /** Nobody meddled: the player only believes in the ability. */
    isBelieved: z.literal(true).optional(),
  }),
  // End
  claimRaised: z.object({ team: alignment, reason: z.string() }),
  claimsDismissed: z.object({ reasons: z.array(z.string()) }),
  gameEnded: z.object({ winner: alignment, reason: z.string().optional() }),
  revealSet: z.object({ seats: z.array(seatId).nullable() }),
  sheetShown: z.object({ isShown: z.boolean() }),
  overridden: z.object({ code: z.string() }),
} as const

type Kinds = typeof kinds
/** Name of a fact. The list is closed and names no character: a new ability needs no new kind. */
export type FactKind = keyof Kinds
/**
 * Something that happened, in the past tense. `cause` says whose doing it was; `because` is the number of the fact that led to
 * it, counted from 0 at the start of the game: without it the fact is a command's own, or older than such numbers (SPEC K).
 */
export type Fact<Kind extends FactKind = FactKind> = {
  [Name in Kind]: { kind: Name; cause?: Cause | undefined; because?: number | undefined } & z.output<Kinds[Name]>
}[Kind]
/** Data of a fact. */
export type FactData<Kind extends FactKind> = z.output<Kinds[Kind]>
/** See {@link cause}. */
export type Cause = z.output<typeof cause>
/** See {@link effect}. */
export type Effect = z.output<typeof effect>
/** See {@link instance}. */
export type AbilityInstance = z.output<typeof instance>

/** Schema of a fact as it lies in a game's file. @throws nothing; parsing failures name the field. */
export const factSchema = z
  .looseObject({
    kind: z.enum(Object.keys(kinds) as [FactKind, ...FactKind[]]),
    cause: cause.optional(),
    because: z.int().optional(),
  })
  .transform((raw, context): Fact => {
    const data = kinds[raw.kind].safeParse(raw)
    if (data.success) {
      const origin = {
        ...(raw.cause && { cause: raw.cause }),
        ...(raw.because !== undefined && { because: raw.because }),
      }
      return { ...data.data, kind: raw.kind, ...origin } as Fact
    }
    for (const issue of data.error.issues)
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path })
    return z.NEVER
  })
