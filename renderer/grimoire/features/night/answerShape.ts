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

type Shape<Kind extends InformationForm['kind']> = (
  entered: Entered,
  form: Extract<InformationForm, { kind: Kind }>,
) => Json | undefined

/** How an answer of each form is put together; undefined while something is missing. */
const shapes: { readonly [Kind in InformationForm['kind']]: Shape<Kind> } = {
  number: ({ number }) => number,
  seat: ({ seats }, { count }) => seatAnswer(count, seats),
  character: ({ characters }) => characters[0],
  seatsAndCharacter: ({ seats, characters }, form) => seatsWith(form.seats, seats, characters[0]),
  goodAndEvil: ({ characters: [good, evil] }) =>
    good === undefined || evil === undefined ? undefined : { good, evil },
  outsiders: ({ characters }) => ({ outsiders: [...characters] }),
  demonsAndMinions: ({ seats: [demon, ...minions] }) =>
    demon === undefined ? undefined : { demons: [demon], minions },
  minionsAndBluffs: ({ seats, characters }) => ({ minions: [...seats], bluffs: [...characters] }),
  choice: () => undefined,
  grimoire: () => undefined,
  text: ({ text }) => text.trim() || undefined,
}

/** The answer in the engine's shape; undefined while something is missing. */
export function answerOf(form: InformationForm, entered: Entered): Json | undefined {
  return (shapes[form.kind] as Shape<InformationForm['kind']>)(entered, form)
}

function seatAnswer(count: number, seats: readonly SeatId[]): Json | undefined {
  if (seats.length < count) return undefined
  return count === 1 ? seats[0] : [...seats]
}

function seatsWith(count: number, seats: readonly SeatId[], character: CharacterId | undefined): Json | undefined {
  const [first] = seats
  if (character === undefined || first === undefined || seats.length < count) return undefined
  return count === 1 ? { seat: first, character } : { seats: [...seats], character }
}
