import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Acknowledged } from './play'

/** What a game's file says, read without Belfry's own code: only lines that end. */
export interface GameFile {
  readonly text: string
  readonly entries: readonly Entry[]
  /** Number of the commit the game stands at. */
  readonly head: number | null
  readonly isTorn: boolean
}

interface Entry {
  readonly seq: number
  readonly type: 'commit' | 'headMoved' | 'renamed'
  readonly to?: number | null
  readonly command?: { readonly id: string }
}

export const emptyFile: GameFile = { text: '', entries: [], head: null, isTorn: false }

/** The file of the only game in a user-data folder; empty while there is none. */
export function readGameFile(userData: string): GameFile {
  const folder = path.join(userData, 'games')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : []
  const [name] = names
  if (name === undefined) return emptyFile
  if (names.length > 1) throw new Error(`${names.length} games where one was made`)
  const whole = readFileSync(path.join(folder, name), 'utf8')
  const text = whole.slice(0, whole.lastIndexOf('\n') + 1)
  const [, ...lines] = text.trimEnd().split('\n')
  const entries = lines.map((line) => JSON.parse(line) as Entry)
  return { text, entries, head: headAfter(entries, entries.length), isTorn: text.length < whole.length }
}

function headAfter(entries: readonly Entry[], count: number): number | null {
  const last = entries.slice(0, count).findLast(({ type }) => type !== 'renamed')
  if (!last) return null
  return last.type === 'commit' ? last.seq : (last.to ?? null)
}

/** What is wrong with a file after a kill: nothing that was there may have changed, and all that was acknowledged is there. */
export function problemsOf(file: GameFile, before: GameFile, acknowledged: readonly Acknowledged[]): string[] {
  if (!file.text.startsWith(before.text)) return ['what was there before has changed']
  const known = before.entries.length
  const since = file.entries.slice(known)
  // One gesture more may be on disk than was acknowledged: the kill came between the two.
  const count = since.length - acknowledged.length
  const problems = count === 0 || count === 1 ? [] : [`${acknowledged.length} acknowledged, ${since.length} on disk`]
  acknowledged.forEach(({ what, head }, index) => {
    const entry = since[index]
    const found = entry?.type === 'commit' ? entry.command?.id : entry?.type
    const wanted = what === 'undo' || what === 'redo' ? 'headMoved' : what
    if (found !== wanted) problems.push(`gesture ${index + 1} (${what}) is lost: found ${String(found)}`)
    else if (headAfter(file.entries, known + index + 1) !== head) problems.push(`gesture ${index + 1} led elsewhere`)
  })
  return problems
}
