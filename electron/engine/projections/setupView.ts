import type { CharacterId } from '../../../shared/domain/ids'
import type { GrimoireView } from '../../../shared/grimoire/view'
import { inBag } from '../commands/setupCommands'
import { ordinaryPlayers } from '../commands/tableCommands'
import type { Game } from '../rules/reading'
import { baseCounts, countTypes, distributions } from '../setup/counts'
import { lineupProblems } from '../setup/lineup'

/** The setup panel (SPEC B). */
export function setupView(game: Game): GrimoireView['setup'] {
  const players = ordinaryPlayers(game)
  const lineup = [...game.state.lineup]
  const counted = givenOut(game) ?? lineup
  return {
    players,
    travellers: game.seats.filter(({ isTraveller }) => isTraveller).length,
    base: baseCounts(players),
    distributions: distributions(game, players, counted),
    lineup,
    lineupCounts: countTypes(game, counted),
    problems: counted.length === 0 ? [] : lineupProblems(game, players, counted).map((code) => ({ code, params: {} })),
    bag: game.state.bag ? [...game.state.bag] : null,
    bagCounts: game.state.bag ? countTypes(game, game.state.bag) : null,
    inBag: inBag(game),
  }
}

/** Once everybody has a character, those are what counts, however they came by them. */
function givenOut(game: Game): CharacterId[] | null {
  const held = game.seats.filter(({ isTraveller }) => !isTraveller).map(({ character }) => character)
  const given = held.filter((character) => character !== null)
  return given.length > 0 && given.length === held.length ? given : null
}
