import type { CharacterId, SeatId } from '../../shared/domain/ids'
import type { Locale } from '../../shared/domain/vocabulary'
import { asProse, capital } from '../../shared/lib/punctuation'
import { nameOf } from '../engine/history/history'
import { initialState, type Seat, type State } from '../engine/state'
import { beginnings, chaptersOf, type Chapter, type RecordedGame } from './recordedGame'
import { createSpeaker, type RecordTexts, type Speaker } from './sentences'
import { toldCommit, toldTimes } from './toldStory'

/** How a story is written. */
export interface StoryOptions {
  readonly hasNames: boolean
  /** `Europe/Berlin`; without it the dates are those of this machine. */
  readonly timeZone?: string
}

/** The game as people tell it, in Markdown: who played what, then night by night and day by day what happened. */
export function story(game: RecordedGame, texts: RecordTexts, options: StoryOptions): string {
  const speaker = createSpeaker(texts, options.hasNames)
  const { header, history, state } = game
  const chapters = chaptersOf(game, initialState(header))
  const first = beginnings(chapters)
  const { name, author } = state.script
  const date = new Intl.DateTimeFormat(texts.locale, {
    dateStyle: 'long',
    ...(options.timeZone && { timeZone: options.timeZone }),
  })
  const scriptLine =
    name === ''
      ? []
      : [speaker.line(author === null ? 'script' : 'scriptBy', { name: plain(name), author: plain(author ?? '') })]
  const result =
    state.winner === null ? speaker.line('unfinished') : speaker.line('winner', { winner: speaker.word(state.winner) })
  const opening = [
    `# ${plain(nameOf(history, header.name))}`,
    [
      speaker.line('played', { date: date.format(header.createdAt) }),
      ...scriptLine,
      `**${capital(result, texts.locale)}**`,
    ].join('  \n'),
    `## ${speaker.line('players')}`,
    state.circle.map((seat, index) => playerLine(speaker, texts, state, index, first.get(seat))).join('\n'),
  ]
  return `${[...opening, ...sections(chapters, speaker, texts.locale)].filter((part) => part !== '').join('\n\n')}\n`
}

/** Who a player was in the end, and at first where that was somebody else. */
function playerLine(
  speaker: Speaker,
  texts: RecordTexts,
  state: State,
  index: number,
  first: Seat | undefined,
): string {
  const seat = state.seats[state.circle[index] as SeatId]
  if (!seat) return ''
  const named = (id: CharacterId | null): string =>
    id === null ? speaker.line('noCharacter') : plain(texts.characterName(id))
  const hasChanged = first !== undefined && first.character !== seat.character
  return speaker.line(seat.isTraveller ? 'traveller' : hasChanged ? 'playerChanged' : 'player', {
    number: String(index + 1),
    seat: plain(speaker.seat(state, seat.seat)),
    character: named(seat.character),
    first: named(first?.character ?? null),
    alignment: speaker.word(seat.alignment),
    life: speaker.line(seat.isAlive ? 'alive' : 'dead'),
  })
}

/** A heading for each time of the game and what happened in it. */
function sections(chapters: readonly Chapter[], speaker: Speaker, locale: Locale): string[] {
  const commits = chapters.map((chapter) => toldCommit(chapter, speaker))
  return toldTimes(commits, speaker).map(({ heading, commits: told }) => {
    const lines = told.map(({ sentences, isOverride }) => {
      const aside = isOverride ? ` *(${speaker.line('override')})*` : ''
      return `- ${plain(asProse(locale, sentences))}${aside}`
    })
    return `## ${heading}\n\n${lines.join('\n')}`
  })
}

/** What people typed must not become headings, emphasis, links or pictures. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|!]/g, (sign) => `\\${sign}`)
}
