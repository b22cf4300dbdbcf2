import type { GameSummary } from '../../shared/grimoire/statistics'
import { pathTo } from '../engine/history/history'
import { initialState, type State } from '../engine/state'
import { chaptersOf, type RecordedGame } from './recordedGame'

const MINUTE_MS = 60_000

/** One game in a few words. */
export function summaryOf(game: RecordedGame): GameSummary {
  const { header, history, state } = game
  const facts = pathTo(history).flatMap((commit) => commit.facts)
  return {
    id: header.id,
    script: state.script.name,
    winner: state.winner,
    players: playersOf(state),
    ownNames: Object.fromEntries(state.script.homebrew.map(({ id, name }) => [id, name])),
    minutes: minutesOf(game),
    note: state.notes,
    notes: facts.flatMap((fact) => (fact.kind === 'noted' && fact.text !== '' ? [fact.text] : [])),
  }
}

function playersOf({ circle, seats }: State): GameSummary['players'] {
  return circle.flatMap((id) => {
    const seat = seats[id]
    return seat ? [{ name: seat.name, character: seat.character, alignment: seat.alignment }] : []
  })
}

function minutesOf(game: RecordedGame): number | null {
  if (game.state.winner === null) return null
  const chapters = chaptersOf(game, initialState(game.header))
  const began = chapters.find(({ after }) => after.phase.kind !== 'setup')
  const ended = chapters.findLast(({ commit }) => commit.facts.some(({ kind }) => kind === 'gameEnded'))
  return began && ended ? Math.max(0, Math.round((ended.commit.at - began.commit.at) / MINUTE_MS)) : null
}
