import { describe, expect, it } from 'vitest'
import { parseJson } from '../../../../../electron/formats/json/parseJson'

const faultOf = (text: string) => {
  const parsed = parseJson(text)
  return parsed.ok ? null : { code: parsed.error.code, ...parsed.error.place }
}

describe('parseJson', () => {
  it.each([['  {"a": [1, -2.5e3, true, false, null, "x"]} '], ['"\\u00e9\\n\\"\\\\ 鐘"'], ['[[], {}, ""]'], ['0']])(
    'reads %s as JSON.parse does',
    (text) => {
      const parsed = parseJson(text)
      expect(parsed.ok && parsed.value.value).toEqual(JSON.parse(text))
    },
  )

  it.each([
    ['', 'json-empty', 1, 1],
    ['[\n  "imp",\n  {"id": "po"}\n  "pukka"\n]', 'json-no-comma', 4, 3],
    ['[\n"imp",\n]', 'json-comma-too-many', 3, 1],
    ['{"id" "imp"}', 'json-no-colon', 1, 7],
    ['{id: "imp"}', 'json-no-key', 1, 2],
    ['["imp", undefined]', 'json-no-value', 1, 9],
    ['["imp", "po', 'json-open-text', 1, 9],
    ['["imp",\n"po"', 'json-cut-off', 2, 5],
    ['["two\nlines"]', 'json-control-sign', 1, 6],
    ['["\\x"]', 'json-bad-escape', 1, 3],
    ['[] []', 'json-trailing', 1, 4],
    ['<html></html>', 'json-no-value', 1, 1],
  ])('says of %j: %s at line %i, column %i', (text, code, line, column) => {
    expect(faultOf(text)).toEqual({ code, line, column })
  })

  it('counts lines alike whether they end in LF or CRLF', () => {
    expect(faultOf('[\r\n"a"\r\n"b"]')).toEqual({ code: 'json-no-comma', line: 3, column: 1 })
  })

  it('refuses a text too deep to walk instead of exhausting the stack', () => {
    expect(faultOf('['.repeat(200_000))).toMatchObject({ code: 'json-too-deep' })
  })

  it('leaves out keys that would reach a prototype', () => {
    const parsed = parseJson('{"__proto__": {"isAdmin": true}, "constructor": 1, "prototype": 2, "id": "imp"}')
    expect(parsed.ok && parsed.value.value).toEqual({ id: 'imp' })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('remembers where the entries of a list begin', () => {
    const parsed = parseJson('[\n  "imp",\n  ["po", "pukka"]\n]')
    if (!parsed.ok || !Array.isArray(parsed.value.value)) throw new Error('not read')
    const list = parsed.value.value
    expect(parsed.value.placeOf(list, 1)).toEqual({ line: 3, column: 3 })
    expect(parsed.value.placeOf(list[1] as string[], 1)).toEqual({ line: 3, column: 10 })
    expect(parsed.value.placeOf(['stranger'], 0)).toBeNull()
  })
})
