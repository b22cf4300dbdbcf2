import type { Settings, Timer } from '../../shared/grimoire/api'
import type { GrimoireView } from '../../shared/grimoire/view'
import { townSquareView, type TownSquareView } from '../../shared/townsquare/view'
import { createAudience, type Audience } from './audience'
import { newestLines } from './logLines'
import type { PublicLook, ViewContext } from '../engine/projections/context'
import type { AnyFact, AnyState, Rules } from './rules'
import { aboutGame, type RunningGame } from './runningGame'

/** Both windows' views, made of one state and ready to be shown. */
export interface Scene {
  /** Null while no game is open. */
  readonly grimoire: GrimoireView | null
  /** Null = it says what the room may not know, so the room keeps what it has. */
  readonly townSquare: TownSquareView | null
}

/** Makes the views of a game and shows them. */
export interface Stage<State, Fact> {
  readonly grimoire: Audience<GrimoireView | null>
  readonly townSquare: Audience<TownSquareView>
  /** Makes the views and shows nothing yet. @throws when the rules cannot show the state: a bug. */
  readonly prepare: (game: RunningGame<State, Fact> | null, settings: Settings, timer: Timer | null) => Scene
  readonly show: (scene: Scene) => void
}

const NO_GAME = { id: '', name: '', seed: '', createdAt: 0 }
const noGame: ViewContext['game'] = {
  id: '',
  name: '',
  head: null,
  canUndo: false,
  canRedo: false,
  commits: 0,
  began: null,
}

/** What the room is shown with, and who hears of a public view that had to be held back. */
export interface StageParts {
  readonly settings: Settings
  readonly look?: PublicLook | undefined
  readonly report: (error: unknown) => void
}

/** A stage that begins without a game. */
export function createStage<State extends AnyState, Fact extends AnyFact>(
  rules: Rules<State, Fact>,
  { settings, look, report }: StageParts,
): Stage<State, Fact> {
  let revision = 0

  function prepare(game: RunningGame<State, Fact> | null, chosen: Settings, timer: Timer | null): Scene {
    revision += 1
    const log = game ? newestLines(rules, game) : []
    const context: ViewContext = { revision, game: game ? aboutGame(game) : noGame, settings: chosen, timer, log, look }
    const state = game ? game.state : rules.initialState(NO_GAME)
    // The schema is strict: a field it does not name, secret or not, keeps the whole view at home.
    const square = townSquareView.safeParse(rules.townSquareView(state, context))
    if (!square.success) report(square.error)
    const townSquare = square.success ? square.data : null
    return { townSquare, grimoire: game && grimoireOf(game, context, townSquare) }
  }

  function grimoireOf(
    game: RunningGame<State, Fact>,
    context: ViewContext,
    square: TownSquareView | null,
  ): GrimoireView {
    const view = rules.grimoireView(game.state, context)
    // What the Storyteller sees of the Town Square is what the room sees, not what it should have seen.
    return { ...view, notices: [...game.problems, ...view.notices], townSquare: square ?? townSquare.current() }
  }

  const first = townSquareView.parse(
    rules.townSquareView(rules.initialState(NO_GAME), { revision, game: noGame, settings, timer: null, log: [], look }),
  )
  const grimoire = createAudience<GrimoireView | null>(null)
  const townSquare = createAudience(first)

  return {
    grimoire,
    townSquare,
    prepare,
    show(scene) {
      // Whoever did it sees it first.
      grimoire.show(scene.grimoire)
      if (scene.townSquare) townSquare.show(scene.townSquare)
    },
  }
}
