import { z } from 'zod'
import { failed, ok, type Failure, type Result } from '../../shared/lib/result'
import type { Entry } from '../engine/history/entries'
import { fits, headAfter, type History } from '../engine/history/history'
import type { GameHeader } from '../engine/state'
import { seal, unseal } from './sealedLine'

/** Version that this program writes. A change of the format needs a step in migrations/. */
export const CURRENT_VERSION = 1

const FORMAT = 'belfry-game'
const LINE_FEED = 0x0a
const claim = z.object({ format: z.literal(FORMAT), version: z.int().min(1) })
const header = z.object({ id: z.string(), name: z.string(), seed: z.string(), createdAt: z.number() })

/** Lines that stand complete in a file, and what follows the last line feed. */
interface RawLog {
  readonly version: number
  /** The header first; null = a line that is not as it was written. */
  readonly lines: readonly { readonly value: unknown; readonly end: number }[]
  readonly ending: Ending
}

/** How a file ends. `unterminated`: only the last line feed is missing. `torn`: in the middle of a write. */
type Ending = 'clean' | 'unterminated' | 'torn'

/** What a game's file says. */
export interface ReadLog<Fact> {
  readonly header: GameHeader
  readonly history: History<Fact>
  /** Bytes from the start that are as they were written. */
  readonly intactLength: number
  readonly ending: Ending
  /** Number of the first line that cannot follow, 1 = the header; null when all can. */
  readonly damagedLine: number | null
}

/** The first line of a game's file. */
export function headerLine({ id, name, seed, createdAt }: GameHeader, version = CURRENT_VERSION): string {
  return seal({ format: FORMAT, version, id, name, seed, createdAt })
}

/** The line of an entry. */
export function entryLine(entry: Entry<unknown>): string {
  return seal(entry)
}

/**
 * Cuts a file into lines and finds its version. Codes: `not-a-game`, and `newer-version` for one that a later program wrote.
 */
export function readRaw(bytes: Uint8Array, current = CURRENT_VERSION): Result<RawLog> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const firstEnd = text.indexOf(LINE_FEED)
  const version = firstEnd < 0 ? null : versionOf(text.toString('utf8', 0, firstEnd))
  if (version === null) return failed(notAGame('it does not begin with the first line of one'))
  if (version > current) return failed(newer(version))
  const lines: { value: unknown; end: number }[] = []
  let start = 0
  for (let end = firstEnd; end >= 0; end = text.indexOf(LINE_FEED, start)) {
    lines.push({ value: unseal(text.toString('utf8', start, end)), end: end + 1 })
    start = end + 1
  }
  if (start === text.length) return ok({ version, lines, ending: 'clean' })
  const value = unseal(text.toString('utf8', start))
  if (value === null) return ok({ version, lines, ending: 'torn' })
  return ok({ version, lines: [...lines, { value, end: text.length }], ending: 'unterminated' })
}

/** Understands a log of the current version. Codes: `not-a-game`, `not-understood` (a whole line that says something unknown). */
export function understand<Fact>(raw: RawLog, schema: z.ZodType<Entry<Fact>>): Result<ReadLog<Fact>> {
  const [first, ...rest] = raw.lines
  const parsedHeader = header.safeParse(first?.value)
  if (!first || !parsedHeader.success) return failed(notAGame('its first line is damaged'))
  const history = { entries: [] as Entry<Fact>[], head: null as number | null }
  let intactLength = first.end
  for (const [index, line] of rest.entries()) {
    const damaged = {
      header: parsedHeader.data,
      history,
      intactLength,
      ending: 'clean',
      damagedLine: index + 2,
    } as const
    if (line.value === null) return ok(damaged)
    const entry = schema.safeParse(line.value)
    if (!entry.success) return failed(notUnderstood(index + 2, entry.error))
    if (!fits(history, entry.data)) return ok(damaged)
    history.entries.push(entry.data)
    history.head = headAfter(entry.data)
    intactLength = line.end
  }
  return ok({ header: parsedHeader.data, history, intactLength, ending: raw.ending, damagedLine: null })
}

function versionOf(line: string): number | null {
  try {
    const parsed = claim.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data.version : null
  } catch {
    return null
  }
}

const notAGame = (why: string): Failure => ({
  code: 'not-a-game',
  message: `this file is not a game of Belfry: ${why}`,
})

const newer = (version: number): Failure => ({
  code: 'newer-version',
  message: `a newer Belfry wrote this game (format ${String(version)}): open it with that one`,
  params: { version },
})

const notUnderstood = (line: number, error: z.ZodError): Failure => ({
  code: 'not-understood',
  message: `line ${String(line)} of this game says what this Belfry does not know: ${z.prettifyError(error)}`,
  params: { line },
})
