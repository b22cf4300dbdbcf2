import { normaliseId } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { Alignment } from '../../../shared/domain/vocabulary'
import type { Script } from '../../../shared/grimoire/script'
import { isFields, type Fields, type Json } from '../../../shared/lib/json'
import type { ReportWriter } from '../importReport'
import { booleanOf, fieldsOf, filledTextOf, listOf } from '../json/readValue'
import { baseScript } from '../script/edition'
import { readScriptList } from '../scriptImport'
import { isPacked, lostNightTexts, unpack } from './numericRoles'
import { labelOf, OWN_TEXT, seatOf, sideOf } from './position'
import type { ReminderInput, SeatInput } from './position'
import { resolverFor } from './resolver'
import type { CharacterResolver } from './resolver'

/** What a townsquare state holds, as far as Belfry can use it. */
export interface TableReading {
  script: Script | null
  seats: SeatInput[]
  centre: CharacterId[]
  bluffs: CharacterId[]
  /** Codes of what is in such files but not read, or never in them. */
  notRead: string[]
}

const MOST_SEATS = 60
const MOST_REMINDERS = 40
const MOST_BLUFFS = 3

function idOf(role: Json | undefined): string {
  return (isFields(role) ? filledTextOf(role['id']) : filledTextOf(role)) ?? ''
}

function npcs(state: Fields): readonly Json[] {
  return [...listOf(state['fabled']), ...listOf(state['npcs'])]
}

/** Every character the state mentions, defined ones before bare ids, none twice. */
function mentioned(state: Fields): Json[] {
  const players = fieldsOf(state['players'])
  const reminders = players
    .flatMap((player) => fieldsOf(player['reminders']))
    .map((reminder) => reminder['role'] ?? null)
  const roles = [...npcs(state), ...players.map((player) => player['role'] ?? null), ...reminders]
  const usable = roles.filter((role) => idOf(role) !== '' && idOf(role) !== OWN_TEXT)
  return [...usable.filter(isFields), ...usable.filter((role) => !isFields(role))]
}

function withoutRepeats(entries: readonly Json[]): Json[] {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const key = normaliseId(idOf(entry))
    const isNew = key !== '' && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

function baseOf(state: Fields): Script | null {
  const edition = idOf(state['edition'])
  return edition === 'tb' || edition === 'bmr' || edition === 'snv' ? baseScript(edition) : null
}

function titleOf(state: Fields): { name: string | null; author: string | null } {
  const edition = isFields(state['edition']) ? state['edition'] : {}
  return { name: filledTextOf(edition['name']) ?? null, author: filledTextOf(edition['author']) ?? null }
}

function readRoles(state: Fields, writer: ReportWriter): Json[] {
  const written = listOf(state['roles'])
  const roles = written.map((role) => (isPacked(role) ? unpack(role) : role))
  const isLost = roles.some((role, index) => isPacked(written[index] ?? null) && isFields(role) && lostNightTexts(role))
  if (isLost) writer.tell('warning', 'night-texts-lost')
  return roles
}

function readStateScript(state: Fields, writer: ReportWriter): Script | null {
  const base = baseOf(state)
  const roles = readRoles(state, writer)
  const hasScript = base !== null || roles.length > 0
  const list = withoutRepeats([...roles, ...(base === null ? [] : base.characters), ...mentioned(state)])
  if (list.length === 0) return null
  if (!hasScript) writer.tell('warning', 'state-without-script')
  const script = readScriptList({ list, ...(base === null ? titleOf(state) : base) }, writer, () => null)
  const isNeeded = hasScript || (script !== null && script.homebrew.length > 0)
  return isNeeded ? script : null
}

function readReminders(player: Fields, resolver: CharacterResolver): ReminderInput[] {
  return fieldsOf(player['reminders'])
    .slice(0, MOST_REMINDERS)
    .flatMap((reminder) => {
      const written = idOf(reminder['role']) || (idOf(reminder).split(':')[0] ?? '')
      const text = filledTextOf(reminder['name'])
      if (text === undefined) return []
      const character = resolver.find(written) ?? OWN_TEXT
      return [{ character, label: labelOf(resolver, character, text) }]
    })
}

/** `alignmentIndex` picks a picture: own or other side, for Travellers none, good or evil. */
function alignmentOf(
  player: Fields,
  character: CharacterId | null,
  resolver: CharacterResolver,
): Alignment | undefined {
  const written = player['alignment']
  if (written === 'good' || written === 'evil') return written
  const index = player['alignmentIndex']
  if (character === null || (index !== 1 && index !== 2)) return undefined
  const team = resolver.team(character)
  return team === 'traveller' ? (index === 1 ? 'good' : 'evil') : sideOf(team, index === 1)
}

/** `voteToken` says who still has it, `isVoteless` who has not; the absence of one says nothing about the other. */
function voteTokenOf(player: Fields): boolean | undefined {
  const token = booleanOf(player['voteToken'])
  const isVoteless = booleanOf(player['isVoteless'])
  return token ?? (isVoteless === undefined ? undefined : !isVoteless)
}

function readSeat(value: Json, index: number, resolver: CharacterResolver, writer: ReportWriter): SeatInput {
  const where = { seat: index + 1 }
  const player = isFields(value) ? value : {}
  if (!isFields(value)) writer.tell('warning', 'seat-unreadable', where)
  const written = idOf(player['role'])
  const character = written === '' ? null : resolver.find(written)
  if (written !== '' && character === null)
    writer.tell('warning', 'seat-character-unknown', where, { id: written.slice(0, 80) })
  const seat = seatOf(index + 1, filledTextOf(player['name']) ?? '', character, booleanOf(player['isDead']) !== true)
  const alignment = alignmentOf(player, character, resolver)
  const voteToken = seat.alive === true ? undefined : voteTokenOf(player)
  return {
    ...seat,
    ...(alignment === undefined ? {} : { alignment }),
    ...(voteToken === undefined ? {} : { voteToken }),
    reminders: readReminders(player, resolver),
  }
}

function unread(state: Fields): string[] {
  const players = fieldsOf(state['players'])
  const has = (...keys: string[]) => players.some((player) => keys.some((key) => Boolean(player[key])))
  const codes = ['not-read-phase', 'not-read-votes', 'not-read-notes']
  if (has('pronouns')) codes.push('not-read-pronouns')
  if (has('id')) codes.push('not-read-online-ids')
  if (has('isMarked', 'handRaised', 'hasResponded', 'hasTwoVotes', 'connected')) codes.push('not-read-marks')
  return codes
}

function idsOf(list: readonly Json[], resolver: CharacterResolver): CharacterId[] {
  const found = list.map((entry) => resolver.find(idOf(entry))).filter((id) => id !== null)
  return [...new Set(found)]
}

/** Reads a state of townsquare, Pingumask's fork or clocktower.live; `attached` stands in for the script it lost. */
export function readTownsquare(state: Fields, attached: Script | null, writer: ReportWriter): TableReading {
  const script = attached ?? readStateScript(state, writer)
  const resolver = resolverFor(script)
  const players = listOf(state['players'])
  if (players.length > MOST_SEATS) writer.tell('warning', 'too-many-seats', {}, { most: MOST_SEATS })
  const bluffs = idsOf(listOf(state['bluffs']), resolver)
  const named = listOf(state['bluffs']).filter((bluff) => idOf(bluff) !== '')
  if (bluffs.length < named.length) writer.tell('warning', 'bluff-unknown')
  return {
    script,
    seats: players.slice(0, MOST_SEATS).map((player, index) => readSeat(player, index, resolver, writer)),
    centre: idsOf(npcs(state), resolver),
    bluffs: bluffs.slice(0, MOST_BLUFFS),
    notRead: unread(state),
  }
}
