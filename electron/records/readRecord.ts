import { z } from 'zod'
import { RECORD_MARK, RECORD_VERSION } from '../../shared/grimoire/recordFormats'
import type { Notice } from '../../shared/grimoire/view'
import { failed, ok, type Result } from '../../shared/lib/result'
import { evolve } from '../engine/events/evolve'
import { factSchema, type Fact } from '../engine/events/facts'
import { entrySchema, type Entry } from '../engine/history/entries'
import { createFold } from '../engine/history/fold'
import { historyOf } from '../engine/history/history'
import { initialState, type State } from '../engine/state'
import type { RecordedGame } from './recordedGame'

/** A record that was read back, and what there is to say about it. */
export interface ReadRecord extends RecordedGame {
  readonly hasNames: boolean
  /** Whatever the record holds as pictures; nobody has looked at it. */
  readonly pictures: readonly unknown[]
  readonly problems: readonly (Notice & { severity: 'warning' | 'note' })[]
}

const claim = z.looseObject({ format: z.literal(RECORD_MARK), version: z.int() })
/** What must be there; all else in a record follows from the history. */
const least = z.looseObject({
  hasNames: z.boolean().catch(true),
  game: z.looseObject({
    name: z.string().max(200).catch(''),
    seed: z.string().max(200),
    createdAt: z.number(),
    id: z.string().max(200).catch(''),
  }),
  head: z.int().nullable().catch(null),
  entries: z.array(z.unknown()).max(100_000),
  pictures: z.array(z.unknown()).catch([]),
})
const players = z.array(z.looseObject({ seat: z.int(), character: z.string().nullable(), isAlive: z.boolean() }))
const entry = entrySchema<Fact>(factSchema)

/**
 * Reads a JSON record back: the history as far as it is understood and holds together. Never throws. Codes: `record-newer`,
 * `record-damaged`.
 */
export function readRecord(value: unknown): Result<ReadRecord> {
  const claimed = claim.safeParse(value)
  if (claimed.success && claimed.data.version > RECORD_VERSION)
    return failed({ code: 'record-newer', message: 'a later Belfry wrote this record', params: {} })
  const said = least.safeParse(value)
  if (!claimed.success || !said.success) return failed(damaged)
  const { hasNames, game, entries } = said.data
  const history = historyOf(understood(entries))
  const header = { id: game.id, name: game.name, seed: game.seed, createdAt: game.createdAt }
  const state = stateOf(header, history)
  if (state === null || (entries.length > 0 && history.entries.length === 0)) return failed(damaged)
  const problems = problemsOf(said.data, { history, state }, value)
  return ok({ header, history, state, hasNames, pictures: said.data.pictures, problems })
}

function problemsOf(
  { hasNames, head, entries }: z.infer<typeof least>,
  { history, state }: Pick<RecordedGame, 'history' | 'state'>,
  value: unknown,
): ReadRecord['problems'] {
  const nameless = hasNames ? [] : [{ severity: 'note' as const, code: 'record-without-names', params: {} }]
  const read = history.entries.length
  const lost = entries.length - read
  if (lost > 0) return [...nameless, { severity: 'warning', code: 'record-cut', params: { lost, read } }]
  const isAsSaid = head === history.head && agrees(value, state)
  return isAsSaid ? nameless : [...nameless, { severity: 'warning', code: 'record-differs', params: {} }]
}

const damaged = { code: 'record-damaged', message: 'the history in this record does not hold together', params: {} }

function understood(entries: readonly unknown[]): Entry<Fact>[] {
  const read: Entry<Fact>[] = []
  for (const one of entries) {
    const parsed = entry.safeParse(one)
    if (!parsed.success) break
    read.push(parsed.data)
  }
  return read
}

/** Facts that each are sound may still not go together, as where somebody sits on no chair. */
function stateOf(header: RecordedGame['header'], history: RecordedGame['history']): State | null {
  try {
    return createFold({ initial: initialState(header), evolve }).stateAt(history)
  } catch {
    return null
  }
}

/** Whether the record's own list of players is what its history comes to. */
function agrees(value: unknown, state: State): boolean {
  const said = players.safeParse((value as { players?: unknown }).players)
  if (!said.success) return false
  const listed = said.data.map(({ seat, character, isAlive }) => [seat, character, isAlive])
  const found = state.circle.map((seat) => [seat, state.seats[seat]?.character ?? null, state.seats[seat]?.isAlive])
  return JSON.stringify(listed) === JSON.stringify(found)
}
