import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createMemorySettings } from '../../../../electron/persistence/inMemory'
import { openSettings } from '../../../../electron/persistence/electronStore'
import type { SettingsStore } from '../../../../electron/session/ports'
import { errorOf, valueOf } from '../../../support/expectOk'
import { tempFolder } from '../../../support/tempFolder'

// electron-store is this class plus the paths of Electron, which a test in Node does not have.
vi.mock('electron-store', async () => {
  const { default: Conf } = await import('conf')
  return {
    default: class extends Conf<Record<string, unknown>> {
      constructor({ name, ...options }: { name: string; cwd: string }) {
        super({ ...options, configName: name })
      }
    },
  }
})

const schema = z.strictObject({ handSpeedMs: z.int().min(0), names: z.array(z.string()).max(3) })
type Settings = z.infer<typeof schema>
const defaults: Settings = { handSpeedMs: 700, names: [] }
const changed: Settings = { handSpeedMs: 300, names: ['Ann', '안나'] }

describe.each([
  ['memory', (): SettingsStore<Settings> => createMemorySettings(defaults)],
  ['electron-store', (): SettingsStore<Settings> => openSettings(tempFolder(), schema, defaults)],
])('settings in %s', (_, open) => {
  it('are the defaults at first', () => {
    expect(open().settings).toEqual(defaults)
    expect(open().problem).toBeNull()
  })

  it('are what was saved last', async () => {
    const store = open()
    valueOf(await store.save(changed))
    expect(store.settings).toEqual(changed)
    valueOf(await store.save(defaults))
    expect(store.settings).toEqual(defaults)
  })
})

describe('settings on disk', () => {
  const fileIn = (folder: string): string => path.join(folder, 'settings.json')

  it('are there at the next start', async () => {
    const folder = tempFolder()
    valueOf(await openSettings(folder, schema, defaults).save(changed))
    expect(openSettings(folder, schema, defaults).settings).toEqual(changed)
  })

  it.each([
    ['half written', '{"handSpeedMs": 30'],
    ['empty', ''],
    ['of another shape', '{"handSpeedMs": "fast", "names": []}'],
    ['no object', '[]'],
  ])('that are %s are kept aside, told, and replaced by the defaults', async (_, text) => {
    const folder = tempFolder()
    writeFileSync(fileIn(folder), text)
    const store = openSettings(folder, schema, defaults)
    expect(store.settings).toEqual(defaults)
    expect(store.problem).toMatchObject({ code: 'settings-kept-aside', params: { keptAs: 'settings.json.corrupt' } })
    expect(readFileSync(`${fileIn(folder)}.corrupt`, 'utf8')).toBe(text)
    valueOf(await store.save(changed))
    expect(openSettings(folder, schema, defaults)).toMatchObject({ settings: changed, problem: null })
  })

  it('never take the name of what was kept aside before', () => {
    const folder = tempFolder()
    for (const text of ['one', 'two']) {
      writeFileSync(fileIn(folder), text)
      openSettings(folder, schema, defaults)
    }
    expect(readdirSync(folder).sort()).toEqual(
      expect.arrayContaining(['settings.json.corrupt', 'settings.json.corrupt-2']),
    )
  })

  it('that cannot be saved say so and stay as they were', async () => {
    const folder = tempFolder()
    const store = openSettings(folder, schema, defaults)
    valueOf(await store.save(changed))
    blockWriting(folder)
    expect(errorOf(await store.save(defaults)).code).toMatch(/^(io-failed|no-permission)$/)
    expect(store.settings).toEqual(changed)
  })
})

/** Puts a folder where the file was: even a superuser cannot write over that. */
function blockWriting(folder: string): void {
  const file = path.join(folder, 'settings.json')
  rmSync(file)
  mkdirSync(path.join(file, 'inside'), { recursive: true })
}
