import path from 'node:path'
import { ok, type Result } from '../../shared/lib/result'
import type { SettingsStore } from '../session/ports'
import type { Disk, EndOfFile } from './disk'

interface MemoryFile {
  bytes: Uint8Array
  changedAt: number
  touchedAt: number
}

/** A disk that is gone with the process; each change is one millisecond later than the one before. */
export function createMemoryDisk(): Disk {
  const files = new Map<string, MemoryFile>()
  let nowMs = 0
  const tick = (): number => (nowMs += 1)
  const found = (file: string): MemoryFile => files.get(file) ?? missing(file)
  const put = (file: string, bytes: Uint8Array): void => {
    files.set(file, { bytes: Uint8Array.from(bytes), changedAt: tick(), touchedAt: nowMs })
  }
  const change = (file: MemoryFile, bytes: Uint8Array): void => {
    Object.assign(file, { bytes, changedAt: tick(), touchedAt: nowMs })
  }
  const later = <Value>(work: () => Value): Promise<Value> => Promise.resolve().then(work)

  const endOf = (file: MemoryFile): EndOfFile => ({
    write: (bytes) => later(() => change(file, Buffer.concat([file.bytes, bytes]))),
    sync: () => later(() => undefined),
    cutTo: (length) => later(() => change(file, file.bytes.slice(0, length))),
    close: () => later(() => undefined),
  })

  return {
    read: (file) => later(() => Uint8Array.from(found(file).bytes)),
    openEnd: (file) => later(() => endOf(found(file))),
    write: (file, bytes) => later(() => put(file, bytes)),
    link: (file, name) =>
      later(() => {
        if (files.has(name)) throw systemError('EEXIST', name)
        files.set(name, found(file))
      }),
    rename: (from, to) =>
      later(() => {
        files.set(to, Object.assign(found(from), { touchedAt: tick() }))
        files.delete(from)
      }),
    remove: (file) => later(() => void files.delete(file)),
    makeFolder: () => later(() => undefined),
    names: (folder) =>
      later(() => [...files.keys()].filter((file) => path.dirname(file) === folder).map((file) => path.basename(file))),
    times: (file) => later(() => files.get(file) ?? null),
    syncFolder: () => later(() => undefined),
  }
}

/** Settings that are gone with the process. */
export function createMemorySettings<Settings>(defaults: Settings): SettingsStore<Settings> {
  let settings = defaults
  return {
    get settings() {
      return settings
    },
    problem: null,
    save(next): Promise<Result<void>> {
      settings = structuredClone(next)
      return Promise.resolve(ok(undefined))
    },
  }
}

function missing(file: string): never {
  throw systemError('ENOENT', file)
}

/** An error as the operating system would give it. */
export function systemError(code: string, file: string): Error {
  return Object.assign(new Error(`${code}: ${file}`), { code })
}
