import type { GameId } from '../../shared/domain/ids'
import { command as commandSchema } from '../../shared/grimoire/commands'
import type { Chronicle, GameSummary } from '../../shared/grimoire/statistics'
import { failed, ok, type Failure, type Result } from '../../shared/lib/result'
import { createFold } from '../engine/history/fold'
import { statisticsOf } from '../records/statistics'
import { commitOf, type Gestures } from './gestures'
import type { GameListing } from './ports'
import { startedFrom } from './runningGame'
import type { AnyFact, AnyState } from './rules'
import type { ShelfParts } from './shelf'

/** The games of this machine as a book: what each came to, what all came to, and what is noted on them. */
export interface Chronicler {
  /** Games that cannot be read are left out. */
  readonly chronicle: () => Promise<Result<Chronicle>>
  /** Notes something on a game as a whole, open or not: one more step of it, as at the table. */
  readonly note: (note: { readonly id: GameId; readonly text: string }) => Promise<Result<null>>
}

type Parts<State extends AnyState, Fact extends AnyFact> = ShelfParts<State, Fact> & { readonly gestures: Gestures }

export function createChronicler<State extends AnyState, Fact extends AnyFact>(parts: Parts<State, Fact>): Chronicler {
  const { desk, gestures, library, rules, clock, newId } = parts
  /** A game is read again only when it has gone on. */
  const known = new Map<GameId, { readonly stamp: string; readonly summary: GameSummary }>()

  async function summaryOf({ id, changedAt, commits, problem }: GameListing): Promise<GameSummary | null> {
    const stamp = `${String(changedAt)} ${String(commits)}`
    const before = known.get(id)
    if (before?.stamp === stamp) return before.summary
    const saved = problem === null ? await library.read(id) : null
    if (!saved?.ok) return null
    const { header, history } = saved.value
    const fold = createFold({ initial: rules.initialState(header), evolve: rules.evolve })
    const summary = rules.summaryOf({ header, history, state: fold.stateAt(history) })
    known.set(id, { stamp, summary })
    return summary
  }

  const noteCommand = (text: string, head: number | null) =>
    commandSchema.parse({ id: newId(), expectedHead: head, at: clock.now(), kind: 'note', data: { text, seat: null } })

  async function noteOnClosed(id: GameId, text: string): Promise<Result<null>> {
    const opened = await library.open(id)
    if (!opened.ok) return opened
    try {
      const game = startedFrom(rules, opened.value)
      const command = noteCommand(text, game.history.head)
      const decided = rules.decide(game.state, command)
      if (!decided.ok) return failed<Failure>({ code: decided.refusal.code, message: 'the note was refused' })
      const saved = await game.log.append(commitOf(rules, game, command, decided))
      return saved.ok ? ok(null) : saved
    } finally {
      await opened.value.log.close()
    }
  }

  return {
    async chronicle() {
      const found = await Promise.all((await library.list()).map(summaryOf))
      const summaries = found.filter((summary) => summary !== null)
      return ok({ summaries, statistics: statisticsOf(summaries) })
    },
    async note({ id, text }) {
      const open = desk.game()
      if (open?.header.id !== id) return noteOnClosed(id, text)
      const done = await gestures.dispatch(noteCommand(text, open.history.head))
      return done.ok ? ok(null) : done
    },
  }
}
