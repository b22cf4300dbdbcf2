import path from 'node:path'
import type { default as Store, Schema } from 'electron-store'
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
  // Looked at without electron-store, which would throw on a damaged file, or empty it.
  const { settings: found, problem } = readSettings(path.join(folder, 'settings.json'), schema, defaults)
  let store: Store<Settings> | null = null
  let settings = found
  return {
    get settings() {
      return settings
    },
    problem,
    async save(next) {
      try {
        store ??= await storeIn(folder, schema)
        store.store = schema.parse(next)
      } catch (error) {
        return failed(failureOf(error))
      }
      settings = next
      return ok(undefined)
    },
  }
}

/** Read and made once there is something to save: it compiles the schema, which takes longer than all else of the start. */
async function storeIn<Settings extends Record<string, unknown>>(
  folder: string,
  schema: z.ZodType<Settings>,
): Promise<Store<Settings>> {
  const { default: ElectronStore } = await import('electron-store')
  const { properties } = z.toJSONSchema(schema, { io: 'output' })
  return new ElectronStore<Settings>({ cwd: folder, name: 'settings', schema: properties as Schema<Settings> })
}
