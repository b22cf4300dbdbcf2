import { spawn } from 'node:child_process'
import path from 'node:path'
import { build } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { factSchema, type Fact } from '../../electron/engine/events/facts'
import { createFold } from '../../electron/engine/history/fold'
import { entryOf, historyAt, type History } from '../../electron/engine/history/history'
import { evolve } from '../../electron/engine/events/evolve'
import { initialState } from '../../electron/engine/state'
import { nodeDisk } from '../../electron/persistence/disk'
import { createGameLibrary } from '../../electron/persistence/gameLibrary'
import { currentFormat } from '../../electron/persistence/loadGame'
import { valueOf } from '../support/expectOk'
import { tempFolder } from '../support/tempFolder'

const KILLS = 200
const KILLS_PER_GAME = 20
const bundle = path.join(tempFolder(), 'killedGame.mjs')

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: path.resolve(import.meta.dirname, 'killedGame.ts'),
      target: 'node20',
      outDir: path.dirname(bundle),
      minify: false,
      rolldownOptions: { output: { format: 'esm', entryFileNames: 'killedGame.mjs' } },
    },
  })
})

/** A gesture that the child said was done, and where the game stood then. */
interface Acknowledged {
  readonly what: string
  readonly head: string
}

/** Lets a child play and kills it once it has said a number of lines, and a bit more: in the middle of whatever it does then. */
async function playAndKill(folder: string, lines: number, spinMs: number): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, [bundle, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let errors = ''
  child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()))
  child.stdout.on('data', (bytes: Buffer) => {
    said += bytes.toString()
    if (child.killed || said.split('\n').length <= lines) return
    const until = performance.now() + spinMs
    while (performance.now() < until);
    child.kill('SIGKILL')
  })
  const signal = await new Promise((resolve) => child.on('close', (_code, killedBy) => resolve(killedBy)))
  expect([signal, errors]).toEqual(['SIGKILL', ''])
  const complete = said.slice(0, said.lastIndexOf('\n')).split('\n').slice(1)
  return complete.map((line) => ({ what: line.split(' ')[1] ?? '', head: line.split(' ')[2] ?? '' }))
}

const libraryIn = (folder: string) => createGameLibrary(nodeDisk, folder, currentFormat(factSchema))

/** Everything said to be done is there, in order, and nothing before it has changed. */
function expectAllThere(history: History<Fact>, before: History<Fact>, acknowledged: readonly Acknowledged[]): void {
  expect(history.entries.slice(0, before.entries.length)).toEqual(before.entries)
  const since = history.entries.slice(before.entries.length)
  // One gesture more may be on disk than was said: the kill came between the two.
  expect([acknowledged.length, acknowledged.length + 1]).toContain(since.length)
  for (const [index, { what, head }] of acknowledged.entries()) {
    const entry = since[index]
    const id = entry?.type === 'commit' ? entry.command.id : entry?.type
    expect(id).toBe(what === 'undo' || what === 'redo' ? 'headMoved' : what)
    expect(String(historyAt(history, before.entries.length + index + 1).head)).toBe(head)
    if (entry?.type === 'commit') expect(entryOf(history, what)).toBe(entry)
  }
}

interface Tally {
  acknowledged: number
  torn: number
}

/** One game, killed and opened again many times over. */
async function killRepeatedly(seeded: () => number, tally: Tally): Promise<void> {
  const folder = tempFolder()
  let before: History<Fact> = { entries: [], head: null }
  for (let kill = 0; kill < KILLS_PER_GAME; kill += 1) {
    const acknowledged = await playAndKill(folder, 1 + Math.floor(seeded() * 12), seeded() * 3)
    const games = await libraryIn(folder).list()
    expect(games.map(({ problem }) => problem)).toEqual([null])
    const { history, header, problems, log } = valueOf(await libraryIn(folder).open(games[0]?.id ?? ''))
    expectAllThere(history, before, acknowledged)
    expect(problems.every(({ code }) => code === 'torn-line-dropped')).toBe(true)
    const state = createFold({ initial: initialState(header), evolve }).stateAt(history)
    expect(state.circle.length).toBe(history.head === null ? 0 : 7)
    await log.close()
    tally.acknowledged += acknowledged.length
    tally.torn += problems.length
    before = history
  }
}

it(`loses nothing acknowledged when it is killed ${String(KILLS)} times, and every game opens where it was`, async () => {
  const tally: Tally = { acknowledged: 0, torn: 0 }
  const games = Array.from({ length: KILLS / KILLS_PER_GAME }, (_, game) => mulberry(game + 1))
  const lane = async (): Promise<void> => {
    for (let seeded = games.pop(); seeded; seeded = games.pop()) await killRepeatedly(seeded, tally)
  }
  await Promise.all([lane(), lane(), lane()])
  expect(tally.acknowledged).toBeGreaterThan(KILLS * 3)
  expect(tally.torn).toBeLessThan(KILLS)
})

/** Random numbers that are the same in every run. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
