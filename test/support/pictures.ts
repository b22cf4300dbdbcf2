/** The smallest beginnings of pictures of each kind, and what is not one. */
const bytesOf = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (sign) => sign.charCodeAt(0)) : part)),
  )

/** A whole PNG of one dot: a browser draws it. */
export const onePixelPng: Uint8Array<ArrayBuffer> = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

const four = (number: number): number[] => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255]

export const heads = {
  png: (width: number, height: number) =>
    bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a], four(13), 'IHDR', four(width), four(height), [8, 6, 0, 0, 0]),
  gif: (width: number, height: number) =>
    bytesOf('GIF89a', [width & 255, width >> 8, height & 255, height >> 8], [0, 0, 0]),
  jpeg: (width: number, height: number) =>
    bytesOf(
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc0, 0, 17, 8],
      [height >> 8, height & 255, width >> 8, width & 255],
      [3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ),
  webp: (width: number, height: number) =>
    bytesOf(
      'RIFF',
      [0, 0, 0, 0],
      'WEBPVP8X',
      [10, 0, 0, 0, 0, 0, 0, 0],
      [(width - 1) & 255, (width - 1) >> 8, 0, (height - 1) & 255, (height - 1) >> 8, 0],
    ),
  text: (text: string) => bytesOf(text),
}
