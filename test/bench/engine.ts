import { grimoireView } from '../../electron/engine/projections/grimoireView'
import { townSquareView } from '../../electron/engine/projections/townSquareView'
import { fold } from '../../electron/engine/events/evolve'
import { initialState } from '../../electron/engine/state'
import { townSquareView as townSquareSchema } from '../../shared/townsquare/view'
import { factsOfGame, fullTable, header, Played } from './games'
import { summaryOf, timed, timedOften, type Summary } from './statistics'

/** Replay of one game; the fastest of several, which is the one that nothing else on the machine slowed down. */
export interface Replay {
  readonly facts: number
  readonly ms: number
  readonly factsPerSecond: number
}

export interface EngineFigures {
  readonly replay: readonly Replay[]
  /** Time per fact of the longest game over that of the shortest: 1 = the work grows with the length and no faster. */
  readonly growth: number
  readonly views: { readonly grimoireMs: Summary; readonly townSquareMs: Summary }
}

const context = {
  revision: 1,
  game: { id: 'bench', name: 'Bench', head: 1, canUndo: true, canRedo: false, commits: 1, began: null },
  settings: { townSquareLocale: 'en', handSpeedMs: 700, showsVotes: false },
  timer: null,
  log: [],
} as const

/** Replays games of these lengths and derives both views of the full table. */
export function measureEngine(lengths: readonly number[]): EngineFigures {
  const facts = factsOfGame(Math.max(...lengths))
  const replay = lengths.map((length) => replayOf(facts.slice(0, length)))
  const perFact = replay.map(({ factsPerSecond }) => 1 / factsPerSecond)
  return { replay, growth: (perFact.at(-1) ?? NaN) / (perFact[0] ?? NaN), views: measureViews() }
}

function replayOf(facts: Parameters<typeof fold>[1] & readonly unknown[]): Replay {
  const empty = initialState(header())
  const often = Math.max(9, Math.ceil(100_000 / facts.length))
  for (let warm = 0; warm < Math.ceil(often / 5); warm += 1) fold(empty, facts)
  const ms = summaryOf(Array.from({ length: often }, () => timed(() => fold(empty, facts)))).least
  return { facts: facts.length, ms, factsPerSecond: (facts.length / ms) * 1000 }
}

function measureViews(): EngineFigures['views'] {
  const game = new Played()
  game.send('startFromPosition', fullTable)
  return {
    grimoireMs: timedOften(100, () => grimoireView(game.state, context)),
    townSquareMs: timedOften(100, () => townSquareSchema.parse(townSquareView(game.state, context))),
  }
}
