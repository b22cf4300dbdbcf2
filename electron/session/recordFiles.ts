import type { RecordFormat } from '../../shared/grimoire/recordFormats'
import type { Locale } from '../../shared/domain/vocabulary'
import { nameOf } from '../engine/history/history'
import { jsonRecord } from '../records/jsonRecord'
import type { RecordedGame } from '../records/recordedGame'
import { recordTexts } from '../records/recordTexts'
import { story } from '../records/story'
import { townSquareState } from '../records/townSquareState'
import { votesCsv } from '../records/votesCsv'
import type { FileKind, OutgoingFile } from './storytellerFiles'

/** How a record is written. */
export interface RecordOptions {
  readonly locale: Locale
  /** Without names a record tells nothing about anybody who played. */
  readonly hasNames: boolean
}

interface Writer {
  readonly kind: FileKind
  /** Keeps a record from being written over another of the same kind of file. */
  readonly suffix?: string
  readonly write: (game: RecordedGame, options: RecordOptions) => string
}

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const writers: Readonly<Record<RecordFormat, Writer>> = {
  json: { kind: { name: 'JSON', extensions: ['json'] }, write: (game, options) => asText(jsonRecord(game, options)) },
  markdown: {
    kind: { name: 'Markdown', extensions: ['md'] },
    write: (game, options) => story(game, recordTexts(options.locale, game.state.script), options),
  },
  csv: { kind: { name: 'CSV', extensions: ['csv'] }, write: (game, options) => votesCsv(game, options) },
  townsquare: {
    kind: { name: 'Town square state', extensions: ['json'] },
    suffix: ' townsquare',
    write: (game, options) => asText(townSquareState(game.state, options)),
  },
}

/** The record of a game as a file. */
export function recordFile(game: RecordedGame, format: RecordFormat, options: RecordOptions): OutgoingFile {
  const writer = writers[format]
  const stem = fileNameFor(nameOf(game.history, game.header.name)) + (writer.suffix ?? '')
  const name = `${stem}.${writer.kind.extensions[0] ?? 'txt'}`
  return { name, kind: writer.kind, content: writer.write(game, options) }
}

/** A name that every file system takes. */
function fileNameFor(name: string): string {
  return (
    name
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, 80) || 'Belfry'
  )
}
