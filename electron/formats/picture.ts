/** What a picture turned out to be. */
export interface PictureFacts {
  readonly ending: 'png' | 'jpg' | 'gif' | 'webp'
  readonly width: number
  readonly height: number
}

/** `svg` is a document that can hold programs; `unknown` is no picture that Belfry shows. */
export type PictureKind = PictureFacts | 'svg' | 'unknown'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What bytes are by what they begin with, whatever their name or their sender says; never throws. */
export function pictureOf(bytes: Uint8Array): PictureKind {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = pngSize(bytes, view) ?? gifSize(bytes, view) ?? webpSize(bytes, view) ?? jpegSize(bytes, view)
  if (size) return size
  return /^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(asciiAt(bytes, 0, 200).replace(/^ï»¿/, '')) ? 'svg' : 'unknown'
}

function asciiAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}

function pngSize(bytes: Uint8Array, view: DataView): PictureFacts | null {
  if (bytes.length < 24 || !PNG.every((byte, index) => bytes[index] === byte)) return null
  return { ending: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

function gifSize(bytes: Uint8Array, view: DataView): PictureFacts | null {
  if (bytes.length < 10 || !/^GIF8[79]a$/.test(asciiAt(bytes, 0, 6))) return null
  return { ending: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function webpSize(bytes: Uint8Array, view: DataView): PictureFacts | null {
  if (bytes.length < 30 || asciiAt(bytes, 0, 4) !== 'RIFF' || asciiAt(bytes, 8, 4) !== 'WEBP') return null
  const size = (width: number, height: number): PictureFacts => ({ ending: 'webp', width, height })
  const form = asciiAt(bytes, 12, 4)
  if (form === 'VP8 ') return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  }
  const byte = (index: number): number => bytes[index] ?? 0
  const three = (index: number): number => byte(index) + (byte(index + 1) << 8) + (byte(index + 2) << 16) + 1
  return form === 'VP8X' ? size(three(24), three(27)) : null
}

const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: Uint8Array, view: DataView): PictureFacts | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return null
  let at = 2
  while (at + 9 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (isStartOfFrame(marker)) return { ending: 'jpg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // A marker may be filled up with further 0xff.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}
