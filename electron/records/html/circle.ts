import type { SeatId } from '../../../shared/domain/ids'
import type { Frame, Replay } from './replay'
import { markup, type Markup } from './markup'
import { REMINDER_LINES, SIDE, type SeatPicture } from './seatPicture'

/** The circle as it was at the end; everybody who ever sat there has an element, so that a replay makes none. */
export function circle({ seats, last }: Replay, label: string): Markup {
  return markup`<svg id="circle" viewBox="0 0 ${SIDE} ${SIDE}" role="img" aria-label="${label}">
    ${middle(last)} ${seats.map((seat) => seatOf(seat, last.seats[seat] ?? null))}
  </svg>`
}

function middle({ heading, centre }: Frame): Markup {
  return markup`<g id="middle">
    <text class="heading" x="500" y="486">${heading}</text>
    <text x="500" y="532">${centre[0] ?? ''}</text>
    <text x="500" y="570">${centre[1] ?? ''}</text>
  </g>`
}

const NOBODY: SeatPicture = { classes: 'gone', place: '', remindersPlace: '', lines: [] }

function seatOf(seat: SeatId, picture: SeatPicture | null): Markup {
  const { classes, place, remindersPlace, lines } = picture ?? NOBODY
  const reminders = Array.from({ length: REMINDER_LINES }, (_, index) => index)
  return markup`<g data-seat="${seat}" class="${classes}" transform="${place}">
    <circle class="coin" r="64" />
    <circle class="rim" r="56" />
    <path class="shroud" d="M-66 22C-66-40-42-70 0-70S66-40 66 22Q50 40 34 22 17 42 0 22-17 42-34 22-50 40-66 22z" />
    <text class="line" y="-4">${lines[0] ?? ''}</text>
    <text class="line" y="18">${lines[1] ?? ''}</text>
    <circle class="good-mark" cy="-58" r="11" />
    <path class="evil-mark" d="M-14-70h28L0-44z" />
    <circle class="vote-mark" cx="46" cy="-46" r="12" />
    <path class="hand-mark" d="M-56-74l12-18 12 18h-7v22h-10v-22z" />
    <text class="line name" y="92">${lines[2] ?? ''}</text>
    <g transform="${remindersPlace}" class="reminders">
      ${reminders.map((index) => markup`<text class="line" y="${index * 22}">${lines[index + 3] ?? ''}</text>`)}
    </g>
  </g>`
}
