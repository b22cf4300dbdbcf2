import type { DispatchOutcome } from '../../shared/grimoire/api'
import type { Subject } from '../../shared/grimoire/subject'
import type { GrimoireView, LogLine } from '../../shared/grimoire/view'
import { ok, type Result } from '../../shared/lib/result'
import type { Handlers } from './router'

/** The running game as the Grimoire may steer it. */
interface GamePort {
  readonly grimoireView: () => GrimoireView | null
  readonly dispatch: (command: unknown) => Promise<Result<DispatchOutcome>>
  readonly undo: () => Promise<Result<DispatchOutcome>>
  readonly redo: () => Promise<Result<DispatchOutcome>>
  readonly logLines: (range: { from: number; count: number }) => Result<LogLine[]>
  readonly causeLines: (subject: Subject) => Result<LogLine[]>
}

type GameHandlers = Pick<
  Handlers,
  'game.getView' | 'game.dispatch' | 'game.undo' | 'game.redo' | 'game.getLog' | 'game.getCauses'
>

export function gameHandlers(game: GamePort): GameHandlers {
  return {
    'game.getView': () => ok(game.grimoireView()),
    'game.dispatch': (command) => game.dispatch(command),
    'game.undo': () => game.undo(),
    'game.redo': () => game.redo(),
    'game.getLog': (range) => game.logLines(range),
    'game.getCauses': (subject) => game.causeLines(subject),
  }
}
