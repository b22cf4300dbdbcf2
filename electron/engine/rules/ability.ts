import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { EffectKind } from '../../../shared/domain/vocabulary'
import type { Notice, WinClaim } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import type { AbilityInstance } from '../events/facts'
import type { DayAbility, NightAbility } from './acting'
import type { Flow, Use } from './doing'
import type { Information } from './learning'
import type { DeathAttempt, Reactions, Rescue } from './occasions'
import type { Game, Registration, Table } from './reading'
import type { VotingRules } from './voting'
import type { RefusalCode } from './refusalCodes'

/** Something the Storyteller may or must decide about an ability at this moment. */
export interface DecisionAbility {
  readonly topic: string
  readonly isOptional: boolean
  isOpen(game: Game, instance: AbilityInstance): boolean
  options(game: Game, instance: AbilityInstance): readonly Json[]
  /** Code why a value is refused, or null; default: not among the options = [not-an-option]. */
  refuses?(game: Game, instance: AbilityInstance, value: Json): RefusalCode | null
  resolve(use: Use, value: Json): Flow
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
  /** What it gives to others works as long as it works itself, whether they are drunk or poisoned or not. */
  readonly lends?: boolean
  /** Abilities that come with this one and go with it. */
  readonly brings?: (table: Table, instance: AbilityInstance) => readonly CharacterId[]
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
  /** What it kills dies even if for some reason they could not (almanac, Assassin). */
  readonly killsSurely?: boolean
  readonly on?: Reactions
  /** Reacts before all others, such as a Demon's heir. */
  readonly reactsFirst?: boolean
  /** What the owner may register as besides the truth. */
  readonly registers?: (game: Table, instance: AbilityInstance) => readonly Registration[]
  /** What others may register as to this ability only (the red herring, "who is evil" twists). */
  readonly registersToMe?: (game: Game, instance: AbilityInstance, seat: SeatId) => readonly Registration[]
  /** What others have to register as, to everybody, while this works. */
  readonly makesRegister?: (game: Game, instance: AbilityInstance, seat: SeatId) => readonly Registration[]
  readonly voting?: VotingRules
  /** Reasons for the game to end that hold at this moment. */
  readonly claims?: (game: Game, instance: AbilityInstance) => readonly Omit<WinClaim, 'blockedBy'>[]
  /** Holds back a claim. */
  readonly blocks?: (game: Game, instance: AbilityInstance, claim: Omit<WinClaim, 'blockedBy'>) => boolean
  /** Whoever wins, loses, while this works. */
  readonly invertsWins?: boolean
  readonly evilInformation?: EvilInformationRules
  /** Information of others that must be false while this works. */
  readonly falsifies?: (game: Game, instance: AbilityInstance, learner: AbilityInstance) => boolean
  /** Information of others that may be false while this works, whether or not it malfunctions. */
  readonly mayMislead?: (game: Game, instance: AbilityInstance, learner: AbilityInstance) => boolean
  /** Information of others that must be true while this works, whatever else meddles with it. */
  readonly ensuresTruth?: (game: Game, instance: AbilityInstance, learner: AbilityInstance) => boolean
  /** Abilities of others that work twice while this works. */
  readonly doubles?: (game: Game, instance: AbilityInstance, doubled: AbilityInstance) => boolean
  /** Answers by players the ability chose, such as a nod or a shake in turn. */
  readonly responses?: {
    readonly options: readonly string[]
    /** Players still to answer, the next one first. */
    awaited(game: Game, instance: AbilityInstance): readonly SeatId[]
    /** Codes why the answer is not due; none = it is. */
    refuses(game: Game, instance: AbilityInstance, seat: SeatId, answer: string): RefusalCode[]
    run(use: Use, seat: SeatId, answer: string): Flow
  }
  /** The owner must not be mad about something, or may be punished for it (almanac, Mutant). */
  readonly punishesMadness?: boolean
  /** Code why the owner may not nominate, or null. The player keeps to it even when the ability does not work. */
  readonly refusesOwner?: (game: Game, instance: AbilityInstance) => RefusalCode | null
  /** No player holds the ability, the Storyteller does, and it reacts and saves without an owner (`use.seat` must not be read). */
  readonly isSeatless?: boolean
  /** Label of the token whose bearer is the Demon, whoever holds the ability. */
  readonly demonToken?: string
  /** While the character is on the script, the Storyteller may be nominated. */
  readonly makesStorytellerNominable?: boolean
  /** Stops a night step of another ability: code, or null. */
  readonly preventsStep?: (game: Game, instance: AbilityInstance, step: AbilityInstance) => RefusalCode | null
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
  /** Code why a showing that leaves the owner out is refused. */
  readonly leftOut?: RefusalCode
  /** The owner takes themselves for the Demon and is shown Minions and bluffs of the Storyteller's choosing. */
  readonly believesToBeDemon?: boolean
  /** Nobody learns anything tonight. */
  readonly withholds?: (game: Game, instance: AbilityInstance) => boolean
  /** The information is due on the first night however few players there are. */
  readonly ignoresSize?: boolean
  /** The information is due tonight although it is not the first night. */
  readonly isDueNow?: (game: Game, instance: AbilityInstance) => boolean
  /** Number of the night that the information was put off to; null when it was not. */
  readonly putOffTo?: (instance: AbilityInstance) => number | null
}

/** A standing effect of an ability. */
export interface Aura {
  readonly kind: EffectKind
  readonly target: SeatId
  readonly label: string
}
