/** Width of a text in Latin letters; one of Han or Hangul is as wide as almost two. */
export const letters = (text: string): number => Array.from(text).reduce((sum, sign) => sum + widthOf(sign), 0)

const widthOf = (sign: string): number => ((sign.codePointAt(0) ?? 0) >= 0x1100 ? 1.8 : 1)

/** As much of a text as so many letters hold; an ellipsis says that there is more. */
export function fitted(text: string, most: number): string {
  if (letters(text) <= most) return text
  let room = most - 1
  const kept = Array.from(text).filter((sign) => (room -= widthOf(sign)) >= 0)
  return `${kept.join('').trimEnd()}…`
}

/** A text in lines of about so many letters, broken between words. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && letters(`${line} ${word}`) <= most) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => fitted(line, most))
}
