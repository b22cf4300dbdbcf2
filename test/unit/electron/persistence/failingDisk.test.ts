import { describe, expect, it } from 'vitest'
import { factsAt, historyOf, type History } from '../../../../electron/engine/history/history'
import type { Disk } from '../../../../electron/persistence/disk'
import { createGameLibrary } from '../../../../electron/persistence/gameLibrary'
import { createMemoryDisk } from '../../../../electron/persistence/inMemory'
import { errorOf, valueOf } from '../../../support/expectOk'
import { mortalDisk, type Fate, type MortalDisk } from '../../../support/mortalDisk'
import { saidFormat, saidHeader, say, sayingOf, started, type Said } from '../../../support/saidGame'

const library = (disk: Disk) => createGameLibrary(disk, '/games', saidFormat)
const words = (history: History<Said>): string[] => factsAt(history).map((fact) => fact.word)
const WORDS = ['one', 'two', 'three']

/** Creates a game and says three words; gives the words that were acknowledged. */
async function play(disk: Disk): Promise<string[]> {
  const created = await library(disk).create(saidHeader)
  if (!created.ok) return []
  const acknowledged: string[] = []
  let history = started
  for (const word of WORDS) {
    if (!(await created.value.log.append(sayingOf(history, word))).ok) break
    history = say(history, word)
    acknowledged.push(word)
  }
  return acknowledged
}

async function operationsOf(work: (disk: Disk) => Promise<unknown>, disk = createMemoryDisk()): Promise<number> {
  const counting: MortalDisk = mortalDisk(disk, { at: Infinity, strikes: 'death' })
  await work(counting)
  return counting.operations()
}

describe('a process that dies between any two writes', () => {
  it.each([0, 1, 40, 10_000])(
    'loses nothing acknowledged, with %i bytes of the last write on the disk',
    async (halfWritten) => {
      const count = await operationsOf(play)
      expect(count).toBeGreaterThan(10)
      for (let at = 1; at <= count; at += 1) {
        const disk = createMemoryDisk()
        const acknowledged = await play(mortalDisk(disk, { at, strikes: 'death', halfWritten }))
        const opened = await library(disk).open('game-1', { takeOver: true })
        if (!opened.ok) {
          expect([opened.error.code, acknowledged]).toEqual(['unknown-game', []])
          continue
        }
        const found = words(opened.value.history)
        expect(found.slice(0, acknowledged.length)).toEqual(acknowledged)
        expect(WORDS.slice(0, found.length)).toEqual(found)
        valueOf(await opened.value.log.append(sayingOf(opened.value.history, 'again')))
        expect(words(valueOf(await library(disk).read('game-1')).history)).toEqual([...found, 'again'])
      }
    },
  )

  it('loses nothing while it repairs a damaged game', async () => {
    const damagedGame = async (): Promise<Disk> => {
      const disk = createMemoryDisk()
      await play(disk)
      const text = Buffer.from(await disk.read('/games/games/game-1.jsonl')).toString('utf8')
      await disk.write('/games/games/game-1.jsonl', Buffer.from(text.replace('"two"', '"tow"')))
      return disk
    }
    const open = (disk: Disk) => library(disk).open('game-1', { takeOver: true })
    const count = await operationsOf(open, await damagedGame())
    for (let at = 1; at <= count; at += 1) {
      const disk = await damagedGame()
      await open(mortalDisk(disk, { at, strikes: 'death', halfWritten: 50 }))
      expect(words(valueOf(await open(disk)).history)).toEqual(['one'])
      const kept = (await disk.names('/games/games')).filter((name) => /\.corrupt-\d+$/.test(name))
      expect(kept.length).toBeGreaterThan(0)
      for (const name of kept)
        expect(Buffer.from(await disk.read(`/games/games/${name}`)).toString('utf8')).toContain('three')
    }
  })

  it('has a game either in the list or in the trash', async () => {
    const remove = (disk: Disk) => library(disk).remove('game-1')
    const oneGame = async (): Promise<Disk> => {
      const disk = createMemoryDisk()
      await valueOf(await library(disk).create(saidHeader)).log.close()
      return disk
    }
    const count = await operationsOf(remove, await oneGame())
    for (let at = 1; at <= count; at += 1) {
      const disk = await oneGame()
      await remove(mortalDisk(disk, { at, strikes: 'death' }))
      expect([...(await library(disk).list()), ...(await library(disk).listTrash())].map(({ id }) => id)).toEqual([
        'game-1',
      ])
    }
  })
})

describe('a disk that does not do what is asked', () => {
  /** A game that opened well, on a disk that fails at the given operation from then on. */
  async function openOn(strikes: string, operation: number) {
    const disk = createMemoryDisk()
    const fate: Fate = { at: Infinity, strikes, halfWritten: 20 }
    const failing = mortalDisk(disk, fate)
    const game = valueOf(await library(failing).create(saidHeader))
    fate.at = failing.operations() + operation
    return { disk, ...game }
  }

  it.each([
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EACCES', 'no-permission'],
    ['EROFS', 'no-permission'],
    ['EIO', 'io-failed'],
  ])('acknowledges nothing on %s, says so, and goes on once it is over', async (strikes, code) => {
    for (const operation of [1, 2]) {
      const { disk, log, history } = await openOn(strikes, operation)
      expect(errorOf(await log.append(sayingOf(history, 'lost'))).code).toBe(code)
      expect(words(valueOf(await library(disk).read('game-1')).history)).toEqual([])
      valueOf(await log.append(sayingOf(history, 'kept')))
      expect(words(valueOf(await library(disk).read('game-1')).history)).toEqual(['kept'])
    }
  })

  it('refuses everything after a write that could not be taken back, until the game is opened again', async () => {
    const { disk, log, history } = await openOn('death', 1)
    expect(errorOf(await log.append(sayingOf(history, 'lost'))).code).toBe('io-failed')
    expect(errorOf(await log.append(sayingOf(history, 'lost'))).code).toBe('log-broken')
    const again = valueOf(await library(disk).open('game-1', { takeOver: true }))
    expect(again.problems.map(({ code }) => code)).toEqual(['torn-line-dropped'])
    expect(again.history).toEqual(historyOf([]))
  })

  it('says that a new game could not be written', async () => {
    const count = await operationsOf(play)
    for (let at = 1; at < count; at += 1) {
      const created = await library(mortalDisk(createMemoryDisk(), { at, strikes: 'ENOSPC' })).create(saidHeader)
      if (!created.ok) expect(created.error.code).toBe('disk-full')
    }
  })

  it('opens a torn game on a disk that is full', async () => {
    const disk = createMemoryDisk()
    await play(disk)
    const file = '/games/games/game-1.jsonl'
    await disk.write(file, (await disk.read(file)).slice(0, -5))
    const full: Disk = {
      ...disk,
      write: (name, bytes) =>
        name.includes('.lock')
          ? disk.write(name, bytes)
          : Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    }
    expect(words(valueOf(await library(full).open('game-1', { takeOver: true })).history)).toEqual(['one', 'two'])
  })
})

it('lists games that cannot be read, with the reason, beside those that can', async () => {
  const disk = createMemoryDisk()
  await play(disk)
  await disk.write('/games/games/newer.jsonl', Buffer.from('{"format":"belfry-game","version":7}\n'))
  await disk.write('/games/games/other.jsonl', Buffer.from('not ours'))
  await disk.write('/games/games/readme.txt', Buffer.from('no game'))
  const list = await library(disk).list()
  expect(list.map(({ id, problem }) => [id, problem?.code ?? null]).sort()).toEqual([
    ['game-1', null],
    ['newer', 'newer-version'],
    ['other', 'not-a-game'],
  ])
  valueOf(await library(disk).remove('other'))
  expect((await library(disk).listTrash()).map(({ id }) => id)).toEqual(['other'])
})
