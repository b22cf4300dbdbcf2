import type { Script } from '../../shared/grimoire/script'
import type { Json } from '../../shared/lib/json'
import { startReport } from './importReport'
import type { ImportReport, ReportWriter } from './importReport'
import type { TextPlace } from './json/parseJson'
import { openText } from './openText'
import { startDraft } from './script/draft'
import type { ScriptDraft } from './script/draft'
import { editionOf } from './script/edition'
import { findList } from './script/findList'
import type { ScriptList } from './script/findList'
import { resolveJinxes } from './script/jinxes'
import { readNightOrder } from './script/nightOrders'
import { readEntry } from './script/readEntry'
import { readMeta, unlessEmpty } from './script/readMeta'

/** A script that was read, and what was done with every entry; `script` is null when nothing could be used. */
export interface ScriptImport {
  script: Script | null
  report: ImportReport
}

/** Bounds of the official format; a script beyond them still opens. */
const SHORTEST = 5
const LONGEST = 201
const MOST_ENTRIES = 2000

type PlaceOf = (list: readonly Json[], index: number) => TextPlace | null

function readEntries(draft: ScriptDraft, list: readonly Json[], placeOf: PlaceOf): void {
  const { report, tell } = draft.writer
  report.totals.entries = list.length
  if (list.length > MOST_ENTRIES) tell('warning', 'too-many-entries', {}, { most: MOST_ENTRIES })
  for (const [index, value] of list.slice(0, MOST_ENTRIES).entries()) {
    const place = placeOf(list, index)
    readEntry(draft, value, { entry: index + 1, ...(place === null ? {} : { place }) })
  }
}

function finish(draft: ScriptDraft, found: ScriptList, fallbackName: string): Script {
  const meta = readMeta(draft)
  const homebrew = draft.characters
    .map((id) => draft.definitions.get(id))
    .filter((definition) => definition !== undefined)
  const name = meta.name ?? found.name
  draft.writer.report.totals.name = name
  if (name === null) draft.writer.tell('note', 'script-name-missing')
  return {
    name: name ?? fallbackName,
    author: meta.author ?? found.author,
    edition: editionOf(draft.characters, homebrew),
    characters: [...draft.characters],
    homebrew,
    firstNight: readNightOrder(draft, 'firstNight'),
    otherNight: readNightOrder(draft, 'otherNight'),
    bootlegger: meta.bootlegger,
    ...unlessEmpty('jinxes', resolveJinxes(draft, draft.jinxRows)),
    ...unlessEmpty('extras', draft.extras),
    ...unlessEmpty('other', meta.other),
  }
}

function tellLength({ tell }: ReportWriter, entries: number): void {
  if (entries < SHORTEST) tell('warning', 'too-short', {}, { entries, shortest: SHORTEST })
  if (entries > LONGEST) tell('warning', 'too-long', {}, { entries, longest: LONGEST })
}

/** Reads a list of entries that was found already, as in a saved state; null when it holds no character. */
export function readScriptList(
  found: ScriptList,
  writer: ReportWriter,
  placeOf: PlaceOf,
  fallbackName = '',
): Script | null {
  const draft = startDraft(writer)
  readEntries(draft, found.list, placeOf)
  const script = finish(draft, found, fallbackName)
  return script.characters.length > 0 ? script : null
}

/** Reads a value that was parsed already; see {@link importScript}. */
export function readScript(value: Json, writer: ReportWriter, placeOf: PlaceOf, fallbackName = ''): Script | null {
  const found = findList(value)
  if (found !== null && found.list.length > 0) tellLength(writer, found.list.length)
  const script = found === null ? null : readScriptList(found, writer, placeOf, fallbackName)
  if (script === null) {
    writer.tell('error', found === null ? 'no-list' : 'no-characters')
    writer.report.isUsable = false
  }
  return script
}

/** The name of a file without folders and ending, for a script that has no name of its own. */
export function nameFromFile(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? ''
  return last.replace(/\.(json|txt)$/i, '').trim()
}

/**
 * Reads a script: the text of a file in any known variant, or a share link. Never throws and never asks the network;
 * whatever is odd is in the report.
 */
export function importScript(text: string, options: { fileName?: string } = {}): ScriptImport {
  const writer = startReport()
  const opened = openText(text, writer)
  if (!opened.ok) {
    writer.report.totals.ok = false
    writer.report.isUsable = false
    return { script: null, report: writer.report }
  }
  const script = readScript(opened.value.value, writer, opened.value.placeOf, nameFromFile(options.fileName ?? ''))
  return { script, report: writer.report }
}
