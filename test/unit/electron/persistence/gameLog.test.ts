import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { factsAt, type History } from '../../../../electron/engine/history/history'
import { nodeDisk } from '../../../../electron/persistence/disk'
import { openGameLog, writeNewGame } from '../../../../electron/persistence/gameLog'
import { createMemoryDisk } from '../../../../electron/persistence/inMemory'
import { entryLine, headerLine } from '../../../../electron/persistence/readLog'
import { seal } from '../../../../electron/persistence/sealedLine'
import type { OpenGame } from '../../../../electron/session/ports'
import { errorOf, valueOf } from '../../../support/expectOk'
import { goTo, saidFormat, saidHeader, say, sayingOf, started, type Said } from '../../../support/saidGame'
import { tempFolder } from '../../../support/tempFolder'

const told = ['one', 'two', 'three', 'four'].reduce(say, started)
const lines = [headerLine(saidHeader), ...told.entries.map(entryLine)]
const words = (history: History<Said>): string =>
  factsAt(history)
    .map((fact) => fact.word)
    .join(' ')

function fileWith(text: string): string {
  const file = path.join(tempFolder(), 'game.jsonl')
  writeFileSync(file, text)
  return file
}

async function opened(file: string): Promise<OpenGame<Said>> {
  return valueOf(await openGameLog(nodeDisk, file, saidFormat))
}

async function closed(file: string): Promise<OpenGame<Said>> {
  const game = await opened(file)
  await game.log.close()
  return game
}

/** Names beside the game, its own left out. */
const beside = (file: string): string[] =>
  readdirSync(path.dirname(file)).filter((name) => name !== path.basename(file))

describe('the file of a game', () => {
  it('holds a line for the game and one for each entry', async () => {
    const file = path.join(tempFolder(), 'game.jsonl')
    await writeNewGame(nodeDisk, file, saidHeader)
    const { log } = await opened(file)
    for (const entry of told.entries) valueOf(await log.append(entry))
    await log.close()
    expect(readFileSync(file, 'utf8')).toBe(lines.join(''))
    const [header, first] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(header).toMatchObject({ format: 'belfry-game', version: 1, id: 'game-1' })
    expect(first).toMatchObject({ seq: 1, parent: null, at: 1000 })
    expect(first?.['checksum']).toMatch(/^[0-9a-f]{16}$/)
  })

  it('is left alone by opening when all is well', async () => {
    const file = fileWith(lines.join(''))
    const game = await closed(file)
    expect(game.problems).toEqual([])
    expect(words(game.history)).toBe('one two three four')
    expect(readFileSync(file, 'utf8')).toBe(lines.join(''))
    expect(beside(file)).toEqual([])
  })

  it('keeps what is typed in any script', async () => {
    const word = 'Zoë 鐘樓 종탑 🕯️ "quoted"\n\u2028\ud800'
    const file = fileWith(headerLine(saidHeader) + entryLine(sayingOf(started, word)))
    expect(words((await closed(file)).history)).toBe(word)
  })
})

describe('a last line that was torn', () => {
  it('is dropped, told, and cut off before the next entry, at every byte of a log', async () => {
    const whole = Buffer.from(lines.join(''))
    const ends = lines.map((_, index) => Buffer.byteLength(lines.slice(0, index + 1).join('')))
    const disk = createMemoryDisk()
    const open = async (): Promise<OpenGame<Said>> => valueOf(await openGameLog(disk, '/game.jsonl', saidFormat))
    for (let length = ends[0] ?? 0; length <= whole.length; length += 1) {
      await disk.write('/game.jsonl', whole.subarray(0, length))
      const count = ends.filter((end) => end <= length + 1).length - 1
      const kept = ['one', 'two', 'three', 'four'].slice(0, count)
      const game = await open()
      expect(words(game.history)).toBe(kept.join(' '))
      expect(game.problems.length).toBe(ends.some((end) => end === length || end === length + 1) ? 0 : 1)
      valueOf(await game.log.append(sayingOf(game.history, 'more')))
      await game.log.close()
      const again = await open()
      expect(again.problems).toEqual([])
      expect(words(again.history)).toBe([...kept, 'more'].join(' '))
      await again.log.close()
    }
    expect(await disk.names('/')).toEqual(['game.jsonl'])
  })

  it('may also be a stretch that the disk never filled', async () => {
    const game = await closed(fileWith(lines.slice(0, 3).join('') + '\0'.repeat(300)))
    expect(words(game.history)).toBe('one two')
    expect(game.problems.map(({ code }) => code)).toEqual(['torn-line-dropped'])
  })
})

describe('a damaged line', () => {
  const damage = (line: number, change: (text: string) => string): string =>
    lines.map((text, index) => (index === line - 1 ? change(text) : text)).join('')

  it.each([
    ['a changed letter', 'one', (text: string) => text.replace('two', 'tow')],
    ['a line that is no JSON', 'one', () => '???\n'],
    ['an empty line', 'one', () => '\n'],
    ['a line gone', 'one', () => ''],
    ['a line twice', 'one two', (text: string) => text + text],
  ])('stops the game before it and keeps the whole file aside: %s', async (_, left, change) => {
    const text = damage(3, change)
    const file = fileWith(text)
    const game = await closed(file)
    expect(words(game.history)).toBe(left)
    expect(game.problems.map(({ code, params }) => [code, params?.['keptAs']])).toEqual([
      ['game-damaged', 'game.jsonl.corrupt-1'],
    ])
    expect(readFileSync(`${file}.corrupt-1`, 'utf8')).toBe(text)
    expect((await closed(file)).problems).toEqual([])
  })

  it('says which line it is', async () => {
    const game = await closed(fileWith(damage(4, () => 'x\n')))
    expect(game.problems[0]?.params).toMatchObject({ line: 4 })
  })

  it('at the end of the file is damage too, since a write cannot be torn after its line feed', async () => {
    const file = fileWith(damage(5, (text) => text.replace('four', 'fuor')))
    expect((await closed(file)).problems.map(({ code }) => code)).toEqual(['game-damaged'])
    expect(beside(file)).toEqual(['game.jsonl.corrupt-1'])
  })

  it('never takes the name of what was kept aside before', async () => {
    const file = fileWith(damage(3, () => 'x\n'))
    await closed(file)
    writeFileSync(
      file,
      damage(4, () => 'y\n'),
    )
    expect((await closed(file)).problems[0]?.params).toMatchObject({ keptAs: 'game.jsonl.corrupt-2' })
    expect(beside(file).sort()).toEqual(['game.jsonl.corrupt-1', 'game.jsonl.corrupt-2'])
  })
})

describe('a file that is not for this program', () => {
  it.each([
    ['an empty file', '', 'not-a-game'],
    ['something else', '{"name":"a script"}\n', 'not-a-game'],
    ['half a first line', headerLine(saidHeader).slice(0, 40), 'not-a-game'],
    ['a changed first line', headerLine(saidHeader).replace('Tuesday', 'Monday'), 'not-a-game'],
    [
      'a newer version',
      `${JSON.stringify({ format: 'belfry-game', version: 2, shape: 'unknown' })}\n???`,
      'newer-version',
    ],
    [
      'a fact of a newer vocabulary',
      headerLine(saidHeader) + seal({ ...sayingOf(started, 'one'), facts: [{ kind: 'sung' }] }),
      'not-understood',
    ],
  ])('is refused and stays as it is: %s', async (_, text, code) => {
    const file = fileWith(text)
    expect(errorOf(await openGameLog(nodeDisk, file, saidFormat)).code).toBe(code)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(beside(file)).toEqual([])
  })
})

it('keeps both branches after an undo', async () => {
  const history = say(goTo(told, 2), 'other')
  const game = await closed(fileWith([headerLine(saidHeader), ...history.entries.map(entryLine)].join('')))
  expect(game.history).toEqual(history)
})
