import type { ForeignFile, ForeignProblem } from '../../shared/grimoire/foreign'
import { farPictures } from '../../shared/grimoire/farPictures'
import { nothingRead } from '../../shared/grimoire/nothingRead'
import type { Script } from '../../shared/grimoire/script'
import { failed, ok, type Result } from '../../shared/lib/result'
import { nameOf as nameOfGame } from '../engine/history/history'
import { textOfBytes } from '../formats/fileText'
import { importForeignFile } from '../formats/foreignFile'
import type { ImportProblem } from '../formats/importReport'
import { readRecord, type ReadRecord } from '../records/readRecord'
import { isGameFile, recordOfGame, type ReadGameFile } from './gameFile'
import type { Given } from './given'
import type { NewPicture } from './pictures'
import { unpackPictures, type UnpackedPictures } from './recordPictures'

/** A kind of file, as dialogs name it. */
interface FileKind {
  readonly name: string
  readonly extensions: readonly string[]
}

/** What the outside offers: a dialog, which answers null where the Storyteller chose nothing, and the disk. */
export interface ForeignPorts {
  readonly askForFile: (kind: FileKind) => Promise<string | null>
  readonly read: (path: string) => Promise<Result<Uint8Array>>
  readonly readGame: ReadGameFile
}

/** A text as it came in. */
interface Source {
  readonly text: string
  readonly fileName?: string | undefined
}

/** A record that may be opened as a game, and the pictures it brings. */
export interface FoundRecord extends Omit<ReadRecord, 'pictures'> {
  readonly pictures: readonly NewPicture[]
}

/** Reads whatever somebody brings, by dialog, paste, drop, command line or file association. */
export interface ForeignDesk {
  readonly read: (source: Source) => ForeignFile
  readonly openFile: () => Promise<Result<ForeignFile | null>>
  /** Asks for the script of the saved state that was read last, and reads that again. Code: `not-a-script`. */
  readonly attachScript: () => Promise<Result<ForeignFile | null>>
  /** The record that was read last. Code: `no-record`. */
  readonly record: () => Result<FoundRecord>
  /** Reads what the system handed over; it waits until it is taken. */
  readonly offer: (given: Given) => Promise<void>
  readonly takeOffered: () => Result<ForeignFile | null>
}

const foreignKind: FileKind = { name: 'Script, game', extensions: ['json', 'txt', 'belfry', 'jsonl'] }

const nameOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? path

export function createForeignDesk(ports: ForeignPorts): ForeignDesk {
  let last: Source | null = null
  let record: FoundRecord | null = null
  let offered: Result<ForeignFile | null> = ok(null)

  function read(source: Source): ForeignFile {
    last = source
    const found = isGameFile(source.text) ? gameFound(source, ports.readGame) : readForeign(source)
    record = found.record
    return found.file
  }

  async function sourceAt(path: string): Promise<Result<Source>> {
    const bytes = await ports.read(path)
    return bytes.ok ? ok({ text: textOfBytes(bytes.value), fileName: nameOf(path) }) : bytes
  }

  async function ask(): Promise<Result<Source | null>> {
    const path = await ports.askForFile(foreignKind)
    return path === null ? ok(null) : sourceAt(path)
  }

  return {
    read,
    async openFile() {
      const source = await ask()
      if (!source.ok) return source
      return ok(source.value && read(source.value))
    },
    async attachScript() {
      const state = last
      const source = await ask()
      if (!source.ok) return source
      if (source.value === null || state === null) return ok(null)
      const { kind, script } = readForeign(source.value).file
      if (kind !== 'script' || script === null)
        return failed({ code: 'not-a-script', message: `${source.value.fileName ?? ''} holds no script` })
      return ok(readForeign(state, script).file)
    },
    record: () => (record ? ok(record) : failed({ code: 'no-record', message: 'no record was read' })),
    async offer(given) {
      const source = 'link' in given ? ok({ text: given.link }) : await sourceAt(given.file)
      offered = source.ok ? ok(read(source.value)) : source
    },
    takeOffered() {
      const waiting = offered
      offered = ok(null)
      return waiting
    },
  }
}

interface Found {
  readonly file: ForeignFile
  readonly record: FoundRecord | null
}

function readForeign({ text, fileName }: Source, attached?: Script): Found {
  const found = importForeignFile(text, {
    ...(fileName === undefined ? {} : { fileName }),
    ...(attached && { script: attached }),
  })
  const { entries, problems } = found.report
  const file: ForeignFile = {
    ...nothingRead,
    kind: found.kind,
    fileName: fileName ?? null,
    entries: entries.map(({ where, written, character, action, reasons }) => ({
      entry: where.entry ?? null,
      written,
      character,
      action,
      reasons: reasons.map(problemOf),
    })),
    problems: problems.map(problemOf),
  }
  if (found.kind === 'script') return { file: { ...file, script: found.script }, record: null }
  if (found.kind === 'record') return recordFound(file, readRecord(found.value))
  const { position, report } = found
  return { file: { ...file, position, script: position?.script ?? null, notRead: report.notRead }, record: null }
}

type Said = Pick<ImportProblem, 'severity' | 'code' | 'params'>

/** The file of a game, from another machine's library: opened as a copy, as a record is. */
function gameFound({ text, fileName }: Source, readGame: ReadGameFile): Found {
  const game = readGame(new TextEncoder().encode(text))
  const file: ForeignFile = { ...nothingRead, kind: 'record', fileName: fileName ?? null }
  if (game.ok) return recordFound(file, recordOfGame(game.value))
  const code = game.error.code === 'newer-version' ? 'record-newer' : 'record-damaged'
  return recordFound(file, failed({ ...game.error, code }))
}

function recordFound(file: ForeignFile, read: Result<ReadRecord>): Found {
  const problemsWith = (said: readonly Said[]) => [
    ...file.problems,
    ...said.map((one) => problemOf({ ...one, where: {}, times: 1 })),
  ]
  if (!read.ok) {
    const problems = problemsWith([{ severity: 'error', code: read.error.code, params: {} }])
    return { file: { ...file, problems }, record: null }
  }
  const unpacked = unpackPictures(read.value.pictures, farPictures(read.value.state.script))
  const problems = problemsWith([...read.value.problems, ...saidOf(unpacked)])
  const { header, history, state } = read.value
  const { script, phase, winner, circle } = state
  const record = {
    name: nameOfGame(history, header.name),
    players: circle.length,
    phase,
    winner,
    entries: history.entries.length,
  }
  return { file: { ...file, problems, script, record }, record: { ...read.value, pictures: unpacked.pictures } }
}

function saidOf({ pictures, leftOut }: UnpackedPictures): Said[] {
  const count = new Set(pictures.map(({ bytes }) => bytes)).size
  return [
    ...(count > 0 ? [{ severity: 'note' as const, code: 'record-pictures', params: { count } }] : []),
    ...(leftOut > 0
      ? [{ severity: 'warning' as const, code: 'record-pictures-left-out', params: { count: leftOut } }]
      : []),
  ]
}

function problemOf({ severity, code, params, where, times }: ImportProblem): ForeignProblem {
  const { entry = null, seat = null, key = null, place = null } = where
  return { severity, code, params, entry, seat, key, place, times }
}
