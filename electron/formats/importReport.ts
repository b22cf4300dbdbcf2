import type { CharacterId } from '../../shared/domain/ids'
import type { Json } from '../../shared/lib/json'
import type { TextPlace } from './json/parseJson'

/** `error`: nothing could be used. `warning`: something was lost, guessed or changed. `note`: odd, but nothing was lost. */
export type Severity = 'error' | 'warning' | 'note'

/** Where in a foreign file something stands; `entry` counts from 1 and takes `_meta` in, `seat` from 1. */
export interface Where {
  entry?: number
  seat?: number
  key?: string
  place?: TextPlace
}

/** Something to tell about a foreign file: a code of the import messages and its parameters. */
export interface ImportProblem {
  severity: Severity
  code: string
  params: Record<string, Json>
  where: Where
  /** How often the same was found; `where` is the first place. */
  times: number
}

/** What was done with an entry. */
export type EntryAction =
  'meta' | 'used' | 'respelled' | 'redefined' | 'homebrew' | 'placeholder' | 'jinx' | 'rule' | 'ignored'

/** One entry of a script file and what became of it. */
export interface EntryReport {
  where: Where
  /** The id as the file writes it, or the name of what is no character; empty when it has neither. */
  written: string
  /** The character it stands for in the script that was read. */
  character: CharacterId | null
  team: string | null
  action: EntryAction
  /** Why, beyond what the action says. */
  reasons: ImportProblem[]
}

/** The counts of a report; every entry of a list is counted in exactly one of them. */
export interface ImportTotals {
  ok: boolean
  name: string | null
  /** Elements of the list, `_meta` included. */
  entries: number
  official: number
  redefinedOfficial: number
  homebrew: number
  /** Ids without a definition anywhere. */
  unknown: string[]
  /** `written→official`. */
  respelled: string[]
  duplicates: string[]
  /** `id (team x)`. */
  notCharacters: string[]
  teams: Record<string, number>
}

/** Everything Belfry has to say about a foreign file. */
export interface ImportReport {
  entries: EntryReport[]
  totals: ImportTotals
  problems: ImportProblem[]
  /** Whether a script or a position came out of it. */
  isUsable: boolean
}

/** Gathers a report while a file is read. */
export interface ReportWriter {
  readonly report: ImportReport
  /** Everything told so far, repetitions included. */
  readonly told: readonly ImportProblem[]
  tell: (severity: Severity, code: string, where?: Where, params?: Record<string, Json>) => ImportProblem
}

function emptyTotals(): ImportTotals {
  return {
    ok: true,
    name: null,
    entries: 0,
    official: 0,
    redefinedOfficial: 0,
    homebrew: 0,
    unknown: [],
    respelled: [],
    duplicates: [],
    notCharacters: [],
    teams: {},
  }
}

/** Starts an empty report. Notes that repeat word for word become one, with a count. */
export function startReport(): ReportWriter {
  const report: ImportReport = { entries: [], totals: emptyTotals(), problems: [], isUsable: true }
  const told: ImportProblem[] = []
  const notes = new Map<string, ImportProblem>()
  return {
    report,
    told,
    tell: (severity, code, where = {}, params = {}) => {
      const problem = { severity, code, params, where, times: 1 }
      told.push(problem)
      const key = `${code} ${JSON.stringify(params)}`
      const earlier = severity === 'note' ? notes.get(key) : undefined
      if (earlier !== undefined) earlier.times += 1
      else report.problems.push(problem)
      if (severity === 'note' && earlier === undefined) notes.set(key, problem)
      return problem
    },
  }
}
