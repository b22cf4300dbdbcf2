import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { Pointing } from '../../../shared/grimoire/commands'
import type { AbilityInstance } from '../events/facts'
import type { Flow, Use } from './doing'
import type { Game } from './reading'
import type { RefusalCode } from './refusalCodes'

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
  readonly refuses?: (game: Game, instance: AbilityInstance, seat: SeatId) => RefusalCode | null
}

/** Which characters an ability may name: [needs-character] when too few. */
export interface CharacterChoice {
  readonly min: number
  readonly max: number
  readonly refuses?: (game: Game, instance: AbilityInstance, character: CharacterId) => RefusalCode | null
  /** Why these characters cannot be named together, or null. */
  readonly refusesTogether?: (
    game: Game,
    instance: AbilityInstance,
    characters: readonly CharacterId[],
  ) => RefusalCode | null
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
  readonly characters?: CharacterChoice | ((game: Game, instance: AbilityInstance) => CharacterChoice)
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
  /** Those of them that only remind, and of which nothing comes by itself. */
  readonly reminds?: readonly string[]
  /** Nobody is woken: the Storyteller acts alone, when the row is finished or at dawn, and `run` is what is done. */
  readonly isStorytellers?: boolean | ((game: Game, instance: AbilityInstance) => boolean)
  /** The Storyteller chooses in the owner's place, who is not woken for it. */
  readonly isStorytellersChoice?: true
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
  readonly refuses?: (game: Game, instance: AbilityInstance, data: Pointing<'useByDay'>) => RefusalCode | null
  readonly isOnce?: boolean
  readonly isOnceADay?: boolean
  /** By night as well. */
  readonly isAtAnyTime?: boolean
  /** [must-be-public]. */
  readonly mustBePublic?: boolean
  readonly players?: PlayerChoice
  /** Another player who may use it on the owner, such as a Minion guessing. */
  readonly mayBeUsedBy?: (game: Game, instance: AbilityInstance, seat: SeatId) => boolean
  readonly input?: 'none' | 'guesses' | 'question' | 'statement' | 'guessAndAnswer' | 'text'
  /** What comes of it; default: nothing but that it was used. */
  readonly run?: (use: Use, data: Pointing<'useByDay'>) => Flow
}
