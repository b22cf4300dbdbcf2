import type { ScriptImport } from '../../shared/grimoire/api'
import { importForeignFile } from '../formats/foreignFile'

/** Reads a script file, share link or list of ids, and says in codes what became of every entry. */
export function readScript(text: string, fileName?: string): ScriptImport {
  const file = importForeignFile(text, fileName === undefined ? {} : { fileName })
  const problems = file.report.problems.map(({ severity, code, params, where }) => ({
    severity,
    code,
    params,
    entry: where.entry ?? null,
  }))
  return { script: file.kind === 'script' ? file.script : null, problems }
}
