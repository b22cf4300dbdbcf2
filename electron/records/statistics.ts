import type { GameStatistics, GameSummary, StatisticsRow } from '../../shared/grimoire/statistics'
import { csv } from './csv'

type Count = [key: string, row: StatisticsRow]

/** Counts over the games that the Storyteller ended. */
export function statisticsOf(summaries: readonly GameSummary[]): GameStatistics {
  const ended = summaries.filter(({ winner }) => winner !== null)
  const lengths = ended.map(({ minutes }) => minutes).filter((minutes) => minutes !== null)
  const total = lengths.reduce((sum, minutes) => sum + minutes, 0)
  const players = ended.flatMap((game) => game.players.map((player) => ({ game, ...player })))
  const isOwn = new Map(players.map(({ game, character }) => [character ?? '', game.ownNames[character ?? '']]))
  return {
    games: ended.length,
    good: ended.filter(({ winner }) => winner === 'good').length,
    evil: ended.filter(({ winner }) => winner === 'evil').length,
    averageMinutes: lengths.length === 0 ? null : Math.round(total / lengths.length),
    scripts: counted(ended.map(({ script, winner }) => [script, winner === 'good'])).map(([, row]) => row),
    characters: counted(
      players.map(({ character, alignment, game }) => [character ?? '', alignment === game.winner]),
    ).map(([character, row]) => {
      const own = isOwn.get(character)
      return { ...row, name: own ?? row.name, character, isOwn: own !== undefined }
    }),
    players: counted(players.map(({ name, alignment, game }) => [name.trim(), alignment === game.winner])).map(
      ([, row]) => row,
    ),
  }
}

/** The most played first; nothing is counted that has no name. */
function counted(results: readonly (readonly [key: string, hasWon: boolean])[]): Count[] {
  const rows = new Map<string, StatisticsRow>()
  for (const [key, hasWon] of results) {
    if (key === '') continue
    const { games, won } = rows.get(key) ?? { games: 0, won: 0 }
    rows.set(key, { name: key, games: games + 1, won: won + (hasWon ? 1 : 0) })
  }
  return [...rows].sort(([, left], [, right]) => right.games - left.games || left.name.localeCompare(right.name))
}

/** The counts as a table: a row for all games, then one for each script, character and player. */
export function statisticsCsv(statistics: GameStatistics, characterName: (id: string) => string): string {
  const { games, good, averageMinutes, scripts, characters, players } = statistics
  const row = (what: string, name: string, count: Pick<StatisticsRow, 'games' | 'won'>, minutes = ''): string[] => [
    what,
    name,
    String(count.games),
    String(count.won),
    minutes,
  ]
  return csv([
    ['of', 'name', 'games', 'won', 'average minutes'],
    row('all games, won by good', '', { games, won: good }, averageMinutes === null ? '' : String(averageMinutes)),
    ...scripts.map((one) => row('script, won by good', one.name, one)),
    ...characters.map((one) => row('character', one.isOwn ? one.name : characterName(one.character), one)),
    ...players.map((one) => row('player', one.name, one)),
  ])
}
