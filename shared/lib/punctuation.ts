/** The marks between and after words; Chinese has its own, as wide as a letter and with no space after them. */
export interface Punctuation {
  readonly comma: string
  /** Between things said that hold commas of their own. */
  readonly pause: string
  readonly stop: string
  /** Between two sentences. */
  readonly gap: string
  /** What is said in brackets after a word. */
  readonly aside: (text: string) => string
}

const western: Punctuation = { comma: ', ', pause: '; ', stop: '.', gap: ' ', aside: (text) => ` (${text})` }
const chinese: Punctuation = { comma: '，', pause: '；', stop: '。', gap: '', aside: (text) => `（${text}）` }

/** The marks of a language; `locale`: a BCP 47 tag. */
export function punctuation(locale: string): Punctuation {
  return locale === 'zh-Hant' ? chinese : western
}

/** With a capital, where the language has any. `locale`: a BCP 47 tag. */
export const capital = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** Sentences one after the other, each with a capital and its end. `locale`: a BCP 47 tag. */
export function asProse(locale: string, sentences: readonly string[]): string {
  const { stop, gap } = punctuation(locale)
  return sentences
    .map((sentence) => capital(/[.!?。！？…]$/.test(sentence) ? sentence : sentence + stop, locale))
    .join(gap)
}
