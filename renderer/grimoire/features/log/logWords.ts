import type { Phase } from '../../../../shared/domain/vocabulary'
import type { LogLine, Notice } from '../../../../shared/grimoire/view'

/** The result of the vote names everybody who raised a hand, and a night or day has its heading. */
const LEFT_OUT = new Set(['hand-raised', 'hand-lowered', 'night-began', 'day-began'])

/** What goes without saying in a story that is read. */
export const isLeftOut = ({ code }: Notice): boolean => LEFT_OUT.has(code)

/** The night or day that a line belongs to: one that has just begun, or the one it was written in. */
export function chapterOf({ phase: during, entries }: LogLine): Phase {
  const [first] = entries
  const kind = first?.code === 'night-began' ? 'night' : first?.code === 'day-began' ? 'day' : null
  return kind === null ? during : { kind, number: Number(first?.params['number']) }
}

/** Done against the rules, and no sentence of the line says so: those of older programs do not. */
export const isUnsaidOverride = ({ isOverride, entries }: LogLine): boolean =>
  isOverride && !entries.some(({ code }) => code === 'overridden')
