import { z } from 'zod'
import { characterId } from '../domain/ids'
import { alignment, phase } from '../domain/vocabulary'
import { commandData } from './commands'
import { script } from './script'

const params = z.record(z.string(), z.json())

/** Schema of something there is to say about a foreign file: a code of the import messages, and where. */
const foreignProblem = z.object({
  severity: z.enum(['error', 'warning', 'note']),
  code: z.string(),
  params,
  /** Entry of the list, 1 and up, `_meta` counted; null = not about one entry. */
  entry: z.int().nullable(),
  /** Seat of a saved state, 1 and up. */
  seat: z.int().nullable(),
  /** The key of the entry it is about. */
  key: z.string().nullable(),
  /** Line and column of the text, both from 1. */
  place: z.object({ line: z.int(), column: z.int() }).nullable(),
  /** How often the same was found. */
  times: z.int(),
})

/** Schema of an entry of a foreign script and what became of it. */
const foreignEntry = z.object({
  entry: z.int().nullable(),
  /** The id as the file writes it, or the name of what is no character; empty when it has neither. */
  written: z.string(),
  /** The character it stands for in the script that was read. */
  character: characterId.nullable(),
  action: z.enum(['meta', 'used', 'respelled', 'redefined', 'homebrew', 'placeholder', 'jinx', 'rule', 'ignored']),
  reasons: z.array(foreignProblem),
})

/** Schema of a file, link or text that somebody brought, and what Belfry made of it. */
export const foreignFile = z.object({
  kind: z.enum(['script', 'state', 'record']),
  /** Name of the file without its folders; null = pasted. */
  fileName: z.string().nullable(),
  /** The script in it, of a saved state or a record too; null = none that can be used. */
  script: script.nullable(),
  /** The game in a saved state, ready to be continued; null = none that can be used. */
  position: commandData.startFromPosition.nullable(),
  /** What a record of our own holds, ready to be opened as a game; null = it is none, or cannot be opened. */
  record: z
    .object({
      name: z.string(),
      players: z.int(),
      phase,
      winner: alignment.nullable(),
      /** Entries of its history that were read. */
      entries: z.int(),
    })
    .nullable(),
  entries: z.array(foreignEntry),
  problems: z.array(foreignProblem),
  /** Codes of what a saved state does not say, or says for nobody's use. */
  notRead: z.array(z.string()),
})

/** Something there is to say about a foreign file. */
export type ForeignProblem = z.infer<typeof foreignProblem>
/** An entry of a foreign script and what became of it. */
export type ForeignEntry = z.infer<typeof foreignEntry>
/** A file, link or text that somebody brought, and what Belfry made of it. */
export type ForeignFile = z.infer<typeof foreignFile>

/** Paper that a script is printed on. */
export const paper = z.enum(['A4', 'Letter'])
/** Paper that a script is printed on. */
export type Paper = z.infer<typeof paper>
