import type { InformationAdvice, InformationForm } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'

const MOST_BUTTONS = 6
/** Long answers take a line each. */
const MOST_LONG_BUTTONS = 3
const MOST_NUMBERS = 8
/** Without an upper bound, numbers are offered up to here at least. */
const LEAST_NUMBERS = 4
const SEAT_FORMS: ReadonlySet<InformationForm['kind']> = new Set([
  'seat',
  'seatsAndCharacter',
  'demonsAndMinions',
  'minionsAndBluffs',
])

/** Whether plain numbers in an answer of this form are seats. */
export function holdsSeats(form: InformationForm): boolean {
  return SEAT_FORMS.has(form.kind)
}

/** Whether an answer leaves something open, such as any Minion: nobody can be told that. */
export function isPattern(answer: Json): boolean {
  return /"any[A-Z]/.test(JSON.stringify(answer))
}

const numbersTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number)

/** Whether the buttons are all the answers there are. */
export function hasAllButtons({ form }: InformationAdvice): boolean {
  return (
    form.kind === 'choice' ||
    form.kind === 'grimoire' ||
    (form.kind === 'number' && form.max !== null && form.max < MOST_NUMBERS)
  )
}

/** The answers to offer as buttons: all of a short list, else those that were suggested. */
export function buttonsFor({ form, truth, suggested, isAnything, allowed }: InformationAdvice): readonly Json[] {
  if (form.kind === 'choice') return form.options
  if (form.kind === 'number' && form.max !== null && form.max < MOST_NUMBERS) return numbersTo(form.max)
  if (form.kind === 'number') return numbersTo(Math.max(LEAST_NUMBERS, truth === null ? 0 : Number(truth) + 1))
  const most = form.kind === 'seatsAndCharacter' ? MOST_LONG_BUTTONS : MOST_BUTTONS
  const offered = suggested.length > 0 ? suggested : isAnything ? [] : allowed
  return offered.filter((one) => !isPattern(one)).slice(0, most)
}
