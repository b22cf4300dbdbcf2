import type { z } from 'zod'
import type { Phase } from '../../shared/domain/vocabulary'
import type { Command } from '../../shared/grimoire/commands'
import type { Script } from '../../shared/grimoire/script'
import type { GameSummary } from '../../shared/grimoire/statistics'
import type { Subject } from '../../shared/grimoire/subject'
import type { GrimoireView, LogLine, Notice, Refusal } from '../../shared/grimoire/view'
import type { TownSquareView } from '../../shared/townsquare/view'
import type { History } from '../engine/history/history'
import type { ViewContext } from '../engine/projections/context'
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

/** Who sat where and played what, for the next game of the evening. */
export interface Table {
  /** Names clockwise. */
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
  /** The game in a few words, for the library. */
  readonly summaryOf: (game: {
    readonly header: GameHeader
    readonly history: History<Fact>
    readonly state: State
  }) => GameSummary
  /** What the story says of the facts of one commit; `before` is the state they came upon. */
  readonly tell: (facts: readonly Fact[], before: State) => Notice[]
  /** Why something is as it is: lines of the story, the nearest cause first. */
  readonly causeLines: (history: History<Fact>, stateAt: (head: number | null) => State, subject: Subject) => LogLine[]
}
