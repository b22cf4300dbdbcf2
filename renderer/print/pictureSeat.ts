import type { GrimoireView, ReminderView, SeatView } from '../../shared/grimoire/view'
import type { CatalogueTexts } from '../../shared/locales/messages'
import { atRest, type BoardReminder, type BoardSeat } from '../board/boardSeat'
import { reminderOutline } from '../board/reminderArt'
import type { ScriptBook } from '../sheet/scriptBook'

/** What a picture is drawn with. */
export interface PictureBook {
  readonly book: ScriptBook
  /** Labels of reminder tokens in the reader's language. */
  readonly labels: CatalogueTexts['reminders']
  /** Name of an empty name: its chair. */
  readonly chair: (number: number) => string
}

/** The seats of a Grimoire as a picture shows them: how they stand, and nothing that is being done just now. */
export function pictureSeats(view: GrimoireView, words: PictureBook): BoardSeat[] {
  return view.seats.map((seat, index) => pictureSeat(seat, index + 1, words))
}

function pictureSeat(seat: SeatView, number: number, { book, labels, chair }: PictureBook): BoardSeat {
  const isDead = seat.isShrouded
  return {
    seat: seat.seat,
    name: seat.name || chair(number),
    number,
    description: '',
    character: seat.character === null ? null : book.token(seat.character),
    supposed: seat.shown === null ? null : book.token(seat.shown),
    isTurned: seat.isUpsideDown,
    isShrouded: isDead,
    isEvil: seat.character !== null && seat.alignment === 'evil',
    isDead,
    vote: isDead ? (seat.voteToken ? 'left' : 'spent') : null,
    ...atRest,
    reminders: seat.reminders.map((one) => reminder(one, book, labels)),
  }
}

function reminder(one: ReminderView, book: ScriptBook, labels: CatalogueTexts['reminders']): BoardReminder {
  const label = labels[one.character]?.[one.label] ?? one.label
  return {
    id: one.id,
    outline: reminderOutline(one.kind, one.label),
    icon: book.isKnown(one.character) ? book.token(one.character).icon : null,
    label,
    description: label,
    isActive: one.isActive,
  }
}
