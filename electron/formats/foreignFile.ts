import { RECORD_MARK } from '../../shared/grimoire/recordFormats'
import { isFields, type Json } from '../../shared/lib/json'
import { startReport, type ImportReport } from './importReport'
import { openText } from './openText'
import { nameFromFile, readScript } from './scriptImport'
import type { ScriptImport } from './scriptImport'
import { isSavedState, readState } from './stateImport'
import type { StateImport, StateOptions } from './stateImport'

/** What a file or link turned out to be. */
export type ForeignFile =
  | ({ kind: 'script' } & ScriptImport)
  | ({ kind: 'state' } & StateImport)
  /** A record of our own: only recognised here, as reading it takes the rules of a record. */
  | { kind: 'record'; value: Json; report: ImportReport }

/** Reads whatever somebody brings: a script, a share link, a saved state or a record. Never throws, never asks the network. */
export function importForeignFile(text: string, options: StateOptions & { fileName?: string } = {}): ForeignFile {
  const writer = startReport()
  const opened = openText(text, writer)
  if (!opened.ok) {
    writer.report.totals.ok = false
    writer.report.isUsable = false
    return { kind: 'script', script: null, report: writer.report }
  }
  const { value, placeOf } = opened.value
  if (isFields(value) && value['format'] === RECORD_MARK) return { kind: 'record', value, report: writer.report }
  if (isSavedState(value)) return { kind: 'state', ...readState(value, writer, options) }
  const script = readScript(value, writer, placeOf, nameFromFile(options.fileName ?? ''))
  return { kind: 'script', script, report: writer.report }
}
