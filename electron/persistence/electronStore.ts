import path from 'node:path'
import Store, { type Schema } from 'electron-store'
import { z } from 'zod'
import { failed, ok } from '../../shared/lib/result'
import type { SettingsStore } from '../session/ports'
import { failureOf } from './failures'
import { readSettings } from './settingsFile'

/** Settings in `settings.json` in a folder, written at one stroke. Runs in Electron only. */
export function openSettings<Settings extends Record<string, unknown>>(
  folder: string,
  schema: z.ZodType<Settings>,
  defaults: Settings,
): SettingsStore<Settings> {
  const { settings: found, problem } = readSettings(path.join(folder, 'settings.json'), schema, defaults)
  // Looked at beforehand: electron-store alone would throw on a damaged file, or empty it.
  const { properties } = z.toJSONSchema(schema, { io: 'output' })
  const store = new Store<Settings>({ cwd: folder, name: 'settings', schema: properties as Schema<Settings> })
  let settings = found
  return {
    get settings() {
      return settings
    },
    problem,
    save(next) {
      try {
        store.store = schema.parse(next)
      } catch (error) {
        return failed(failureOf(error))
      }
      settings = next
      return ok(undefined)
    },
  }
}
