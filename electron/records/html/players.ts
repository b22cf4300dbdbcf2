import { initialState, type Seat } from '../../engine/state'
import { beginnings, chaptersOf, type RecordedGame } from '../recordedGame'
import { punctuation } from '../../../shared/lib/punctuation'
import type { RecordTexts, Speaker } from '../sentences'
import { markup, type Markup } from './markup'

/** Who sat where, what they were, and how it ended for them. */
export function playersTable(game: RecordedGame, texts: RecordTexts, speaker: Speaker): Markup {
  const { state } = game
  const began = beginnings(chaptersOf(game, initialState(game.header)))
  const columns = ['Chair', 'Name', 'Character', 'Side', 'Life'].map((key) => speaker.line(`player${key}`))
  const row = (seat: Seat, index: number): Markup => {
    const cells = [
      String(index + 1),
      speaker.seat(state, seat.seat),
      characterOf(seat, began.get(seat.seat)?.character ?? null, texts, speaker),
      speaker.word(seat.alignment),
      speaker.line(seat.isAlive ? 'alive' : 'dead'),
    ]
    return markup`<tr>
      ${cells.map((cell) => markup`<td>${cell}</td>`)}
    </tr>`
  }
  const seats = state.circle.flatMap((id) => state.seats[id] ?? [])
  return markup`<div class="wide">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => markup`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${seats.map(row)}
      </tbody>
    </table>
  </div>`
}

function characterOf(seat: Seat, first: string | null, texts: RecordTexts, speaker: Speaker): string {
  if (seat.character === null) return speaker.line('noCharacter')
  const now = texts.characterName(seat.character)
  const parts = [
    first !== null && first !== seat.character ? speaker.line('began', { character: texts.characterName(first) }) : '',
    seat.shown === null ? '' : speaker.line('believes', { character: texts.characterName(seat.shown) }),
    seat.isTraveller ? speaker.line('isTraveller') : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return now
  const { comma, aside } = punctuation(texts.locale)
  return now + aside(parts.join(comma))
}
