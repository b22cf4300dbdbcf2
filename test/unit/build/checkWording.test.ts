import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const readText = (name: string) => readFileSync(path.join(root, 'shared/locales/en', name), 'utf8')
const { monk } = JSON.parse(readText('characters.json')) as { monk: { ability: string } }
const jinxes = JSON.parse(readText('jinxes.json')) as { 'lleech|slayer': string }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'belfry-wording-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const check = (...contents: unknown[]) => {
  const files = contents.map((_, index) => path.join(folder, `${index}.json`))
  for (const [index, file] of files.entries()) writeFileSync(file, JSON.stringify(contents[index]))
  const script = path.join(root, 'build/check-wording.mjs')
  return spawnSync(process.execPath, [script, ...files], { encoding: 'utf8' })
}

describe('the wording check', () => {
  it('passes when no run of eight words is shared', () => {
    const { status, stdout } = check([
      { id: 'chef', ability: 'You cook for everybody who has come to dinner tonight.' },
    ])
    expect(stdout).toContain('share no 8 words in a row')
    expect(status).toBe(0)
  })

  it('finds eight words whatever their case and punctuation', () => {
    const words = monk.ability.split(' ').slice(0, 8).join(' ')
    const { status, stderr } = check([{ id: 'monk', otherNightReminder: `So: ${words.toUpperCase()}!` }])
    expect(stderr).toContain('characters monk.ability: ')
    expect(status).toBe(1)
  })

  it('lets seven words pass', () => {
    const words = monk.ability.split(' ').slice(0, 7).join(' ')
    expect(check([{ id: 'monk', ability: words }]).status).toBe(0)
  })

  it('reads jinxes from the second file', () => {
    const reason = jinxes['lleech|slayer']
    const { status, stderr } = check([], [{ id: 'lleech', jinx: [{ id: 'slayer', reason }] }])
    expect(stderr).toContain('jinxes lleech|slayer: ')
    expect(status).toBe(1)
  })

  it('asks for a file when none is named', () => {
    expect(check().status).toBe(2)
  })
})
