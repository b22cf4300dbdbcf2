import { nameOf } from '../engine/history/history'
import { initialState, type Seat, type State } from '../engine/state'
import { chaptersOf, type RecordedGame } from './recordedGame'
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
  const commits = chaptersOf(game, initialState(game.header)).map((chapter) => toldCommit(chapter, speaker))
  return toldTimes(commits, speaker).map(({ heading, commits: told }) => {
    const lines = told.flatMap(({ sentences, isOverride }) => {
      const aside = isOverride ? ` *(${speaker.line('override')})*` : ''
      return sentences.map((line) => `- ${plain(line)}${aside}`)
    })
    return `## ${heading}\n\n${lines.join('\n')}`
  })
}

/** What people typed must not become headings, emphasis, links or pictures. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|!]/g, (sign) => `\\${sign}`)
}
