import type { CharacterId } from '../../../shared/domain/ids'
import type { GrimoireView, Notice } from '../../../shared/grimoire/view'
import { ordinaryPlayers } from '../commands/tableCommands'
import type { Game } from '../rules/reading'
import { baseCounts, countTypes, distributions } from '../setup/counts'
import { inBag, isGivenTwice, ordinarySeats, takenTokens } from '../setup/givenOut'
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
    problems: problemsOf(game, players, counted),
    bag: game.state.bag ? [...game.state.bag] : null,
    bagCounts: game.state.bag ? countTypes(game, game.state.bag) : null,
    inBag: inBag(game),
  }
}

/** What is wrong with the characters that count, and with what lies at the seats already. */
function problemsOf(game: Game, players: number, counted: readonly CharacterId[]): Notice[] {
  const codes = new Set(counted.length === 0 ? [] : lineupProblems(game, players, counted))
  if (isGivenTwice(game)) codes.add('duplicate-character')
  return [...[...codes].map((code) => ({ code, params: {} })), ...takenTokens(game)]
}

/** Once everybody has a character, those are what counts, however they came by them. */
function givenOut(game: Game): CharacterId[] | null {
  const held = ordinarySeats(game).map(({ character }) => character)
  const given = held.filter((character) => character !== null)
  return given.length > 0 && given.length === held.length ? given : null
}
