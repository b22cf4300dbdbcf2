import type { InformationAdvice, InformationForm } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'

const MOST_BUTTONS = 6
const MOST_NUMBERS = 8
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

/** The answers to offer as buttons: all of a short list, else those that were suggested. */
export function buttonsFor({ form, suggested, isAnything, allowed }: InformationAdvice): readonly Json[] {
  if (form.kind === 'choice') return form.options
  if (form.kind === 'number' && form.max !== null && form.max < MOST_NUMBERS)
    return Array.from({ length: form.max + 1 }, (_, number) => number)
  if (suggested.length > 0) return suggested.slice(0, MOST_BUTTONS)
  return isAnything ? [] : allowed.filter((one) => typeof one !== 'string' || !one.startsWith('any')).slice(0, MOST_BUTTONS)
}
