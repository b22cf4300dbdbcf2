import type { z } from 'zod'
import { ok, type Failure, type Result } from '../../shared/lib/result'
import { entrySchema, type Entry } from '../engine/history/entries'
import type { History } from '../engine/history/history'
import type { GameHeader } from '../engine/state'
import { keepAside, replaceFile, type Disk } from './disk'
import { migrated, migrationSteps, type MigrationStep } from './migrations/migrate'
import { CURRENT_VERSION, readRaw, understand, type ReadLog } from './readLog'
import { seal } from './sealedLine'

/** What the file of a game may hold, and the way from older versions. */
export interface LogFormat<Fact> {
  readonly entry: z.ZodType<Entry<Fact>>
  readonly version: number
  readonly steps: readonly MigrationStep[]
}

/** The format of this program for a vocabulary of facts. */
export function currentFormat<Fact>(fact: z.ZodType<Fact>): LogFormat<Fact> {
  return { entry: entrySchema(fact), version: CURRENT_VERSION, steps: migrationSteps }
}

/** A game's file in memory, and what is wrong with the one on disk. */
export interface LoadedGame<Fact> {
  readonly header: GameHeader
  readonly history: History<Fact>
  readonly problems: readonly Failure[]
  /** What the file must hold for the game to go on. */
  readonly content: Uint8Array
}

/** Reads a game and touches nothing. */
export async function loadGame<Fact>(
  disk: Disk,
  file: string,
  format: LogFormat<Fact>,
): Promise<Result<LoadedGame<Fact>>> {
  return gameIn(await disk.read(file), format)
}

/** Reads a game and puts its file right: first a copy of anything that goes, then the change at one stroke. */
export async function loadAndRepair<Fact>(
  disk: Disk,
  file: string,
  format: LogFormat<Fact>,
): Promise<Result<LoadedGame<Fact>>> {
  const bytes = await disk.read(file)
  const game = gameIn(bytes, format)
  if (!game.ok || Buffer.compare(bytes, game.value.content) === 0) return game
  const problems: Failure[] = []
  for (const problem of game.value.problems) {
    const kind = KEPT[problem.code]
    const keptAs = kind === undefined ? {} : { keptAs: await keepAside(disk, file, kind, bytes) }
    problems.push({ ...problem, params: { ...problem.params, ...keptAs } })
  }
  await putRight(disk, file, bytes, game.value.content)
  return ok({ ...game.value, problems })
}

/** Cuts where cutting is enough, so that a game opens on a disk that is full. */
async function putRight(disk: Disk, file: string, bytes: Uint8Array, content: Uint8Array): Promise<void> {
  if (Buffer.compare(bytes.subarray(0, content.byteLength), content) !== 0) return replaceFile(disk, file, content)
  const end = await disk.openEnd(file)
  try {
    await end.cutTo(content.byteLength)
    await end.sync()
  } finally {
    await end.close()
  }
}

/** Problems after which the file as it was is kept, and under which name. */
const KEPT: Readonly<Record<string, string>> = { 'game-damaged': 'corrupt', 'game-migrated': 'backup' }

/** Reads the bytes of a game's file, wherever they come from. */
export function gameIn<Fact>(bytes: Uint8Array, format: LogFormat<Fact>): Result<LoadedGame<Fact>> {
  const raw = readRaw(bytes, format.version)
  if (!raw.ok) return raw
  if (raw.value.version === format.version) {
    const log = understand(raw.value, format.entry)
    return log.ok ? ok(asLoaded(log.value, bytes)) : log
  }
  const lines = raw.value.lines.map((line) => line.value)
  const damaged = lines.indexOf(null)
  const intact = damaged < 0 ? lines : lines.slice(0, damaged)
  const newLines = migrated(intact, raw.value.version, format.steps)
  const game = gameIn(Buffer.from(newLines.map((line) => seal(line as object)).join('')), format)
  if (!game.ok) return game
  const old = [
    ...(damaged < 0 ? [] : [damage(damaged + 1)]),
    ...(raw.value.ending === 'torn' ? [torn()] : []),
    migration(raw.value.version),
  ]
  return ok({ ...game.value, problems: [...old, ...game.value.problems] })
}

function asLoaded<Fact>(log: ReadLog<Fact>, bytes: Uint8Array): LoadedGame<Fact> {
  const { header, history, intactLength, damagedLine, ending } = log
  const intact = bytes.subarray(0, intactLength)
  const problems = [...(damagedLine === null ? [] : [damage(damagedLine)]), ...(ending === 'torn' ? [torn()] : [])]
  const content = ending === 'unterminated' ? Buffer.concat([intact, Buffer.from('\n')]) : intact
  return { header, history, problems, content }
}

const torn = (): Failure => ({
  code: 'torn-line-dropped',
  message: 'the last line was still being written when Belfry ended; it was never shown as done and is dropped',
})

const damage = (line: number): Failure => ({
  code: 'game-damaged',
  message: `line ${String(line)} of this game is damaged: the game goes on from before it, the whole file is kept aside`,
  params: { line },
})

const migration = (from: number): Failure => ({
  code: 'game-migrated',
  message: `an older Belfry wrote this game (format ${String(from)}): it is brought up to date, the old file is kept aside`,
  params: { from },
})
