import { describe, expect, it } from 'vitest'
import { importSentence, problemSentence, whereSentence } from '../../../../electron/formats/importSentence'
import en from '../../../../shared/locales/en/import.json'
import ko from '../../../../shared/locales/ko/import.json'
import zhHant from '../../../../shared/locales/zh-Hant/import.json'

function flat(messages: object): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string'
        ? [[key, value] as const]
        : Object.entries(value).map(([inner, text]) => [`${key}.${inner}`, text as string] as const),
    ),
  )
}

describe('import messages', () => {
  it.each([
    ['Korean', ko],
    ['Traditional Chinese', zhHant],
  ])('have every sentence with the same parameters in %s', (_language, messages) => {
    const params = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
    const wanted = [...flat(en)].map(([key, text]) => [key, params(text)])
    expect([...flat(messages)].map(([key, text]) => [key, params(text)])).toEqual(wanted)
  })

  it('fill in parameters, also those that look like inherited ones', () => {
    expect(importSentence('respelled', { written: 'Fang_Gu', id: 'fanggu' })).toBe(
      '“Fang_Gu” is the official character fanggu.',
    )
    expect(importSentence('toString')).toBe('toString')
    expect(importSentence('respelled', {})).toContain('{written}')
  })

  it('say where, and how many more', () => {
    expect(whereSentence({ entry: 3, key: 'image', place: { line: 9, column: 4 } })).toBe(
      'entry 3, image, line 9, column 4',
    )
    expect(whereSentence({}, 'ko')).toBe('파일')
    const problem = { severity: 'note' as const, code: 'byte-order-mark', params: {}, where: {}, times: 3 }
    expect(problemSentence(problem).message).toMatch(/\(2 more like this\)$/)
  })
})
