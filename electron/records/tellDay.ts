import type { Json } from '../../shared/lib/json'
import type { Notice } from '../../shared/grimoire/view'
import type { Alignment } from '../../shared/domain/vocabulary'
import type { Fact } from '../engine/events/facts'
import { gameOf } from '../engine/rules/game'
import type { State } from '../engine/state'
import type { Tellers } from './tell'

const say = (code: string, params: Record<string, Json> = {}): Notice => ({ code, params })

/** Told of an execution whose death is feigned. */
export const EXECUTED_SEEMINGLY = 'executed-and-seemed-to-die'

/** Announcements of abilities, each of which has a sentence of its own. */
const ANNOUNCED: ReadonlyMap<string, string> = new Map([
  ['alhadikhia-chose', 'announced-alhadikhia-chose'],
  ['banshee-awoken', 'announced-banshee-awoken'],
  ['gnome-amigo', 'announced-gnome-amigo'],
])

/** What is said of the day, of votes, and of the end. */
export const dayTellers: Tellers<
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
> = {
  nominated: ({ by, nominee, purpose }) => say(purpose === 'exile' ? 'exile-called' : 'nominated', { by, nominee }),
  nominationCancelled: () => say('nomination-cancelled'),
  handSet: ({ seat, hands }) => say(hands === 0 ? 'hand-lowered' : 'hand-raised', { seat }),
  voteClosed,
  aboutToDieSet: ({ nominee, votes }) =>
    nominee === null ? say('nobody-about-to-die') : say('about-to-die', { nominee, votes }),
  nominationsClosed: () => say('nominations-closed'),
  executed: ({ target, died }) => say(died ? 'executed' : 'executed-and-lives', { target }),
  exiled: ({ seat }) => say('exiled', { seat }),
  actedByDay,
  madnessJudged: ({ seat, broken }) => say(broken ? 'madness-broken' : 'madness-kept', { seat }),
  announced: ({ text, seats, announcement }) => {
    if (text !== '') return say('announced', { text })
    const code = ANNOUNCED.get(announcement)
    if (code !== undefined) return say(code, { seats })
    return say(seats.length > 0 ? 'announced-of' : 'announced-kind', { announcement, seats })
  },
  claimRaised: ({ team, reason }) => say('claim-raised', { team, reason }),
  claimsDismissed: () => say('played-on'),
  gameEnded: ({ winner, reason }, before) => {
    const because = reason ?? standingReason(before, winner)
    return because === undefined
      ? say('game-ended', { winner })
      : say('game-ended-because', { winner, reason: because })
  },
  revealSet: ({ seats }) => (seats === null ? say('reveal-ended') : say('revealed', { seats })),
  sheetShown: ({ isShown }) => say(isShown ? 'sheet-shown' : 'sheet-hidden'),
}

/** By what a side has won that needed no reason of the Storyteller's own. */
function standingReason(before: State, winner: Alignment): string | undefined {
  return gameOf(before).claims.find(({ team, blockedBy }) => team === winner && blockedBy.length === 0)?.reason
}

/** Hands for an exile are no votes (rulebook, Exile). */
function voteClosed({ votes, tally, needed, succeeded }: Fact<'voteClosed'>, before: State): Notice {
  const isExile = before.today.nominations.at(-1)?.kind === 'exile'
  const voters = votes.filter(({ hands }) => hands > 0).map(({ seat }) => seat)
  if (voters.length === 0 && !succeeded) return say(isExile ? 'nobody-supported' : 'nobody-voted')
  const count = { voters, tally, needed }
  if (isExile) return say(succeeded ? 'exile-succeeded' : 'exile-failed', count)
  return say(succeeded ? 'vote-succeeded' : 'vote-failed', count)
}

/** A question is a text too. */
function askedIn(question: Json | undefined): string | undefined {
  if (question === undefined || question === null || typeof question !== 'object' || Array.isArray(question))
    return undefined
  return typeof question['text'] === 'string' ? question['text'] : undefined
}

/** A statement that the Storyteller judged when it was made. */
function judged(isTrue: boolean, params: Record<string, Json>): Notice {
  return say(`acted-${isTrue ? 'truly' : 'untruly'}${'text' in params ? '-saying' : ''}`, params)
}

function actedByDay({ seat, ability, isPublic, data }: Fact<'actedByDay'>): Notice {
  const { targets, characters, guesses = [], statementTrue, text = askedIn(data.question) } = data
  if (statementTrue !== undefined) return judged(statementTrue, { seat, ability, ...(text !== undefined && { text }) })
  const code = isPublic ? 'acted-in-public' : 'acted-in-private'
  if (guesses.length > 0) {
    const guessed = guesses.map(({ seat: about, character }) => ({ seat: about, character }))
    return say(`${code}-guessing`, { seat, ability, guesses: guessed })
  }
  if (targets.length > 0) return say(`${code}-on`, { seat, ability, targets })
  if (characters.length > 0) return say(`${code}-naming`, { seat, ability, characters })
  return text === undefined ? say(code, { seat, ability }) : say(`${code}-saying`, { seat, ability, text })
}
