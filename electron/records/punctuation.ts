import type { Locale } from '../../shared/domain/vocabulary'

/** The marks between and after words; Chinese has its own, as wide as a letter and with no space after them. */
export interface Punctuation {
  readonly comma: string
  readonly stop: string
  /** Between two sentences. */
  readonly gap: string
  /** What is said in brackets after a word. */
  readonly aside: (text: string) => string
}

const western: Punctuation = { comma: ', ', stop: '.', gap: ' ', aside: (text) => ` (${text})` }
const chinese: Punctuation = { comma: '，', stop: '。', gap: '', aside: (text) => `（${text}）` }

export function punctuation(locale: Locale): Punctuation {
  return locale === 'zh-Hant' ? chinese : western
}
