import type { GrimoireView } from '../../../shared/grimoire/view'
import { inBag } from '../commands/setupCommands'
import { ordinaryPlayers } from '../commands/tableCommands'
import type { Game } from '../rules/types'
import { baseCounts, countTypes, distributions } from '../setup/counts'
import { lineupProblems } from '../setup/lineup'

/** The setup panel (SPEC B). */
export function setupView(game: Game): GrimoireView['setup'] {
  const players = ordinaryPlayers(game)
  const lineup = [...game.state.lineup]
  return {
    players,
    travellers: game.seats.filter(({ isTraveller }) => isTraveller).length,
    base: baseCounts(players),
    distributions: distributions(game, players, lineup),
    lineup,
    lineupCounts: countTypes(game, lineup),
    problems: lineup.length === 0 ? [] : lineupProblems(game, players, lineup).map((code) => ({ code, params: {} })),
    bag: game.state.bag ? [...game.state.bag] : null,
    inBag: inBag(game),
  }
}
