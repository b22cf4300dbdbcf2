import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { textOfBytes } from '../../../../electron/formats/fileText'
import { importForeignFile } from '../../../../electron/formats/foreignFile'

const read = (text: string) => {
  const file = importForeignFile(text, { fileName: 'brought.txt' })
  const characters = file.kind === 'script' ? (file.script?.characters ?? null) : null
  return { characters, codes: file.report.problems.map(({ code }) => code), isUsable: file.report.isUsable }
}
const bytes = (...values: number[]) => textOfBytes(new Uint8Array(values))

describe('a file that is no JSON', () => {
  it.each([
    ['one a line', 'Imp\nFortune Teller\nAl-Hadikhia\nsaint\n'],
    ['by commas', 'Imp, Fortune Teller, Al-Hadikhia, saint'],
    ['with dashes and numbers', '- Imp\n* Fortune Teller\n3. Al-Hadikhia\n4) saint'],
    ['of another system', '\ufeffImp\r\nFortune Teller\r\n\r\nAl-Hadikhia\r\nsaint'],
  ])('is read as a list of names, %s', (_, text) => {
    const { characters, codes } = read(text)
    expect(characters).toEqual(['imp', 'fortuneteller', 'alhadikhia', 'saint'])
    expect(codes).toContain('plain-list')
  })

  it('keeps the place of a name that nobody knows', () => {
    expect(read("Hell's Librarian\nImp\nLamplighter\nLil' Monsta").characters).toEqual([
      'hellslibrarian',
      'imp',
      'Lamplighter',
      'lilmonsta',
    ])
  })

  it.each([
    ['a word', 'Imp'],
    ['a sentence', 'The imp, as the chef said, is not at all the saint of our town, which'],
    ['a table', 'name,role\nAnna,imp\nBob,chef\nCleo,'],
    ['a torn script', '["imp", "chef", "saint"'],
    ['a script in other quotes', "['imp', 'chef', 'saint']"],
  ])('is no list of names: %s', (_, text) => {
    const { codes, isUsable } = read(text)
    expect(isUsable).toBe(false)
    expect(codes).not.toContain('plain-list')
  })

  it.each([
    ['a web page', '\n<!DOCTYPE html><html><body>Not found</body></html>', 'web-page'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'not-text'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'not-text'],
    ['an archive', bytes(0x50, 0x4b, 3, 4, 20, 0), 'not-text'],
    ['a packed file', bytes(...gzipSync('["imp"]')), 'not-text'],
    ['a PDF', '%PDF-1.7\n', 'not-text'],
    ['a letter', 'Dear Anna,\nthe lamp is out.', 'plain-text'],
    ['a single word', 'Imp', 'plain-text'],
    ['nothing but quotes', '"imp", "chef"', 'json-trailing'],
  ])('is named for what it is: %s', (_, text, code) => {
    expect(read(text).codes).toEqual([code])
  })

  it('names a sign that cannot be seen by its number', () => {
    const { report } = importForeignFile('[\u00a0"imp"]')
    expect(report.problems[0]).toMatchObject({ code: 'json-no-value', params: { found: 'U+00A0' } })
  })
})
