import type { CharacterFacts, Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId, EffectId, InstanceId, SeatId, SeatOrCharacter } from '../../../shared/domain/ids'
import type { Alignment, EffectKind, Phase } from '../../../shared/domain/vocabulary'
import type { Pointing } from '../../../shared/grimoire/commands'
import type { InformationForm, Notice, StateCause, StepStatus, WinClaim } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import type { AbilityInstance, Cause, Effect, Fact } from '../events/facts'
import type { Seat, State } from '../state'

/** The table as it lies there: seats, characters, life. Knows nothing of drunkenness or poison. */
export interface Table {
  readonly state: State
  /** Seats clockwise. */
  readonly seats: readonly Seat[]
  /** Truly living players, Travellers included. */
  readonly living: readonly Seat[]
  /** @throws when there is no such seat: callers have checked. */
  seat(seat: SeatId): Seat
  /** Facts of an official or homebrew character; a placeholder without night or setup for an unknown one. */
  facts(character: CharacterId): CharacterFacts
  /** Type of the character on a seat; Travellers by their status at the table. Null for an empty seat. */
  team(seat: SeatId): Team | null
  /** All seats with an ordinary (non-Traveller) character of that type, dead or alive. */
  ofTeam(team: Team): readonly Seat[]
  /** The player `steps` chairs on clockwise; negative = anticlockwise. */
  next(seat: SeatId, steps: number): SeatId
  /** Chairs between two seats, the shorter way round. */
  distance(from: SeatId, to: SeatId): number
  /** The nearest seat that fits, going one way, the seat itself excluded; undefined when none does. */
  nearest(from: SeatId, direction: 1 | -1, fits: (seat: Seat) => boolean): Seat | undefined
  /** Characters that may be in the game: the script's, or all official player characters. */
  readonly possible: readonly CharacterFacts[]
}

/** What a player registers as to one check (rulebook, Register). */
export interface Registration {
  alignment: Alignment
  team: Team | null
  character: CharacterId | null
}

/** Table plus everything derived: which effects are in force, who has a working ability. Always of one state. */
export interface Game extends Table {
  /** Every effect, stored or standing, with whether it is in force now. */
  readonly effects: readonly ActiveEffect[]
  instance(id: InstanceId): AbilityInstance | undefined
  /** The owner has this ability now: alive (or it works when dead), sober, healthy, not merely believed. Spent is apart. */
  functions(instance: AbilityInstance): boolean
  isSpent(instance: AbilityInstance): boolean
  /** Instances on a seat, believed ones too. */
  instancesOf(seat: SeatId): readonly AbilityInstance[]
  /** The instance by which a seat uses an ability, the functioning one first; undefined when there is none. */
  abilityOf(seat: SeatId, character: CharacterId): AbilityInstance | undefined
  /** Functioning instances of a character, in order of gaining. */
  holders(character: CharacterId): readonly AbilityInstance[]
  /** Is some effect of the kind in force on the seat? */
  has(seat: SeatId, kind: EffectKind): boolean
  /** Why the seat is in that state; empty when it is not. */
  causes(seat: SeatId, kind: EffectKind): readonly StateCause[]
  /** A token of that character and label on the seat (null = centre), in force or not. */
  token(seat: SeatId | null, character: CharacterId, label: string): ActiveEffect | undefined
  /** Seats that bear such a token. */
  tokenHolders(character: CharacterId, label: string): readonly SeatId[]
  /** All that a seat may register as when asked by an ability, the truth first (SPEC G). */
  registrations(seat: SeatId, asker: AbilityInstance | null): readonly Registration[]
  /** Is there a living Demon, counting whoever passes for one? */
  readonly demons: readonly Seat[]
  /** Where an ability stands in tonight's order, with the reason when it is not its turn; undefined when it has no row. */
  turnTonight(instance: AbilityInstance): { readonly status: StepStatus; readonly reason: string | null } | undefined
  /** Has the player woken tonight for their own ability, or will they still (almanac, Chambermaid)? */
  wakesForOwnAbility(seat: SeatId): boolean
  /** Is a player shown and registered as alive? Feigned death is not. */
  registersAlive(seat: SeatId): boolean
  readonly claims: readonly WinClaim[]
  /** The team that has won: the game ended, or an unblocked claim stands. */
  readonly winner: Alignment | null
}

/** An effect and whether it is in force. */
export interface ActiveEffect extends Effect {
  /** Number of the fact that laid it; null for a standing effect. */
  readonly fact: number | null
  readonly isActive: boolean
  /** Standing effect of an ability: it has no token of its own fact and cannot be taken away by hand. */
  readonly isAura: boolean
}

/** A question only the Storyteller can answer; the flow waits for it. */
export interface Question {
  readonly key: string
  readonly ability: CharacterId
  readonly seat: SeatId | null
  readonly topic: string
  readonly options: readonly Json[]
  /** Null may be answered: it did not happen. */
  readonly isOptional: boolean
  /** Who asks, for registrations. */
  readonly to: SeatId | null
  /** Code when the answer is none of the options; default: not-an-option. */
  readonly refusal?: string
}

/** A piece of an ability: states facts through the turn and may ask. Re-run from the start with the recorded answers. */
export type Flow<Outcome = void> = Generator<Question, Outcome, Json>

/** Options of an attempt on a life. */
export interface DeathOptions {
  /** "Even if for some reason they could not": skips every protection (almanac, Assassin). */
  readonly isUnstoppable?: boolean
  /** Savers already asked about this attempt. */
  readonly without?: readonly InstanceId[]
}

/** One command being carried out: every fact it states is at once visible in `game`. */
export interface Turn {
  readonly game: Game
  /** Facts stated so far. */
  readonly facts: readonly Fact[]
  /** States a fact; its number in the game. */
  emit(fact: Fact): number
  /** Number of the fact that leads to what is stated now; null = nothing yet but the command itself (SPEC K). */
  readonly leading: number | null
  notice(code: string, params?: Notice['params']): void
  /** Everything stated inside gets this cause. */
  causedBy<Outcome>(cause: Cause, run: () => Flow<Outcome>): Flow<Outcome>
  /** Everything stated inside is led to by that fact. Null: the first fact inside is the command's own, and leads to the rest. */
  because<Outcome>(leading: number | null, run: () => Flow<Outcome>): Flow<Outcome>
  ask(question: Omit<Question, 'key'>): Flow<Json>
  /** A seeded random number from 0 up to, not including, `below`; the draw is on the record. */
  random(below: number): number

  /** Attempts a death; says whether the player died (SPEC D). */
  kill(seat: SeatId, cause: Cause, options?: DeathOptions): Flow<boolean>
  /** Executes by an ability or the Storyteller, outside the vote; uses the day's execution (SPEC E). */
  execute(target: SeatId | 'storyteller', cause: Cause): Flow<boolean>
  /** The player only seems to die: shown and registered dead, truly alive, ability kept. */
  feignDeath(seat: SeatId, cause: Cause): Flow
  revive(seat: SeatId): Flow
  /** The player's abilities begin anew: unspent, without memory, on their first night. */
  renew(seat: SeatId): void
  /** An ability points at one player: whoever reacts to being chosen does. For abilities that take targets one by one. */
  point(by: AbilityInstance, targets: readonly SeatId[], target: SeatId): Flow
  changeCharacter(seat: SeatId, to: CharacterId, options?: { isTold?: boolean }): Flow
  changeAlignment(seat: SeatId, to: Alignment, options?: { isTold?: boolean }): Flow
  gain(
    seat: SeatId | null,
    character: CharacterId,
    origin: AbilityInstance['origin'],
    via?: InstanceId,
  ): AbilityInstance
  lose(instance: AbilityInstance): void
  /** Places a token by its label; what it does is in the catalogue. Returns the effect. */
  place(source: AbilityInstance, label: string, target: SeatId | null, options?: PlaceOptions): Effect
  endEffect(effect: EffectId): void
  tell(seat: SeatId, item: TellKind, value: Json, ability: string): void
  raiseClaim(team: Alignment, reason: string): void
  /** The execution being voted on, or voted on last, fails: its votes count for nothing. */
  failVote(): void
  /** Settles how a seat registers to an ability; asks only where there is a choice. */
  registers<Answer extends Json>(
    seat: SeatId,
    asker: AbilityInstance,
    aspect: (registration: Registration) => Answer,
  ): Flow<Answer>
}

/** Kinds of secret showings (see `ToldItem`). */
export type TellKind =
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

/** How a token differs from what the catalogue says of it. */
export interface PlaceOptions {
  readonly isInert?: boolean
  readonly data?: Json
  readonly until?: Effect['until']
  readonly kind?: EffectKind
  /** Stays in force whatever becomes of its source, until its time is up. */
  readonly outlivesSource?: boolean
  /** No token is drawn for it. */
  readonly isHidden?: boolean
}

/** One use of an ability: who, on whom, and the turn it happens in. */
export interface Use {
  readonly turn: Turn
  /** The game now, after every fact stated so far. */
  readonly game: Game
  readonly instance: AbilityInstance
  readonly character: CharacterId
  /** Owner. */
  readonly seat: SeatId
  readonly targets: readonly SeatId[]
  readonly characters: readonly CharacterId[]
  readonly answer: string | null
  /** False = drunk, poisoned, dead or only believed: nothing must come of it but what is spent. */
  readonly works: boolean
  /** Cause of whatever this use does. */
  readonly cause: Cause
  /** Places one of the ability's own tokens. */
  place(label: string, target: SeatId | null, options?: PlaceOptions): Effect
  /** Takes the ability's own tokens of that label off the board. */
  clear(label: string): void
  /** Attempts a death by this ability. */
  kill(target: SeatId, options?: DeathOptions): Flow<boolean>
  ask(topic: string, options: readonly Json[], how?: { isOptional?: boolean; refusal?: string }): Flow<Json>
  remember(key: string, value: Json): void
}

/** Which players an ability may point at. Codes in brackets are refusals. */
export interface PlayerChoice {
  /** [too-few-targets], [too-many-targets]. */
  readonly min: number
  readonly max: number
  /** [target-must-be-alive], [target-must-be-dead]. */
  readonly life?: 'alive' | 'dead'
  /** [self-not-allowed]. */
  readonly notSelf?: boolean
  /** [traveller-not-allowed]. */
  readonly notTraveller?: boolean
  /** [same-as-last-night]. */
  readonly notLastNight?: boolean
  /** The same player may be named twice; otherwise [targets-must-differ]. */
  readonly mayRepeat?: boolean
  /** A further refusal code, or null. */
  readonly refuses?: (game: Game, instance: AbilityInstance, seat: SeatId) => string | null
}

/** Which characters an ability may name: [needs-character] when too few. */
export interface CharacterChoice {
  readonly min: number
  readonly max: number
  readonly refuses?: (game: Game, instance: AbilityInstance, character: CharacterId) => string | null
}

/** What an ability does at night. Ranks come from the catalogue. */
export interface NightAbility {
  /** Acts on the first night of the instance; default: its rank says so. */
  readonly first?: boolean
  /** Acts on later nights. */
  readonly other?: boolean
  /** Due tonight? `optional` = may be woken without a sign. Default: always. */
  readonly when?: (game: Game, instance: AbilityInstance) => boolean | 'optional'
  /** Also due when the owner is dead (its trigger says so). */
  readonly whenDead?: (game: Game, instance: AbilityInstance) => boolean
  readonly players?: PlayerChoice | ((game: Game, instance: AbilityInstance) => PlayerChoice)
  readonly characters?: CharacterChoice
  /** Answers by sign. */
  readonly answers?: readonly string[]
  /** The player may shake their head. */
  readonly mayDecline?: boolean | ((game: Game, instance: AbilityInstance) => boolean)
  /** What a shaken head leads to, working or not. */
  readonly declined?: (use: Use) => Flow
  /** Once per game: spent by choosing, even in vain (rulebook, Once per game). */
  readonly isOnce?: boolean
  /** Labels that a choice puts on its targets; drawn greyed when it is in vain. */
  readonly places?: readonly string[]
  /** Nobody is woken: the Storyteller acts alone, when the row is finished or at dawn, and `run` is what is done. */
  readonly isStorytellers?: boolean
  /** Who is woken; default: the owner. */
  readonly wakes?: (game: Game, instance: AbilityInstance) => readonly SeatId[]
  /** Takes its targets one by one and lets each react itself (see `strike`). */
  readonly isOneByOne?: boolean
  /** Carried out even if being chosen impaired the chooser ("even if for some reason they could not"). */
  readonly isSettledWhenChosen?: boolean
  /** Works out its effect itself when it does not function, rather than being wasted. */
  readonly runsInVain?: boolean
  readonly run?: (use: Use) => Flow
}

/** What an ability does by day. */
export interface DayAbility {
  /** [not-triggered], [not-first-day] …: why it cannot be used now, or null. */
  readonly refuses?: (game: Game, instance: AbilityInstance, data: Pointing<'useByDay'>) => string | null
  readonly isOnce?: boolean
  readonly isOnceADay?: boolean
  /** [must-be-public]. */
  readonly mustBePublic?: boolean
  readonly players?: PlayerChoice
  /** Another player who may use it on the owner, such as a Minion guessing. */
  readonly mayBeUsedBy?: (game: Game, instance: AbilityInstance, seat: SeatId) => boolean
  readonly input?: 'none' | 'guesses' | 'question' | 'statement' | 'guessAndAnswer' | 'text'
  /** Due, in the eyes of the panel. Default: when it is not refused. */
  readonly run?: (use: Use, data: Pointing<'useByDay'>) => Flow
}

/** One world of registrations in which an answer is worked out; asking it fixes how a seat registers in that world. */
export interface Check {
  readonly game: Game
  readonly instance: AbilityInstance
  readonly alignment: (seat: SeatId) => Alignment
  readonly team: (seat: SeatId) => Team | null
  readonly character: (seat: SeatId) => CharacterId | null
  /** What the player chose for this answer, if the ability lets them choose. */
  readonly targets: readonly SeatId[]
}

/** What an ability learns. */
export interface Information {
  readonly form: InformationForm | ((game: Game, instance: AbilityInstance) => InformationForm)
  /** Does it learn something at this time? Default: whenever its step is due. */
  readonly when?: (game: Game, instance: AbilityInstance) => boolean
  /** Every true answer in one world of registrations; usually one. `[null]` = nothing to learn. */
  answers(check: Check): readonly Json[]
  /** Every answer a malfunction may give; `anything` = unrestricted. */
  domain(game: Game, instance: AbilityInstance): readonly Json[] | 'anything'
  /** [wrong-count] and the like: shape errors that no malfunction excuses. */
  malformed?(value: Json): string | null
  /** The Storyteller words the answer: nobody can tell true from false but them, so all of the domain may be told. */
  isFree?(game: Game, instance: AbilityInstance): boolean
  /** Code for an untrue answer; default [must-be-true]. */
  untrue?(game: Game, instance: AbilityInstance, value: Json): string
  /** What follows from telling it, such as a token. */
  readonly told?: (use: Use, value: Json) => Flow
  /** Not changed by the owner's drunkenness or poison. */
  isUnaffected?: boolean
  /** What the player is shown; default: an answer. */
  readonly shownAs?: (value: Json) => { readonly item: TellKind; readonly value: Json }
}

/** Something the Storyteller may or must decide about an ability at this moment. */
export interface DecisionAbility {
  readonly topic: string
  readonly isOptional: boolean
  isOpen(game: Game, instance: AbilityInstance): boolean
  options(game: Game, instance: AbilityInstance): readonly Json[]
  /** Code why a value is refused, or null; default: not among the options = [not-an-option]. */
  refuses?(game: Game, instance: AbilityInstance, value: Json): string | null
  resolve(use: Use, value: Json): Flow
}

/** An attempt on a life, as savers see it. */
export interface DeathAttempt {
  readonly victim: SeatId
  readonly cause: Cause
}

/** What a saver makes of an attempt. */
export type Rescue = 'prevented' | { redirectTo: SeatId } | 'replaced' | null

/** A death that happened; `before` is the game just before it. */
export interface DeathEvent {
  readonly victim: SeatId
  readonly cause: Cause
  readonly before: Game
  readonly feigned: boolean
}

/** Moments an ability reacts to. Hooks of the dead or impaired run too with `use.works` false unless `onlyWorking`. */
export interface Reactions {
  /** Any death; own death first. */
  died?(use: Use, event: DeathEvent): Flow
  revived?(use: Use, event: { seat: SeatId }): Flow
  nominated?(use: Use, event: { by: SeatId; nominee: SeatOrCharacter }): Flow
  /** A vote was counted. */
  voteClosed?(use: Use, event: { nominee: SeatOrCharacter }): Flow
  executed?(use: Use, event: { target: SeatId | 'storyteller'; died: boolean; before: Game }): Flow
  exiled?(use: Use, event: { seat: SeatId }): Flow
  /** An ability chose players; runs before the ability's own effect. */
  chosen?(use: Use, event: { by: AbilityInstance; targets: readonly SeatId[]; target: SeatId }): Flow
  /** The day is over, whoever was to be executed has been. */
  dayEnds?(use: Use, event: { executed: boolean }): Flow
  nightBegins?(use: Use, event: Record<string, never>): Flow
  dawn?(use: Use, event: Record<string, never>): Flow
  /** The day has begun and the dead are announced. */
  dayBegins?(use: Use, event: Record<string, never>): Flow
  gained?(use: Use, event: Record<string, never>): Flow
  characterChanged?(use: Use, event: { seat: SeatId; from: CharacterId | null; to: CharacterId }): Flow
  alignmentChanged?(use: Use, event: { seat: SeatId; to: Alignment }): Flow
}

/** Nomination and voting rights an ability changes. */
export interface VotingRules {
  /** May nominate after the day's execution, even somebody nominated before, for a second execution. */
  mayNominateAgain?(game: Game, instance: AbilityInstance): boolean
  /** Nominations a day; default 1. */
  nominationLimit?(game: Game, instance: AbilityInstance): number
  mayNominateWhenDead?(game: Game, instance: AbilityInstance): boolean
  /** Code why a nomination by anybody is refused, or null. */
  refusesNomination?(game: Game, instance: AbilityInstance, by: SeatId, nominee: SeatOrCharacter): string | null
  /** A notice about a hand, by code: advice that never changes the count. */
  advises?(game: Game, instance: AbilityInstance, voter: SeatId, raised: readonly SeatId[]): string | null
  /** Code why a hand of anybody does not count, or null. */
  refusesHand?(game: Game, instance: AbilityInstance, voter: SeatId): string | null
  /** Lets others vote without a token, when dead. */
  freesFromToken?(game: Game, instance: AbilityInstance, voter: SeatId): boolean
  /** Votes without a token, when dead. */
  needsNoToken?(game: Game, instance: AbilityInstance): boolean
  /** Pays a vote token for a vote even when alive. */
  paysToVote?(game: Game, instance: AbilityInstance, voter: SeatId): boolean
  maxHands?(game: Game, instance: AbilityInstance): number
  /** What one hand of this voter counts, times the hands; default 1. `raised` = everybody whose hand is up. */
  weight?(game: Game, instance: AbilityInstance, voter: SeatId, raised: readonly SeatId[]): number
  /** Voting is secret while this works. */
  isSecret?(game: Game, instance: AbilityInstance): boolean
  /** Votes needed, given the usual number. */
  needed?(game: Game, instance: AbilityInstance, usual: number): number
}

/** A character's ability. Everything it does not say is the rulebook's default. */
export interface AbilityModule {
  readonly id: CharacterId
  readonly night?: NightAbility
  readonly day?: DayAbility
  readonly information?: Information
  readonly decisions?: readonly DecisionAbility[]
  readonly worksWhenDead?: boolean | ((table: Table, instance: AbilityInstance) => boolean)
  readonly worksWhenImpaired?: boolean
  /** Believes in an ability that is acted out at the place of this character in the night order. */
  readonly actsOutBelief?: boolean
  /** Standing effects, worked out afresh at every look; in force while the instance functions. */
  readonly continuous?: (table: Table, instance: AbilityInstance) => readonly Aura[]
  /** Savers and redirects. Lower priority numbers are asked first; the Fool is last. */
  readonly wouldDie?: {
    readonly priority: number
    /** Speaks of how the owner dies, not of whether: asked even where nothing can stop the death. */
    readonly evenIfUnstoppable?: boolean
    /** Asked about exiles too, which nothing else can stop. */
    readonly isAgainstExile?: boolean
    /** Has it a say in this attempt? Where it has and cannot speak, it goes wrong. Default: `check` finds out. */
    readonly concerns?: (game: Game, instance: AbilityInstance, attempt: DeathAttempt) => boolean
    readonly check: (use: Use, attempt: DeathAttempt) => Flow<Rescue>
  }
  readonly on?: Reactions
  /** Reacts before all others, such as a Demon's heir. */
  readonly reactsFirst?: boolean
  /** What the owner may register as besides the truth. */
  readonly registers?: (game: Table, instance: AbilityInstance) => readonly Registration[]
  /** What others may register as to this ability only (the red herring, "who is evil" twists). */
  readonly registersToMe?: (game: Game, instance: AbilityInstance, seat: SeatId) => readonly Registration[]
  readonly voting?: VotingRules
  /** Reasons for the game to end that hold at this moment. */
  readonly claims?: (game: Game, instance: AbilityInstance) => readonly Omit<WinClaim, 'blockedBy'>[]
  /** Holds back a claim. */
  readonly blocks?: (game: Game, instance: AbilityInstance, claim: Omit<WinClaim, 'blockedBy'>) => boolean
  /** Whoever wins, loses, while this works. */
  readonly invertsWins?: boolean
  /** Passes for the Demon in the good win check, alive or not. */
  readonly standsInForDemon?: (game: Game, instance: AbilityInstance) => readonly SeatId[]
  readonly evilInformation?: EvilInformationRules
  /** Information of others that must be false while this works. */
  readonly falsifies?: (game: Game, instance: AbilityInstance, learner: AbilityInstance) => boolean
  /** Information of others that must be true while this works, whatever else meddles with it. */
  readonly ensuresTruth?: (game: Game, instance: AbilityInstance, learner: AbilityInstance) => boolean
  /** Abilities of others that work twice while this works. */
  readonly doubles?: (game: Game, instance: AbilityInstance, doubled: AbilityInstance) => boolean
  /** Answers by players the ability chose, such as a nod or a shake in turn. */
  readonly responses?: {
    readonly options: readonly string[]
    /** Players still to answer, the next one first. */
    awaited(game: Game, instance: AbilityInstance): readonly SeatId[]
    refuses(game: Game, instance: AbilityInstance, seat: SeatId, answer: string): string | null
    run(use: Use, seat: SeatId, answer: string): Flow
  }
  /** The owner must not be mad about something, or may be punished for it (almanac, Mutant). */
  readonly punishesMadness?: boolean
  /** Code why the owner may not nominate, or null. The player keeps to it even when the ability does not work. */
  readonly refusesOwner?: (game: Game, instance: AbilityInstance) => string | null
  /** No player holds the ability, the Storyteller does, and it reacts without an owner (`use.seat` must not be read). */
  readonly isSeatless?: boolean
  /** Label of the token whose bearer is the Demon, whoever holds the ability. */
  readonly demonToken?: string
  /** While the character is on the script, the Storyteller may be nominated. */
  readonly makesStorytellerNominable?: boolean
  /** Stops a night step of another ability: code, or null. */
  readonly preventsStep?: (game: Game, instance: AbilityInstance, step: AbilityInstance) => string | null
  /** An extra public report at dawn. */
  readonly dawnReport?: (game: Game, instance: AbilityInstance) => readonly SeatId[]
  /** Storyteller watch list: codes with parameters. */
  readonly watch?: (game: Game, instance: AbilityInstance) => readonly Notice[]
}

/** Changes to Minion info and Demon info (rulebook, Running the Game — The Night). */
export interface EvilInformationRules {
  /** The owner is pointed at as a Demon too. */
  readonly showsToMinionsAsDemon?: boolean
  /** The owner is pointed at as a Minion too. */
  readonly showsToDemonAsMinion?: boolean
  /** The owner takes themselves for the Demon and is shown Minions and bluffs of the Storyteller's choosing. */
  readonly believesToBeDemon?: boolean
  /** Nobody learns anything tonight. */
  readonly withholds?: (game: Game, instance: AbilityInstance) => boolean
  /** The information is due on the first night however few players there are. */
  readonly ignoresSize?: boolean
  /** The information is due tonight although it is not the first night. */
  readonly isDueNow?: (game: Game, instance: AbilityInstance) => boolean
  /** Something more that Minions are shown tonight, as a step of its own entry. */
  readonly extraForMinions?: (game: Game, instance: AbilityInstance) => CharacterId | null
}

/** A standing effect of an ability. */
export interface Aura {
  readonly kind: EffectKind
  readonly target: SeatId
  readonly label: string
}

/** When in the game something is: for "once a night", "first day". */
export type Moment = Phase
