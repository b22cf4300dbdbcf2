import type { GameHeader, Nomination, Seat, State } from '../engine/state'
import type { SeatId } from '../../shared/domain/ids'
import { evolve } from '../engine/events/evolve'
import type { Fact } from '../engine/events/facts'
import type { Commit } from '../engine/history/entries'
import { pathTo, type History } from '../engine/history/history'

/** A game to be put on record: what happened, and where it came to. */
export interface RecordedGame {
  readonly header: GameHeader
  readonly history: History<Fact>
  readonly state: State
}

/** One commit with the states around it. */
export interface Chapter {
  readonly commit: Commit<Fact>
  readonly before: State
  readonly after: State
}

/** The game from its start to its head, commit by commit. */
export function chaptersOf({ history }: RecordedGame, initial: State): Chapter[] {
  let before = initial
  return pathTo(history).map((commit) => {
    const after = commit.facts.reduce((state, fact) => evolve(state, fact), before)
    const chapter = { commit, before, after }
    before = after
    return chapter
  })
}

/** Everybody as they were when the game began for them: at the first nightfall, or when they sat down. */
export function beginnings(chapters: readonly Chapter[]): ReadonlyMap<SeatId, Seat> {
  const first = new Map<SeatId, Seat>()
  for (const { after } of chapters) {
    if (after.phase.kind === 'setup') continue
    for (const id of after.circle) {
      const seat = after.seats[id]
      if (seat && seat.character !== null && !first.has(id)) first.set(id, seat)
    }
  }
  return first
}

/** A vote that was counted. */
export interface CountedVote {
  /** As it was when the vote was counted; voters may leave later. */
  readonly state: State
  readonly nomination: Nomination
  readonly votes: NonNullable<Nomination['votes']>
}

/** Every vote counted on the way to the head, in order. */
export function votesOf(chapters: readonly Chapter[]): CountedVote[] {
  return chapters.flatMap(({ commit, before }) => {
    let state = before
    return commit.facts.flatMap((fact) => {
      state = evolve(state, fact)
      const nomination = fact.kind === 'voteClosed' ? state.today.nominations.at(-1) : undefined
      return nomination?.votes ? [{ state, nomination, votes: nomination.votes }] : []
    })
  })
}

/** Chair of a seat, 1 and up, clockwise; 0 = it has left the game. */
export function chairOf(state: State, seat: SeatId): number {
  return state.circle.indexOf(seat) + 1
}
