import type { CharacterId, EffectId, InstanceId, SeatId } from '../../../shared/domain/ids'
import type { Alignment, EffectKind } from '../../../shared/domain/vocabulary'
import type { Notice, ToldItem } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import type { AbilityInstance, Cause, Effect, Fact } from '../events/facts'
import type { Game, Registration } from './reading'
import type { RefusalCode } from './refusalCodes'

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
  /** Why the answer may not be another one, which can be insisted on; without it nothing but an option answers (`not-an-option`). */
  readonly refusal?: RefusalCode
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
  /** A turn on the same state, that ability's owner being sober and healthy, whose facts come to nothing; null inside such a turn. */
  rehearse(instance: AbilityInstance): Turn | null
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
    via?: InstanceId | null,
    from?: Pick<AbilityInstance, 'since' | 'sinceRank'>,
  ): AbilityInstance
  lose(instance: AbilityInstance): void
  /** Places a token by its label; what it does is in the catalogue. Returns the effect. */
  place(source: AbilityInstance, label: string, target: SeatId | null, options?: PlaceOptions): Effect
  endEffect(effect: EffectId): void
  tell(seat: SeatId, item: ToldItem['kind'], value: Json, ability: string): void
  /** The ability worked abnormally for its owner (SPEC I7, I9). */
  failed(seat: SeatId, instance: Pick<AbilityInstance, 'character' | 'origin'>): void
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
  ask(topic: string, options: readonly Json[], how?: { isOptional?: boolean; refusal?: RefusalCode }): Flow<Json>
  remember(key: string, value: Json): void
}
