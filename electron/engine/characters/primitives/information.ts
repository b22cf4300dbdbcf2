import type { SeatId } from '../../../../shared/domain/ids'
import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import { fieldsIn, type Json } from '../../../../shared/lib/json'
import type { Check, Information } from '../../rules/learning'
import { trueCharacter } from './truth'

/** Learns a number; `max` null = no highest number, so that a malfunction may give any. */
export function learnsNumber(answer: (check: Check) => number | null, max: number | null = null): Information {
  return {
    form: { kind: 'number', max },
    answers: (check) => [answer(check)],
    domain: () => (max === null ? 'anything' : Array.from({ length: max + 1 }, (_none, value) => value)),
  }
}

/** Learns yes or no. */
export function learnsYesNo(answer: (check: Check) => boolean): Information {
  return {
    form: { kind: 'choice', options: ['yes', 'no'] },
    answers: (check) => [answer(check) ? 'yes' : 'no'],
    domain: () => ['yes', 'no'],
  }
}

/** Learns a character; null = nothing to learn. */
export function learnsCharacter(answer: (check: Check) => string | null): Information {
  return { form: { kind: 'character' }, answers: (check) => [answer(check)], domain: () => 'anything' }
}

/** Learns the character of the one player chosen. */
export function learnsCharacterOfChosen(): Information {
  return learnsCharacter(({ targets: [chosen], character }) => (chosen === undefined ? null : character(chosen)))
}

/** Learns two players, one of whom is a certain character of `team`; `none` where the text allows for none in play. */
export function learnsOneOfTwo(team: Team, none: 'none' | null = null): Information {
  return {
    form: { kind: 'seatsAndCharacter', seats: 2 },
    answers: (check) => {
      const seats = check.game.seats.map(({ seat }) => seat).filter((seat) => seat !== check.instance.seat)
      const found = seats.filter((seat) => check.team(seat) === team)
      if (found.length === 0) return none === null ? [null] : [none]
      return found.flatMap((seat) => pairsWith(check, seat, seats))
    },
    domain: () => 'anything',
    malformed: (value) => (isPairAndCharacter(value) || value === none ? null : 'wrong-count'),
  }
}

function pairsWith(check: Check, seat: SeatId, seats: readonly SeatId[]): Json[] {
  const character = check.character(seat)
  return seats.filter((other) => other !== seat).map((other) => ({ seats: [seat, other], character }))
}

function isPairAndCharacter(value: Json): boolean {
  const { seats, character } = fieldsIn(value)
  return Array.isArray(seats) && seats.length === 2 && seats[0] !== seats[1] && typeof character === 'string'
}

/** Tokens that remind of who was shown: the right one and the wrong one. */
export function remindsOfOneOfTwo(right: string, information: Information): Information {
  return {
    ...information,
    *told(use, value) {
      const { seats: shown, character } = fieldsIn(value)
      const seats = Array.isArray(shown) ? (shown as SeatId[]) : []
      const holder = seats.find((seat) => trueCharacter(use.game, seat) === character)
      for (const seat of seats) use.place(seat === holder ? right : 'Wrong', seat)
      yield* []
    },
  }
}
