import { createHash } from 'node:crypto'
import type { CharacterId } from '../../shared/domain/ids'
import type { OfficialPack } from '../../shared/grimoire/pack'
import type { TownSquareView } from '../../shared/townsquare/view'
import type { PublicLook } from '../engine/projections/context'
import type { PictureDesk } from './pictures'

/** Pictures on the wall: which address a page finds one at, and what lies there. */
export interface PublicPictures extends PublicLook {
  /** A picture that came inside the script, by the name it was given; null = none. */
  readonly embedded: (name: string) => Uint8Array | null
  /** Official texts and icons on this machine; null = none. */
  readonly layPack: (pack: OfficialPack | null) => void
}

const EMBEDDED = /^data:image\/(png|jpeg|gif|webp|svg\+xml)((?:;[\w=-]+)*),/i
const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg' }
/** More than a reveal of the largest table with its Travellers shows. */
const MOST_REMEMBERED = 300

/** Gives the room's window addresses in place of pictures: a view stays small, and the window can ask for nothing else. */
export function createPublicPictures(pictures: Pick<PictureDesk, 'known'>): PublicPictures {
  let pack: OfficialPack | null = null
  const names = new Map<string, string>()
  const contents = new Map<string, Uint8Array>()

  function embed(image: string): string | null {
    const known = names.get(image)
    if (known !== undefined) return known
    const [start, type = '', options = ''] = EMBEDDED.exec(image) ?? []
    if (start === undefined) return null
    const body = image.slice(start.length)
    const bytes = /;base64$/i.test(options) ? Buffer.from(body, 'base64') : Buffer.from(decoded(body))
    const ending = ENDINGS[type.toLowerCase()] ?? type.toLowerCase()
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${ending}`
    if (names.size >= MOST_REMEMBERED) [names, contents].forEach((each) => each.clear())
    names.set(image, `pictures/${name}`)
    contents.set(name, bytes)
    return `pictures/${name}`
  }

  const addressOf = (image: string): string | null => pictures.known([image])[image] ?? embed(image)

  return {
    embedded: (name) => contents.get(name) ?? null,
    layPack: (next) => (pack = next),
    picturesOf: (id, images) => {
      const own = images.flatMap((image) => addressOf(image) ?? [])
      const official = pack?.icons[id]
      return own.length > 0 || official === undefined ? own : [official]
    },
    officialText: (id: CharacterId) => pack?.texts[id] ?? null,
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a view has put this picture on the wall. */
export function isOnTheWall(view: TownSquareView, address: string): boolean {
  return Object.values(view.pictures).some((list) => list.includes(address))
}
