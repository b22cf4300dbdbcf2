import type { Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { Alignment } from '../../../shared/domain/vocabulary'
import type { InformationForm, ToldItem } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import type { AbilityInstance } from '../events/facts'
import type { Flow, Use } from './doing'
import type { Game } from './reading'
import type { RefusalCode } from './refusalCodes'

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
  malformed?(value: Json): RefusalCode | null
  /** The Storyteller words the answer: nobody can tell true from false but them, so all of the domain may be told. */
  isFree?(game: Game, instance: AbilityInstance): boolean
  /** Code for an untrue answer; default [must-be-true]. */
  untrue?(game: Game, instance: AbilityInstance, value: Json): RefusalCode
  /** What follows from telling it, such as a token. */
  readonly told?: (use: Use, value: Json) => Flow
  /** Not changed by the owner's drunkenness or poison. */
  isUnaffected?: boolean
  /** What the player is shown; default: an answer. */
  readonly shownAs?: (value: Json) => { readonly item: ToldItem['kind']; readonly value: Json }
}
