import type { DispatchOutcome, Settings, Timer } from '../../shared/grimoire/api'
import type { Notice } from '../../shared/grimoire/view'
import type { Result } from '../../shared/lib/result'
import type { Entry } from '../engine/history/entries'
import { committed } from './outcomes'
import type { AnyFact, AnyState } from './rules'
import { withEntry, type RunningGame } from './runningGame'
import type { Stage } from './stage'

/** The open game and what stands on the wall beside it; every change goes through here and is shown. */
export interface Desk<State, Fact> {
  readonly game: () => RunningGame<State, Fact> | null
  readonly timer: () => Timer | null
  /** Whether a game can be shown at all; shows nothing. */
  readonly canShow: (game: RunningGame<State, Fact>) => boolean
  /** Another game, or none, is open now. */
  readonly lay: (game: RunningGame<State, Fact> | null) => void
  /**
   * Saves an entry of the game, then shows it. Nothing is shown, and nothing changes, when it cannot be saved; nothing is
   * saved that cannot be shown.
   */
  readonly extend: (
    game: RunningGame<State, Fact>,
    entry: Entry<Fact>,
    notices: readonly Notice[],
    timer: Timer | null,
  ) => Promise<Result<DispatchOutcome>>
  readonly setTimer: (timer: Timer | null) => void
  /** Shows everything again, for other settings. */
  readonly refresh: () => void
}

export function createDesk<State extends AnyState, Fact extends AnyFact>(
  stage: Stage<State, Fact>,
  settings: () => Settings,
): Desk<State, Fact> {
  const on: { game: RunningGame<State, Fact> | null; timer: Timer | null } = { game: null, timer: null }

  function set(game: RunningGame<State, Fact> | null, timer: Timer | null): void {
    stage.show(stage.prepare(game, settings(), timer))
    Object.assign(on, { game, timer })
  }

  return {
    game: () => on.game,
    timer: () => on.timer,
    canShow(game) {
      try {
        stage.prepare(game, settings(), null)
        return true
      } catch {
        return false
      }
    },
    lay: (game) => set(game, null),
    setTimer: (timer) => set(on.game, timer),
    refresh: () => set(on.game, on.timer),
    async extend(game, entry, notices, timer) {
      const next = withEntry(game, entry)
      const scene = stage.prepare(next, settings(), timer)
      const saved = await game.log.append(entry)
      if (!saved.ok) return saved
      Object.assign(on, { game: next, timer })
      stage.show(scene)
      return committed(notices)
    },
  }
}
