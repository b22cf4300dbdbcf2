import { z } from 'zod'
import type { Commit } from '../../electron/engine/history/entries'
import { appended, emptyHistory, nextCommit, nextMove, type History } from '../../electron/engine/history/history'
import { currentFormat, type LogFormat } from '../../electron/persistence/loadGame'

/** A game of one rule: words are said, and the state is what was said. For tests of what does not depend on the rules. */
export interface Said {
  readonly kind: 'said'
  readonly word: string
}

export const saidFact = z.strictObject({ kind: z.literal('said'), word: z.string() })
export const saidFormat: LogFormat<Said> = currentFormat<Said>(saidFact)
export const saidHeader = { id: 'game-1', name: 'Tuesday', seed: 'seed', createdAt: 1000 }
export const started: History<Said> = emptyHistory

/** The history with one more commit, in which a word is said. */
export function say(history: History<Said>, word: string): History<Said> {
  return appended(history, sayingOf(history, word))
}

export function sayingOf(history: History<Said>, word: string): Commit<Said> {
  const command = { id: `say-${word}`, kind: 'say', data: { word } }
  return nextCommit(history, { at: 1000, command, facts: [{ kind: 'said', word }], notices: [], override: false })
}

export function goTo(history: History<Said>, to: number | null): History<Said> {
  return appended(history, nextMove(history, to, { id: `move-${String(history.entries.length)}`, at: 2000 }))
}
