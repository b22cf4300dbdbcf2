import type { Nomination, State } from '../state'
import { grown } from './grown'
import type { Handlers } from './handlers'

/** Facts about nominations, votes, executions, exiles, and the end of the game. */
export const dayHandlers: Handlers<
  | 'nominated'
  | 'nominationCancelled'
  | 'handSet'
  | 'voteClosed'
  | 'aboutToDieSet'
  | 'nominationsClosed'
  | 'executed'
  | 'exiled'
  | 'actedByDay'
  | 'madnessJudged'
  | 'announced'
  | 'claimRaised'
  | 'claimsDismissed'
  | 'gameEnded'
  | 'revealSet'
  | 'sheetShown'
  | 'overridden'
> = {
  nominated: (state, { by, nominee, purpose }) => {
    const nominatorCharacter = state.seats[by]?.character ?? null
    const nomination: Nomination = {
      kind: purpose,
      by,
      nominee,
      hands: {},
      votes: null,
      voterCharacters: {},
      nominatorCharacter,
      fact: state.nextFact,
    }
    const { today: before } = purpose === 'exile' ? interrupted(state) : state
    const nominations = [...before.nominations, nomination]
    return today(state, { ...before, nominations, isVoting: true, isResultFresh: false })
  },
  nominationCancelled: (state) =>
    resumed(today(state, { nominations: state.today.nominations.slice(0, -1), isVoting: false })),
  handSet: (state, { seat, hands }) =>
    lastNomination(state, (nomination) => ({ ...nomination, hands: { ...nomination.hands, [seat]: hands } })),
  voteClosed: (state, { votes, tally, needed, succeeded, isSecret, owing }) => {
    const isExecution = state.today.nominations.at(-1)?.kind === 'execution'
    const voterCharacters = Object.fromEntries(votes.map(({ seat }) => [seat, state.seats[seat]?.character ?? null]))
    const dead = votes.map(({ seat }) => seat).filter((seat) => !state.seats[seat]?.isAlive)
    const secret = isExecution && isSecret ? (owing ?? dead) : []
    const count = { votes, tally, needed, succeeded, isSecret }
    const closed = lastNomination(state, (nomination) => ({ ...nomination, votes: count, voterCharacters }))
    const secretVoters = [...state.today.secretVoters, ...secret]
    return resumed(today(closed, { isVoting: false, isResultFresh: true, secretVoters }))
  },
  aboutToDieSet: (state, { nominee, votes }) =>
    today(state, { aboutToDie: nominee === null ? null : { nominee, votes, fact: state.nextFact } }),
  nominationsClosed: (state) =>
    today(resumed(state), { nominationsOpen: false, isVoting: false, isResultFresh: false, closing: state.nextFact }),
  executed: (state, { target, died }) => ({
    ...today(state, {
      executed: { target, died, fact: state.nextFact },
      settled: state.today.nominations.length,
      aboutToDie: null,
      isResultFresh: false,
    }),
    executions: grown(state.executions, {
      target,
      died,
      day: state.phase.number,
      character: typeof target === 'number' ? (state.seats[target]?.character ?? null) : null,
    }),
  }),
  exiled: (state) => today(state, { isResultFresh: false }),
  actedByDay: (state, { instance, seat, ability, isPublic, data }) =>
    today(state, {
      actions: [...state.today.actions, { instance, seat, ability, isPublic, data, fact: state.nextFact }],
    }),
  madnessJudged: (state, { seat }) => today(state, { judged: [...state.today.judged, seat] }),
  announced: (state, { announcement, seats, text }) => ({
    ...today(state, { isResultFresh: false }),
    announcements: grown(state.announcements, { kind: announcement, seats, text, phase: state.phase }),
  }),
  claimRaised: (state, { team, reason, cause }) => ({
    ...state,
    claims: grown(state.claims, { team, reason, cause: cause ?? null }),
  }),
  claimsDismissed: (state, { reasons }) => ({
    ...state,
    dismissed: grown(state.dismissed, ...reasons),
    claims: state.claims.filter(({ reason }) => !reasons.includes(reason)),
    winner: null,
  }),
  gameEnded: (state, { winner }) => ({ ...state, winner }),
  revealSet: (state, { seats }) => ({ ...state, reveal: seats }),
  sheetShown: (state, { isShown }) => ({ ...state, isSheetShown: isShown }),
  overridden: (state) => state,
}

function today(state: State, change: Partial<State['today']>): State {
  return { ...state, today: { ...state.today, ...change } }
}

/** A nomination that is being voted on waits while a call for exile is counted. */
function interrupted(state: State): State {
  const { isVoting, nominations } = state.today
  const open = isVoting ? nominations.at(-1) : undefined
  return open?.kind === 'execution' ? today(state, { nominations: nominations.slice(0, -1), interrupted: open }) : state
}

/** The nomination that waited for a call for exile is voted on again. */
function resumed(state: State): State {
  const { interrupted: waiting, nominations } = state.today
  return waiting ? today(state, { nominations: [...nominations, waiting], interrupted: null, isVoting: true }) : state
}

function lastNomination(state: State, change: (nomination: Nomination) => Nomination): State {
  const last = state.today.nominations.at(-1)
  return last ? today(state, { nominations: [...state.today.nominations.slice(0, -1), change(last)] }) : state
}
