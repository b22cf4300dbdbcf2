import type { Phase } from '../../shared/domain/vocabulary'
import { commandData } from '../../shared/grimoire/commands'
import type { CommandData } from '../../shared/grimoire/commands'
import type { Script } from '../../shared/grimoire/script'
import { isFields, type Json } from '../../shared/lib/json'
import { startReport } from './importReport'
import type { ImportReport, ReportWriter } from './importReport'
import { openText } from './openText'
import { readNoteTaker, readPocketGrimoire } from './state/pocketGrimoire'
import { guessPhase } from './state/position'
import { readTownsquare } from './state/townsquare'
import type { TableReading } from './state/townsquare'

/** A report on a saved state: also how many seats, when the game continues, and what was left behind. */
export interface StateReport extends ImportReport {
  seats: number
  phase: Phase | null
  /** Codes of what is not taken over, because the file does not hold it or Belfry has no use for it. */
  notRead: string[]
}

/** A saved state that was read; `position` is null when nothing could be used. */
export interface StateImport {
  position: CommandData<'startFromPosition'> | null
  report: StateReport
}

/** What only the Storyteller can add to a saved state. */
export interface StateOptions {
  /** The script played, where the file lost it or its night texts. */
  script?: Script | undefined
  /** Where the game stands; no known file says so. */
  phase?: Phase | undefined
}

const WRAPPERS = ['townSquare', 'townsquare', 'pocket-grimoire', 'gameState', 'state']

function unwrapped(value: Json): Record<string, Json> | null {
  if (!isFields(value)) return null
  const inner = WRAPPERS.map((key) => value[key]).find((candidate) => isFields(candidate))
  return isFields(inner) && !Array.isArray(value['players']) ? inner : value
}

/** Whether a parsed file is a saved state of a known kind, and not a script. */
export function isSavedState(value: Json): boolean {
  const state = unwrapped(value)
  return state !== null && (Array.isArray(state['players']) || Array.isArray(state['tokens']))
}

function readTable(state: Record<string, Json>, attached: Script | null, writer: ReportWriter): TableReading {
  if (Array.isArray(state['tokens'])) return readPocketGrimoire(state, attached, writer)
  const players = Array.isArray(state['players']) ? state['players'] : []
  const isNotes = players.some((player) => isFields(player) && 'suspectedRole' in player)
  return isNotes ? readNoteTaker(state, attached, writer) : readTownsquare(state, attached, writer)
}

function unusable(report: ImportReport): StateImport {
  return { position: null, report: { ...report, isUsable: false, seats: 0, phase: null, notRead: [] } }
}

/** A record of a finished game, told phase by phase, has players but no table to continue at. */
function isGameRecord(state: Record<string, Json>): boolean {
  return Array.isArray(state['phases']) || isFields(state['timeline']) || Array.isArray(state['timeline'])
}

/** Reads a value that was parsed already; see {@link importState}. */
export function readState(value: Json, writer: ReportWriter, options: StateOptions = {}): StateImport {
  const state = unwrapped(value)
  if (state === null || !isSavedState(value)) {
    writer.tell('error', 'no-state')
    return unusable(writer.report)
  }
  if (isGameRecord(state)) {
    writer.tell('error', 'game-record')
    return unusable(writer.report)
  }
  const table = readTable(state, options.script ?? null, writer)
  const { seats, centre, bluffs } = table
  if (seats.length === 0) {
    writer.tell('error', 'no-seats')
    return unusable(writer.report)
  }
  const phase = options.phase ?? guessPhase(seats, writer)
  const script = table.script === null ? {} : { script: table.script }
  const position = commandData.startFromPosition.parse({ phase, ...script, seats, centre, bluffs })
  return { position, report: { ...writer.report, isUsable: true, seats: seats.length, phase, notRead: table.notRead } }
}

/**
 * Reads a saved state of townsquare, its forks or Pocket Grimoire: the data of `startFromPosition`, and a report that
 * names what the file could not say. Never throws.
 */
export function importState(text: string, options: StateOptions = {}): StateImport {
  const writer = startReport()
  const opened = openText(text, writer)
  if (opened.ok) return readState(opened.value.value, writer, options)
  writer.report.totals.ok = false
  return unusable(writer.report)
}
