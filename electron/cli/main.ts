import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sortArguments } from './commandLine'
import type { CommandLine, CommandResult } from './commandLine'
import { gameExport } from './gameExport'
import { gameShow } from './gameShow'
import { nightCommand } from './night'
import { scenarioCommand } from './scenarioCommand'
import { scriptCheck } from './scriptCheck'

const usage = `belfry <command>

  scenario [FILE…] [--json]              run rule scenarios; without a file, the project's own
  script check FILE|LINK [--json]        what Belfry makes of a script, entry by entry
  game show FILE [--at N] [--view grimoire|townsquare|record]
                                         a game as a window shows it, or as its record, as JSON
  game export FILE --format json|markdown|html|csv|journal|townsquare [--out PATH]
                                         the record of a game
  night FILE [--at N] [--explain]        tonight's steps with advice, as JSON; why people and tokens are as they are
`

type Run = (line: CommandLine) => Promise<CommandResult>

const commands: Record<string, Run> = {
  'game show': gameShow,
  'game export': gameExport,
  night: nightCommand,
  scenario: scenarioCommand,
  'script check': ({ files, flags, workingFolder }) => {
    const [source] = files
    if (source === undefined) return Promise.resolve({ exitCode: 2, text: usage })
    const { exitCode, json, text } = scriptCheck(source, (file) => bytesOf(path.resolve(workingFolder, file)))
    return Promise.resolve({ exitCode, text: flags.has('json') ? JSON.stringify(json) : text })
  },
}

function bytesOf(file: string): Uint8Array | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

/** Finds the command at the start of the words, the longest name first. */
function commandOf(words: readonly string[]): { run: Run; rest: readonly string[] } | null {
  for (const length of [2, 1]) {
    const run = commands[words.slice(0, length).join(' ')]
    if (run) return { run, rest: words.slice(length) }
  }
  return null
}

async function main(words: readonly string[]): Promise<CommandResult> {
  const found = commandOf(words)
  const sorted = found && sortArguments(found.rest)
  if (!found || !sorted) return { exitCode: 2, text: usage }
  const warn = (sentence: string): void => {
    process.stderr.write(`${sentence}\n`)
  }
  return found.run({ ...sorted, home: process.env['BELFRY_HOME'] ?? process.cwd(), workingFolder: process.cwd(), warn })
}

main(process.argv.slice(2)).then(
  ({ exitCode, text }) => {
    const out = exitCode === 2 ? process.stderr : process.stdout
    // A record ends its own last line.
    if (text !== '') out.write(text.endsWith('\n') ? text : `${text}\n`)
    process.exitCode = exitCode
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  },
)
