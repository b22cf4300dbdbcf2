import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

const folders: string[] = []

/** A new folder that goes when the test file is done. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'belfry-test-'))
  if (folders.length === 0) afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })))
  folders.push(folder)
  return folder
}
