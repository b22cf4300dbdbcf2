import { describe, expect, it } from 'vitest'
import { textOfBytes } from '../../../../electron/formats/fileText'

describe('textOfBytes', () => {
  const utf16 = (text: string, isBig: boolean) =>
    Uint8Array.from(
      [0xfeff, ...Array.from(text, (sign) => sign.charCodeAt(0))].flatMap((unit) =>
        isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8],
      ),
    )

  it.each([
    ['UTF-8', new TextEncoder().encode('["鐘"]')],
    ['UTF-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('["鐘"]')])],
    ['UTF-16 little end first', utf16('["鐘"]', false)],
    ['UTF-16 big end first', utf16('["鐘"]', true)],
  ])('reads %s', (_name, bytes) => {
    expect(textOfBytes(bytes)).toBe('["鐘"]')
  })
})
