import type { Paper } from '../../shared/grimoire/foreign'
import type { Script } from '../../shared/grimoire/script'
import type { Notice } from '../../shared/grimoire/view'
import { ok, type Result } from '../../shared/lib/result'
import { exportScript } from '../formats/scriptExport'
import type { FileKind } from './storytellerFiles'

/** What the outside offers: a dialog, which answers null where the Storyteller chose nothing, the disk, and a printer. */
export interface ScriptFilePorts {
  readonly askWhereToSave: (fileName: string, kind: FileKind) => Promise<string | null>
  readonly write: (path: string, content: string | Uint8Array) => Promise<Result<void>>
  readonly print: (what: PrintOrder) => Promise<Result<Uint8Array>>
}

interface PrintOrder {
  readonly script: Script
  readonly paper: Paper
  readonly hasNightOrders: boolean
}

/** Scripts that leave Belfry; null where the Storyteller chose no place. */
export interface ScriptFiles {
  readonly save: (script: Script) => Promise<Result<{ path: string; notices: Notice[] } | null>>
  readonly savePdf: (what: PrintOrder) => Promise<Result<{ path: string } | null>>
}

const LONGEST_FILE_NAME = 80

/** A name that every file system takes. */
function fileName(script: Script, ending: string): string {
  const name = script.name
    .replace(/[\p{Cc}<>:"/\\|?*\s]+/gu, ' ')
    .trim()
    .replace(/^\.+|[. ]+$/g, '')
    .slice(0, LONGEST_FILE_NAME)
  return `${name || 'script'}.${ending}`
}

export function createScriptFiles({ askWhereToSave, write, print }: ScriptFilePorts): ScriptFiles {
  return {
    async save(script) {
      const path = await askWhereToSave(fileName(script, 'json'), { name: 'JSON', extensions: ['json'] })
      if (path === null) return ok(null)
      const { text, notices } = exportScript(script)
      const written = await write(path, text)
      return written.ok ? ok({ path, notices: [...notices] }) : written
    },
    async savePdf(what) {
      const path = await askWhereToSave(fileName(what.script, 'pdf'), { name: 'PDF', extensions: ['pdf'] })
      if (path === null) return ok(null)
      const pdf = await print(what)
      if (!pdf.ok) return pdf
      const written = await write(path, pdf.value)
      return written.ok ? ok({ path }) : written
    },
  }
}
