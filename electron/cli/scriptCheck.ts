import type { Locale } from '../../shared/domain/vocabulary'
import type { Json } from '../../shared/lib/json'
import { textOfBytes } from '../formats/fileText'
import { importForeignFile } from '../formats/foreignFile'
import type { ForeignFile } from '../formats/foreignFile'
import { startReport } from '../formats/importReport'
import type { EntryReport, ImportReport } from '../formats/importReport'
import { importSentence, problemSentence, whereSentence } from '../formats/importSentence'
import { isLink } from '../formats/shareLink'
import { readRecord } from '../records/readRecord'

/** What a command answers: the exit code, the value for `--json`, and the text for people. */
export interface CommandAnswer {
  exitCode: 0 | 1 | 2
  json: Json
  text: string
}

/** The bytes of a file, or null where it cannot be read. */
export type ReadBytes = (path: string) => Uint8Array | null

function fileName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path
}

type Checked = Exclude<ForeignFile, { kind: 'record' }>

/** A record is reported as the saved state it comes to. */
function withoutRecords(file: ForeignFile): Checked {
  if (file.kind !== 'record') return file
  const read = readRecord(file.value)
  const problems = read.ok ? read.value.problems : [{ severity: 'error' as const, code: read.error.code, params: {} }]
  file.report.problems.push(...problems.map((one) => ({ ...one, where: {}, times: 1 })))
  const stand = read.ok
    ? { seats: read.value.state.circle.length, phase: read.value.state.phase }
    : { seats: 0, phase: null }
  return { kind: 'state', position: null, report: { ...file.report, ...stand, isUsable: read.ok, notRead: [] } }
}

function open(source: string, readBytes: ReadBytes): Checked {
  if (isLink(source)) return withoutRecords(importForeignFile(source))
  const bytes = readBytes(source)
  if (bytes !== null) return withoutRecords(importForeignFile(textOfBytes(bytes), { fileName: fileName(source) }))
  const { report, tell } = startReport()
  tell('error', 'file-unreadable')
  report.totals.ok = false
  report.isUsable = false
  return { kind: 'script', script: null, report }
}

function asJson(file: Checked, locale: Locale): Json {
  const { totals, problems } = file.report
  const { ok, name, ...counts } = totals
  const state =
    file.kind === 'state'
      ? {
          seats: file.report.seats,
          phase: file.report.phase,
          notRead: file.report.notRead.map((code) => importSentence(code, {}, locale)),
        }
      : {}
  return {
    ok,
    name,
    ...counts,
    ...state,
    problems: problems.map((problem) => ({ ...problemSentence(problem, locale) })),
  }
}

function entryLine(entry: EntryReport, locale: Locale): string {
  const { place, ...where } = entry.where
  const line = place === undefined ? '' : ` (${whereSentence({ place }, locale)})`
  const target = entry.character !== null && entry.character !== entry.written ? ` → ${entry.character}` : ''
  return `${whereSentence(where, locale)}${line}: ${entry.written}${target}: ${importSentence(`action.${entry.action}`, {}, locale)}`
}

function headline(file: Checked, locale: Locale): string {
  const { totals } = file.report
  if (file.kind === 'state') return importSentence('summary.state', { seats: file.report.seats }, locale)
  const name = totals.name ?? (file.script?.name || importSentence('summary.nameless', {}, locale))
  const { entries, official, redefinedOfficial: redefined, homebrew, unknown } = totals
  return importSentence(
    'summary.script',
    { name, entries, official, redefined, homebrew, unknown: unknown.length },
    locale,
  )
}

function problemLines(report: ImportReport, locale: Locale): string[] {
  return report.problems.map((problem) => {
    const { severity, where, message } = problemSentence(problem, locale)
    return `${importSentence(`severity.${severity}`, {}, locale)}: ${where}: ${message}`
  })
}

function asText(file: Checked, locale: Locale): string {
  const { report } = file
  if (!report.isUsable)
    return [...problemLines(report, locale), importSentence('summary.unusable', {}, locale)].join('\n')
  const notRead = file.kind === 'state' ? file.report.notRead.map((code) => importSentence(code, {}, locale)) : []
  const entries = report.entries.map((entry) => entryLine(entry, locale))
  return [headline(file, locale), ...entries, ...problemLines(report, locale), ...notRead].join('\n')
}

/** `script check FILE|LINK`: what Belfry makes of a script or a saved state, entry by entry. */
export function scriptCheck(source: string, readBytes: ReadBytes, locale: Locale = 'en'): CommandAnswer {
  const file = open(source, readBytes)
  return { exitCode: file.report.isUsable ? 0 : 1, json: asJson(file, locale), text: asText(file, locale) }
}
