import type { ForeignFile, ForeignProblem } from '../../shared/grimoire/foreign'
import type { Script } from '../../shared/grimoire/script'
import { failed, ok, type Result } from '../../shared/lib/result'
import { textOfBytes } from '../formats/fileText'
import { importForeignFile } from '../formats/foreignFile'
import type { ImportProblem } from '../formats/importReport'
import type { Given } from './given'

/** A kind of file, as dialogs name it. */
interface FileKind {
  readonly name: string
  readonly extensions: readonly string[]
}

/** What the outside offers: a dialog, which answers null where the Storyteller chose nothing, and the disk. */
export interface ForeignPorts {
  readonly askForFile: (kind: FileKind) => Promise<string | null>
  readonly read: (path: string) => Promise<Result<Uint8Array>>
}

/** A text as it came in. */
interface Source {
  readonly text: string
  readonly fileName?: string | undefined
}

/** Reads whatever somebody brings, by dialog, paste, drop, command line or file association. */
export interface ForeignDesk {
  readonly read: (source: Source) => ForeignFile
  readonly openFile: () => Promise<Result<ForeignFile | null>>
  /** Asks for the script of the saved state that was read last, and reads that again. Code: `not-a-script`. */
  readonly attachScript: () => Promise<Result<ForeignFile | null>>
  /** Reads what the system handed over; it waits until it is taken. */
  readonly offer: (given: Given) => Promise<void>
  readonly takeOffered: () => Result<ForeignFile | null>
}

const foreignKind: FileKind = { name: 'Script, game', extensions: ['json', 'txt', 'belfry'] }

const nameOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? path

export function createForeignDesk(ports: ForeignPorts): ForeignDesk {
  let last: Source | null = null
  let offered: Result<ForeignFile | null> = ok(null)

  function read(source: Source): ForeignFile {
    last = source
    return readForeign(source)
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
      const { kind, script } = readForeign(source.value)
      if (kind !== 'script' || script === null)
        return failed({ code: 'not-a-script', message: `${source.value.fileName ?? ''} holds no script` })
      return ok(readForeign(state, script))
    },
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

function readForeign({ text, fileName }: Source, attached?: Script): ForeignFile {
  const file = importForeignFile(text, {
    ...(fileName === undefined ? {} : { fileName }),
    ...(attached && { script: attached }),
  })
  const { entries, problems } = file.report
  return {
    kind: file.kind,
    fileName: fileName ?? null,
    script: file.kind === 'script' ? file.script : (file.position?.script ?? null),
    position: file.kind === 'state' ? file.position : null,
    entries: entries.map(({ where, written, character, action, reasons }) => ({
      entry: where.entry ?? null,
      written,
      character,
      action,
      reasons: reasons.map(problemOf),
    })),
    problems: problems.map(problemOf),
    notRead: file.kind === 'state' ? file.report.notRead : [],
  }
}

function problemOf({ severity, code, params, where, times }: ImportProblem): ForeignProblem {
  const { entry = null, seat = null, key = null, place = null } = where
  return { severity, code, params, entry, seat, key, place, times }
}
