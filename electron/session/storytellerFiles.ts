import type { RecordFormat } from '../../shared/grimoire/recordFormats'
import { ok, type Result } from '../../shared/lib/result'

/** A kind of file, as dialogs name it. */
export interface FileKind {
  readonly name: string
  readonly extensions: readonly string[]
}

/** What is in a file. */
export type FileContent = string | Uint8Array

/** A file that leaves Belfry. */
export interface OutgoingFile {
  readonly name: string
  readonly kind: FileKind
  /** Made once there is a place for it: some take a moment to print. */
  readonly content: () => Promise<Result<FileContent>>
}

/** What the outside offers: a dialog and the disk. Dialogs answer null where the Storyteller chose nothing. */
export interface FilePorts {
  readonly askWhereToSave: (fileName: string, kind: FileKind) => Promise<string | null>
  readonly write: (path: string, content: FileContent) => Promise<Result<void>>
  /** Makes the record of the open game. */
  readonly record: (format: RecordFormat) => Result<OutgoingFile>
  /** Counts over all games. */
  readonly statistics: () => OutgoingFile
}

type Taken = Promise<Result<{ path: string } | null>>

/** Files the Storyteller takes; null where no place was chosen. */
export interface StorytellerFiles {
  readonly exportRecord: (format: RecordFormat) => Taken
  readonly exportStatistics: () => Taken
}

export function createStorytellerFiles(ports: FilePorts): StorytellerFiles {
  async function take(file: OutgoingFile): Taken {
    const path = await ports.askWhereToSave(file.name, file.kind)
    if (path === null) return ok(null)
    const content = await file.content()
    if (!content.ok) return content
    const written = await ports.write(path, content.value)
    return written.ok ? ok({ path }) : written
  }

  return {
    async exportRecord(format) {
      const file = ports.record(format)
      return file.ok ? take(file.value) : file
    },
    exportStatistics: () => take(ports.statistics()),
  }
}
