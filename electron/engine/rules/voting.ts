import type { SeatId, SeatOrCharacter } from '../../../shared/domain/ids'
import type { AbilityInstance } from '../events/facts'
import type { Game } from './reading'
import type { RefusalCode } from './refusalCodes'

/** Nomination and voting rights an ability changes. */
export interface VotingRules {
  /** May nominate after the day's execution, even somebody nominated before, for a second execution. */
  mayNominateAgain?(game: Game, instance: AbilityInstance): boolean
  /** Nominations a day; default 1. */
  nominationLimit?(game: Game, instance: AbilityInstance): number
  mayNominateWhenDead?(game: Game, instance: AbilityInstance): boolean
  /** Who has to nominate now, and nobody else, dead or not; the nominee has to be alive. Null = whoever may. */
  passesNominationTo?(game: Game, instance: AbilityInstance): SeatId | null
  /** Code why a nomination by anybody is refused, or null. */
  refusesNomination?(game: Game, instance: AbilityInstance, by: SeatId, nominee: SeatOrCharacter): RefusalCode | null
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
