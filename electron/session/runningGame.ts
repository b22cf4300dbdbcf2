import type { Notice } from '../../shared/grimoire/view'
import type { Failure } from '../../shared/lib/result'
import type { Commit, Entry } from '../engine/history/entries'
import { createFold, type Fold } from '../engine/history/fold'
import { appended, nameOf, pathTo, redoTarget, undoTarget, type History } from '../engine/history/history'
import type { GameHeader } from '../engine/state'
import type { GameLog, OpenGame } from './ports'
import type { ViewContext } from '../engine/projections/context'
import type { AnyFact, AnyState, Rules } from './rules'

/** The game that is open, at one moment. */
export interface RunningGame<State, Fact> {
  readonly header: GameHeader
  readonly history: History<Fact>
  readonly state: State
  readonly fold: Fold<State, Fact>
  readonly log: GameLog<Fact>
  /** What opening had to put right; told until the game goes on. */
  readonly problems: readonly Notice[]
}

/** An opened file as a running game. */
export function startedFrom<State extends AnyState, Fact extends AnyFact>(
  rules: Rules<State, Fact>,
  { header, history, log, problems }: OpenGame<Fact>,
): RunningGame<State, Fact> {
  const fold = createFold<State, Fact>({ initial: rules.initialState(header), evolve: rules.evolve })
  return { header, history, log, fold, state: fold.stateAt(history), problems: problems.map(asNotice) }
}

/** The game with one more entry; the one before stays as it is, for when the entry cannot be saved. */
export function withEntry<State, Fact>(game: RunningGame<State, Fact>, entry: Entry<Fact>): RunningGame<State, Fact> {
  const history = appended(game.history, entry)
  return { ...game, history, state: game.fold.stateAt(history), problems: [] }
}

/** What the Grimoire shows about the game as a thing of its own. */
export function aboutGame<Fact extends AnyFact>({
  header,
  history,
}: Pick<OpenGame<Fact>, 'header' | 'history'>): ViewContext['game'] {
  const path = pathTo(history)
  return {
    id: header.id,
    name: nameOf(history, header.name),
    head: history.head,
    canUndo: undoTarget(history) !== null,
    canRedo: redoTarget(history) !== null,
    commits: path.length,
    began: beganAt(path),
  }
}

function beganAt<Fact extends AnyFact>(path: readonly Commit<Fact>[]): ViewContext['game']['began'] {
  const isBeginning = ({ facts }: Commit<Fact>): boolean => facts.some(({ kind }) => kind === 'phaseBegan')
  const [first, latest] = [path.find(isBeginning), path.findLast(isBeginning)]
  return first && latest ? { game: first.at, phase: latest.at } : null
}

function asNotice({ code, params }: Failure): Notice {
  return { code, params: JSON.parse(JSON.stringify(params ?? {})) as Notice['params'] }
}
