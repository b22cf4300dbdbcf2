import type { GameId } from '../../shared/domain/ids'
import type { PastGame, Settings } from '../../shared/grimoire/api'
import type { GrimoireView } from '../../shared/grimoire/view'
import { failed, ok, type Result } from '../../shared/lib/result'
import type { PublicLook, ViewContext } from '../engine/projections/context'
import { createFold, type Fold } from '../engine/history/fold'
import { commitAt, nameOf, pathTo, type History } from '../engine/history/history'
import type { GameHeader } from '../engine/state'
import type { Desk } from './desk'
import { logLines, NEWEST_LINES } from './logLines'
import { noSuchMoment } from './outcomes'
import type { GameLibrary } from './ports'
import type { AnyFact, AnyState, Rules } from './rules'

/** Games as they were: only read. Nothing here is saved, and the room sees none of it. */
export interface PastGames {
  /** The whole story of a game, the open one or any other. */
  readonly open: (game: { readonly id: GameId }) => Promise<Result<PastGame>>
  /** The Grimoire as it was after a commit; null = the empty table. */
  readonly view: (moment: { readonly id: GameId; readonly commit: number | null }) => Promise<Result<GrimoireView>>
}

/** What the past is read from. */
export interface PastParts<State extends AnyState, Fact extends AnyFact> {
  readonly desk: Desk<State, Fact>
  readonly library: GameLibrary<Fact>
  readonly rules: Rules<State, Fact>
  readonly settings: () => Settings
  readonly look?: PublicLook | undefined
}

interface ReadGame<State, Fact> {
  readonly header: GameHeader
  readonly history: History<Fact>
  readonly fold: Fold<State, Fact>
}

export function createPastGames<State extends AnyState, Fact extends AnyFact>(
  parts: PastParts<State, Fact>,
): PastGames {
  const { desk, library, rules, settings, look } = parts
  let revision = 0
  /** A slider asks for one moment after the other of the same game. */
  let last: ReadGame<State, Fact> | null = null

  async function read(id: GameId): Promise<Result<ReadGame<State, Fact>>> {
    const open = desk.game()
    if (open?.header.id === id) return ok(open)
    const saved = await library.read(id)
    if (!saved.ok) return saved
    const { header, history } = saved.value
    return ok({ header, history, fold: createFold({ initial: rules.initialState(header), evolve: rules.evolve }) })
  }

  function viewAt(game: ReadGame<State, Fact>, head: number | null): GrimoireView {
    const { header, fold } = game
    const history = { ...game.history, head }
    revision += 1
    const commits = pathTo(history).length
    const about = {
      id: header.id,
      name: nameOf(game.history, header.name),
      head,
      commits,
      canUndo: false,
      canRedo: false,
      began: null,
    }
    const log = logLines(rules, { ...game, history }, Math.max(0, commits - NEWEST_LINES), NEWEST_LINES)
    const context: ViewContext = { revision, game: about, settings: settings(), timer: null, log, look }
    return rules.grimoireView(fold.stateAt(history), context)
  }

  return {
    async open({ id }) {
      const found = await read(id)
      if (!found.ok) return found
      last = found.value
      const { header, history } = last
      const lines = logLines(rules, last, 0, history.entries.length)
      return ok({ id, name: nameOf(history, header.name), lines })
    },
    async view({ id, commit }) {
      const found = last?.header.id === id ? ok(last) : await read(id)
      if (!found.ok) return found
      last = found.value
      if (commit !== null && commitAt(last.history, commit) === null) return failed(noSuchMoment(commit))
      return ok(viewAt(last, commit))
    },
  }
}
