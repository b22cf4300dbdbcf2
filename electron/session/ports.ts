import type { GameId } from '../../shared/domain/ids'
import type { Failure, Result } from '../../shared/lib/result'
import type { Entry } from '../engine/history/entries'
import type { History } from '../engine/history/history'
import type { GameHeader } from '../engine/state'

/** Where the time comes from. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Where new ids come from: unique, of letters, digits and hyphens. */
export type NewId = () => string

/** A game as it lies in the library. `problems`: what had to be put right, as codes to tell the Storyteller. */
export interface SavedGame<Fact> {
  readonly header: GameHeader
  readonly history: History<Fact>
  readonly problems: readonly Failure[]
}

/** A game that this process alone may continue. */
export interface OpenGame<Fact> extends SavedGame<Fact> {
  readonly log: GameLog<Fact>
}

/** The end of a game's file. */
export interface GameLog<Fact> {
  /**
   * Resolves once the entry is on disk; a failure leaves the log as it was before. Codes: `disk-full`, `no-permission`,
   * `io-failed`, and `log-broken` once a failed write could not be taken back: reopening the game repairs it.
   */
  readonly append: (entry: Entry<Fact>) => Promise<Result<void>>
  /** Gives the game up, so that others may open it. */
  readonly close: () => Promise<void>
}

/** A game in the list; all but `id` and `changedAt` unknown when the file cannot be read. */
export interface GameListing {
  readonly id: GameId
  /** Epoch milliseconds of the last entry; of the last change of the file where that cannot be read. */
  readonly changedAt: number
  /** Why the game cannot be read: `newer-version`, `not-a-game`, `not-understood` … */
  readonly problem: Failure | null
  readonly name: string
  readonly createdAt: number | null
  /** Commits in the file, undone ones included. */
  readonly commits: number
}

/** A deleted game. `deletedAt` in epoch milliseconds. */
export interface TrashedGame extends GameListing {
  readonly deletedAt: number
}

/**
 * The games on this machine. Failure codes besides those of {@link GameLog}: `unknown-game`, `game-exists`, `game-is-open`
 * (another program has it, or this one), `not-a-game`, `not-understood`, `newer-version`.
 */
export interface GameLibrary<Fact> {
  readonly list: () => Promise<readonly GameListing[]>
  readonly listTrash: () => Promise<readonly TrashedGame[]>
  /** Makes a game, with the history it has already, and opens it. */
  readonly create: (header: GameHeader, entries?: readonly Entry<Fact>[]) => Promise<Result<OpenGame<Fact>>>
  /** Opens to continue; `takeOver` when the Storyteller says that nobody else has the game. */
  readonly open: (id: GameId, options?: { readonly takeOver?: boolean }) => Promise<Result<OpenGame<Fact>>>
  /** Reads without opening: changes and repairs nothing. */
  readonly read: (id: GameId) => Promise<Result<SavedGame<Fact>>>
  /** Renames a game that is not open. */
  readonly rename: (
    id: GameId,
    name: string,
    gesture: { readonly id: string; readonly at: number },
  ) => Promise<Result<void>>
  /** Moves a game to the trash. */
  readonly remove: (id: GameId) => Promise<Result<void>>
  /** Brings a game back from the trash. */
  readonly restore: (id: GameId) => Promise<Result<void>>
}

/** What is remembered from one start to the next. */
export interface SettingsStore<Settings> {
  readonly settings: Settings
  /** `settings-kept-aside` when what was there could not be read; params: `keptAs`. */
  readonly problem: Failure | null
  readonly save: (settings: Settings) => Promise<Result<void>>
}
