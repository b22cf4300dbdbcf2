import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { measureEngine, type EngineFigures } from './engine'
import { measurePersistence, type PersistenceFigures } from './persistence'
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
  engine?: EngineFigures
  persistence?: PersistenceFigures
  startup?: StartupFigures
  windows?: WindowFigures
}

const PARTS = ['engine', 'persistence', 'startup', 'windows'] as const
type Part = (typeof PARTS)[number]

interface Options {
  readonly jsonFile: string | null
  readonly parts: ReadonlySet<Part>
  readonly isQuick: boolean
}

/** Measures what the words ask for and prints the table; answers the exit code, 2 for wrong usage. */
export async function runBench(words: readonly string[]): Promise<0 | 2> {
  const options = optionsOf(words)
  if (!options) {
    process.stderr.write(`bench [--json FILE] [--only ${PARTS.join(',')}] [--quick]\n`)
    return 2
  }
  const figures = await measure(options)
  process.stdout.write(tableOf(figures))
  if (options.jsonFile !== null) writeFileSync(options.jsonFile, `${JSON.stringify(figures, null, 2)}\n`)
  return 0
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

async function measure({ parts, isQuick }: Options): Promise<BenchFigures> {
  const figures: BenchFigures = {
    machine: {
      cores: os.cpus().length,
      system: `${process.platform} ${process.arch}`,
      node: process.versions.node,
      electron: process.env['GRIMOIRE_ELECTRON_VERSION'] ?? '',
    },
  }
  const say = (what: string): void => void process.stderr.write(`bench: ${what} …\n`)
  if (parts.has('engine')) {
    say('engine')
    figures.engine = measureEngine([1_000, 10_000, 100_000])
  }
  if (parts.has('persistence')) {
    say('persistence')
    figures.persistence = await measurePersistence()
  }
  if (parts.has('startup')) {
    say('start')
    figures.startup = await measureStartup(isQuick ? 2 : 7)
  }
  if (parts.has('windows')) {
    say('both windows')
    figures.windows = await measureWindows(isQuick ? 14 : 64, isQuick ? 100 : 1000)
  }
  return figures
}
