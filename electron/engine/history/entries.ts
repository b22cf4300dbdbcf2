import { z } from 'zod'
import type { Notice } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'

const seq = z.int().min(1)
const place = { seq, parent: seq.nullable(), at: z.number() }
const notice = z.object({ code: z.string(), params: z.record(z.string(), z.json()) })
const recordedCommand = z.looseObject({ id: z.string(), kind: z.string(), data: z.json() })

/**
 * A command as it is kept beside its facts. Replay never reads it, so an old game may hold commands of an older program.
 */
export interface RecordedCommand {
  readonly id: string
  readonly kind: string
  readonly data: Json
}

/** Where an entry stands: its number in the log, the head it was made at, epoch milliseconds. */
interface Place {
  readonly seq: number
  /** Number of the commit that was the head; null = the empty game. */
  readonly parent: number | null
  readonly at: number
}

/** What one command did to the game (SPEC H1). */
export interface Commit<Fact> extends Place {
  readonly type: 'commit'
  readonly command: RecordedCommand
  readonly facts: readonly Fact[]
  readonly notices: readonly Notice[]
  /** Committed against a refusal. */
  readonly override: boolean
}

/** Undo, redo or a jump: the head is now at `to` (SPEC H2, H3, H8). */
export interface HeadMove extends Place {
  readonly type: 'headMoved'
  readonly id: string
  readonly to: number | null
}

/** The game has another name; the head stays. */
export interface Renaming extends Place {
  readonly type: 'renamed'
  readonly id: string
  readonly name: string
}

/** One line of a game's log. */
export type Entry<Fact> = Commit<Fact> | HeadMove | Renaming

/** Schema of {@link Entry} for a vocabulary of facts. */
export function entrySchema<Fact>(fact: z.ZodType<Fact>): z.ZodType<Entry<Fact>> {
  const commit = z.object({
    ...place,
    type: z.literal('commit'),
    command: recordedCommand,
    facts: z.array(fact),
    notices: z.array(notice),
    override: z.boolean(),
  })
  const headMove = z.object({ ...place, type: z.literal('headMoved'), id: z.string(), to: seq.nullable() })
  const renaming = z.object({ ...place, type: z.literal('renamed'), id: z.string(), name: z.string() })
  return z.discriminatedUnion('type', [commit, headMove, renaming])
}
