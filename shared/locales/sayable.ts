import type { Sentences } from './messages'

/** What vue-i18n gives a sentence to be said with: the values, and how parts become one, be it a text or elements of a page. */
interface Saying {
  readonly named: (name: string) => unknown
  readonly interpolate: (value: unknown) => unknown
  readonly normalize: (parts: unknown[]) => unknown
  /** The one of the forms that the number asks for. */
  readonly plural: (forms: unknown[]) => unknown
}

/** A sentence as a function. */
export type Sayable = (saying: Saying) => string

/** A tree of them, as {@link Sentences}. */
export interface SayableSentences {
  readonly [key: string]: Sayable | SayableSentences
}

/**
 * Sentences as functions, which vue-i18n takes as well as texts: its compiler need not be there before anything is said. A
 * sentence has places for values, as `{name}`, and forms for numbers with ` | ` between them; nothing else of vue-i18n's language.
 */
export function sayable(sentences: Sentences): SayableSentences {
  return Object.fromEntries(
    Object.entries(sentences).map(([key, one]) => [key, typeof one === 'string' ? sentence(one) : sayable(one)]),
  )
}

/** Most sentences are never said, so one is taken apart when it is said for the first time. */
function sentence(text: string): Sayable {
  let forms: string[][] | null = null
  return (saying) => {
    // Texts and names of values take turns.
    forms ??= text.split(' | ').map((form) => form.split(/\{(\w+)\}/))
    const said = forms.map((parts) =>
      saying.normalize(
        parts
          .map((part, index) => (index % 2 === 0 ? part : saying.interpolate(saying.named(part))))
          .filter((part) => part !== ''),
      ),
    )
    return (said.length === 1 ? said[0] : saying.plural(said)) as string
  }
}
