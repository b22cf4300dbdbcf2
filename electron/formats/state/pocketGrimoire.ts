import { normaliseId } from '../../../shared/domain/catalogue/catalogue'
import type { Script } from '../../../shared/grimoire/script'
import { isFields, type Fields, type Json } from '../../../shared/lib/json'
import type { ReportWriter } from '../importReport'
import { booleanOf, fieldsOf, filledTextOf, listOf, numberOf, textsOf } from '../json/readValue'
import { readScriptList } from '../scriptImport'
import { labelOf, seatOf, sideOf } from './position'
import type { ReminderInput, SeatInput } from './position'
import { resolverFor } from './resolver'
import type { CharacterResolver } from './resolver'
import type { TableReading } from './townsquare'

/** A token lying on the pad, in pixels. */
interface Token {
  fields: Fields
  id: string
  left: number
  top: number
}

const MOST_SEATS = 60
const MOST_BLUFFS = 3

function tokensOf(store: Fields): Token[] {
  return fieldsOf(store['tokens'])
    .map((fields) => ({
      fields,
      id: filledTextOf(fields['id']) ?? '',
      left: numberOf(fields['left']) ?? 0,
      top: numberOf(fields['top']) ?? 0,
    }))
    .filter(({ id }) => id !== '')
}

function readStoreScript(store: Fields, ids: readonly string[], writer: ReportWriter): Script | null {
  const sheet = isFields(store['characters']) ? store['characters'] : {}
  const written = listOf(sheet['characters'])
  const idOf = (entry: Json) => normaliseId((isFields(entry) ? filledTextOf(entry['id']) : filledTextOf(entry)) ?? '')
  const known = new Set(written.map(idOf))
  const missing = [...new Set(ids)].filter((id) => !known.has(normaliseId(id)))
  const list = [...written, ...missing]
  if (list.length === 0) return null
  return readScriptList({ list, name: filledTextOf(sheet['name']) ?? null, author: null }, writer, () => null)
}

/** Seats lie around the middle of all tokens: clockwise from the top, as the eye goes round. */
function clockwise(tokens: readonly Token[]): Token[] {
  const mean = (pick: (token: Token) => number) => tokens.reduce((sum, token) => sum + pick(token), 0) / tokens.length
  const middle = { left: mean((token) => token.left), top: mean((token) => token.top) }
  const turn = ({ left, top }: Token) =>
    (Math.atan2(left - middle.left, middle.top - top) + 2 * Math.PI) % (2 * Math.PI)
  return [...tokens].sort((first, second) => turn(first) - turn(second))
}

function nearest(token: Token, seats: readonly Token[]): number {
  const distances = seats.map((seat) => Math.hypot(seat.left - token.left, seat.top - token.top))
  return distances.indexOf(Math.min(...distances))
}

function reminderOf({ id }: Token, resolver: CharacterResolver): ReminderInput | null {
  const [owner = '', index = ''] = id.split(':')
  const character = resolver.find(owner)
  const label = character === null ? undefined : resolver.labels(character)[Number(index)]
  return character === null || label === undefined ? null : { character, label: labelOf(resolver, character, label) }
}

function readSeat({ fields, id }: Token, index: number, resolver: CharacterResolver): SeatInput {
  const character = resolver.find(id)
  const isDead = booleanOf(fields['isDead']) === true
  const voteToken = isDead ? booleanOf(fields['ghostVote']) : undefined
  const isFlipped = booleanOf(fields['isUpsideDown']) === true
  return {
    ...seatOf(index + 1, filledTextOf(fields['playerName']) ?? '', character, !isDead),
    ...(isFlipped && character !== null ? { alignment: sideOf(resolver.team(character), true) } : {}),
    ...(voteToken === undefined ? {} : { voteToken }),
    reminders: [],
  }
}

function placeReminders(
  seats: SeatInput[],
  at: readonly Token[],
  tokens: readonly Token[],
  resolver: CharacterResolver,
  writer: ReportWriter,
): void {
  for (const token of tokens) {
    const seat = seats[nearest(token, at)]
    const reminder = reminderOf(token, resolver)
    if (seat === undefined || reminder === null)
      writer.tell('warning', 'reminder-unknown', {}, { id: token.id.slice(0, 80) })
    else seat.reminders = [...(seat.reminders ?? []), reminder]
  }
  if (tokens.length > 0) writer.tell('warning', 'reminders-by-distance')
}

function bluffsOf(store: Fields, resolver: CharacterResolver): string[] {
  const groups = isFields(store['bluffs']) ? fieldsOf(store['bluffs']['groups']) : []
  const ids = textsOf(groups[0]?.['set']).map((id) => resolver.find(id))
  return [...new Set(ids.filter((id) => id !== null))].slice(0, MOST_BLUFFS)
}

/** Reads what Pocket Grimoire keeps in the browser. Tokens have places but no owners: order and reminders are guesses. */
export function readPocketGrimoire(store: Fields, attached: Script | null, writer: ReportWriter): TableReading {
  const tokens = tokensOf(store)
  const characters = tokens.filter(({ id }) => !id.includes(':'))
  const script =
    attached ??
    readStoreScript(
      store,
      characters.map(({ id }) => id),
      writer,
    )
  const resolver = resolverFor(script)
  const teamOf = ({ id }: Token) => resolver.team(resolver.find(id) ?? id)
  const isNpc = (token: Token) => teamOf(token) === 'fabled' || teamOf(token) === 'loric'
  const ring = clockwise(characters.filter((token) => !isNpc(token))).slice(0, MOST_SEATS)
  const seats = ring.map((token, index) => readSeat(token, index, resolver))
  placeReminders(
    seats,
    ring,
    tokens.filter(({ id }) => id.includes(':')),
    resolver,
    writer,
  )
  writer.tell('warning', 'seats-by-angle')
  return {
    script,
    seats,
    centre: characters.filter(isNpc).map(({ id }) => resolver.find(id) ?? id),
    bluffs: bluffsOf(store, resolver),
    notRead: ['not-read-phase', 'not-read-votes', 'not-read-notes', 'not-read-browser-settings'],
  }
}

/** Pocket Grimoire's export for a note-taking app: names and characters in order; reminders turn up as further players. */
export function readNoteTaker(file: Fields, attached: Script | null, writer: ReportWriter): TableReading {
  const players = fieldsOf(file['players']).map((fields) => ({
    fields,
    id: (isFields(fields['suspectedRole']) ? filledTextOf(fields['suspectedRole']['id']) : undefined) ?? '',
  }))
  const people = players.filter(({ id }) => !id.includes(':')).slice(0, MOST_SEATS)
  const characters = { name: file['script'] ?? '', characters: people.map(({ id }) => id).filter((id) => id !== '') }
  const known = readStoreScript({ characters }, [], writer)
  const script = attached ?? (known !== null && known.homebrew.length > 0 ? known : null)
  const resolver = resolverFor(script)
  if (people.length < players.length) writer.tell('warning', 'reminders-without-seat')
  return {
    script,
    seats: people.map(({ fields, id }, index) =>
      seatOf(index + 1, filledTextOf(fields['name']) ?? '', resolver.find(id), booleanOf(fields['dead']) !== true),
    ),
    centre: [],
    bluffs: [],
    notRead: ['not-read-phase', 'not-read-votes', 'not-read-notes', 'not-read-online-ids'],
  }
}
