import type { Disk, EndOfFile } from '../../electron/persistence/disk'
import { systemError } from '../../electron/persistence/inMemory'

/** What happens at one operation of a disk, counted from 1. */
export interface Fate {
  at: number
  /** Error of the system, as `ENOSPC`; `death`: nothing ever happens again on this disk. */
  readonly strikes: string
  /** Bytes that a write still puts on the disk when it is struck. */
  readonly halfWritten?: number
}

export interface MortalDisk extends Disk {
  /** Operations so far. */
  readonly operations: () => number
}

/** A disk on which the operation of a given number fails, or after which the process is as good as killed. */
export function mortalDisk(disk: Disk, fate: Fate): MortalDisk {
  let operations = 0

  async function strike<Value>(work: () => Promise<Value>, half?: () => Promise<void>): Promise<Value> {
    operations += 1
    const isStruck = fate.strikes === 'death' ? operations >= fate.at : operations === fate.at
    if (!isStruck) return work()
    if (operations === fate.at) await half?.()
    throw systemError(fate.strikes === 'death' ? 'EIO' : fate.strikes, 'mortal disk')
  }

  const mortalEnd = (end: EndOfFile): EndOfFile => ({
    write: (bytes) =>
      strike(
        () => end.write(bytes),
        () => end.write(bytes.subarray(0, fate.halfWritten ?? 0)),
      ),
    sync: () => strike(() => end.sync()),
    cutTo: (length) => strike(() => end.cutTo(length)),
    close: () => end.close(),
  })

  return {
    read: (file) => disk.read(file),
    names: (folder) => disk.names(folder),
    times: (file) => disk.times(file),
    openEnd: async (file) => mortalEnd(await disk.openEnd(file)),
    write: (file, bytes) =>
      strike(
        () => disk.write(file, bytes),
        () => disk.write(file, bytes.subarray(0, fate.halfWritten ?? 0)),
      ),
    link: (file, name) => strike(() => disk.link(file, name)),
    rename: (from, to) => strike(() => disk.rename(from, to)),
    remove: (file) => strike(() => disk.remove(file)),
    makeFolder: (folder) => strike(() => disk.makeFolder(folder)),
    syncFolder: (folder) => strike(() => disk.syncFolder(folder)),
    operations: () => operations,
  }
}
