import path from 'node:path'
import { failed, ok, type Failure, type Result } from '../../shared/lib/result'
import { evolve } from '../engine/events/evolve'
import { factSchema, type Fact } from '../engine/events/facts'
import { createFold } from '../engine/history/fold'
import { historyAt } from '../engine/history/history'
import { initialState } from '../engine/state'
import { textOfBytes } from '../formats/fileText'
import { importForeignFile } from '../formats/foreignFile'
import { importSentence } from '../formats/importSentence'
import { systemCode } from '../persistence/failures'
import { nodeDisk, type Disk } from '../persistence/disk'
import { currentFormat, loadGame } from '../persistence/loadGame'
import { readRecord } from '../records/readRecord'
import type { RecordedGame } from '../records/recordedGame'
import type { SavedGame } from '../session/ports'
import type { CommandLine, CommandResult } from './commandLine'

/** A game for a command of the command line. */
export interface GameSource extends RecordedGame {
  /** What is wrong with the file, in sentences; the game is as far as it could be read. */
  readonly problems: readonly string[]
}

type Work = (game: GameSource) => CommandResult | Promise<CommandResult>

/**
 * Runs a command on the game of its one FILE, at the place that `--at` names. Wrong usage: another number of files, an unknown
 * option, a `--at` that is no number. What cannot be read is said on standard error.
 */
export async function withGame(
  line: CommandLine,
  { usage, options }: { readonly usage: string; readonly options: readonly string[] },
  work: Work,
): Promise<CommandResult> {
  const [file, ...more] = line.files
  const isKnown = [...line.flags.keys()].every((flag) => options.includes(flag))
  const at = line.flags.get('at')
  if (file === undefined || more.length > 0 || !isKnown || (at !== undefined && !/^\d+$/.test(at)))
    return { exitCode: 2, text: usage }
  const game = await gameFrom(path.resolve(line.workingFolder, file), at === undefined ? null : Number(at))
  if (!game.ok) return refusal(line, game.error.message)
  game.value.problems.forEach(line.warn)
  return work(game.value)
}

/** Nothing on standard output, the reason on standard error, exit code 1. */
export function refusal({ warn }: CommandLine, sentence: string): CommandResult {
  warn(sentence)
  return { exitCode: 1, text: '' }
}

/** A game as it was after its first `at` entries; null = as it is. Codes: those of a game's file, and `no-such-entry`. */
async function gameFrom(file: string, at: number | null, disk: Disk = nodeDisk): Promise<Result<GameSource>> {
  const saved = await readAnyGame(disk, file)
  if (!saved.ok) return saved
  const { header, history, problems } = saved.value
  const count = history.entries.length
  if (at !== null && at > count) return failed(noSuchEntry(at, count))
  const then = at === null ? history : historyAt(history, at)
  const state = createFold({ initial: initialState(header), evolve }).stateAt(then)
  return ok({ header, history: then, state, problems: problems.map(({ message }) => message) })
}

/** Reads, and neither locks nor mends: a running Belfry may have the game. */
async function readAnyGame(disk: Disk, file: string): Promise<Result<SavedGame<Fact>>> {
  try {
    const game = await loadGame(disk, file, currentFormat<Fact>(factSchema))
    if (game.ok || game.error.code !== 'not-a-game') return game
    return recordIn(await disk.read(file)) ?? game
  } catch (error) {
    return failed(unreadable(file, error))
  }
}

/** The game of a JSON record; null when the bytes are none. */
function recordIn(bytes: Uint8Array): Result<SavedGame<Fact>> | null {
  const file = importForeignFile(textOfBytes(bytes))
  if (file.kind !== 'record') return null
  const read = readRecord(file.value)
  if (!read.ok) return read
  const { header, history, problems } = read.value
  const told = problems.map(({ code, params }) => ({ code, message: importSentence(code, params), params }))
  return ok({ header, history, problems: told })
}

function unreadable(file: string, error: unknown): Failure {
  const system = systemCode(error)
  if (system === null) throw error
  const message = system === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read (${system})`
  return { code: 'file-unreadable', message }
}

const noSuchEntry = (at: number, count: number): Failure => ({
  code: 'no-such-entry',
  message: `this game has ${count} entries: there is no entry ${at}`,
  params: { at, count },
})
