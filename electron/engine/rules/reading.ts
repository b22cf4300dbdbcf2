import type { CharacterFacts, Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId, InstanceId, SeatId } from '../../../shared/domain/ids'
import type { Alignment, EffectKind } from '../../../shared/domain/vocabulary'
import type { StateCause, StepStatus, WinClaim } from '../../../shared/grimoire/view'
import type { AbilityInstance, Effect } from '../events/facts'
import type { Seat, State } from '../state'
import type { RefusalCode } from './refusalCodes'

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
  /** Has the player an ability by which they might register as something else, working or not? */
  mayMisregister(seat: SeatId): boolean
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
  /** The same game, had that ability's owner it soberly, healthily and truly. */
  asHealthy(instance: AbilityInstance): Game
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
  /** Living Demons, whoever bears a token that makes them one included. */
  readonly demons: readonly Seat[]
  /** Where an ability stands in tonight's order, with the reason when it is not its turn; undefined when it has no row. */
  turnTonight(
    instance: AbilityInstance,
  ): { readonly status: StepStatus; readonly reason: RefusalCode | 'dead' | null } | undefined
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
