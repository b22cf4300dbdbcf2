import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire, wrap } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'

/** A built file that has run. */
export interface Compiled<Exports> {
  readonly exports: Exports
  /** V8 took what an earlier start had kept. */
  readonly wasKept: boolean
  /** Keeps what V8 has compiled by now for the next start, unless it is kept already. Fails as writing a file fails. */
  readonly keep: () => Promise<void>
}

type Wrapped = (
  this: unknown,
  exports: unknown,
  require: NodeJS.Require,
  module: unknown,
  file: string,
  folder: string,
) => void

const SEAL_BYTES = 32

/**
 * Runs a built CommonJS file, as `require` would, with the code that V8 compiled for it at an earlier start (ADR 24).
 *
 * `store`: the file for that code. One that is missing, damaged or of another build costs time and nothing else.
 */
export function runCompiled<Exports>(file: string, store: string): Compiled<Exports> {
  const source = wrap(readFileSync(file, 'utf8'))
  const kept = keptFor(source, store)
  const script = new Script(source, { filename: file, ...(kept && { cachedData: kept }) })
  const wasKept = script.cachedDataRejected === false
  const module = { exports: {} as Exports }
  const run = script.runInThisContext() as Wrapped
  run.call(module.exports, module.exports, createRequire(file), module, file, path.dirname(file))
  const keep = async (): Promise<void> => {
    if (wasKept) return
    const code = script.createCachedData()
    await writeFile(store, Buffer.concat([sealOf(source, code), code]))
  }
  return { exports: module.exports, wasKept, keep }
}

function keptFor(source: string, store: string): Buffer | null {
  try {
    const bytes = readFileSync(store)
    const code = bytes.subarray(SEAL_BYTES)
    return sealOf(source, code).equals(bytes.subarray(0, SEAL_BYTES)) ? code : null
  } catch {
    return null
  }
}

/** V8 itself compares no more than the length of the source, and would run what is damaged or half written. */
function sealOf(source: string, code: Uint8Array): Buffer {
  return createHash('sha256').update(source).update(code).digest()
}
