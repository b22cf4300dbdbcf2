import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { failed, ok, type Failure, type Result } from '../../shared/lib/result'
import type { Disk } from './disk'
import { systemCode } from './failures'

const ownerSchema = z.object({
  token: z.string(),
  pid: z.int(),
  host: z.string(),
  /** When the process began, in the system's own count; tells it from a later one of the same number. */
  began: z.string().nullable(),
})
type Owner = z.infer<typeof ownerSchema>

/** A game that this process alone may write to. */
export interface GameLock {
  readonly release: () => Promise<void>
}

const heldHere = new Set<string>()
let attempts = 0

/**
 * Takes the lock beside a game's file. A lock whose process is gone is taken over; with `takeOver` any lock is.
 * Code: `game-is-open`.
 */
export async function lockGame(disk: Disk, file: string, takeOver = false): Promise<Result<GameLock>> {
  const name = `${file}.lock`
  const mine: Owner = { token: randomUUID(), pid: process.pid, host: hostname(), began: beganOf(process.pid) }
  attempts += 1
  const draft = `${name}.${String(process.pid)}-${String(attempts)}`
  await disk.write(draft, Buffer.from(JSON.stringify(mine)))
  try {
    let isMine = await claim(disk, draft, name)
    const holder = isMine ? null : await readOwner(disk, name)
    if (!isMine && (takeOver || !holder || isGone(holder))) isMine = await seize(disk, draft, name, holder)
    if (!isMine) return failed(isOpen(holder))
  } finally {
    await disk.remove(draft)
  }
  heldHere.add(mine.token)
  return ok({ release: () => release(disk, name, mine.token) })
}

/** A link appears with its content or not at all, so nobody ever reads half a lock. */
async function claim(disk: Disk, draft: string, name: string): Promise<boolean> {
  try {
    await disk.link(draft, name)
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    if (systemCode(error) === 'EPERM' || systemCode(error) === 'ENOTSUP') return claimWithoutLinks(disk, draft, name)
    throw error
  }
}

/** For disks that know no links (memory sticks): two programs in the same instant could both believe they have it. */
async function claimWithoutLinks(disk: Disk, draft: string, name: string): Promise<boolean> {
  if ((await disk.times(name)) !== null) return false
  await disk.rename(draft, name)
  return true
}

async function seize(disk: Disk, draft: string, name: string, stale: Owner | null): Promise<boolean> {
  const aside = `${draft}.stale`
  try {
    await disk.rename(name, aside)
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
    return claim(disk, draft, name)
  }
  // Somebody quicker may have taken the stale lock over: what was moved aside is then theirs and goes back.
  const moved = await readOwner(disk, aside)
  const isTheirs = moved !== null && moved.token !== stale?.token
  const isMine = await claim(disk, isTheirs ? aside : draft, name)
  await disk.remove(aside)
  return isMine && !isTheirs
}

async function release(disk: Disk, name: string, token: string): Promise<void> {
  heldHere.delete(token)
  const holder = await readOwner(disk, name)
  if (holder?.token === token) await disk.remove(name)
}

async function readOwner(disk: Disk, name: string): Promise<Owner | null> {
  try {
    return ownerSchema.parse(JSON.parse(Buffer.from(await disk.read(name)).toString('utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || systemCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Whether the process that took a lock has ended. Of another machine nothing is known, so its lock stands. */
function isGone(holder: Owner): boolean {
  if (holder.host !== hostname()) return false
  if (holder.pid === process.pid) return !heldHere.has(holder.token)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return systemCode(error) === 'ESRCH'
  }
  return holder.began !== null && holder.began !== beganOf(holder.pid)
}

/** Start of a process as Linux counts it, field 22 of its stat file; null where there is no such thing. */
function beganOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

const isOpen = (holder: Owner | null): Failure => ({
  code: 'game-is-open',
  message: 'another program has this game open: close it there first',
  params: { host: holder?.host ?? null, pid: holder?.pid ?? null },
})
