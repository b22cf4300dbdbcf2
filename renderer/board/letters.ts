/** The letters of a text; one beyond the basic plane counts as one. */
export function lettersOf(text: string): string[] {
  return Array.from(text)
}

/** Whether a text is written in Han or Hangul. */
export function isEastAsian(text: string): boolean {
  return /[\u2e80-\ud7ff\uf900-\ufaff]/u.test(text)
}

/** Estimated width of a text set in the display type, in parts of its size. */
export function textWidth(text: string): number {
  return lettersOf(text).reduce((sum, letter) => sum + widthOf(letter), 0)
}

function widthOf(letter: string): number {
  if (isEastAsian(letter)) return 1
  return /[mwMW@%]/.test(letter) ? 0.74 : 0.5
}
