import { createHash } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { failed, ok, type Result } from '../../shared/lib/result'
import type { PictureStore } from '../session/pictures'
import { keepAside, replaceFile, type Disk } from './disk'
import { failureOf } from './failures'

const NAME = /^[0-9a-f]{64}\.(?:png|jpg|gif|webp)$/
const index = z.record(z.string(), z.string().regex(NAME))

/**
 * Pictures in `pictures` under the user-data folder, each under the hash of its content, and an index by the address they came
 * from. Nothing here ever asks the network.
 */
export function createPictureStore(disk: Disk, userData: string): PictureStore {
  const folder = path.join(userData, 'pictures')
  const indexFile = path.join(folder, 'index.json')
  let known: Readonly<Record<string, string>> = {}

  async function read(): Promise<void> {
    if ((await disk.times(indexFile)) === null) return
    const bytes = await disk.read(indexFile)
    const parsed = index.safeParse(asJson(new TextDecoder().decode(bytes)))
    if (parsed.success) known = parsed.data
    // The pictures can be fetched again; what was there stays for whoever wants to look.
    else await keepAside(disk, indexFile, 'corrupt', bytes)
  }

  return {
    fileOf: (name) => (NAME.test(name) ? path.join(folder, name) : null),
    nameOf: (address) => (Object.hasOwn(known, address) ? (known[address] ?? null) : null),
    open: () => settled(read),
    read: async (name) => {
      const file = NAME.test(name) ? path.join(folder, name) : null
      return file === null || (await disk.times(file)) === null ? null : disk.read(file)
    },
    keep: (pictures) =>
      settled(async () => {
        if (pictures.length === 0) return
        await disk.makeFolder(folder)
        const added: Record<string, string> = {}
        for (const { address, bytes, ending } of pictures) {
          const name = `${createHash('sha256').update(bytes).digest('hex')}.${ending}`
          if ((await disk.times(path.join(folder, name))) === null)
            await replaceFile(disk, path.join(folder, name), bytes)
          added[address] = name
        }
        const next = { ...known, ...added }
        await replaceFile(disk, indexFile, new TextEncoder().encode(JSON.stringify(next, null, 1)))
        known = next
      }),
  }
}

async function settled(work: () => Promise<void>): Promise<Result<null>> {
  try {
    await work()
    return ok(null)
  } catch (error) {
    return failed(failureOf(error))
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
