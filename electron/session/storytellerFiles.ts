import type { RecordFormat, ScriptImport } from '../../shared/grimoire/api'
import { ok, type Result } from '../../shared/lib/result'
import { textOfBytes } from '../formats/fileText'
import { readScript } from './scripts'

/** A kind of file, as dialogs name it. */
export interface FileKind {
  readonly name: string
  readonly extensions: readonly string[]
}

/** A file that leaves Belfry. */
export interface OutgoingFile {
  readonly name: string
  readonly kind: FileKind
  readonly content: string | Uint8Array
}

/** What the outside offers: dialogs and the disk. Dialogs answer null where the Storyteller chose nothing. */
export interface FilePorts {
  readonly askForFile: (kind: FileKind) => Promise<string | null>
  readonly askWhereToSave: (fileName: string, kind: FileKind) => Promise<string | null>
  readonly read: (path: string) => Promise<Result<Uint8Array>>
  readonly write: (path: string, content: string | Uint8Array) => Promise<Result<void>>
  /** Makes the record of the open game. */
  readonly record: (format: RecordFormat) => Promise<Result<OutgoingFile>>
}

/** Files the Storyteller brings and takes. */
export interface StorytellerFiles {
  readonly readScript: (text: string) => ScriptImport
  readonly openScript: () => Promise<Result<ScriptImport | null>>
  readonly exportRecord: (format: RecordFormat) => Promise<Result<{ path: string } | null>>
}

const scriptKind: FileKind = { name: 'Script', extensions: ['json', 'txt'] }

export function createStorytellerFiles(ports: FilePorts): StorytellerFiles {
  return {
    readScript: (text) => readScript(text),
    async openScript() {
      const path = await ports.askForFile(scriptKind)
      if (path === null) return ok(null)
      const bytes = await ports.read(path)
      return bytes.ok ? ok(readScript(textOfBytes(bytes.value), path.split(/[\\/]/).at(-1))) : bytes
    },
    async exportRecord(format) {
      const file = await ports.record(format)
      if (!file.ok) return file
      const path = await ports.askWhereToSave(file.value.name, file.value.kind)
      if (path === null) return ok(null)
      const written = await ports.write(path, file.value.content)
      return written.ok ? ok({ path }) : written
    },
  }
}
