import type { Failure } from '../../shared/lib/result'

const CODES: Readonly<Record<string, { code: string; sentence: string }>> = {
  ENOSPC: { code: 'disk-full', sentence: 'the disk is full: make room and try again' },
  EDQUOT: { code: 'disk-full', sentence: 'the quota of this user is used up: make room and try again' },
  EFBIG: { code: 'disk-full', sentence: 'the file may not grow further: make room and try again' },
  EACCES: { code: 'no-permission', sentence: 'the folder may not be written: give this user the right and try again' },
  EPERM: { code: 'no-permission', sentence: 'the folder may not be written: give this user the right and try again' },
  EROFS: { code: 'no-permission', sentence: 'the disk is read-only: use another folder' },
  ENOENT: { code: 'unknown-game', sentence: 'there is no such game' },
}

/** What an error of the operating system means to a Storyteller. @throws what is not such an error: a bug. */
export function failureOf(error: unknown): Failure {
  const system = systemCode(error)
  if (system === null) throw error
  const known = CODES[system]
  return {
    code: known?.code ?? 'io-failed',
    message: `${known?.sentence ?? 'the disk did not do what was asked: try again'} (${system})`,
    params: { system },
  }
}

/** `ENOSPC` and the like; null for errors that do not come from the system. */
export function systemCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}
