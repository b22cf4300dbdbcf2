import type { EffectId, SeatId } from '../../shared/domain/ids'
import type { BoardCharacter } from './boardCharacter'
import type { ReminderOutline } from './reminderArt'

/** One reminder at a seat. */
export interface BoardReminder {
  id: EffectId
  outline: ReminderOutline
  /** Icon of the character it belongs to; null = none. */
  icon: string | null
  /** Address of a picture in its place. */
  image?: string
  /** Short, in the reader's language. */
  label: string
  /** The whole of it for a screen reader and a tooltip: "Poisoned, by the Poisoner, until dusk". */
  description: string
  isActive: boolean
}

/** One seat as the board draws it. Words are in the reader's language. */
export interface BoardSeat {
  seat: SeatId
  /** The player's name. */
  name: string
  /** Number of the chair; null = not shown, as on small laptops with twenty seats. */
  number: number | null
  /** All that can be seen, as a sentence for screen readers. */
  description: string
  /** Null = no character yet: an empty place. */
  character: BoardCharacter | null
  /** The character the player believes to be, where it differs. */
  supposed: BoardCharacter | null
  isTurned: boolean
  isShrouded: boolean
  /** Red triangle on the plate. */
  isEvil: boolean
  isDead: boolean
  /** Vote of who pays for it with a token, as the dead do; null for the others. */
  vote: 'left' | 'spent' | null
  /** Vote tokens held, where they are more than one. */
  votes?: number
  order: { position: number; status: 'todo' | 'now' | 'done'; description: string } | null
  isActing: boolean
  isPicked: boolean
  /** One of those who may be pressed for what is asked now. */
  isCandidate?: boolean
  isNominee: boolean
  /** During a count: up, down, or not counted yet. */
  hand: 'up' | 'down' | null
  /** The hand of the clock points here. */
  isVoting: boolean
  /** Which nominations of today are used: the one made, the one suffered; absent = neither. */
  nominated?: 'made' | 'had' | 'both'
  /** Votes of who is about to die; null = is not. */
  blockVotes: number | null
  reminders: BoardReminder[]
}

/** What a seat shows of the moment while nothing is being done at it. */
export const atRest = {
  order: null,
  isActing: false,
  isPicked: false,
  isNominee: false,
  hand: null,
  isVoting: false,
  blockVotes: null,
} as const satisfies Partial<BoardSeat>

/** What was pressed, or what a menu is for. */
export type BoardPart =
  | { kind: 'seat'; seat: SeatId }
  | { kind: 'reminder'; seat: SeatId; reminder: EffectId }
  /** The badge of a place in tonight's order; where it is, in pixels of the window. */
  | { kind: 'order'; seat: SeatId; at: { x: number; y: number } }
  /** The `+n` that stands for reminders without a place. */
  | { kind: 'more'; seat: SeatId }
