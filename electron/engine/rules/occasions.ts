import type { CharacterId, SeatId, SeatOrCharacter } from '../../../shared/domain/ids'
import type { AbilityInstance, Cause } from '../events/facts'
import type { Flow, Use } from './doing'
import type { Game } from './reading'

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
  /** An ability chose players; runs before the ability's own effect. */
  chosen?(use: Use, event: { by: AbilityInstance; targets: readonly SeatId[]; target: SeatId }): Flow
  /** The day is over, whoever was to be executed has been. */
  dayEnds?(use: Use, event: { executed: boolean }): Flow
  nightBegins?(use: Use, event: Record<string, never>): Flow
  dawn?(use: Use, event: Record<string, never>): Flow
  /** The day has begun and the dead are announced. */
  dayBegins?(use: Use, event: Record<string, never>): Flow
  /** A game in progress was taken over with this ability in it. */
  takenOver?(use: Use, event: Record<string, never>): Flow
  /** A player has become drunk or poisoned by what a command did. */
  impaired?(use: Use, event: { seat: SeatId }): Flow
  characterChanged?(use: Use, event: { seat: SeatId; from: CharacterId | null; to: CharacterId }): Flow
}
