import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { failed, ok, type Result } from '../../shared/lib/result'
import { failureOf } from './failures'

/** What a folder of toolmaker files holds. */
export interface PackFolder {
  readonly roles: string
  readonly jinxes: string | undefined
  /** Paths of pictures by the official id their names end with. */
  readonly icons: Readonly<Record<string, string>>
}

/** The least that is kept of a pack: where its icons are, by character id. */
interface KeptPack {
  icons: Record<string, string>
}

/** The official texts and icons on this machine, in a folder of their own that is nobody else's. */
export interface PackStore<Pack extends KeptPack> {
  /** Folder of the icons. */
  readonly iconFolder: string
  readonly get: () => Promise<Result<Pack | null>>
  /** Reads a folder the Storyteller chose and those below it. Code: `pack-without-roles`. */
  readonly readFolder: (folder: string, isCharacter: (id: string) => boolean) => Promise<Result<PackFolder>>
  /** Puts a pack in the place of the one before. */
  readonly put: (pack: Omit<Pack, 'icons'>, icons: Readonly<Record<string, string>>) => Promise<Result<Pack>>
  readonly remove: () => Promise<Result<null>>
}

const PICTURE = /^(?:icon_)?([a-z]+)(?:_[a-z])?\.(png|webp|svg|jpg)$/
const DEEPEST = 3
/** Where the Grimoire's page finds the icons. */
const ICON_ADDRESS = 'pack/'

async function filesBelow(folder: string, depth = 0): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries.map((entry) => {
      const full = path.join(folder, entry.name)
      if (entry.isFile()) return Promise.resolve([full])
      return entry.isDirectory() && depth < DEEPEST && !entry.name.startsWith('.')
        ? filesBelow(full, depth + 1)
        : Promise.resolve([])
    }),
  )
  return found.flat()
}

function iconsAmong(files: readonly string[], isCharacter: (id: string) => boolean): Record<string, string> {
  const icons: Record<string, string> = {}
  // The shortest name is the plain one: others of a character carry an alignment.
  for (const file of [...files].sort((left, right) => right.length - left.length)) {
    const id = PICTURE.exec(path.basename(file).toLowerCase().replace(/[\s-]/g, ''))?.[1]
    if (id !== undefined && isCharacter(id)) icons[id] = file
  }
  return icons
}

async function attempt<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work()
  } catch (error) {
    return failed(failureOf(error))
  }
}

/** The pack below the user-data folder. */
export function createPackStore<Pack extends KeptPack>(userData: string, schema: z.ZodType<Pack>): PackStore<Pack> {
  const home = path.join(userData, 'official-pack')
  const iconFolder = path.join(home, 'icons')

  return {
    iconFolder,
    async get() {
      try {
        const read = schema.safeParse(JSON.parse(await readFile(path.join(home, 'pack.json'), 'utf8')))
        return ok(read.success ? read.data : null)
      } catch {
        // Nothing there, or nothing that can be read: ours stands, and the Storyteller may choose again.
        return ok(null)
      }
    },
    readFolder: (folder, isCharacter) =>
      attempt(async () => {
        const files = await filesBelow(folder)
        const named = (name: string): string | undefined => files.find((file) => path.basename(file) === name)
        const [roles, jinxes] = [named('roles.json'), named('jinxes.json')]
        if (roles === undefined) return failed({ code: 'pack-without-roles', message: `${folder} has no roles.json` })
        return ok({
          roles: await readFile(roles, 'utf8'),
          jinxes: jinxes === undefined ? undefined : await readFile(jinxes, 'utf8'),
          icons: iconsAmong(files, isCharacter),
        })
      }),
    put: (pack, icons) =>
      attempt(async () => {
        const next = `${home}.new`
        await rm(next, { recursive: true, force: true })
        await mkdir(path.join(next, 'icons'), { recursive: true })
        const addresses: Record<string, string> = {}
        for (const [id, file] of Object.entries(icons)) {
          const name = `${id}${path.extname(file).toLowerCase()}`
          await cp(file, path.join(next, 'icons', name))
          addresses[id] = `${ICON_ADDRESS}${name}`
        }
        const whole = schema.parse({ ...pack, icons: addresses })
        await writeFile(path.join(next, 'pack.json'), JSON.stringify(whole))
        await rm(home, { recursive: true, force: true })
        await rename(next, home)
        return ok(whole)
      }),
    remove: () =>
      attempt(async () => {
        await rm(home, { recursive: true, force: true })
        return ok(null)
      }),
  }
}
