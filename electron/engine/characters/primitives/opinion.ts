import type { InformationForm } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'
import type { Information } from '../../rules/learning'
import type { RefusalCode } from '../../rules/refusalCodes'

/** Learns what the Storyteller thinks: one of `options`, or whatever they like where there are none. No answer is untrue. */
export function learnsOpinion(
  form: InformationForm,
  options: readonly Json[] | null,
  refusal: RefusalCode = 'unknown-answer',
): Information {
  return { form, isFree: () => true, answers: () => [], domain: () => options ?? 'anything', untrue: () => refusal }
}
