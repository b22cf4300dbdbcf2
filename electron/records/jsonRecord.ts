import { z } from 'zod'
import { characterId } from '../../shared/domain/ids'
import { alignment, phase, type Locale } from '../../shared/domain/vocabulary'
import { RECORD_MARK, RECORD_VERSION } from '../../shared/grimoire/recordFormats'
import { script } from '../../shared/grimoire/script'
import { entrySchema } from '../engine/history/entries'
import { nameOf } from '../engine/history/history'
import { initialState } from '../engine/state'
import { causeTeller } from './causeLines'
import { chaptersOf, votesOf, type CountedVote, type RecordedGame } from './recordedGame'
import { recordPicture, type RecordPicture } from './recordPicture'
import { recordTexts } from './recordTexts'
import { withoutNames } from './redact'
import { createSpeaker } from './sentences'

const plainSeat = z.int().min(1).describe('Number of a seat; stays with the player when chairs are moved.')
const nominee = z.union([plainSeat, z.string()]).describe('A seat, or `storyteller`, or a Fabled or Loric by its id.')

const player = z.strictObject({
  seat: plainSeat,
  name: z.string().describe('Empty in a record without names.'),
  character: characterId.nullable().describe('At the end.'),
  believedIn: characterId.nullable().describe('The character the player believed to be, where it differs.'),
  alignment,
  isAlive: z.boolean(),
  hasVote: z.boolean().describe('A dead player who still has a vote.'),
  isTraveller: z.boolean(),
  note: z.string(),
})

const vote = z.strictObject({
  phase,
  kind: z.enum(['execution', 'exile']),
  by: plainSeat,
  nominee,
  votes: z.array(z.strictObject({ seat: plainSeat, hands: z.int(), counts: z.int() })),
  tally: z.int(),
  needed: z.int(),
  succeeded: z.boolean(),
  isSecret: z.boolean(),
})

const death = z.strictObject({
  seat: plainSeat,
  phase,
  by: z.string(),
  kind: z.string(),
  isFeigned: z.boolean(),
  why: z
    .array(z.string())
    .optional()
    .describe('In plain words: the death, what led to it, and so on, back to what somebody did. Not in older records.'),
})
const anyFact = z.looseObject({ kind: z.string() })

/** A game on record, for other programs: the end, the votes and deaths, and everything that led there. */
export const gameRecord = z.strictObject({
  format: z.literal(RECORD_MARK),
  version: z.literal(RECORD_VERSION),
  hasNames: z.boolean(),
  game: z.strictObject({
    id: z.string(),
    name: z.string(),
    seed: z.string(),
    createdAt: z.number().describe('Epoch milliseconds.'),
  }),
  script,
  phase: phase.describe('Where the game stood when the record was made.'),
  winner: alignment.nullable().describe('Null = the Storyteller has not ended the game.'),
  players: z.array(player).describe('Clockwise.'),
  centre: z.array(characterId).describe('Fabled and Loric in play.'),
  bluffs: z.array(z.strictObject({ title: z.string(), characters: z.array(characterId) })),
  votes: z.array(vote),
  deaths: z.array(death),
  head: z.int().nullable().describe('Number of the entry at which the game stands; null = the empty game.'),
  entries: z
    .array(entrySchema(anyFact))
    .describe('The whole history, undone branches included; the facts on the way to `head` are the game.'),
  pictures: z
    .array(recordPicture)
    .optional()
    .describe('Pictures that lay on other computers and were fetched. Not in older records.'),
})
/** See {@link gameRecord}. */
export type GameRecord = z.infer<typeof gameRecord>

/** How a record is written; its sentences are English unless it says otherwise. */
export interface JsonRecordOptions {
  readonly hasNames: boolean
  readonly locale?: Locale
  readonly pictures?: readonly RecordPicture[] | undefined
}

/** The record of a game. Without names it holds no player's name and nothing the Storyteller typed about anybody. */
export function jsonRecord(game: RecordedGame, options: JsonRecordOptions): GameRecord {
  const { header, history, state } = game
  const { hasNames, locale = 'en' } = options
  const why = causeTeller(game, createSpeaker(recordTexts(locale, state.script), hasNames))
  const { script: chosen, phase: now, winner, centre, bluffs, deaths } = state
  const record = {
    format: RECORD_MARK,
    version: RECORD_VERSION,
    hasNames,
    game: { id: header.id, name: nameOf(history, header.name), seed: header.seed, createdAt: header.createdAt },
    script: chosen,
    phase: now,
    winner,
    players: playersOf(game, hasNames),
    centre,
    bluffs,
    votes: votesOf(chaptersOf(game, initialState(header))).map(asRecorded),
    deaths: deaths.map((one) => ({
      seat: one.seat,
      phase: one.phase,
      by: one.cause.ability,
      kind: one.cause.kind,
      isFeigned: one.feigned,
      why: why({ kind: 'fact', number: one.fact }),
    })),
    head: history.head,
    entries: hasNames ? history.entries : history.entries.map(withoutNames),
    pictures: options.pictures,
  }
  return gameRecord.parse(JSON.parse(JSON.stringify(record)))
}

function playersOf({ state }: RecordedGame, hasNames: boolean): GameRecord['players'] {
  return state.circle.flatMap((seat) => {
    const found = state.seats[seat]
    if (!found) return []
    const { character, shown, alignment: side, isAlive, voteToken, isTraveller } = found
    const typed = hasNames ? { name: found.name, note: found.note } : { name: '', note: '' }
    return [
      {
        seat,
        ...typed,
        character,
        believedIn: shown,
        alignment: side,
        isAlive,
        hasVote: !isAlive && voteToken,
        isTraveller,
      },
    ]
  })
}

function asRecorded({ state, nomination, votes }: CountedVote): GameRecord['votes'][number] {
  const { kind, by, nominee: who } = nomination
  const { votes: cast, tally, needed, succeeded, isSecret } = votes
  return { phase: state.phase, kind, by, nominee: who, votes: cast, tally, needed, succeeded, isSecret }
}
