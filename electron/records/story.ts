import type { Phase } from '../../shared/domain/vocabulary'
import { nameOf } from '../engine/history/history'
import { initialState, type Seat, type State } from '../engine/state'
import { chaptersOf, type RecordedGame } from './recordedGame'
import { createSpeaker, type RecordTexts, type Speaker } from './sentences'
import { tellFacts } from './tell'

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
    [speaker.line('played', { date: date.format(header.createdAt) }), ...scriptLine, `**${result}**`].join('  \n'),
    `## ${speaker.line('players')}`,
    state.circle.map((seat, index) => playerLine(speaker, texts, state, state.seats[seat], index)).join('\n'),
  ]
  return `${[...opening, ...sections(game, speaker)].filter((part) => part !== '').join('\n\n')}\n`
}

function playerLine(speaker: Speaker, texts: RecordTexts, state: State, seat: Seat | undefined, index: number): string {
  if (!seat) return ''
  return speaker.line(seat.isTraveller ? 'traveller' : 'player', {
    number: String(index + 1),
    seat: plain(speaker.seat(state, seat.seat)),
    character: seat.character === null ? speaker.line('noCharacter') : plain(texts.characterName(seat.character)),
    alignment: speaker.word(seat.alignment),
    life: speaker.line(seat.isAlive ? 'alive' : 'dead'),
  })
}

/** A heading for each time of the game and what happened in it. */
function sections(game: RecordedGame, speaker: Speaker): string[] {
  const parts: { heading: string; lines: string[] }[] = []
  for (const { commit, before, after } of chaptersOf(game, initialState(game.header))) {
    const heading = headingOf(before.phase, speaker)
    if (parts.at(-1)?.heading !== heading) parts.push({ heading, lines: [] })
    const told = tellFacts(commit.facts, before)
      .map((notice) => speaker.notice(after, notice))
      .filter((line) => line !== null)
    const aside = commit.override ? ` *(${speaker.line('override')})*` : ''
    parts.at(-1)?.lines.push(...told.map((line) => `- ${plain(line)}${aside}`))
  }
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => `## ${heading}\n\n${lines.join('\n')}`)
}

function headingOf({ kind, number }: Phase, speaker: Speaker): string {
  return speaker.line(kind, { number: String(number) })
}

/** What people typed must not become headings, emphasis, links or pictures. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|!]/g, (sign) => `\\${sign}`)
}
