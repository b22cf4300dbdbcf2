import { isGoodTeam } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import { fieldsIn, type Json } from '../../../../shared/lib/json'
import type { AbilityInstance } from '../../events/facts'
import { deathsTonight, isItsFirstDay } from '../../night/moments'
import type { Check } from '../../rules/learning'
import type { Game, Table } from '../../rules/reading'
import type { Death } from '../../state'
import { learnsNumber, learnsYesNo } from '../primitives/information'
import { ability } from '../primitives/module'
import { eachNight, eachOtherNight, firstNightOnly } from '../primitives/nights'
import { learnsOpinion } from '../primitives/opinion'
import { learnsPlayers } from '../primitives/players'
import { allSeats } from '../primitives/table'
import {
  characterThen,
  dayOf,
  marksToday,
  nominatorsToday,
  saidOfToday,
  TAKEN_OVER,
  teamThen,
  votersToday,
} from '../primitives/today'
import type { Doer } from '../primitives/today'
import { trueCharacter, trueTeam } from '../primitives/truth'

/** Starts knowing how many steps it is from the Demon to the nearest Minion. */
export const clockmaker = ability('clockmaker', {
  night: firstNightOnly,
  information: {
    ...learnsNumber(() => null),
    answers: (check) => {
      const seats = allSeats(check.game)
      const minions = seats.filter((seat) => check.team(seat) === 'minion')
      const demons = seats.filter((seat) => check.team(seat) === 'demon')
      if (minions.length === 0 || demons.length === 0) return [null]
      return demons.map((demon) => Math.min(...minions.map((minion) => check.game.distance(demon, minion))))
    },
  },
})

/** Each night, chooses another player, no Traveller: learns a good and an evil character, one of which they are. */
export const dreamer = ability('dreamer', {
  night: { ...eachNight, players: { min: 1, max: 1, notSelf: true, notTraveller: true } },
  information: {
    form: { kind: 'goodAndEvil' },
    answers: (check) => check.targets.map((target) => goodAndEvil(check, check.character(target))),
    domain: () => [{ good: 'anyTownsfolkOrOutsider', evil: 'anyMinionOrDemon' }],
  },
})

function goodAndEvil({ game }: Check, character: CharacterId | null): Json {
  if (character === null) return null
  return isGoodTeam(game.facts(character).team)
    ? { good: character, evil: 'anyMinionOrDemon' }
    : { good: 'anyTownsfolkOrOutsider', evil: character }
}

/** Each night, learns for how many other players an ability went wrong since dawn by another's doing. */
export const mathematician = ability('mathematician', {
  night: eachNight,
  information: {
    ...learnsNumber(() => null),
    answers: ({ game, instance }) => {
      const isOther = ({ seat }: { seat: SeatId }): boolean => seat !== instance.seat
      const byHand = game.tokenHolders(instance.character, 'Abnormal').map((seat) => ({ seat, isBelieved: false }))
      const wrong = [...game.state.wrong, ...byHand].filter(isOther)
      const meddledWith = new Set(wrong.flatMap(({ seat, isBelieved }) => (isBelieved ? [] : [seat])))
      const mightCount = wrong
        .filter(({ seat, isBelieved }) => isBelieved && isJinxed(game, seat))
        .map(({ seat }) => seat)
      const most = new Set([...meddledWith, ...mightCount]).size
      return Array.from({ length: most - meddledWith.size + 1 }, (_none, more) => meddledWith.size + more)
    },
  },
})

/** Jinx: nobody meddles with those who only believe in an ability, and yet the Mathematician might learn of them. */
function isJinxed(game: Game, seat: SeatId): boolean {
  return ['drunk', 'marionette'].some((character) => character === trueCharacter(game, seat))
}

/** Said the token so, when the game was taken over today? */
function wasMarked({ game, instance }: Check): boolean {
  return saidOfToday(game, instance) !== null
}

/** Each night*, learns whether a Demon voted today. */
export const flowergirl = ability('flowergirl', {
  night: eachOtherNight,
  information: learnsYesNo(
    (check) => wasMarked(check) || votersToday(check.game).some((voter) => teamThen(check, voter) === 'demon'),
  ),
  on: marksToday('Demon Not Voted', 'Demon Voted', votersToday, 'demon'),
})

/** Each night*, learns whether a Minion nominated today. */
export const towncrier = ability('towncrier', {
  night: eachOtherNight,
  information: learnsYesNo(
    (check) => wasMarked(check) || nominatorsToday(check.game).some((by) => teamThen(check, by) === 'minion'),
  ),
  on: marksToday('Minions Not Nominated', 'Minion Nominated', nominatorsToday, 'minion'),
})

/** Each night*, learns how many dead players are evil. */
export const oracle = ability('oracle', {
  night: eachOtherNight,
  information: learnsNumber(
    ({ game, alignment }) =>
      game.seats.filter(({ seat }) => !game.registersAlive(seat) && alignment(seat) === 'evil').length,
  ),
})

/** Each day, may learn two things in private, one true and one false. */
export const savant = ability('savant', {
  day: { isOnceADay: true, input: 'text' },
  information: learnsOpinion({ kind: 'text' }, null),
})

/** Once per game, at night, chooses two other players: learns whether they are on the same side. */
export const seamstress = ability('seamstress', {
  night: { ...eachNight, players: { min: 2, max: 2, notSelf: true }, isOnce: true, mayDecline: true },
  information: learnsYesNo(({ targets, alignment }) => new Set(targets.map(alignment)).size === 1),
})

const REPLIES = ['yes', 'no', "don't know"]

/** Once per game, by day and in private, asks a yes-or-no question. */
export const artist = ability('artist', {
  day: { isOnce: true, input: 'question' },
  information: {
    form: { kind: 'choice', options: REPLIES },
    isFree: (game, instance) => questionOf(game, instance) === null,
    answers: (check) => {
      const question = questionOf(check.game, check.instance)
      return question ? [isSo(check, question) ? 'yes' : 'no'] : REPLIES
    },
    domain: () => REPLIES,
    malformed: (value) => (typeof value === 'string' && REPLIES.includes(value) ? null : 'unknown-answer'),
  },
})

interface Question {
  readonly seat: SeatId
  /** A side, a type or a character. */
  readonly is: string
}

/** What was asked today, where it can be looked up; any other question is the Storyteller's to answer. */
function questionOf(game: Game, instance: AbilityInstance): Question | null {
  const asked = game.state.today.actions.findLast((action) => action.instance === instance.id)?.data.question
  const { seat, is } = fieldsIn(asked)
  return typeof seat === 'number' && seat in game.state.seats && typeof is === 'string'
    ? { seat: seat as SeatId, is }
    : null
}

const TEAMS: readonly string[] = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller']

function isSo(check: Check, { seat, is }: Question): boolean {
  if (is === 'good' || is === 'evil') return check.alignment(seat) === is
  return TEAMS.includes(is) ? check.team(seat) === is : check.character(seat) === is
}

const MOST_GUESSES = 5

/** On the first day, guesses aloud up to five players' characters: learns that night how many were right. */
export const juggler = ability('juggler', {
  day: {
    isOnceADay: true,
    mustBePublic: true,
    input: 'guesses',
    refuses: (game, instance, { guesses = [] }) => {
      if (!isItsFirstDay(game, instance)) return 'not-first-day'
      return guesses.length > MOST_GUESSES ? 'too-many-guesses' : null
    },
    *run(use, { guesses = [] }) {
      const made = guesses.map(({ seat, character }) => ({
        seat,
        guess: character,
        character: trueCharacter(use.game, seat),
      }))
      use.remember('guesses', made)
      for (const { seat, guess, character } of made) if (guess === character) use.place('Correct', seat)
      yield* []
    },
  },
  night: {
    ...eachOtherNight,
    when: (game, instance) =>
      game.state.today.actions.some((action) => action.instance === instance.id) ||
      saidOfToday(game, instance) !== null,
  },
  information: {
    ...learnsNumber(
      (check) => guessesOf(check.instance).filter((made) => characterThen(check, made) === made.guess).length,
      MOST_GUESSES,
    ),
    when: ({ state }) => state.phase.kind === 'night',
  },
  on: {
    *takenOver(use) {
      const right = use.game.tokenHolders(use.character, 'Correct')
      if (right.length === 0) return
      const characters = right.map((seat) => ({ seat, character: trueCharacter(use.game, seat) }))
      use.remember(
        'guesses',
        characters.map((one) => ({ ...one, guess: one.character })),
      )
      use.remember(TAKEN_OVER, { day: dayOf(use.game), seat: null })
      yield* []
    },
  },
})

function guessesOf({ memory }: AbilityInstance): (Doer & { guess: CharacterId })[] {
  return (memory['guesses'] ?? []) as unknown as (Doer & { guess: CharacterId })[]
}

/** If the Demon kills them, learns two players, one of whom is that Demon. */
export const sage = ability('sage', {
  worksWhenDead: wasKilledByDemonTonight,
  night: { ...eachOtherNight, when: wasKilledByDemonTonight },
  information: learnsPlayers(2, (check, pair) => {
    const killer = deathTonight(check.game, check.instance)?.cause.seat ?? null
    return !pair.includes(check.instance.seat as SeatId) && pair.some((seat) => isThatDemon(check, seat, killer))
  }),
})

function isThatDemon({ game, team }: Check, seat: SeatId, killer: SeatId | null): boolean {
  if (seat === killer) return true
  // Another Demon is not the one that killed; whoever passes for a Demon may pass for that one.
  return team(seat) === 'demon' && (killer === null || trueTeam(game, seat) !== 'demon')
}

function deathTonight(table: Table, instance: AbilityInstance): Death | undefined {
  return deathsTonight(table).findLast(({ seat }) => seat === instance.seat)
}

function wasKilledByDemonTonight(table: Table, instance: AbilityInstance): boolean {
  return deathTonight(table, instance)?.cause.kind === 'demon'
}
