import { createHash } from 'node:crypto'
import { readOutlines } from '../../shared/domain/catalogue/outlines'
import type { RecordFormat } from '../../shared/grimoire/recordFormats'
import type { GrimoireView } from '../../shared/grimoire/view'
import type { Locale } from '../../shared/domain/vocabulary'
import { ok, type Result } from '../../shared/lib/result'
import { nameOf } from '../engine/history/history'
import { htmlRecord } from '../records/html/htmlRecord'
import { journalCsv } from '../records/journalCsv'
import { jsonRecord } from '../records/jsonRecord'
import type { RecordPicture } from '../records/recordPicture'
import type { RecordedGame } from '../records/recordedGame'
import { recordTexts } from '../records/recordTexts'
import { statisticsCsv } from '../records/statistics'
import { story } from '../records/story'
import { townSquareState } from '../records/townSquareState'
import { votesCsv } from '../records/votesCsv'
import type { Chronicler } from './chronicler'
import type { FileContent, FileKind, OutgoingFile } from './storytellerFiles'

/** Prints what is no text: a page as a PDF, the Grimoire as a picture. */
export interface RecordPrinter {
  readonly pdf: (page: string) => Promise<Result<Uint8Array>>
  /** Address of a style sheet, as seen from the page, with letters that this machine may lack. */
  readonly fonts: string
  readonly picture: (view: GrimoireView) => Promise<Result<Uint8Array>>
}

/** How a record is written. */
export interface RecordOptions {
  readonly locale: Locale
  /** Without names a record tells nothing about anybody who played. */
  readonly hasNames: boolean
  /** The Grimoire as it stands. */
  readonly view: GrimoireView
  readonly printer: RecordPrinter
  /** The script's pictures from other computers, as far as they are kept here. */
  readonly pictures: () => Promise<readonly RecordPicture[]>
}

type Written = FileContent | Promise<Result<FileContent>>

interface Writer {
  readonly kind: FileKind
  /** Keeps a record from being written over another of the same kind of file. */
  readonly suffix?: string
  readonly write: (game: RecordedGame, options: RecordOptions) => Written
}

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')
const textsOf = (game: RecordedGame, locale: Locale) => recordTexts(locale, game.state.script)
const pageOf = async (game: RecordedGame, { locale, hasNames }: RecordOptions, fonts?: string): Promise<string> => {
  const outlines = await readOutlines()
  return htmlRecord(game, textsOf(game, locale), { hasNames, sha256, outlines, ...(fonts !== undefined && { fonts }) })
}

const writers: Readonly<Record<RecordFormat, Writer>> = {
  html: {
    kind: { name: 'HTML', extensions: ['html'] },
    write: async (game, options) => ok(await pageOf(game, options)),
  },
  pdf: {
    kind: { name: 'PDF', extensions: ['pdf'] },
    write: async (game, options) => options.printer.pdf(await pageOf(game, options, options.printer.fonts)),
  },
  png: { kind: { name: 'PNG', extensions: ['png'] }, write: (_game, { printer, view }) => printer.picture(view) },
  markdown: {
    kind: { name: 'Markdown', extensions: ['md'] },
    write: (game, options) => story(game, textsOf(game, options.locale), options),
  },
  json: {
    kind: { name: 'JSON', extensions: ['json'] },
    write: async (game, { locale, hasNames, pictures }) =>
      ok(asText(jsonRecord(game, { locale, hasNames, pictures: await pictures() }))),
  },
  csv: { kind: { name: 'CSV', extensions: ['csv'] }, write: (game, options) => votesCsv(game, options) },
  journal: {
    kind: { name: 'CSV', extensions: ['csv'] },
    suffix: ' journal',
    write: (game, { hasNames }) => journalCsv(game, { hasNames, texts: textsOf(game, 'en') }),
  },
  townsquare: {
    kind: { name: 'Town square state', extensions: ['json'] },
    suffix: ' townsquare',
    write: (game, options) => asText(townSquareState(game.state, options)),
  },
}

/** The record of a game as a file. */
export function recordFile(game: RecordedGame, format: RecordFormat, options: RecordOptions): OutgoingFile {
  const { kind, suffix = '', write } = writers[format]
  const name = `${fileNameFor(nameOf(game.history, game.header.name))}${suffix}.${kind.extensions[0] ?? 'txt'}`
  return { name, kind, content: () => settled(write(game, options)) }
}

async function settled(written: Written): Promise<Result<FileContent>> {
  return typeof written === 'string' || written instanceof Uint8Array ? ok(written) : written
}

/** The counts over all games as a file. */
export function statisticsFile(locale: Locale, chronicler: Chronicler): OutgoingFile {
  const { characterName } = recordTexts(locale, { homebrew: [] })
  return {
    name: 'Belfry statistics.csv',
    kind: { name: 'CSV', extensions: ['csv'] },
    content: async () => {
      const book = await chronicler.chronicle()
      return book.ok ? ok(statisticsCsv(book.value.statistics, characterName)) : book
    },
  }
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
