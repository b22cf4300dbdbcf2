import type { CharacterId, EffectId, InstanceId, SeatId, SeatOrCharacter } from '../domain/ids'
import type { Alignment, EffectKind, EffectUntil, Phase, TypeCounts } from '../domain/vocabulary'
import type { Json } from '../lib/json'
import type { TownSquareView } from '../townsquare/view'
import type { Script } from './script'

/** Something the Storyteller should know: a code of the catalogue of messages and its parameters. Never stops anything. */
export interface Notice {
  code: string
  params: Record<string, Json>
}

/** Why a command changed nothing. Where `canOverride`, the same command with `override: true` commits. */
export interface Refusal {
  code: string
  params: Record<string, Json>
  canOverride: boolean
}

/** What makes somebody drunk, poisoned or mad. */
export interface StateCause {
  character: CharacterId
  seat: SeatId | null
  until: EffectUntil
  effect: EffectId | null
}

/** A reminder token on the board; `isActive` false = drawn greyed, has no force now. */
export interface ReminderView {
  id: EffectId
  character: CharacterId
  label: string
  kind: EffectKind
  isActive: boolean
  /** Lies there by itself for as long as a character has its ability; no hand moves it or takes it away. */
  isStanding: boolean
  until: EffectUntil
  sourceSeat: SeatId | null
  /** The chain that made it, and why it has no force where it has none, as codes with parameters. */
  why: Notice[]
}

/** An ability somebody has or believes to have. */
export interface AbilityView {
  instance: InstanceId
  character: CharacterId
  origin: 'own' | 'granted' | 'believed'
  isFunctioning: boolean
  isSpent: boolean
}

/** One seat of the Grimoire. */
export interface SeatView {
  seat: SeatId
  name: string
  character: CharacterId | null
  /** The character the player believes to be, where it differs. */
  shown: CharacterId | null
  alignment: Alignment
  /** Alignment and character colour differ (rulebook, Good & Evil). */
  isUpsideDown: boolean
  /** Truly alive. */
  isAlive: boolean
  /** Shroud on the token: dead, or feigning death. */
  isShrouded: boolean
  /** What the room sees; differs between a night death and dawn. */
  publicLife: 'alive' | 'dead'
  /** Holds a vote token: a dead player's own, or one that was given. */
  voteToken: boolean
  /** How many vote tokens they hold. */
  voteTokens: number
  /** A vote for execution costs this player a token. */
  needsToken: boolean
  isTraveller: boolean
  reminders: ReminderView[]
  drunk: StateCause[]
  poisoned: StateCause[]
  mad: StateCause[]
  abilities: AbilityView[]
  /** What this player may be told now, by ability: for tonight's rows and for uses by day. */
  learns: { ability: string; information: Information }[]
  /** Everything shown to this player in secret. */
  told: ToldView[]
  /** Woke tonight, or is due to, for an ability of their own (almanac, Chambermaid). */
  wokeForOwnAbility: boolean
  /** Place in tonight's order, 1 and up. */
  nightPlace: { position: number; status: StepStatus } | null
  /** Madness: the Storyteller may punish this player now (rulebook, Sane & Mad). */
  mayBePunished: boolean
  canNominate: boolean
  canBeNominated: boolean
  /** Anticlockwise and clockwise neighbour. */
  neighbours: [SeatId, SeatId]
  note: string
}

/** What a player was shown, by the Storyteller, in secret. */
export interface ToldItem {
  kind:
    | 'youAre'
    | 'alignment'
    | 'character'
    | 'thisCharacterSelectedYou'
    | 'player'
    | 'demon'
    | 'minions'
    | 'notInPlay'
    | 'answer'
    | 'abilityText'
  value: Json
  ability: string
  phase: Phase
  truth: Json | null
}

/** What a player was shown, with the players and characters it names in whatever shape, for the sheet to draw. */
export interface ToldView extends ToldItem {
  named: ({ player: SeatId } | { character: CharacterId })[]
}

/** Where a night step stands. `pretend`: woken and asked like the others, without result. `optional`: may be woken without a sign. */
export type StepStatus = 'todo' | 'optional' | 'done' | 'skipped' | 'cancelled' | 'notNow'

/** What an ability may be told or may answer. */
export interface InformationAdvice {
  /** The answer without any malfunction or misregistration; null = nothing to learn. */
  truth: Json
  /** Answers the Storyteller may give; patterns may hold `anyMinionOrDemon` and the like. Ignored when `isAnything`. */
  allowed: Json[]
  /** Unrestricted: whatever the Storyteller likes. */
  isAnything: boolean
  /** Where falsehood is forced: true answers, which may not be given; patterns too. */
  forbidden?: Json[]
  /** Choices to offer as buttons, the truth first. */
  suggested: Json[]
  malfunction: { level: 'may' | 'must'; causes: StateCause[] } | null
  /** Shape of the answer, for the control that asks for it. */
  form: InformationForm
  /** Seats whose registration opens further answers. */
  registering: SeatId[]
}

/** What may be told, without how to enter it. */
export type Information = Pick<InformationAdvice, 'truth' | 'allowed' | 'isAnything' | 'malfunction'>

/** Which control enters an answer. */
export type InformationForm =
  | { kind: 'number'; max: number | null }
  | { kind: 'choice'; options: string[] }
  | { kind: 'seat'; count: number }
  | { kind: 'character' }
  | { kind: 'seatsAndCharacter'; seats: number }
  | { kind: 'goodAndEvil' }
  | { kind: 'outsiders' }
  | { kind: 'demonsAndMinions' }
  | { kind: 'minionsAndBluffs' }
  | { kind: 'grimoire' }
  | { kind: 'text' }

/** What a step asks of its player, and what is lawful. */
export interface StepAdvice {
  /** How many players are pointed at; null = none. */
  targets: { min: number; max: number; legal: SeatId[]; refused: { seat: SeatId; code: string }[] } | null
  characters: { min: number; max: number; legal: CharacterId[] } | null
  /** Answers by sign, such as a nod or a shake. */
  answers: string[]
  canDecline: boolean
  information: InformationAdvice | null
  /** Once its player has chosen, the ability tells them something. */
  learns: boolean
  /** Why the ability does nothing, where it does not work now. */
  malfunction: StateCause[]
  /** Tokens that will be placed when the step is done. */
  willPlace: { character: CharacterId; label: string }[]
  /** What the player chose already in this step. */
  chosen: { targets: SeatId[]; characters: CharacterId[]; answer: string | null } | null
}

/** One row of tonight's order. */
export interface NightStep {
  key: string
  /** A character id, or dusk, minioninfo, demoninfo, dawn. */
  entry: string
  seats: SeatId[]
  /** The Storyteller acts, and nobody is woken: a seat says whose ability it is. */
  isAsleep: boolean
  instance: InstanceId | null
  status: StepStatus
  isPretend: boolean
  /** No ability module: prompt, tokens and cards only. */
  isManual: boolean
  /** Code why it is cancelled or not now. */
  reason: string | null
  advice: StepAdvice | null
  /** What each woken player is to be shown, where it differs from player to player. */
  shows: { seat: SeatId; value: Json }[]
  /** What came of it: code and parameters, e.g. `told` { value }. */
  outcome: Notice[]
}

/** A question only the Storyteller can answer. */
export interface Decision {
  id: string
  ability: CharacterId
  seat: SeatId | null
  topic: string
  options: Json[]
  /** The Storyteller may leave it: a "might" that nobody invokes does not happen. */
  isOptional: boolean
  /** A command waits for the answer; otherwise it can wait itself. */
  isPending: boolean
  /** Who asks, for registrations. */
  to: SeatId | null
}

/** A reason for the game to end. */
export interface WinClaim {
  team: Alignment
  reason: string
  /** Characters that hold the win back. */
  blockedBy: CharacterId[]
}

/** A nomination of today in the Storyteller's eyes. */
export interface NominationView {
  kind: 'execution' | 'exile'
  by: SeatId | null
  nominee: SeatOrCharacter
  order: SeatId[]
  /** While it is counted: who would pay for a vote with the token, and whose hand would not count, by code. */
  paying: SeatId[]
  barred: { seat: SeatId; code: string }[]
  hands: { seat: SeatId; hands: number }[]
  tally: number
  needed: number
  isDone: boolean
  succeeded: boolean | null
}

/** The day panel. */
export interface DayView {
  nominationsOpen: boolean
  votesNeeded: number
  /** How that number comes about. */
  votesNeededWhy: Notice[]
  exileNeeded: number
  nominations: NominationView[]
  /** Nomination or exile call being counted. */
  open: NominationView | null
  aboutToDie: { nominee: SeatOrCharacter; votes: number } | null
  executedToday: SeatOrCharacter | null
  /** Votes that would tie, and votes that would replace, the player about to die. */
  toTie: number | null
  toReplace: number
  actions: DayActionView[]
}

/** An ability somebody can use by day. */
export interface DayActionView {
  seat: SeatId
  ability: CharacterId
  status: 'ready' | 'spent' | 'notNow'
  isPublic: boolean
  targets: { min: number; max: number; legal: SeatId[] } | null
  /** Which further input it takes. */
  input: 'none' | 'guesses' | 'question' | 'statement' | 'guessAndAnswer' | 'text'
  /** What the Storyteller may answer. */
  information: InformationAdvice | null
  /** Used today, and nothing was said to it yet. */
  isAnswerDue: boolean
}

/** The setup panel. */
export interface SetupView {
  players: number
  travellers: number
  base: TypeCounts | null
  /** Lawful distributions with the line-up's setup changes; more than one = the Storyteller's choice. */
  distributions: TypeCounts[]
  lineup: CharacterId[]
  lineupCounts: TypeCounts
  problems: Notice[]
  bag: CharacterId[] | null
  /** Tokens of each type to be counted into the bag; null until it is filled. */
  bagCounts: TypeCounts | null
  /** Tokens still in the bag. */
  inBag: CharacterId[]
}

/** One line of the game's story. */
export interface LogLine {
  /** Sequence number of the commit. */
  commit: number
  at: number
  phase: Phase
  entries: Notice[]
  isOverride: boolean
}

/** Everything the Grimoire window shows; the secret view. */
export interface GrimoireView {
  revision: number
  game: {
    id: string
    name: string
    head: number | null
    canUndo: boolean
    canRedo: boolean
    commits: number
    /** When the first night, and the night or day that is on, began, in epoch milliseconds; null while the table is set. */
    began: { game: number; phase: number } | null
  }
  phase: Phase
  script: Script
  /** Jinxed pairs on the script. */
  jinxes: [CharacterId, CharacterId][]
  seats: SeatView[]
  centre: { character: CharacterId; reminders: ReminderView[] }[]
  /** Tokens in the middle of the board that belong to no seat. */
  centreReminders: ReminderView[]
  bluffs: { title: string; characters: CharacterId[] }[]
  /** Characters in play now by type. */
  inPlayCounts: TypeCounts
  setup: SetupView
  night: { number: number; steps: NightStep[]; currentKey: string | null }
  /** The coming night as things stand, by day; empty at night. */
  upcoming: { night: number; steps: { entry: string; seats: SeatId[]; status: StepStatus }[] }
  day: DayView
  decisions: Decision[]
  /** Players who have to answer an ability that chose them, the next one first. */
  awaiting: { ability: CharacterId; seat: SeatId; options: string[] }[]
  claims: WinClaim[]
  /** Declared by the Storyteller. */
  winner: Alignment | null
  /** Whoever has won as things stand: declared, or by a claim that nothing holds back; where both would win, good. */
  victor: Alignment | null
  notices: Notice[]
  log: LogLine[]
  /** What the room sees, the same object the public window gets. */
  townSquare: TownSquareView
}
