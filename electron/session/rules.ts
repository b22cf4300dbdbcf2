import type { z } from 'zod'
import type { Phase } from '../../shared/domain/vocabulary'
import type { Settings, Timer } from '../../shared/grimoire/api'
import type { Command } from '../../shared/grimoire/commands'
import type { Script } from '../../shared/grimoire/script'
import type { GrimoireView, LogLine, Notice, Refusal } from '../../shared/grimoire/view'
import type { TownSquareView } from '../../shared/townsquare/view'
import type { GameHeader } from '../engine/state'

/** The least that the session reads of a fact. */
export interface AnyFact {
  readonly kind: string
}

/** The least that the session reads of a state. */
export interface AnyState {
  readonly phase: Phase
}

/** What a command came to. */
export type Decided<Fact> =
  | { readonly ok: true; readonly facts: readonly Fact[]; readonly notices: readonly Notice[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** What a view shows beside the state of the game. */
export interface ViewContext {
  readonly revision: number
  readonly game: GrimoireView['game']
  readonly settings: Settings
  readonly timer: Timer | null
  /** The newest lines of the story, oldest first. */
  readonly log: readonly LogLine[]
}

/** Who sat where and played what, for the next game of the evening. */
export interface Table {
  /** Names clockwise, Travellers left out. */
  readonly names: readonly string[]
  /** Null while none is chosen. */
  readonly script: Script | null
}

/** The rules of the game as the session needs them. */
export interface Rules<State extends AnyState, Fact extends AnyFact> {
  /** Schema of a fact as it lies in a game's file. */
  readonly fact: z.ZodType<Fact>
  readonly initialState: (header: GameHeader) => State
  readonly decide: (state: State, command: Command) => Decided<Fact>
  readonly evolve: (state: State, fact: Fact) => State
  readonly grimoireView: (state: State, context: ViewContext) => GrimoireView
  readonly townSquareView: (state: State, context: ViewContext) => TownSquareView
  readonly tableOf: (state: State) => Table
  /** What the story says of a fact; null = nothing. */
  readonly tell: (fact: Fact) => Notice | null
}
