import type { Notice } from '../../../shared/grimoire/view'
import { invariant } from '../../../shared/lib/invariant'
import type { Commit, Entry, HeadMove, RecordedCommand, Renaming } from './entries'

/** Everything that was ever done in a game, and where the game stands in it; nothing is taken out (SPEC H2, H4). */
export interface History<Fact> {
  /** Entry number n is at index n − 1. */
  readonly entries: readonly Entry<Fact>[]
  /** Number of the commit the game stands at; null = the empty game. */
  readonly head: number | null
}

/** A game in which nothing has happened. */
export const emptyHistory: History<never> = { entries: [], head: null }

/** The head once an entry is in. */
export function headAfter(entry: Entry<unknown>): number | null {
  if (entry.type === 'commit') return entry.seq
  return entry.type === 'headMoved' ? entry.to : entry.parent
}

/** Whether an entry continues a history: next number, made at its head, moving only to a commit (SPEC H7). */
export function fits<Fact>(history: History<Fact>, entry: Entry<Fact>): boolean {
  const isNext = entry.seq === history.entries.length + 1 && entry.parent === history.head
  return isNext && (entry.type !== 'headMoved' || entry.to === null || commitAt(history, entry.to) !== null)
}

/** The history with one more entry. @throws when the entry does not fit (SPEC H7). */
export function appended<Fact>(history: History<Fact>, entry: Entry<Fact>): History<Fact> {
  invariant(fits(history, entry), `entry ${String(entry.seq)} does not follow entry ${String(history.entries.length)}`)
  return { entries: [...history.entries, entry], head: headAfter(entry) }
}

/** The history that the longest run of fitting entries from the start makes. */
export function historyOf<Fact>(entries: readonly Entry<Fact>[]): History<Fact> {
  const grown = { entries: [] as Entry<Fact>[], head: null as number | null }
  for (const entry of entries) {
    if (!fits(grown, entry)) break
    grown.entries.push(entry)
    grown.head = headAfter(entry)
  }
  return grown
}

/** The commit with a number; null when there is none. */
export function commitAt<Fact>(history: History<Fact>, seq: number): Commit<Fact> | null {
  const entry = history.entries[seq - 1]
  return entry?.type === 'commit' ? entry : null
}

/** The history as it was after its first `count` entries, 0 = empty (SPEC H9). */
export function historyAt<Fact>(history: History<Fact>, count: number): History<Fact> {
  const entries = history.entries.slice(0, count)
  const last = entries.at(-1)
  return { entries, head: last ? headAfter(last) : null }
}

/** The commits from the start of the game to a head, in order (SPEC H6). */
export function pathTo<Fact>(history: History<Fact>, head: number | null = history.head): readonly Commit<Fact>[] {
  const path: Commit<Fact>[] = []
  let commit = head === null ? null : commitAt(history, head)
  while (commit) {
    path.push(commit)
    commit = commit.parent === null ? null : commitAt(history, commit.parent)
  }
  return path.reverse()
}

/** The facts that hold at a head, in order (SPEC H6). */
export function factsAt<Fact>(history: History<Fact>, head: number | null = history.head): readonly Fact[] {
  return pathTo(history, head).flatMap((commit) => commit.facts)
}

/** Where undo leads; null = nowhere (SPEC H2, H5). */
export function undoTarget(history: History<unknown>): { readonly to: number | null } | null {
  const commit = history.head === null ? null : commitAt(history, history.head)
  return commit && { to: commit.parent }
}

/** Where redo leads: one commit nearer to where the game stood last beyond the head; null = nowhere (SPEC H3, H5). */
export function redoTarget(history: History<unknown>): { readonly to: number } | null {
  for (const entry of history.entries.slice(history.head ?? 0).reverse()) {
    const to = childTowards(history, headAfter(entry))
    if (to !== null) return { to }
  }
  return null
}

/** The commit right after the head on the way to another; null when that one does not lie beyond the head. */
function childTowards(history: History<unknown>, beyond: number | null): number | null {
  let child = beyond === null ? null : commitAt(history, beyond)
  // A parent has a smaller number than its child, so below the head there is nothing more to find.
  while (child && child.parent !== history.head) {
    child = child.parent === null || child.parent < (history.head ?? 0) ? null : commitAt(history, child.parent)
  }
  return child?.seq ?? null
}

/** The entry that a command, a move or a renaming with this id made; null = none did (SPEC H10). */
export function entryOf<Fact>(history: History<Fact>, id: string): Entry<Fact> | null {
  return history.entries.findLast((entry) => (entry.type === 'commit' ? entry.command.id : entry.id) === id) ?? null
}

/** The name a game has now: the one it was given last. */
export function nameOf(history: History<unknown>, firstName: string): string {
  const renaming = history.entries.findLast((entry): entry is Renaming => entry.type === 'renamed')
  return renaming?.name ?? firstName
}

/** What a commit is made of; `at` in epoch milliseconds. */
export interface Deed<Fact> {
  readonly at: number
  readonly command: RecordedCommand
  readonly facts: readonly Fact[]
  readonly notices: readonly Notice[]
  readonly override: boolean
}

/** The commit that a deed makes at the head (SPEC H1). */
export function nextCommit<Fact>(history: History<Fact>, deed: Deed<Fact>): Commit<Fact> {
  return { type: 'commit', ...nextPlace(history), ...deed }
}

/** The entry that moves the head (SPEC H2, H3, H8). */
export function nextMove(history: History<unknown>, to: number | null, gesture: { id: string; at: number }): HeadMove {
  return { type: 'headMoved', ...nextPlace(history), id: gesture.id, at: gesture.at, to }
}

/** The entry that gives the game another name. */
export function nextRenaming(history: History<unknown>, name: string, gesture: { id: string; at: number }): Renaming {
  return { type: 'renamed', ...nextPlace(history), id: gesture.id, at: gesture.at, name }
}

function nextPlace(history: History<unknown>): { seq: number; parent: number | null } {
  return { seq: history.entries.length + 1, parent: history.head }
}
