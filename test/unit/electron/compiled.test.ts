import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCompiled } from '../../../electron/compiled'

interface Exports {
  readonly answer: number
  readonly beside: string
  readonly folder: string
}

const script = (answer: number): string =>
  `exports.answer = (() => ${String(answer)})(); exports.beside = require('./beside.cjs'); exports.folder = __dirname`

let folder: string
const at = (name: string): string => path.join(folder, name)
const run = (): ReturnType<typeof runCompiled<Exports>> => runCompiled<Exports>(at('main.cjs'), at('main.compiled'))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'belfry-test-'))
  writeFileSync(at('beside.cjs'), 'module.exports = "beside"')
  writeFileSync(at('main.cjs'), script(41))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('a built file that V8 has compiled before', () => {
  it('runs like any other, and its code is kept for the next start', async () => {
    const first = run()
    expect(first.exports).toEqual({ answer: 41, beside: 'beside', folder })
    expect(first.wasKept).toBe(false)
    await first.keep()
    const second = run()
    expect(second.exports).toEqual(first.exports)
    expect(second.wasKept).toBe(true)
  })

  it('is compiled anew when the file is another one, of the same length too', async () => {
    await run().keep()
    writeFileSync(at('main.cjs'), script(42))
    const next = run()
    expect(next.exports.answer).toBe(42)
    expect(next.wasKept).toBe(false)
    await next.keep()
    expect(run().wasKept).toBe(true)
  })

  it.each([
    ['cut off', (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2)],
    ['empty', (): Buffer => Buffer.alloc(0)],
    [
      'changed in one place',
      (bytes: Buffer): Buffer => bytes.fill(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9, bytes.length - 8),
    ],
  ])('is compiled anew when what was kept is %s', async (_, damage) => {
    await run().keep()
    writeFileSync(at('main.compiled'), damage(readFileSync(at('main.compiled'))))
    const next = run()
    expect(next.exports.answer).toBe(41)
    expect(next.wasKept).toBe(false)
  })

  it('runs where nothing can be kept', async () => {
    const compiled = runCompiled<Exports>(at('main.cjs'), at('nowhere/main.compiled'))
    expect(compiled.exports.answer).toBe(41)
    await expect(compiled.keep()).rejects.toThrow('ENOENT')
  })
})
