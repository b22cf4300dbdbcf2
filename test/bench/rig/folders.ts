import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Settings } from '../../../shared/grimoire/api'

const settings: Settings = {
  locale: 'en',
  townSquareLocale: 'en',
  handSpeedMs: 700,
  curtainAfterS: 0,
  curtainIdleS: 0,
  showsVotes: false,
  lastTable: [],
}

/** A user-data folder of its own with settings under which nothing happens by itself. */
export function newUserData(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'belfry-bench-'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(settings))
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
