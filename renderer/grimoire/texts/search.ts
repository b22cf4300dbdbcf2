const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word that was typed begins or stands in one of the texts; accents and case don't matter. */
export function fits(typed: string, ...texts: readonly string[]): boolean {
  const whole = plain(texts.join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}

/** How well a text fits, lower is better: it begins so, one of its words begins so, it has it somewhere. */
export function rank(typed: string, text: string): number {
  const [wanted, whole] = [plain(typed.trim()), plain(text)]
  if (whole.startsWith(wanted)) return 0
  return whole.includes(` ${wanted}`) ? 1 : 2
}
