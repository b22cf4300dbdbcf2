import { setTimeout } from 'node:timers/promises'
import { FULL_TABLE } from './games'
import { layFullTable } from './persistence'
import { newUserData, removeFolder } from './rig/folders'
import { emptyProgram, theProgram } from './rig/places'
import type { Usable, UsablePages } from './rig/messages'
import { startProgram, type Program } from './rig/program'
import { summaryOf, type Summary } from './statistics'

/** Every seat of the full table. */
export const BOARD: Usable = { selector: '.seat-spot[data-seat]', count: FULL_TABLE.seats }
export const SQUARE: Usable = { selector: '.person', count: FULL_TABLE.seats }
export const BARE: Usable = { selector: '#bare', count: 1 }
const BOTH_BARE: UsablePages = { grimoire: BARE, townsquare: BARE }

/** Milliseconds from the start of the process. */
export interface StartFigures {
  readonly appReady: Summary
  readonly readyToShow: Summary
  /** Everything that was waited for is painted. */
  readonly usable: Summary
}

export interface StartupFigures {
  readonly emptyWindow: StartFigures
  readonly twoEmptyWindows: StartFigures
  /** With no game: the start screen. */
  readonly withoutGame: StartFigures
  /** With the full table; the Town Square opens as well. */
  readonly fullTable: StartFigures
}

type Start = (userData: string) => Program
const START_SCREEN: Usable = { selector: '#app button', count: 1 }

const starts: Readonly<Record<keyof StartupFigures, Start>> = {
  emptyWindow: (userData) => startOneEmptyWindow(userData),
  twoEmptyWindows: (userData) => startTwoEmptyWindows(userData),
  withoutGame: (userData) => startWithoutGame(userData),
  fullTable: (userData) => startFullTable(userData),
}

export function startOneEmptyWindow(userData: string): Program {
  return startProgram({ program: emptyProgram, userData, usable: { grimoire: BARE } })
}

export function startWithoutGame(userData: string): Program {
  return startProgram({ program: theProgram, userData, usable: { grimoire: START_SCREEN } })
}

export function startTwoEmptyWindows(userData: string): Program {
  return startProgram({ program: emptyProgram, userData, usable: BOTH_BARE, env: { BELFRY_BENCH_WINDOWS: '2' } })
}

/** The same, in which a key changes the look of one element. */
export function startTwoKeyedWindows(userData: string): Program {
  const env = { BELFRY_BENCH_WINDOWS: '2', BELFRY_BENCH_KEYS: '1' }
  return startProgram({ program: emptyProgram, userData, usable: BOTH_BARE, env })
}

/** Belfry on a user-data folder in which the full table lies; both windows open where there are two displays. */
export function startFullTable(userData: string): Program {
  return startProgram({ program: theProgram, userData, usable: { grimoire: BOARD, townsquare: SQUARE } })
}

/** Rounds that are not counted. In them each program stays open until it has kept its compiled code, as does whoever uses one. */
const FIRST_ROUNDS = 2
const STAYS_MS = 3000

/** Starts the programs in turn, so that whatever else the machine does meets all of them alike. */
export async function measureStartup(rounds: number): Promise<StartupFigures> {
  const names = Object.keys(starts) as (keyof StartupFigures)[]
  const folders = Object.fromEntries(names.map((name) => [name, newUserData()])) as Record<keyof StartupFigures, string>
  await layFullTable(folders.fullTable)
  const times = Object.fromEntries(names.map((name) => [name, [] as Moments[]])) as Record<string, Moments[]>
  for (let round = 0; round < FIRST_ROUNDS; round += 1)
    for (const name of names) await momentsOf(starts[name](folders[name]), STAYS_MS)
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) times[name]?.push(await momentsOf(starts[name](folders[name])))
  names.forEach((name) => removeFolder(folders[name]))
  return Object.fromEntries(names.map((name) => [name, figuresOf(times[name] ?? [])])) as unknown as StartupFigures
}

interface Moments {
  readonly appReady: number
  readonly readyToShow: number
  readonly usable: number
}

async function momentsOf(program: Program, staysMs = 0): Promise<Moments> {
  try {
    const [appReady, readyToShow, usable] = await Promise.all([
      program.moment('appReady', ''),
      program.moment('readyToShow', 'grimoire'),
      program.moment('usable', 'grimoire'),
    ])
    await setTimeout(staysMs)
    return { appReady, readyToShow, usable }
  } finally {
    await program.close()
  }
}

function figuresOf(moments: readonly Moments[]): StartFigures {
  const of = (name: keyof Moments): Summary => summaryOf(moments.map((one) => one[name]))
  return { appReady: of('appReady'), readyToShow: of('readyToShow'), usable: of('usable') }
}
