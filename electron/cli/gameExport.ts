import path from 'node:path'
import { writeForeignFile } from '../persistence/foreignFiles'
import { jsonRecord } from '../records/jsonRecord'
import { recordTexts } from '../records/recordTexts'
import { story } from '../records/story'
import { townSquareState } from '../records/townSquareState'
import { votesCsv } from '../records/votesCsv'
import type { CommandLine, CommandResult } from './commandLine'
import { refusal, withGame, type GameSource } from './gameSource'

const usage = 'belfry game export FILE --format json|markdown|html|csv|townsquare [--out PATH]'

/** Null = this Belfry has no writer for it. */
const writers: Readonly<Record<string, ((game: GameSource) => string) | null>> = {
  json: (game) => asJson(jsonRecord(game, { hasNames: true })),
  markdown: (game) => story(game, recordTexts('en', game.state.script), { hasNames: true }),
  html: null,
  csv: (game) => votesCsv(game, { hasNames: true }),
  townsquare: ({ state }) => asJson(townSquareState(state, { hasNames: true })),
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** `game export FILE`: the record of a game on standard output, or in the file that `--out` names. */
export async function gameExport(line: CommandLine): Promise<CommandResult> {
  const write = writers[line.flags.get('format') ?? '']
  if (write === undefined) return { exitCode: 2, text: usage }
  return withGame(line, { usage, options: ['at', 'format', 'out'] }, (game) => {
    if (write === null) return refusal(line, 'this Belfry writes no HTML records: choose another format')
    return give(line, write(game))
  })
}

async function give(line: CommandLine, text: string): Promise<CommandResult> {
  const out = line.flags.get('out')
  if (out === undefined) return { exitCode: 0, text }
  const written = await writeForeignFile(path.resolve(line.workingFolder, out), text)
  return written.ok ? { exitCode: 0, text: '' } : refusal(line, `${out}: ${written.error.message}`)
}
