import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { InformationForm } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'

/** What the Storyteller put together by hand. */
export interface Entered {
  seats: readonly SeatId[]
  characters: readonly CharacterId[]
  number: number
  text: string
}

const MANY = 20

/** How many players and characters an answer of this form may take. */
export function needs(form: InformationForm): { seats: number; characters: number } {
  switch (form.kind) {
    case 'seat':
      return { seats: form.count, characters: 0 }
    case 'character':
      return { seats: 0, characters: 1 }
    case 'seatsAndCharacter':
      return { seats: form.seats, characters: 1 }
    case 'goodAndEvil':
      return { seats: 0, characters: 2 }
    case 'outsiders':
      return { seats: 0, characters: MANY }
    case 'demonsAndMinions':
      return { seats: MANY, characters: 0 }
    case 'minionsAndBluffs':
      return { seats: MANY, characters: 3 }
    case 'number':
    case 'choice':
    case 'grimoire':
    case 'text':
      return { seats: 0, characters: 0 }
  }
}

/** The answer in the engine's shape; undefined while something is missing. */
export function answerOf(form: InformationForm, entered: Entered): Json | undefined {
  const { seats, characters } = entered
  const [first, second] = characters
  switch (form.kind) {
    case 'number':
      return entered.number
    case 'seat':
      return seatAnswer(form.count, seats)
    case 'character':
      return first
    case 'seatsAndCharacter':
      return first === undefined || seats.length < form.seats ? undefined : seatsWith(form.seats, seats, first)
    case 'goodAndEvil':
      return first === undefined || second === undefined ? undefined : { good: first, evil: second }
    case 'outsiders':
      return { outsiders: [...characters] }
    case 'demonsAndMinions':
      return seats.length === 0 ? undefined : { demons: seats.slice(0, 1), minions: seats.slice(1) }
    case 'minionsAndBluffs':
      return { minions: [...seats], bluffs: [...characters] }
    case 'choice':
    case 'grimoire':
      return undefined
    case 'text':
      return entered.text.trim() || undefined
  }
}

function seatAnswer(count: number, seats: readonly SeatId[]): Json | undefined {
  if (seats.length < count) return undefined
  return count === 1 ? seats[0] : [...seats]
}

function seatsWith(count: number, seats: readonly SeatId[], character: CharacterId): Json {
  return count === 1 ? { seat: seats[0] ?? null, character } : { seats: [...seats], character }
}
