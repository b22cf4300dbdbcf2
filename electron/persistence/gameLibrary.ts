import path from 'node:path'
import { failed, ok, type Failure, type Result } from '../../shared/lib/result'
import type { Entry } from '../engine/history/entries'
import { nameOf, nextRenaming } from '../engine/history/history'
import type { GameHeader } from '../engine/state'
import type { GameLibrary, GameListing, OpenGame, SavedGame, TrashedGame } from '../session/ports'
import type { Disk } from './disk'
import { failureOf } from './failures'
import { openGameLog, writeNewGame } from './gameLog'
import { lockGame } from './gameLock'
import { loadGame, type LogFormat } from './loadGame'

const EXTENSION = '.jsonl'
const ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/

interface Place<Fact> {
  readonly disk: Disk
  readonly folder: string
  readonly format: LogFormat<Fact>
}

/** The games in `games` and `trash` under a folder, one file each. Nothing here ever erases one. */
export function createGameLibrary<Fact>(disk: Disk, folder: string, format: LogFormat<Fact>): GameLibrary<Fact> {
  const games: Place<Fact> = { disk, folder: path.join(folder, 'games'), format }
  const trash: Place<Fact> = { disk, folder: path.join(folder, 'trash'), format }
  const known = <Value>(id: string, work: () => Promise<Result<Value>>): Promise<Result<Value>> =>
    ID.test(id) ? settled(work) : Promise.resolve(failed(unknownGame(id)))

  return {
    list: async () =>
      (await listOf(games)).map(({ id, changedAt, problem, name, createdAt, commits }): GameListing => ({
        id,
        changedAt,
        problem,
        name,
        createdAt,
        commits,
      })),
    listTrash: () => listOf(trash),
    create: (header, entries = []) => known(header.id, () => createIn(games, header, entries)),
    open: (id, { takeOver = false } = {}) => known(id, () => openGameLog(disk, fileIn(games, id), format, takeOver)),
    read: (id) => known(id, () => readIn(games, id)),
    rename: (id, name, gesture) => known(id, () => renameIn(games, id, name, gesture)),
    remove: (id) => known(id, () => move(id, games, trash)),
    restore: (id) => known(id, () => move(id, trash, games)),
  }
}

const fileIn = ({ folder }: { readonly folder: string }, id: string): string => path.join(folder, `${id}${EXTENSION}`)

async function createIn<Fact>(
  place: Place<Fact>,
  header: GameHeader,
  entries: readonly Entry<Fact>[],
): Promise<Result<OpenGame<Fact>>> {
  const { disk, folder, format } = place
  await disk.makeFolder(folder)
  const file = fileIn(place, header.id)
  if (await exists(disk, file)) return failed(gameExists(header.id))
  await writeNewGame(disk, file, header, entries)
  return openGameLog(disk, file, format)
}

async function readIn<Fact>(place: Place<Fact>, id: string): Promise<Result<SavedGame<Fact>>> {
  const game = await loadGame(place.disk, fileIn(place, id), place.format)
  if (!game.ok) return game
  const { header, history, problems } = game.value
  return ok({ header, history, problems })
}

async function renameIn<Fact>(
  place: Place<Fact>,
  id: string,
  name: string,
  gesture: { id: string; at: number },
): Promise<Result<void>> {
  const game = await openGameLog(place.disk, fileIn(place, id), place.format)
  if (!game.ok) return game
  const { log, history } = game.value
  const renamed = await log.append(nextRenaming(history, name, gesture))
  await log.close()
  return renamed
}

async function move<Fact>(id: string, from: Place<Fact>, to: Place<Fact>): Promise<Result<void>> {
  const { disk } = from
  if (!(await exists(disk, fileIn(from, id)))) return failed(unknownGame(id))
  if (await exists(disk, fileIn(to, id))) return failed(gameExists(id))
  const lock = await lockGame(disk, fileIn(from, id))
  if (!lock.ok) return lock
  try {
    await disk.makeFolder(to.folder)
    await disk.rename(fileIn(from, id), fileIn(to, id))
    await disk.syncFolder(to.folder)
    await disk.syncFolder(from.folder)
    return ok(undefined)
  } finally {
    await lock.value.release()
  }
}

async function listOf<Fact>(place: Place<Fact>): Promise<readonly TrashedGame[]> {
  const files = (await place.disk.names(place.folder)).filter((name) => name.endsWith(EXTENSION))
  const ids = files.map((name) => path.basename(name, EXTENSION)).filter((id) => ID.test(id))
  const found = await Promise.all(ids.map((id) => listing(place, id)))
  return found.filter((game) => game !== null).sort((left, right) => right.changedAt - left.changedAt)
}

async function listing<Fact>(place: Place<Fact>, id: string): Promise<TrashedGame | null> {
  const file = fileIn(place, id)
  const times = await place.disk.times(file)
  if (!times) return null
  const unread = { id, changedAt: times.changedAt, deletedAt: times.touchedAt, name: '', createdAt: null, commits: 0 }
  const game = await settled(() => loadGame(place.disk, file, place.format))
  if (!game.ok) return { ...unread, problem: game.error }
  const { header, history } = game.value
  const { createdAt } = header
  const changedAt = history.entries.at(-1)?.at ?? createdAt
  const commits = history.entries.filter((entry) => entry.type === 'commit').length
  return { ...unread, problem: null, name: nameOf(history, header.name), createdAt, changedAt, commits }
}

async function exists(disk: Disk, file: string): Promise<boolean> {
  return (await disk.times(file)) !== null
}

/** Errors of the operating system as failures. */
async function settled<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work()
  } catch (error) {
    return failed(failureOf(error))
  }
}

const unknownGame = (id: string): Failure => ({
  code: 'unknown-game',
  message: `there is no game ${id}`,
  params: { id },
})

const gameExists = (id: string): Failure => ({
  code: 'game-exists',
  message: `there is a game ${id} already: nothing was overwritten`,
  params: { id },
})
