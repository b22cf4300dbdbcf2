import type { Outlines } from '../../../shared/domain/catalogue/outlines'
import { TEAM_RIM, type RimShape } from '../../../shared/domain/catalogue/teamShapes'
import type { Team } from '../../../shared/domain/catalogue/catalogue'
import type { SeatId } from '../../../shared/domain/ids'
import type { Locale } from '../../../shared/domain/vocabulary'
import type { Speaker } from '../sentences'
import { capital } from '../../../shared/lib/punctuation'
import { markup, type Markup } from './markup'
import { REMINDER_LINE, REMINDER_LINES } from './reminders'
import type { Frame, Replay } from './replay'
import { NONE, SIDE, type SeatPicture } from './seatPicture'

const SHROUD = 'M-66 22C-66-40-42-70 0-70S66-40 66 22Q50 40 34 22 17 42 0 22-17 42-34 22-50 40-66 22z'
const GOOD = markup`<circle class="good-mark" r="11" />`
const EVIL = markup`<path class="evil-mark" d="M-14-12h28L0 14z" />`
const VOTE = markup`<circle class="vote-mark" r="12" />`

/** What the signs of the circle mean, for whoever was not there. */
export function signs(speaker: Speaker, locale: Locale): Markup {
  const dead = markup`<g transform="scale(.25)"><circle class="coin" r="64" /><path class="shroud" d="${SHROUD}" /></g>`
  const rows: [sign: string, drawing: Markup, words: string][] = [
    ['good', GOOD, speaker.word('good')],
    ['evil', EVIL, speaker.word('evil')],
    ['dead', dead, speaker.line('keyDead')],
    ['vote', VOTE, speaker.line('keyVote')],
  ]
  return markup`<ul class="signs" aria-label="${speaker.line('key')}">
    ${rows.map(
      ([sign, drawing, words]) =>
        markup`<li><svg class="${sign}" viewBox="-18 -18 36 36" aria-hidden="true">${drawing}</svg>${capital(words, locale)}</li>`,
    )}
  </ul>`
}

/** The circle as it was at the end; everybody who ever sat there has an element, so that a replay makes none. */
export function circle(replay: Replay, label: string, outlines: Outlines): Markup {
  const { seats, last } = replay
  return markup`<svg id="circle" viewBox="0 0 ${SIDE} ${SIDE}" role="img" aria-label="${label}">
    <defs>
      <path id="name-arc" d="M-45.8 0A45.8 45.8 0 0 0 45.8 0" />
      <g id="rim-${NONE}"><circle r="56" fill="none" stroke="currentColor" stroke-width="2.5" /></g>
      <g id="icon-${NONE}"></g>
      ${drawnBy(replay, 'rim').map((team) => rimOf(team as Team))} ${drawnBy(replay, 'icon').map((name) => iconOf(name, outlines))}
    </defs>
    ${middle(last)} ${seats.map((seat) => seatOf(seat, last.seats[seat] ?? null))}
  </svg>`
}

/** Whatever of this kind is drawn at any time. */
function drawnBy({ frames }: Replay, kind: 'rim' | 'icon'): string[] {
  const pictures = frames.flatMap(({ seats }) => Object.values(seats))
  const names = pictures.flatMap((picture) => picture?.[kind] ?? []).filter((name) => name !== NONE)
  return [...new Set(names)].sort()
}

/** Rims are drawn in a box of 200 × 200, icons in one of 512 × 512; a coin is 128 wide, with the icon over the name. */
function rimOf(team: Team): Markup {
  return markup`<g id="rim-${team}" transform="translate(-64 -64) scale(.64)">${TEAM_RIM[team].map(shapeOf)}</g>`
}

function shapeOf({ d, strokeWidth = 0, dashes = 'none', dashOffset = 0 }: RimShape): Markup {
  if (strokeWidth === 0) return markup`<path d="${d}" fill="currentColor" />`
  return markup`<path d="${d}" fill="none" stroke="currentColor" stroke-width="${strokeWidth}" stroke-dasharray="${dashes}" stroke-dashoffset="${dashOffset}" />`
}

function iconOf(name: string, outlines: Outlines): Markup {
  return markup`<path id="icon-${name}" transform="translate(-30 -46) scale(.117)" d="${outlines[name] ?? ''}" />`
}

function middle({ heading, centre }: Frame): Markup {
  return markup`<g id="middle">
    <text class="heading" x="500" y="486">${heading}</text>
    <text x="500" y="532">${centre[0] ?? ''}</text>
    <text x="500" y="570">${centre[1] ?? ''}</text>
  </g>`
}

const NOBODY: SeatPicture = { classes: 'gone', place: '', remindersPlace: '', rim: NONE, icon: NONE, lines: [] }

function seatOf(seat: SeatId, picture: SeatPicture | null): Markup {
  const { classes, place, remindersPlace, rim, icon, lines } = picture ?? NOBODY
  const reminders = Array.from({ length: REMINDER_LINES }, (_, index) => index)
  return markup`<g data-seat="${seat}" class="${classes}" transform="${place}">
    <title class="line">${lines[0] ?? ''}</title>
    <circle class="coin" r="64" />
    <use class="rim" href="#rim-${rim}" />
    <use class="icon" href="#icon-${icon}" />
    <text class="line initial" y="8">${lines[1] ?? ''}</text>
    <path class="shroud" d="${SHROUD}" />
    <text class="character"><textPath class="line" href="#name-arc" startOffset="50%">${lines[2] ?? ''}</textPath></text>
    <g transform="translate(0 -60)">${GOOD}${EVIL}</g>
    <g transform="translate(46 -46)">${VOTE}</g>
    <path class="hand-mark" d="M-56-74l12-18 12 18h-7v22h-10v-22z" />
    <text class="line name" y="92">${lines[3] ?? ''}</text>
    <g transform="${remindersPlace}" class="reminders">
      ${reminders.map((index) => markup`<text class="line" y="${index * REMINDER_LINE}">${lines[index + 4] ?? ''}</text>`)}
    </g>
  </g>`
}
