import { failed, ok, type Failure, type Result } from '../../shared/lib/result'
import type { Entry } from '../engine/history/entries'
import type { GameHeader } from '../engine/state'
import type { GameLog, OpenGame } from '../session/ports'
import { replaceFile, type Disk, type EndOfFile } from './disk'
import { failureOf } from './failures'
import { lockGame, type GameLock } from './gameLock'
import { loadAndRepair, type LogFormat } from './loadGame'
import { entryLine, headerLine } from './readLog'

/** Writes the file of a new game: its first line, and the history it has already. */
export async function writeNewGame(
  disk: Disk,
  file: string,
  header: GameHeader,
  entries: readonly Entry<unknown>[] = [],
): Promise<void> {
  await replaceFile(disk, file, Buffer.from(headerLine(header) + entries.map(entryLine).join('')))
}

/**
 * Opens a game to continue it: locks it, drops what was never finished, keeps aside what is damaged, migrates what is old.
 */
export async function openGameLog<Fact>(
  disk: Disk,
  file: string,
  format: LogFormat<Fact>,
  takeOver = false,
): Promise<Result<OpenGame<Fact>>> {
  const lock = await lockGame(disk, file, takeOver)
  if (!lock.ok) return lock
  try {
    const game = await loadAndRepair(disk, file, format)
    if (!game.ok) return await givenUp(lock.value, game.error)
    const { header, history, problems, content } = game.value
    const log = logAtEnd(await disk.openEnd(file), content.byteLength, lock.value)
    return ok({ header, history, problems, log })
  } catch (error) {
    return await givenUp(lock.value, failureOf(error))
  }
}

async function givenUp(lock: GameLock, failure: Failure): Promise<Result<never>> {
  await lock.release()
  return failed(failure)
}

function logAtEnd<Fact>(end: EndOfFile, startLength: number, lock: GameLock): GameLog<Fact> {
  let length = startLength
  let isBroken = false

  async function takeBack(): Promise<void> {
    try {
      await end.cutTo(length)
      await end.sync()
    } catch {
      // Half a line may stand at the end now; nothing may follow it until opening the game again has cut it off.
      isBroken = true
    }
  }

  return {
    async append(entry: Entry<Fact>) {
      if (isBroken) return failed(broken)
      const line = Buffer.from(entryLine(entry))
      try {
        await end.write(line)
        await end.sync()
      } catch (error) {
        await takeBack()
        return failed(failureOf(error))
      }
      length += line.byteLength
      return ok(undefined)
    },
    async close() {
      isBroken = true
      await end.close()
      await lock.release()
    },
  }
}

const broken: Failure = {
  code: 'log-broken',
  message: 'an earlier write failed and could not be taken back: close the game and open it again',
}
