import { constants } from 'node:fs'
import { link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { systemCode } from './failures'

/** A file open at its end. */
export interface EndOfFile {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Resolves when everything written is on the disk itself. */
  readonly sync: () => Promise<void>
  readonly cutTo: (length: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** All that persistence asks of a disk; a failure is an error of the operating system. */
export interface Disk {
  readonly read: (file: string) => Promise<Uint8Array>
  /** Opens a file that exists. */
  readonly openEnd: (file: string) => Promise<EndOfFile>
  /** Writes and syncs a whole file, in place of one of that name. */
  readonly write: (file: string, bytes: Uint8Array) => Promise<void>
  /** Gives a file a second name. Fails with EEXIST when the name is taken. */
  readonly link: (file: string, name: string) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  readonly remove: (file: string) => Promise<void>
  readonly makeFolder: (folder: string) => Promise<void>
  /** Names in a folder; none when there is no folder. */
  readonly names: (folder: string) => Promise<readonly string[]>
  /** Epoch milliseconds of the last change of the content, and of anything about the file; null = no such file. */
  readonly times: (file: string) => Promise<{ readonly changedAt: number; readonly touchedAt: number } | null>
  /** Resolves when the names in a folder are on the disk itself. */
  readonly syncFolder: (folder: string) => Promise<void>
}

async function openEnd(file: string): Promise<EndOfFile> {
  const handle = await open(file, constants.O_WRONLY | constants.O_APPEND)
  return {
    write: (bytes) => handle.appendFile(bytes),
    sync: () => handle.sync(),
    cutTo: (length) => handle.truncate(length),
    close: () => handle.close(),
  }
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders and keeps names by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function orNone<Value, None>(asked: Promise<Value>, none: None): Promise<Value | None> {
  try {
    return await asked
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return none
    throw error
  }
}

/** The disk of this machine. */
export const nodeDisk: Disk = {
  read: (file) => readFile(file),
  openEnd,
  write,
  link,
  rename,
  remove: (file) => rm(file, { force: true }),
  makeFolder: async (folder) => {
    await mkdir(folder, { recursive: true })
  },
  names: (folder) => orNone(readdir(folder), []),
  times: async (file) => {
    const found = await orNone(stat(file), null)
    return found && { changedAt: found.mtimeMs, touchedAt: found.ctimeMs }
  },
  syncFolder,
}

/** Puts new content in place of a file at one stroke: whoever looks, and whatever dies, finds the old or the new. */
export async function replaceFile(disk: Disk, file: string, bytes: Uint8Array): Promise<void> {
  await disk.write(`${file}.new`, bytes)
  await disk.rename(`${file}.new`, file)
  await disk.syncFolder(path.dirname(file))
}

/** Keeps bytes under the first free name of `file.kind-1`, `file.kind-2` …; gives that name without its folder. */
export async function keepAside(disk: Disk, file: string, kind: string, bytes: Uint8Array): Promise<string> {
  const taken = new Set(await disk.names(path.dirname(file)))
  let number = 1
  while (taken.has(`${path.basename(file)}.${kind}-${String(number)}`)) number += 1
  const aside = `${file}.${kind}-${String(number)}`
  await replaceFile(disk, aside, bytes)
  return path.basename(aside)
}
