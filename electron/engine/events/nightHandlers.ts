import type { SeatId } from '../../../shared/domain/ids'
import { freshDay, freshNight } from '../state'
import type { State } from '../state'
import { grown } from './grown'
import { withSeat } from './handlers'
import type { Handlers } from './handlers'

/** Facts about the passing of time, night steps, death and life. */
export const nightHandlers: Handlers<
  | 'phaseBegan'
  | 'stepAdded'
  | 'stepMoved'
  | 'stepDone'
  | 'stepSkipped'
  | 'stepReopened'
  | 'chose'
  | 'declined'
  | 'informed'
  | 'deathPrevented'
  | 'deathRedirected'
  | 'died'
  | 'revived'
  | 'livesAnnounced'
> = {
  phaseBegan: (state, { phase }) => {
    const leftOpen: readonly string[] = []
    if (phase.kind === 'day') return { ...state, phase, leftOpen, today: freshDay, wrong: [] }
    const night = state.phase.number
    return {
      ...state,
      phase,
      leftOpen,
      tonight: freshNight,
      announcements: [],
      today: { ...state.today, nominationsOpen: false, isVoting: false, interrupted: null, secretVoters: [] },
      pastChoices: grown(state.pastChoices, ...state.tonight.choices.map((choice) => ({ ...choice, night }))),
      pastDeclined: grown(state.pastDeclined, ...state.tonight.declined.map((instance) => ({ instance, night }))),
    }
  },
  stepAdded: (state, { key, seat, ability, before }) =>
    tonight(state, { added: [...state.tonight.added, { key, seat, ability, before }] }),
  stepMoved: (state, { key, before }) => tonight(state, { moved: { ...state.tonight.moved, [key]: before } }),
  stepDone: (state, { key }) => tonight(state, { done: [...state.tonight.done, key] }),
  stepSkipped: (state, { key }) => tonight(state, { skipped: [...state.tonight.skipped, key] }),
  stepReopened: (state, { key }) =>
    tonight(state, {
      done: state.tonight.done.filter((other) => other !== key),
      skipped: state.tonight.skipped.filter((other) => other !== key),
      reopened: [...state.tonight.reopened, key],
    }),
  chose: (state, { instance, seat, ability, targets, characters, answer }) =>
    tonight(state, { choices: [...state.tonight.choices, { instance, seat, ability, targets, characters, answer }] }),
  declined: (state, { instance }) => tonight(state, { declined: [...state.tonight.declined, instance] }),
  informed: (state, { instance, seat, ability, told, truth, allowed, isAnything, malfunction }) => {
    return tonight(state, {
      informed: [...state.tonight.informed, { instance, seat, ability, told, truth, allowed, isAnything, malfunction }],
    })
  },
  deathPrevented: (state, { seat, by, cause }) =>
    tonight(state, { spared: [...state.tonight.spared, { seat, by, from: cause?.instance ?? null }] }),
  deathRedirected: (state) => state,
  died: (state, { seat, feigned, cause }) => {
    const victim = state.seats[seat]
    if (!victim) return state
    const byDay = state.phase.kind === 'day'
    const death = {
      seat,
      character: victim.character,
      alignment: victim.alignment,
      phase: state.phase,
      feigned,
      fact: state.nextFact,
      cause: cause ?? { ability: 'rules', seat: null, instance: null, kind: 'rules' as const },
    }
    const change = feigned
      ? { feignsDeath: true, voteToken: true }
      : { isAlive: false, feignsDeath: false, voteToken: victim.feignsDeath ? victim.voteToken : true }
    return {
      ...withSeat(state, seat, { ...change, ...(byDay && { publicLife: 'dead' as const }) }),
      today: { ...state.today, isResultFresh: false },
      deaths: grown(state.deaths, death),
    }
  },
  revived: (state, { seat }) => ({
    ...withSeat(state, seat, {
      isAlive: true,
      feignsDeath: false,
      ...(state.phase.kind === 'day' && { publicLife: 'alive' as const, voteToken: false }),
    }),
    revivals: grown(state.revivals, { seat, phase: state.phase }),
    dismissed: [],
  }),
  livesAnnounced: (state, { seats, revived, statuses }) => {
    const announced = state.circle.reduce<State>((before, seat) => {
      const player = before.seats[seat]
      if (!player) return before
      const isShownAlive = player.isAlive && !player.feignsDeath
      return withSeat(before, seat, {
        publicLife: isShownAlive ? 'alive' : 'dead',
        ...(isShownAlive && { voteToken: false }),
      })
    }, state)
    const said = (kind: string, about: readonly SeatId[]): State['announcements'][number][] =>
      about.length > 0 || kind === 'deaths' ? [{ kind, seats: about, text: '', phase: state.phase }] : []
    const words = [...said('deaths', seats), ...said('revived', revived), ...said('statuses', statuses)]
    return { ...announced, announcements: grown(state.announcements, ...words) }
  },
}

function tonight(state: State, change: Partial<State['tonight']>): State {
  return { ...state, tonight: { ...state.tonight, ...change } }
}
