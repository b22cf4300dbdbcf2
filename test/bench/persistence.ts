import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { evolve } from '../../electron/engine/events/evolve'
import { factSchema, type Fact } from '../../electron/engine/events/facts'
import { createFold } from '../../electron/engine/history/fold'
import { appended, emptyHistory, nextCommit, type History } from '../../electron/engine/history/history'
import { initialState } from '../../electron/engine/state'
import { nodeDisk } from '../../electron/persistence/disk'
import { createGameLibrary } from '../../electron/persistence/gameLibrary'
import { currentFormat } from '../../electron/persistence/loadGame'
import type { GameLibrary } from '../../electron/session/ports'
import { factsOfGame, fullTable, header, Played } from './games'
import { newUserData, removeFolder } from './rig/folders'
import { summaryOf, type Summary } from './statistics'

export interface PersistenceFigures {
  /** Milliseconds from an entry to the disk having it. */
  readonly appendMs: Summary
  /** Reading a game from its file: checksums, schema, and the state at its head. */
  readonly open: { readonly facts: number; readonly kilobytes: number; readonly ms: number }
}

const FACTS_OF_A_GAME = 2000
const APPENDS = 300

const libraryIn = (folder: string): GameLibrary<Fact> =>
  createGameLibrary(nodeDisk, folder, currentFormat<Fact>(factSchema))

/** Appends to a game's file and opens a long game, on the disk that user data lies on. */
export async function measurePersistence(): Promise<PersistenceFigures> {
  const folder = newUserData()
  try {
    const facts = factsOfGame(FACTS_OF_A_GAME)
    const id = await writeGame(folder, facts, 'note', 4)
    const appendMs = await measureAppends(folder, facts)
    return { appendMs, open: await measureOpening(folder, id) }
  } finally {
    removeFolder(folder)
  }
}

async function measureAppends(folder: string, facts: readonly Fact[]): Promise<Summary> {
  const game = await libraryIn(folder).create(header())
  if (!game.ok) throw new Error(game.error.message)
  let history: History<Fact> = emptyHistory
  const times: number[] = []
  for (let count = 0; count < APPENDS; count += 1) {
    const commit = commitOf(history, 'note', facts.slice(count * 3, count * 3 + 3))
    const began = performance.now()
    const saved = await game.value.log.append(commit)
    times.push(performance.now() - began)
    if (!saved.ok) throw new Error(saved.error.message)
    history = appended(history, commit)
  }
  await game.value.log.close()
  return summaryOf(times)
}

async function measureOpening(folder: string, id: string): Promise<PersistenceFigures['open']> {
  const bytes = await nodeDisk.read(path.join(folder, 'games', `${id}.jsonl`))
  const times: number[] = []
  for (let count = 0; count < 15; count += 1) {
    const began = performance.now()
    const game = await libraryIn(folder).read(id)
    if (!game.ok) throw new Error(game.error.message)
    createFold({ initial: initialState(game.value.header), evolve }).stateAt(game.value.history)
    times.push(performance.now() - began)
  }
  return { facts: FACTS_OF_A_GAME, kilobytes: bytes.byteLength / 1024, ms: summaryOf(times).median }
}

function commitOf(history: History<Fact>, kind: string, facts: readonly Fact[]): ReturnType<typeof nextCommit<Fact>> {
  const command = { id: randomUUID(), kind, data: {} }
  return nextCommit(history, { at: 0, command, facts, notices: [], override: false })
}

async function writeGame(folder: string, facts: readonly Fact[], kind: string, each: number): Promise<string> {
  const game = await libraryIn(folder).create(header())
  if (!game.ok) throw new Error(game.error.message)
  let history: History<Fact> = emptyHistory
  for (let from = 0; from < facts.length; from += each) {
    const commit = commitOf(history, kind, facts.slice(from, from + each))
    await game.value.log.append(commit)
    history = appended(history, commit)
  }
  await game.value.log.close()
  return game.value.header.id
}

/** Puts the full table into a user-data folder, as the game that was played last. */
export async function layFullTable(folder: string): Promise<void> {
  const game = new Played()
  game.send('startFromPosition', fullTable)
  await writeGame(folder, game.facts, 'startFromPosition', game.facts.length)
}
