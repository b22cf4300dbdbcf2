import type { SeatId, SeatOrCharacter } from '../../../shared/domain/ids'
import type { CommandData, CommandKind } from '../../../shared/grimoire/commands'
import type { Json } from '../../../shared/lib/json'
import type { Flow, Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import type { RefusalCode } from '../rules/refusalCodes'
import type { PendingQuestion } from '../state'

/** What a command would do: why not, and how. */
export interface Plan {
  /** Codes that can be overridden, the first one named. */
  readonly refusals?: readonly RefusalCode[]
  /** Questions that wait and stand in the way (`decision-open`), by id: an override drops them (SPEC Q6). */
  readonly waiting?: readonly string[]
  /** Codes that cannot: the command makes no sense. */
  readonly nonsense?: readonly string[]
  readonly params?: Record<string, Json>
  /** Codes worth knowing that stop nothing. */
  readonly notices?: readonly string[]
  /** Place in the night order of what acts, for abilities gained by it. */
  readonly rank?: number | null
  /** Goes on with a command that waited for an answer. */
  readonly resume?: { readonly id: string; readonly answers: Record<string, Json> }
  run(turn: Turn): Flow
}

/** One planner per command. */
export type Handlers<Kinds extends CommandKind> = {
  readonly [Kind in Kinds]: (game: Game, data: CommandData<Kind>) => Plan
}

/** A plan that only states facts. */
export function simply(state: (turn: Turn) => void, refusals: readonly RefusalCode[] = []): Plan {
  return {
    refusals,
    run: function* (turn) {
      state(turn)
      yield* []
    },
  }
}

/** The same, once nothing of it waits for an answer any more (SPEC Q6). */
export function afterQuestions(plan: Plan, questions: readonly PendingQuestion[]): Plan {
  if (questions.length === 0) return plan
  return { ...plan, refusals: ['decision-open', ...(plan.refusals ?? [])], waiting: questions.map(({ id }) => id) }
}

/** A plan for something that makes no sense, by code. */
export function nonsense(...codes: string[]): Plan {
  return {
    nonsense: codes,
    run: function* () {
      yield* []
    },
  }
}

/**
 * A plan for players at the table. Codes: immune and not-a-player for a Fabled or Loric, which nothing touches (SPEC S7),
 * no-such-seat for anybody else who is not there.
 * @see rulebook, Fabled Characters
 */
export function atPlayers(game: Game, targets: readonly SeatOrCharacter[], plan: (seats: SeatId[]) => Plan): Plan {
  const seats = targets.filter((one) => typeof one === 'number')
  if (targets.some((one) => typeof one === 'string' && game.state.centre.includes(one)))
    return nonsense('immune', 'not-a-player')
  return seats.length === targets.length && seats.every((seat) => isSeated(game, seat))
    ? plan(seats)
    : nonsense('no-such-seat')
}

/** Is there such a seat? */
export function isSeated(game: Game, seat: number): boolean {
  return seat in game.state.seats
}
