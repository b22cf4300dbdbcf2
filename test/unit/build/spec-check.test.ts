import { describe, expect, it } from 'vitest'
import { citationsOf, compare } from '../../../build/spec-check.mjs'

const SPEC = '# Night\n\n- [N1] The dead sleep; see [N2].\n- [N2] The living may wake.\n'
const test = (text: string) => [{ file: 'a.test.ts', text }]

describe('spec:check', () => {
  it('is content when every rule is cited', () => {
    expect(compare(SPEC, test("it('[N1] sleeps')\nit('[N2] wakes')"))).toEqual([])
    expect(compare(SPEC, test("it('[N1, N2] sleeps and wakes')"))).toEqual([])
  })

  it('names a rule that no test cites', () => {
    expect(compare(SPEC, test("it('[N1] sleeps')"))).toEqual(['SPEC.md:4: no test cites [N2]'])
  })

  it('names a citation of a rule that does not exist', () => {
    expect(compare(SPEC, test('[N1] [N2] [N9] [N9]'))).toEqual(['a.test.ts: cites [N9], which SPEC.md does not have'])
  })

  it('names a number that stands twice', () => {
    expect(compare(`${SPEC}- [N1] Again.\n`, test('[N1] [N2]'))).toEqual(['SPEC.md: [N1] stands twice'])
  })

  it('does not take an index for a citation', () => {
    expect(citationsOf('seats[N1] table()[N2] rows[0][N3]')).toEqual([])
  })
})
