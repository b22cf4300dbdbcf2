import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { GrimoireView } from '../../shared/grimoire/view'
import { newUserData, removeFolder } from '../bench/rig/folders'
import { theProgram } from '../bench/rig/places'
import { startProgram, type Program } from '../bench/rig/program'
import { emptyFile, problemsOf, readGameFile, type GameFile } from './gameFile'
import { openGame, playUntilKilled, seenIn, type GrimoirePage, type Played } from './play'

const KILLS_PER_GAME = 20
const LANES = 2
const LONGEST_START_MS = 1500

interface Tally {
  kills: number
  killsAtStart: number
  acknowledged: number
  /** Gestures that were on disk although the window never heard of it. */
  unheard: number
  torn: number
  readonly problems: string[]
}

/** Kills the real program again and again while it plays; answers the exit code, 1 when anything was lost. */
export async function torture(words: readonly string[]): Promise<0 | 1 | 2> {
  const kills = Number(words[0] ?? 200)
  const seed = Number(words[1] ?? Date.now() % 1_000_000)
  if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
    process.stderr.write('torture [KILLS [SEED]]\n')
    return 2
  }
  const tally: Tally = { kills: 0, killsAtStart: 0, acknowledged: 0, unheard: 0, torn: 0, problems: [] }
  const games = Array.from({ length: Math.ceil(kills / KILLS_PER_GAME) }, (_, game) => ({
    random: seeded(seed + game),
    kills: Math.min(KILLS_PER_GAME, kills - game * KILLS_PER_GAME),
  }))
  const lane = async (): Promise<void> => {
    for (let game = games.pop(); game; game = games.pop()) await tortureGame(game.kills, game.random, tally)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  process.stdout.write(`${[...tally.problems, sentenceOf(tally, seed)].join('\n')}\n`)
  return tally.problems.length > 0 ? 1 : 0
}

function sentenceOf({ kills, killsAtStart, acknowledged, unheard, torn, problems }: Tally, seed: number): string {
  return (
    `${kills} kills (${killsAtStart} of them while starting), ${acknowledged} gestures acknowledged, ` +
    `${problems.length} problems; ${unheard} more were on disk unheard, ${torn} lines torn (seed ${seed})`
  )
}

/** One game, killed and opened again many times over, and opened a last time. */
async function tortureGame(kills: number, random: () => number, tally: Tally): Promise<void> {
  const userData = newUserData()
  let before: Before = { file: emptyFile, seen: null }
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      before = await playOnce(userData, before, random, tally)
      tally.kills += 1
      if (tally.kills % 10 === 0) process.stderr.write(`torture: ${tally.kills} kills\n`)
    }
    const program = start(userData)
    tally.problems.push(...openedProblems(await opened(program), before))
    await program.close()
  } finally {
    removeFolder(userData)
  }
}

interface Before {
  readonly file: GameFile
  /** What the window showed last, where the file ends with that. */
  readonly seen: Played['seen']
}

async function playOnce(userData: string, before: Before, random: () => number, tally: Tally): Promise<Before> {
  const program = start(userData)
  if (random() < 0.1) {
    await killWhileStarting(program, random)
    tally.killsAtStart += 1
    const file = readGameFile(userData)
    tally.problems.push(...problemsOf(file, before.file, []))
    return { file, seen: file.entries.length === before.file.entries.length ? before.seen : null }
  }
  const view = await opened(program)
  tally.problems.push(...openedProblems(view, before))
  const page = grimoireOf(program)
  const played = await playUntilKilled(page, view, Math.floor(random() * 25), () => killAfter(program, random() * 4))
  const file = readGameFile(userData)
  tally.problems.push(...problemsOf(file, before.file, played.acknowledged))
  const unheard = file.entries.length - before.file.entries.length - played.acknowledged.length
  tally.acknowledged += played.acknowledged.length
  tally.unheard += unheard
  tally.torn += Number(file.isTorn)
  return { file, seen: unheard === 0 ? played.seen : null }
}

function start(userData: string): Program {
  return startProgram({ program: theProgram, userData, usable: { grimoire: { selector: '#app > *', count: 1 } } })
}

const grimoireOf = (program: Program): GrimoirePage => ({
  evaluate: (run, input) => program.evaluate('grimoire', run, input),
})

async function opened(program: Program): Promise<GrimoireView> {
  await program.moment('usable', 'grimoire')
  return openGame(grimoireOf(program))
}

/** The game opens by itself exactly where it was. */
function openedProblems(view: GrimoireView, { file, seen }: Before): string[] {
  if (file.text === '') return []
  if (view.game.head !== file.head) return [`opened at ${String(view.game.head)} instead of ${String(file.head)}`]
  return seen === null || isDeepStrictEqual(seenIn(view), seen) ? [] : ['opened in another state than was shown']
}

async function killAfter(program: Program, spinMs: number): Promise<void> {
  // A timer is too coarse to land in the middle of a write.
  const until = performance.now() + spinMs
  while (performance.now() < until);
  await program.kill()
}

async function killWhileStarting(program: Program, random: () => number): Promise<void> {
  await sleep(50 + random() * LONGEST_START_MS)
  await program.kill()
}

/** Random numbers from 0 to 1 that a seed gives again (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
