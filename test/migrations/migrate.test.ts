import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { factSchema } from '../../electron/engine/events/facts'
import { evolve } from '../../electron/engine/events/evolve'
import { createFold } from '../../electron/engine/history/fold'
import { initialState } from '../../electron/engine/state'
import { createGameLibrary } from '../../electron/persistence/gameLibrary'
import { createMemoryDisk } from '../../electron/persistence/inMemory'
import { currentFormat, type LogFormat } from '../../electron/persistence/loadGame'
import { migrated, migrationSteps, type MigrationStep } from '../../electron/persistence/migrations/migrate'
import { CURRENT_VERSION, entryLine, headerLine } from '../../electron/persistence/readLog'
import { valueOf } from '../support/expectOk'
import { saidFormat, saidHeader, say, started, type Said } from '../support/saidGame'

const FILE = '/games/games/game-1.jsonl'
const [one, two] = say(say(started, 'one'), 'two').entries.map(entryLine)
const oldText = [headerLine(saidHeader), one, two].join('')

/** Says in version 2 what version 1 said more quietly. */
const louder: MigrationStep = {
  from: 1,
  migrate: (lines) =>
    lines.map((line, index) =>
      index === 0
        ? { ...(line as object), version: 2 }
        : (JSON.parse(
            JSON.stringify(line).replace(/"word":"(\w+)"/g, (_, word: string) => `"word":"${word.toUpperCase()}"`),
          ) as unknown),
    ),
}
const nextFormat: LogFormat<Said> = { ...saidFormat, version: 2, steps: [louder] }

async function libraryWith(text: string) {
  const disk = createMemoryDisk()
  await disk.write(FILE, Buffer.from(text))
  return { disk, library: createGameLibrary(disk, '/games', nextFormat) }
}

describe('a game of an older version', () => {
  it('is brought up to date when it is opened, after a backup, and says so', async () => {
    const { disk, library } = await libraryWith(oldText)
    const { history, problems, log } = valueOf(await library.open('game-1'))
    expect(
      history.entries.flatMap((entry) => (entry.type === 'commit' ? entry.facts : [])).map(({ word }) => word),
    ).toEqual(['ONE', 'TWO'])
    expect(problems.map(({ code, params }) => [code, params])).toEqual([
      ['game-migrated', { from: 1, keptAs: 'game-1.jsonl.backup-1' }],
    ])
    expect(Buffer.from(await disk.read(`${FILE}.backup-1`)).toString()).toBe(oldText)
    await log.close()
    expect(valueOf(await library.open('game-1')).problems).toEqual([])
  })

  it('is left as it is by looking', async () => {
    const { disk, library } = await libraryWith(oldText)
    expect(valueOf(await library.read('game-1')).history.entries.length).toBe(2)
    expect((await library.list()).map(({ commits, problem }) => [commits, problem])).toEqual([[2, null]])
    expect(Buffer.from(await disk.read(FILE)).toString()).toBe(oldText)
  })

  it('loses only its torn end on the way', async () => {
    const { library } = await libraryWith(oldText.slice(0, -9))
    const { history, problems } = valueOf(await library.open('game-1'))
    expect(history.entries.length).toBe(1)
    expect(problems.map(({ code }) => code)).toEqual(['torn-line-dropped', 'game-migrated'])
  })

  it('keeps everything aside when it is damaged as well', async () => {
    const { disk, library } = await libraryWith(oldText.replace('"two"', '"tow"'))
    const { problems } = valueOf(await library.open('game-1'))
    expect(problems.map(({ code }) => code)).toEqual(['game-damaged', 'game-migrated'])
    expect([...(await disk.names('/games/games'))].sort()).toEqual([
      'game-1.jsonl',
      'game-1.jsonl.backup-1',
      'game-1.jsonl.corrupt-1',
      'game-1.jsonl.lock',
    ])
  })
})

describe('the steps', () => {
  const step = (from: number): MigrationStep => ({ from, migrate: (lines) => [...lines, from] })

  it('run one after the other from the version of the file', () => {
    expect(migrated(['old'], 2, [step(1), step(2), step(3)])).toEqual(['old', 2, 3])
  })

  it('have no gaps: a missing one is a bug', () => {
    expect(() => migrated([], 1, [step(1), step(3)])).toThrow('from version 2')
  })

  it('lead from version 1 to the one that is written', () => {
    expect(migrationSteps.map(({ from }) => from)).toEqual(
      Array.from({ length: CURRENT_VERSION - 1 }, (_, index) => index + 1),
    )
  })
})

describe('the frozen game of version 1', () => {
  it('opens and means what it meant', async () => {
    const disk = createMemoryDisk()
    await disk.write(
      '/games/games/frozen.jsonl',
      readFileSync(path.join(import.meta.dirname, 'fixtures/version-1.jsonl')),
    )
    const library = createGameLibrary(disk, '/games', currentFormat(factSchema))
    const { header, history } = valueOf(await library.open('frozen'))
    const state = createFold({ initial: initialState(header), evolve }).stateAt(history)
    expect(history.entries.length).toBe(26)
    expect(state.winner).toBe('good')
    expect(state.phase).toEqual({ kind: 'day', number: 2 })
    expect(
      state.circle.map((seat) => [state.seats[seat]?.name, state.seats[seat]?.character, state.seats[seat]?.isAlive]),
    ).toEqual([
      ['Annika', 'washerwoman', true],
      ['Béla', 'empath', false],
      ['陳', 'monk', true],
      ['=Dora', 'virgin', true],
      ['E|ve_', 'saint', true],
      ['Fred', 'poisoner', false],
      ['Gus', 'imp', true],
      ['Hal', 'thief', true],
    ])
  })
})
