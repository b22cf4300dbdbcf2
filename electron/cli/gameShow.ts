import type { GrimoireView } from '../../shared/grimoire/view'
import { failed } from '../../shared/lib/result'
import { evolve } from '../engine/events/evolve'
import { createFold } from '../engine/history/fold'
import { initialState } from '../engine/state'
import { jsonRecord } from '../records/jsonRecord'
import { defaultSettings } from '../session/defaultSettings'
import { gameRules } from '../session/gameRules'
import { createStage, type Scene } from '../session/stage'
import type { CommandLine, CommandResult } from './commandLine'
import { withGame, type GameSource } from './gameSource'

const usage = 'belfry game show FILE [--at N] [--view grimoire|townsquare|record]'

const views: Readonly<Record<string, (game: GameSource) => unknown>> = {
  grimoire: (game) => sceneOf(game).grimoire,
  townsquare: (game) => sceneOf(game).townSquare,
  record: (game) => jsonRecord(game, { hasNames: true }),
}

/** `game show FILE`: a game as one of the windows shows it, or as its record, as JSON. */
export async function gameShow(line: CommandLine): Promise<CommandResult> {
  const show = views[line.flags.get('view') ?? 'grimoire']
  if (!show) return { exitCode: 2, text: usage }
  return withGame(line, { usage, options: ['at', 'view', 'json'] }, (game) => ({
    exitCode: 0,
    text: JSON.stringify(show(game)),
  }))
}

/** The Grimoire of a game, exactly as the window would get it. */
export function grimoireOf(game: GameSource): GrimoireView {
  const { grimoire } = sceneOf(game)
  if (!grimoire) throw new Error('a game has a Grimoire')
  return grimoire
}

/** Both windows' views. What the strict schema of the Town Square refuses is a bug and ends the command. */
function sceneOf({ header, history, state }: GameSource): Scene {
  const fold = createFold({ initial: initialState(header), evolve })
  const settings = defaultSettings('en')
  const report = (error: unknown): never => {
    throw error
  }
  const stage = createStage(gameRules, { settings, report })
  return stage.prepare({ header, history, state, fold, log: readOnly, problems: [] }, settings, null)
}

/** The command line never writes to a game. */
const readOnly = {
  append: () => Promise.resolve(failed({ code: 'read-only', message: 'this game is only read' })),
  close: () => Promise.resolve(),
}
