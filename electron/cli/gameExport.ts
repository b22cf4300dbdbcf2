import { createHash } from 'node:crypto'
import path from 'node:path'
import { readOutlines } from '../../shared/domain/catalogue/outlines'
import { writeForeignFile } from '../persistence/foreignFiles'
import { htmlRecord } from '../records/html/htmlRecord'
import { journalCsv } from '../records/journalCsv'
import { jsonRecord } from '../records/jsonRecord'
import { recordTexts } from '../records/recordTexts'
import { story } from '../records/story'
import { townSquareState } from '../records/townSquareState'
import { votesCsv } from '../records/votesCsv'
import type { CommandLine, CommandResult } from './commandLine'
import { refusal, withGame, type GameSource } from './gameSource'

const usage = 'belfry game export FILE --format json|markdown|html|csv|journal|townsquare [--out PATH]'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

const writers: Readonly<Record<string, (game: GameSource) => string | Promise<string>>> = {
  json: (game) => asJson(jsonRecord(game, { hasNames: true })),
  markdown: (game) => story(game, recordTexts('en', game.state.script), { hasNames: true }),
  html: async (game) =>
    htmlRecord(game, recordTexts('en', game.state.script), { hasNames: true, sha256, outlines: await readOutlines() }),
  csv: (game) => votesCsv(game, { hasNames: true }),
  journal: (game) => journalCsv(game, { hasNames: true, texts: recordTexts('en', game.state.script) }),
  townsquare: ({ state }) => asJson(townSquareState(state, { hasNames: true })),
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** `game export FILE`: the record of a game on standard output, or in the file that `--out` names. */
export async function gameExport(line: CommandLine): Promise<CommandResult> {
  const write = writers[line.flags.get('format') ?? '']
  if (write === undefined) return { exitCode: 2, text: usage }
  return withGame(line, { usage, options: ['at', 'format', 'out'] }, async (game) => give(line, await write(game)))
}

async function give(line: CommandLine, text: string): Promise<CommandResult> {
  const out = line.flags.get('out')
  if (out === undefined) return { exitCode: 0, text }
  const written = await writeForeignFile(path.resolve(line.workingFolder, out), text)
  return written.ok ? { exitCode: 0, text: '' } : refusal(line, `${out}: ${written.error.message}`)
}
