import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALE_NAMES } from '../../../../renderer/grimoire/texts/localeNames'

const require = createRequire(import.meta.url)
const css = readFileSync(
  path.resolve(import.meta.dirname, '../../../../renderer/grimoire/features/start/languageNames.css'),
  'utf8',
)

interface Face {
  file: string
  ranges: readonly (readonly [first: number, last: number])[]
}

function facesIn(text: string): Face[] {
  return [...text.matchAll(/@font-face \{.*?\}/gs)].map(([face]) => ({
    file: /([\w-]+\.woff2)/.exec(face)?.[1] ?? '',
    ranges: (/unicode-range: ?([^;]+);/.exec(face)?.[1] ?? '').split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-')
      return [parseInt(first, 16), parseInt(last, 16)] as const
    }),
  }))
}
const fileOf = (faces: readonly Face[], code: number): string | undefined =>
  faces.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))?.file
const facesOf = (family: string): Face[] =>
  facesIn(readFileSync(require.resolve(`@fontsource-variable/${family}/index.css`), 'utf8'))

describe('the names of the languages on the first page', () => {
  it.each([
    [LOCALE_NAMES.ko, 'noto-sans-kr'],
    [LOCALE_NAMES['zh-Hant'], 'noto-sans-tc'],
  ])('draws every letter of %s from the slice of %s that holds it', (name, family) => {
    const [own, all] = [facesIn(css), facesOf(family)]
    for (const letter of name) {
      const code = letter.codePointAt(0) ?? 0
      expect(fileOf(own, code), letter).toBeDefined()
      expect(fileOf(own, code), letter).toBe(fileOf(all, code))
    }
  })
})
