import type { Outlines } from '../../../shared/domain/catalogue/outlines'
import { nameOf } from '../../engine/history/history'
import type { Locale } from '../../../shared/domain/vocabulary'
import type { RecordedGame } from '../recordedGame'
import { createSpeaker, type RecordTexts, type Speaker } from '../sentences'
import { capital } from '../../../shared/lib/punctuation'
import { circle, signs } from './circle'
import { markup, Markup } from './markup'
import circleStyle from './circle.css?raw'
import pageStyle from './page.css?raw'
import script from './page.js?raw'
import { playersTable } from './players'
import { replayOf, type Replay } from './replay'
import { storySections } from './storySections'
import { votesTable } from './votesTable'

/** How a page is written. */
export interface PageOptions {
  readonly hasNames: boolean
  /** `Europe/Berlin`; without it the times are those of this machine. */
  readonly timeZone?: string
  /** SHA-256 of a text, in base64: the page runs its own script and nothing else. */
  readonly sha256: (text: string) => string
  /** What draws the icons of the characters. */
  readonly outlines: Outlines
  /** Address of a style sheet of fonts; without it the page is complete, and Korean or Chinese stands in what the reader has. */
  readonly fonts?: string
}

/**
 * The game as one page that needs nothing else: the circle with a replay, who played what, the story, the votes. Everything that
 * anybody typed is text, and the page's own policy lets it run no script but its own and load nothing at all.
 */
export function htmlRecord(game: RecordedGame, texts: RecordTexts, options: PageOptions): string {
  const speaker = createSpeaker(texts, options.hasNames)
  const replay = replayOf(game, { speaker, texts, hasNames: options.hasNames })
  const title = nameOf(game.history, game.header.name)
  return markup`<!doctype html>
<html lang="${texts.locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(options)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
${options.fonts === undefined ? null : markup`<link rel="stylesheet" href="${options.fonts}">`}
<style>${Markup.ofOwnFile(STYLE)}</style>
</head>
<body>
${heading(game, texts, speaker, options)}
<main>
${board(replay, texts.locale, speaker, options.outlines)}
<section><h2>${speaker.line('players')}</h2>
${playersTable(game, texts, speaker)}</section>
<section id="story"><h2>${speaker.line('storyTitle')}</h2>
${storySections(replay, speaker, texts, options.timeZone)}</section>
${votesTable(game, texts.locale, speaker)}
</main>
<footer>${speaker.line('foot')}</footer>
<script type="application/json" id="frames">${Markup.ofData(replay.frames)}</script>
<script>${Markup.ofOwnFile(SCRIPT)}</script>
</body>
</html>
`.text
}

/** The same on every machine, whatever its line ends: the policy hangs on each sign. */
const STYLE = `${circleStyle}\n${pageStyle}`.replaceAll('\r\n', '\n')
const SCRIPT = script.replaceAll('\r\n', '\n')

function policy({ sha256, fonts }: PageOptions): string {
  const sources = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(SCRIPT)}'`,
    `style-src 'sha256-${sha256(STYLE)}'${fonts === undefined ? '' : " 'self'"}`,
    ...(fonts === undefined ? [] : ["font-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return sources.join('; ')
}

function heading(game: RecordedGame, texts: RecordTexts, speaker: Speaker, { timeZone }: PageOptions): Markup {
  const { header, history, state } = game
  const { name, author } = state.script
  const format = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', ...(timeZone && { timeZone }) })
  const result =
    state.winner === null ? speaker.line('unfinished') : speaker.line('winner', { winner: speaker.word(state.winner) })
  const script = speaker.line(author === null ? 'script' : 'scriptBy', { name, author: author ?? '' })
  return markup`<header>
    <h1>${nameOf(history, header.name)}</h1>
    <p>${speaker.line('played', { date: format.format(header.createdAt) })}</p>
    ${name === '' ? null : markup`<p>${script}</p>`}
    <p class="result">${capital(result, texts.locale)}</p>
  </header>`
}

function board(replay: Replay, locale: Locale, speaker: Speaker, outlines: Outlines): Markup {
  const button = (step: number, sign: string, key: string): Markup =>
    markup`<button type="button" data-step="${step}" aria-label="${speaker.line(key)}">${sign}</button>`
  const frames = replay.frames.length - 1
  return markup`<section class="board">
    ${circle(replay, speaker.line('circle'), outlines)} ${signs(speaker, locale)}
    <div id="replay" role="group" aria-label="${speaker.line('replay')}" hidden>
      ${button(-frames, '«', 'first')}${button(-1, '‹', 'back')}
      <input
        type="range"
        id="moment"
        min="0"
        max="${frames}"
        value="${frames}"
        aria-label="${speaker.line('moment')}"
      />
      ${button(1, '›', 'forward')}${button(frames, '»', 'last')}
      <p id="said" aria-live="polite"></p>
    </div>
  </section>`
}
