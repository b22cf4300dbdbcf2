import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import type { Disk } from '../../../../electron/persistence/disk'
import { lockGame } from '../../../../electron/persistence/gameLock'
import { createMemoryDisk, systemError } from '../../../../electron/persistence/inMemory'
import { errorOf, valueOf } from '../../../support/expectOk'

const LOCK = '/game.jsonl.lock'

async function diskWithLock(owner: unknown): Promise<Disk> {
  const disk = createMemoryDisk()
  await disk.write(LOCK, Buffer.from(typeof owner === 'string' ? owner : JSON.stringify(owner)))
  return disk
}

/** The number of a process that has ended. */
const endedPid = (): number => spawnSync(process.execPath, ['--version']).pid
const owner = { token: 'theirs', host: hostname(), began: null }

describe('the lock of a game', () => {
  it('is given to one at a time and leaves nothing behind', async () => {
    const disk = createMemoryDisk()
    const lock = valueOf(await lockGame(disk, '/game.jsonl'))
    expect(errorOf(await lockGame(disk, '/game.jsonl'))).toMatchObject({
      code: 'game-is-open',
      params: { pid: process.pid },
    })
    await lock.release()
    expect(await disk.names('/')).toEqual([])
    valueOf(await lockGame(disk, '/game.jsonl'))
  })

  it.each([
    ['whose process has ended', () => ({ ...owner, pid: endedPid() })],
    ['of a process of which only the number is alive', () => ({ ...owner, pid: process.ppid, began: 'long ago' })],
    ['of an earlier process with our own number', () => ({ ...owner, pid: process.pid })],
    ['that nobody can read', () => '{"pid":'],
  ])('is taken over from one %s', async (_, stale) => {
    const disk = await diskWithLock(stale())
    const lock = valueOf(await lockGame(disk, '/game.jsonl'))
    expect(await disk.names('/')).toEqual(['game.jsonl.lock'])
    await lock.release()
    expect(await disk.names('/')).toEqual([])
  })

  it.each([
    ['of a living process', { ...owner, pid: process.ppid }],
    ['of another machine', { ...owner, host: 'elsewhere', pid: 1 }],
  ])('stands when it is one %s, until the Storyteller takes it over', async (_, theirs) => {
    const disk = await diskWithLock(theirs)
    expect(errorOf(await lockGame(disk, '/game.jsonl')).code).toBe('game-is-open')
    expect(JSON.parse(Buffer.from(await disk.read(LOCK)).toString())).toEqual(theirs)
    valueOf(await lockGame(disk, '/game.jsonl', true))
  })

  it('is not released by one from whom it was taken', async () => {
    const disk = createMemoryDisk()
    const first = valueOf(await lockGame(disk, '/game.jsonl'))
    valueOf(await lockGame(disk, '/game.jsonl', true))
    await first.release()
    expect(errorOf(await lockGame(disk, '/game.jsonl')).code).toBe('game-is-open')
  })

  it('goes to one of many that find a stale lock at the same moment', async () => {
    const disk = await diskWithLock({ ...owner, pid: endedPid() })
    const answers = await Promise.all(Array.from({ length: 8 }, () => lockGame(disk, '/game.jsonl')))
    expect(answers.filter((answer) => answer.ok).length).toBe(1)
  })

  it('works on a disk without links', async () => {
    const plain = createMemoryDisk()
    const disk: Disk = { ...plain, link: (file) => Promise.reject(systemError('EPERM', file)) }
    valueOf(await lockGame(disk, '/game.jsonl'))
    expect(errorOf(await lockGame(disk, '/game.jsonl')).code).toBe('game-is-open')
  })
})
