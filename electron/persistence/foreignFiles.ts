import { readFile } from 'node:fs/promises'
import writeFileAtomic from 'write-file-atomic'
import { failed, ok, type Result } from '../../shared/lib/result'
import { failureOf } from './failures'

/** Largest foreign file that is read, in bytes: far above any script or saved state. */
const MOST_BYTES = 20_000_000

/** Reads a file the Storyteller chose. Codes: those of the disk, and `file-too-large`. */
export async function readForeignFile(path: string): Promise<Result<Uint8Array>> {
  try {
    const bytes = await readFile(path)
    return bytes.length > MOST_BYTES ? failed({ code: 'file-too-large', message: `${path} is too large` }) : ok(bytes)
  } catch (error) {
    return failed(failureOf(error))
  }
}

/** Writes a file at one stroke: whole, or not at all. */
export async function writeForeignFile(path: string, content: string | Uint8Array): Promise<Result<void>> {
  try {
    await writeFileAtomic(path, typeof content === 'string' ? content : Buffer.from(content))
    return ok(undefined)
  } catch (error) {
    return failed(failureOf(error))
  }
}
