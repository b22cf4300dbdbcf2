import { createHash } from 'node:crypto'
import { recordPicture, type RecordPicture } from '../records/recordPicture'
import { checkedPicture, PICTURE_LIMITS, type NewPicture, type PictureStore } from './pictures'

type Limits = Pick<typeof PICTURE_LIMITS, 'count' | 'bytesEach' | 'bytesTogether'>

/** Pictures that came with a record, and how many that it held were left out. */
export interface UnpackedPictures {
  readonly pictures: readonly NewPicture[]
  readonly leftOut: number
}

/** The kept pictures of these addresses, each once, as far as there is room: for a record that goes to another machine. */
export async function packPictures(
  store: Pick<PictureStore, 'nameOf' | 'read'>,
  addresses: readonly string[],
  limits: Limits = PICTURE_LIMITS,
): Promise<RecordPicture[]> {
  const named = addresses.flatMap((address) => {
    const name = store.nameOf(address)
    return name === null ? [] : [{ address, name }]
  })
  const packed: RecordPicture[] = []
  let room = limits.bytesTogether
  for (const name of new Set(named.map((one) => one.name))) {
    const bytes = await store.read(name)
    if (bytes === null || bytes.length > Math.min(room, limits.bytesEach) || packed.length >= limits.count) continue
    room -= bytes.length
    packed.push({
      addresses: named.filter((one) => one.name === name).map(({ address }) => address),
      sha256: sha256Of(bytes),
      data: Buffer.from(bytes).toString('base64'),
    })
  }
  return packed
}

/**
 * The pictures in a record that are what they say, checked as if they had just come over the network. Only addresses that its
 * script names: a record must not change what other scripts show.
 */
export function unpackPictures(
  packed: readonly unknown[],
  wanted: readonly string[],
  limits: Limits = PICTURE_LIMITS,
): UnpackedPictures {
  const pictures: NewPicture[] = []
  let room = limits.bytesTogether
  let taken = 0
  for (const one of packed.slice(0, limits.count)) {
    const found = unpackOne(one, wanted, Math.min(room, limits.bytesEach))
    if (found.length === 0) continue
    room -= found[0]?.bytes.length ?? 0
    taken += 1
    pictures.push(...found)
  }
  return { pictures, leftOut: packed.length - taken }
}

function unpackOne(one: unknown, wanted: readonly string[], mostBytes: number): NewPicture[] {
  const read = recordPicture.safeParse(one)
  if (!read.success) return []
  const bytes = new Uint8Array(Buffer.from(read.data.data, 'base64'))
  if (bytes.length > mostBytes || sha256Of(bytes) !== read.data.sha256) return []
  return read.data.addresses.flatMap((address) => {
    const picture = wanted.includes(address) ? checkedPicture(address, bytes) : null
    return picture?.ok ? [picture.value] : []
  })
}

/** Keeps what came with a record. What is here already under an address stays as it is. */
export function keepUnpacked(
  store: Pick<PictureStore, 'nameOf' | 'keep'>,
  pictures: readonly NewPicture[],
): ReturnType<PictureStore['keep']> {
  return store.keep(pictures.filter(({ address }) => store.nameOf(address) === null))
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
