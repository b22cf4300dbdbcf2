import { shallowRef } from 'vue'
import type { Refusal } from '../../../shared/grimoire/view'

/** A refusal that the Storyteller is told of, and asked about where their word decides. */
export interface AskedRefusal {
  readonly refusal: Refusal
  /** Codes of all that speaks against it and was not accepted before. */
  readonly reasons: readonly string[]
  /** Whether it is done all the same. */
  readonly answer: (isInsisted: boolean) => void
}

/** The one refusal that is open; a newer one leaves it. */
export function createRefusals() {
  const refused = shallowRef<AskedRefusal | null>(null)

  function answer(isInsisted: boolean): void {
    const { value } = refused
    refused.value = null
    value?.answer(isInsisted)
  }

  /** Whether the Storyteller insists; reasons `accepted` beforehand are not asked about again. */
  async function isInsistedOn(refusal: Refusal, accepted: readonly string[]): Promise<boolean> {
    const reasons = codesOf(refusal).filter((code) => !(refusal.canOverride && accepted.includes(code)))
    if (reasons.length === 0) return true
    answer(false)
    return new Promise((resolve) => (refused.value = { refusal, reasons, answer: resolve }))
  }

  /** Does what was refused once more where the Storyteller insists; whether it is done then. */
  async function insist(
    refusal: Refusal,
    accepted: readonly string[],
    again: () => Promise<boolean | Refusal>,
  ): Promise<boolean> {
    const outcome = (await isInsistedOn(refusal, accepted)) && (await again())
    return typeof outcome === 'boolean' ? outcome : tell(outcome)
  }

  /** Tells of what cannot be insisted on. */
  function tell(refusal: Refusal): false {
    void isInsistedOn(refusal, [])
    return false
  }

  return { refused, answer, insist, tell }
}

function codesOf({ code, params }: Refusal): string[] {
  const { codes } = params
  return Array.isArray(codes) ? [...new Set(codes.filter((one) => typeof one === 'string'))] : [code]
}
