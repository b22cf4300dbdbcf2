import { failed, ok } from '../../shared/lib/result'
import type { Result } from '../../shared/lib/result'
import type { ImportProblem, ReportWriter } from './importReport'
import { parseJson } from './json/parseJson'
import type { JsonFault, ParsedJson } from './json/parseJson'
import { otherKindOf, plainNames } from './otherText'
import { decodeShareLink, isLink } from './shareLink'

/** Larger than anything a Storyteller has, small enough to read at once. */
const LARGEST_SIGNS = 20_000_000

function textOf(written: string, writer: ReportWriter): Result<{ text: string; fromLink: boolean }, ImportProblem> {
  if (written.length > LARGEST_SIGNS) return failed(writer.tell('error', 'file-too-large'))
  const hasMark = written.startsWith('\ufeff')
  if (hasMark) writer.tell('note', 'byte-order-mark')
  const text = hasMark ? written.slice(1) : written
  const trimmed = text.trim()
  if (!isLink(trimmed)) return ok({ text, fromLink: false })
  const decoded = decodeShareLink(trimmed)
  return decoded.ok
    ? ok({ text: decoded.value.replace(/^\ufeff/, ''), fromLink: true })
    : failed(writer.tell('error', decoded.error))
}

/** A list of names is read as one; of anything else it is said what it is, or where it stops being JSON. */
function withoutJson(text: string, fault: JsonFault, writer: ReportWriter): Result<ParsedJson, ImportProblem> {
  const names = plainNames(text)
  if (names !== null) {
    writer.tell('note', 'plain-list')
    return ok({ value: names, placeOf: () => null })
  }
  const kind = otherKindOf(text)
  const { code, params, place } = fault
  return failed(kind === null ? writer.tell('error', code, { place }, params) : writer.tell('error', kind))
}

/** The JSON in a file's text or in a share link; what is wrong with it is reported with line and column. */
export function openText(written: string, writer: ReportWriter): Result<ParsedJson, ImportProblem> {
  const opened = textOf(written, writer)
  if (!opened.ok) return opened
  const parsed = parseJson(opened.value.text)
  if (parsed.ok) return parsed
  return opened.value.fromLink
    ? failed(writer.tell('error', 'link-damaged'))
    : withoutJson(opened.value.text, parsed.error, writer)
}
