import type { CharacterId } from '../domain/ids'
import type { Alignment } from '../domain/vocabulary'

/** What a library tells of one game. */
export interface GameSummary {
  id: string
  script: string
  /** Null = the Storyteller has not ended it. */
  winner: Alignment | null
  players: { name: string; character: CharacterId | null; alignment: Alignment }[]
  /** Names that the script gives its own characters. */
  ownNames: Record<CharacterId, string>
  /** Minutes from the first nightfall to the end; null while it has not ended. */
  minutes: number | null
  /** What the Storyteller noted on the game as a whole last. */
  note: string
  /** Every note, on the game and on players, to be searched. */
  notes: string[]
}

/** Games of one script, character or player. `won`: on the side that won; for a script, games that good won. */
export interface StatisticsRow {
  name: string
  games: number
  won: number
}

/** Counts over the games that the Storyteller ended. */
export interface GameStatistics {
  games: number
  good: number
  evil: number
  /** Null = no game has a length yet. */
  averageMinutes: number | null
  /** Each the most played first. */
  scripts: StatisticsRow[]
  characters: (StatisticsRow & { character: CharacterId; isOwn: boolean })[]
  players: StatisticsRow[]
}

/** The library as a book of games: each by itself, and all together. */
export interface Chronicle {
  summaries: GameSummary[]
  statistics: GameStatistics
}
