import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { measureBuilder, type BuilderFigures } from './builder'
import { measureEngine, type EngineFigures } from './engine'
import { measurePersistence, type PersistenceFigures } from './persistence'
import { within } from './rig/within'
import { measureStartup, type StartupFigures } from './startup'
import { tableOf } from './table'
import { measureWindows, type WindowFigures } from './windows'

/** Everything one run measured; parts that were not asked for are absent. */
export interface BenchFigures {
  readonly machine: {
    readonly cores: number
    readonly system: string
    readonly node: string
    readonly electron: string
  }
  readonly engine: EngineFigures | undefined
  readonly persistence: PersistenceFigures | undefined
  readonly startup: StartupFigures | undefined
  readonly windows: WindowFigures | undefined
  readonly builder: BuilderFigures | undefined
}

const PARTS = ['engine', 'persistence', 'startup', 'windows', 'builder'] as const
type Part = (typeof PARTS)[number]

/** Seconds after which a part is taken to hang. The slowest takes about a minute. */
const LIMITS_S: Readonly<Record<Part, number>> = {
  engine: 120,
  persistence: 120,
  startup: 300,
  windows: 300,
  builder: 120,
}

interface Options {
  readonly jsonFile: string | null
  readonly parts: ReadonlySet<Part>
  readonly isQuick: boolean
}

/** Measures what the words ask for and prints the table; answers the exit code, 1 when a part hung, 2 for wrong usage. */
export async function runBench(words: readonly string[]): Promise<0 | 1 | 2> {
  const options = optionsOf(words)
  if (!options) {
    process.stderr.write(`bench [--json FILE] [--only ${PARTS.join(',')}] [--quick]\n`)
    return 2
  }
  const { figures, hasHung } = await measure(options)
  process.stdout.write(tableOf(figures))
  if (options.jsonFile !== null) writeFileSync(options.jsonFile, `${JSON.stringify(figures, null, 2)}\n`)
  return hasHung ? 1 : 0
}

function optionsOf(words: readonly string[]): Options | null {
  let jsonFile: string | null = null
  let parts: readonly string[] = PARTS
  let isQuick = false
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    const value = words[index + 1]
    if (word === '--quick') isQuick = true
    else if (word === '--json' && value !== undefined) jsonFile = path.resolve(process.env['INIT_CWD'] ?? '.', value)
    else if (word === '--only' && value !== undefined) parts = value.split(',')
    else return null
    if (word !== '--quick') index += 1
  }
  const known = parts.filter((part): part is Part => (PARTS as readonly string[]).includes(part))
  return known.length === parts.length ? { jsonFile, parts: new Set(known), isQuick } : null
}

async function measure({ parts, isQuick }: Options): Promise<{ figures: BenchFigures; hasHung: boolean }> {
  let hasHung = false
  async function part<Figures>(name: Part, work: () => Figures | Promise<Figures>): Promise<Figures | undefined> {
    if (!parts.has(name)) return undefined
    process.stderr.write(`bench: ${name} …\n`)
    const done = await within(LIMITS_S[name], async () => work())
    if (done) return done.value
    process.stderr.write(`bench: ${name} was not done after ${LIMITS_S[name]} s and was given up\n`)
    hasHung = true
    return undefined
  }
  const machine = {
    cores: os.cpus().length,
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    electron: process.env['GRIMOIRE_ELECTRON_VERSION'] ?? '',
  }
  const engine = await part('engine', () => measureEngine([1_000, 10_000, 100_000]))
  const persistence = await part('persistence', measurePersistence)
  const startup = await part('startup', () => measureStartup(isQuick ? 2 : 7))
  const windows = await part('windows', () => measureWindows(isQuick ? 14 : 64, isQuick ? 100 : 1000))
  const builder = await part('builder', () => measureBuilder(isQuick ? 3 : 9))
  return { figures: { machine, engine, persistence, startup, windows, builder }, hasHung }
}
