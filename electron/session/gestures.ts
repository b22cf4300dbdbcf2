import { z } from 'zod'
import type { DispatchOutcome, Timer } from '../../shared/grimoire/api'
import { command as commandSchema, type Command } from '../../shared/grimoire/commands'
import { failed, type Result } from '../../shared/lib/result'
import type { Commit } from '../engine/history/entries'
import {
  commitAt,
  entryOf,
  nameOf,
  nextCommit,
  nextMove,
  nextRenaming,
  redoTarget,
  undoTarget,
} from '../engine/history/history'
import type { Desk } from './desk'
import { committed, invalidCommand, noGameOpen, nothingTo, refused, staleHead, unknownCommit } from './outcomes'
import type { Clock, NewId } from './ports'
import type { AnyFact, AnyState, Decided, Rules } from './rules'
import type { RunningGame } from './runningGame'

type Outcome = Promise<Result<DispatchOutcome>>

/** What the Storyteller does to the open game. The caller lets one finish before the next begins. */
export interface Gestures {
  readonly dispatch: (input: unknown) => Outcome
  readonly undo: () => Outcome
  readonly redo: () => Outcome
  readonly goTo: (commit: number | null) => Outcome
  readonly rename: (name: string) => Outcome
}

/** During a nomination the room talks about something else than the time. */
const STOPS_THE_TIMER: ReadonlySet<string> = new Set(['nominate', 'callExile'])

export function createGestures<State extends AnyState, Fact extends AnyFact>(
  desk: Desk<State, Fact>,
  rules: Rules<State, Fact>,
  clock: Clock,
  newId: NewId,
): Gestures {
  type Game = RunningGame<State, Fact>

  async function withGame(work: (game: Game) => Outcome): Outcome {
    const game = desk.game()
    return game ? work(game) : failed(noGameOpen)
  }

  async function perform(game: Game, command: Command): Outcome {
    const earlier = entryOf(game.history, command.id)
    if (earlier) return committed(earlier.type === 'commit' ? earlier.notices : [])
    if (command.expectedHead !== game.history.head) return refused(staleHead(game.history.head))
    const decided = rules.decide(game.state, command)
    if (!decided.ok) return refused(decided.refusal)
    if (decided.facts.length === 0) return committed(decided.notices)
    const commit = commitOf(rules, game, command, decided)
    const timer = desk.timer()
    const stopped = STOPS_THE_TIMER.has(command.kind) && timer ? pausedAt(clock.now(), timer) : timer
    return desk.extend(game, commit, commit.notices, stopped)
  }

  const move = (game: Game, to: number | null): Outcome =>
    desk.extend(game, nextMove(game.history, to, { id: newId(), at: clock.now() }), [], desk.timer())

  const step = (verb: 'undo' | 'redo', target: typeof undoTarget): Outcome =>
    withGame(async (game) => {
      const found = target(game.history)
      return found ? move(game, found.to) : refused(nothingTo(verb))
    })

  return {
    async dispatch(input) {
      const parsed = commandSchema.safeParse(input)
      return parsed.success ? withGame((game) => perform(game, parsed.data)) : failed(invalidCommand(parsed.error))
    },
    undo: () => step('undo', undoTarget),
    redo: () => step('redo', redoTarget),
    goTo: (to) =>
      withGame(async (game) => {
        if (to !== null && !commitAt(game.history, to)) return refused(unknownCommit(to))
        return to === game.history.head ? committed() : move(game, to)
      }),
    rename: (name) =>
      withGame(async (game) => {
        if (nameOf(game.history, game.header.name) === name) return committed()
        const renaming = nextRenaming(game.history, name, { id: newId(), at: clock.now() })
        return desk.extend(game, renaming, [], desk.timer())
      }),
  }
}

/** The commit exactly as it will be read back, so that the game now and the game reopened are the same. */
export function commitOf<State extends AnyState, Fact extends AnyFact>(
  rules: Rules<State, Fact>,
  game: RunningGame<State, Fact>,
  { id, kind, data, at }: Command,
  { facts, notices }: Extract<Decided<Fact>, { ok: true }>,
): Commit<Fact> {
  const override = facts.some((fact) => fact.kind === 'overridden')
  const written = JSON.parse(JSON.stringify({ facts, notices, data })) as Record<'facts' | 'notices' | 'data', never>
  const deed = { at, command: { id, kind, data: written.data }, notices: written.notices, override }
  return nextCommit(game.history, { ...deed, facts: z.array(rules.fact).parse(written.facts) })
}

function pausedAt(nowMs: number, { title, endsAtMs, remainingMs }: Timer): Timer {
  return { title, endsAtMs: null, remainingMs: endsAtMs === null ? remainingMs : Math.max(0, endsAtMs - nowMs) }
}
