import type { KeptPictures, PictureHarvest } from '../../shared/grimoire/pictures'
import type { Json } from '../../shared/lib/json'
import { failed, ok, type Failure, type Result } from '../../shared/lib/result'
import { pictureOf, type PictureFacts } from '../formats/picture'

/** A picture to be kept, and the address a script gives for it. */
export interface NewPicture {
  readonly address: string
  readonly bytes: Uint8Array
  readonly ending: PictureFacts['ending']
}

/** Pictures on this machine: under names made of their content, found by the address they came from. */
export interface PictureStore {
  /** Reads what is there, once, at the start. */
  readonly open: () => Promise<Result<null>>
  /** Name of the picture that came from an address; null = none is kept. */
  readonly nameOf: (address: string) => string | null
  /** Full path of a picture of this name; null = no name that the store gives. */
  readonly fileOf: (name: string) => string | null
  readonly read: (name: string) => Promise<Uint8Array | null>
  readonly keep: (pictures: readonly NewPicture[]) => Promise<Result<null>>
}

/** What the outside offers: other computers, and a place for what comes from them. */
export interface PicturePorts {
  readonly fetch: (
    address: string,
    limits: { readonly mostBytes: number; readonly timeoutMs: number },
  ) => Promise<Result<Uint8Array>>
  readonly store: PictureStore
}

type PictureLimit = 'count' | 'bytesEach' | 'bytesTogether' | 'sidePx' | 'timeoutMs' | 'atOnce'

/** Bounds of what one script may bring from other computers. */
export const PICTURE_LIMITS: Readonly<Record<PictureLimit, number>> = {
  count: 200,
  bytesEach: 2_000_000,
  bytesTogether: 12_000_000,
  sidePx: 4096,
  timeoutMs: 15_000,
  atOnce: 4,
}

/** Where pages of ours find a kept picture. */
const PICTURE_FOLDER = 'pictures/'

type PictureFailure = PictureHarvest['failures'][number]

/** The pictures of scripts that lie on other computers: none is asked for until the Storyteller says so, and each only once. */
export interface PictureDesk {
  /** Which of these are kept on this machine. */
  readonly known: (addresses: readonly string[]) => KeptPictures
  /** Asks the other computers for those that are not kept yet. Codes: those of the disk. */
  readonly fetch: (addresses: readonly string[]) => Promise<Result<PictureHarvest>>
}

export function createPictureDesk({ fetch, store }: PicturePorts, limits = PICTURE_LIMITS): PictureDesk {
  function known(addresses: readonly string[]): KeptPictures {
    return Object.fromEntries(
      addresses.flatMap((address) => {
        const name = store.nameOf(address)
        return name === null ? [] : [[address, PICTURE_FOLDER + name]]
      }),
    )
  }

  async function fetchOne(address: string): Promise<Result<NewPicture, PictureFailure>> {
    const got = await fetch(address, { mostBytes: limits.bytesEach, timeoutMs: limits.timeoutMs })
    if (!got.ok) return failed(failureOf(address, got.error))
    return checkedPicture(address, got.value, limits.sidePx)
  }

  return {
    known,
    async fetch(addresses) {
      const missing = [...new Set(addresses)].filter((address) => store.nameOf(address) === null)
      const asked = missing.slice(0, limits.count)
      const failures = missing
        .slice(limits.count)
        .map((address) => told(address, 'picture-too-many', { most: limits.count }))
      const pictures: NewPicture[] = []
      let room = limits.bytesTogether
      await inTurns(asked, limits.atOnce, async (address) => {
        const one = room <= 0 ? failed(told(address, 'picture-no-room', {})) : await fetchOne(address)
        if (one.ok && one.value.bytes.length <= room) {
          room -= one.value.bytes.length
          pictures.push(one.value)
        } else failures.push(one.ok ? told(address, 'picture-no-room', {}) : one.error)
      })
      const kept = await store.keep(pictures)
      return kept.ok ? ok({ kept: known(addresses), failures }) : kept
    },
  }
}

/** A picture that may be kept. Codes: `picture-is-svg`, `picture-unknown`, `picture-too-many-dots`. */
export function checkedPicture(
  address: string,
  bytes: Uint8Array,
  sidePx = PICTURE_LIMITS.sidePx,
): Result<NewPicture, PictureFailure> {
  const kind = pictureOf(bytes)
  if (kind === 'svg') return failed(told(address, 'picture-is-svg', {}))
  if (kind === 'unknown') return failed(told(address, 'picture-unknown', {}))
  const { ending, width, height } = kind
  if (Math.max(width, height) > sidePx || Math.min(width, height) < 1)
    return failed(told(address, 'picture-too-many-dots', { width, height, most: sidePx }))
  return ok({ address, bytes, ending })
}

function told(address: string, code: string, params: Record<string, Json>): PictureFailure {
  return { address, code, params: { ...params, where: shortened(address) } }
}

function failureOf(address: string, { code, params }: Failure): PictureFailure {
  return told(address, code, (params ?? {}) as Record<string, Json>)
}

const LONGEST_SHOWN = 80

function shortened(address: string): string {
  return address.length > LONGEST_SHOWN ? `${address.slice(0, LONGEST_SHOWN)}…` : address
}

/** Works through a list, so many at a time. */
async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  async function worker(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
