import type { CharacterId } from '../../shared/domain/ids'
import type { Alignment } from '../../shared/domain/vocabulary'
import { isGoodTeam } from '../../shared/domain/catalogue/catalogue'
import { factsIn } from '../engine/rules/table'
import { initialState, type Seat, type State } from '../engine/state'
import { csv } from './csv'
import { beginnings, chaptersOf, type RecordedGame } from './recordedGame'
import type { RecordTexts } from './sentences'

/** As the journal of ClockTracker takes them in, letter for letter. */
const HEADINGS = [
  'Date',
  'Script',
  'Storyteller (say "me" if it was you)',
  'Online/In Person',
  'Location (if in person)',
  'Community',
  'Player count',
  'Traveler count',
  'Game Result (win/loss)',
  'Starting Role',
  'Starting Related Role',
  'Starting Alignment (if not default)',
  'Ending Role (if different)',
  'Ending Related Role',
  'Ending Alignment (if not default)',
  'Notes',
]

/** How a journal is written. */
export interface JournalOptions {
  readonly hasNames: boolean
  /** `Europe/Berlin`; without it the date is that of this machine. */
  readonly timeZone?: string
  /** In English: the journal knows characters by their English names. */
  readonly texts: RecordTexts
}

/**
 * A game for the journals of those who played: one row for the Storyteller, then one for each player, whose name stands in the
 * notes. A journal is one person's, so each takes the own row. For the Storyteller a win is one of good.
 */
export function journalCsv(game: RecordedGame, { hasNames, timeZone, texts }: JournalOptions): string {
  const { state, header } = game
  // Canada writes dates as the standard does.
  const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...(timeZone !== undefined && { timeZone }) })
  const seats = state.circle.flatMap((seat) => state.seats[seat] ?? [])
  const travellers = seats.filter(({ isTraveller }) => isTraveller).length
  const counts = [String(seats.length - travellers), String(travellers)]
  const row = (storyteller: string, result: string, rest: readonly string[]): string[] => [
    ...[format.format(header.createdAt), state.script.name, storyteller, 'In Person', '', '', ...counts, result],
    ...rest,
  ]
  const began = beginnings(chaptersOf(game, initialState(header)))
  const players = seats.map((seat, index) => {
    const notes = hasNames && seat.name !== '' ? seat.name : `Seat ${String(index + 1)}`
    return row('', resultOf(state.winner, seat.alignment), [
      ...rolesOf(began.get(seat.seat), seat, state, texts),
      notes,
    ])
  })
  const storyteller = row('me', resultOf(state.winner, 'good'), ['', '', '', '', '', '', ''])
  return csv([HEADINGS, storyteller, ...players])
}

function resultOf(winner: Alignment | null, side: Alignment): string {
  if (winner === null) return ''
  return winner === side ? 'win' : 'loss'
}

/** The first character and the last; the journal reads a side of the end only beside a character of the end. */
function rolesOf(first: Seat | undefined, last: Seat, state: State, texts: RecordTexts): string[] {
  const start = first ?? last
  const hasChanged = start.character !== last.character || start.alignment !== last.alignment
  return [...roleOf(start, state, texts), ...(hasChanged ? roleOf(last, state, texts) : ['', '', ''])]
}

function roleOf({ character, shown, alignment, isTraveller }: Seat, state: State, texts: RecordTexts): string[] {
  const name = (id: CharacterId | null): string => (id === null ? '' : texts.characterName(id))
  const usual = usualSide(character, isTraveller, state)
  return [name(character), name(shown), alignment === usual ? '' : alignment]
}

/** Null = none: a Traveller's has always to be said. */
function usualSide(character: CharacterId | null, isTraveller: boolean, state: State): Alignment | null {
  if (isTraveller || character === null) return null
  return isGoodTeam(factsIn(state, character).team) ? 'good' : 'evil'
}
