/** Widths of a button of many and of its letters, in pixels. */
const LEAST = 86
const LETTER = 8.8
const EDGES = 12

/** Least width of buttons side by side on which no word need be broken. Han and Hangul break anywhere. */
export function optionWidthPx(words: readonly string[]): number {
  const longest = Math.max(0, ...words.flatMap((said) => said.split(/[\s-]/)).map(latinLetters))
  return Math.max(LEAST, Math.ceil(longest * LETTER + EDGES))
}

const latinLetters = (word: string): number => (/[\u1100-\uffff]/.test(word) ? 0 : Array.from(word).length)
