/** One line of a text beside the clock, and the part it plays. */
export interface SayLine {
  text: string
  /** `name`: a player; `target`: who it is about, in candle light; `verb`: what happens; `alarm`, `alarmNote`: in red. */
  role: 'name' | 'target' | 'verb' | 'alarm' | 'alarmNote'
}

/** The lines that this language has. */
export function sayLines(...lines: SayLine[]): SayLine[] {
  return lines.filter(({ text }) => text !== '')
}
