import { existsSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { Failure } from '../../shared/lib/result'
import { systemCode } from './failures'

/** Settings as found in a file, and what became of a file that could not be read. */
export interface FoundSettings<Settings> {
  readonly settings: Settings
  readonly problem: Failure | null
}

/**
 * Reads settings; a file that is not what the schema says is kept aside as `*.corrupt`, and the defaults are used.
 * Code: `settings-kept-aside`. @throws what the system says when the file may not be read at all.
 */
export function readSettings<Settings>(
  file: string,
  schema: z.ZodType<Settings>,
  defaults: Settings,
): FoundSettings<Settings> {
  const text = readIfThere(file)
  if (text === null) return { settings: defaults, problem: null }
  const parsed = schema.safeParse(asJson(text))
  if (parsed.success) return { settings: parsed.data, problem: null }
  const keptAs = freeName(file)
  renameSync(file, keptAs)
  return { settings: defaults, problem: keptAside(path.basename(keptAs)) }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null
    throw error
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function freeName(file: string): string {
  let number = 1
  let name = `${file}.corrupt`
  while (existsSync(name)) {
    number += 1
    name = `${file}.corrupt-${String(number)}`
  }
  return name
}

const keptAside = (keptAs: string): Failure => ({
  code: 'settings-kept-aside',
  message: `the settings could not be read: they are kept as ${keptAs}, and Belfry starts with its own`,
  params: { keptAs },
})
