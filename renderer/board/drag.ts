import { distance, type Point } from './geometry'

/** A press becomes a drag when the pointer has moved this far. */
export const DRAG_THRESHOLD_PX = 3

/** Where a hand's movement stands. */
export type DragState<Item> =
  | { kind: 'idle' }
  | { kind: 'pressed'; item: Item; pointer: number; from: Point }
  | { kind: 'dragging'; item: Item; pointer: number; at: Point }
  /** Picked up by a key or a click: it stays in the hand until it is put down. */
  | { kind: 'carried'; item: Item }

/** What happened. */
export type DragEvent<Item> =
  | { kind: 'press'; item: Item; pointer: number; at: Point }
  | { kind: 'move'; pointer: number; at: Point }
  | { kind: 'release'; pointer: number; at: Point }
  | { kind: 'pickUp'; item: Item }
  | { kind: 'putDown' }
  | { kind: 'cancel'; reason: CancelReason }

/** Why a movement came to nothing. */
export type CancelReason = 'escape' | 'pointer' | 'blur' | 'menu' | 'second-press' | 'vanished'

/** What a movement came to; a press let go where it was is a click, and comes to nothing here. `at` null = put down by key: the target is the one chosen, not a place. */
export type DragOutcome<Item> =
  { kind: 'dropped'; item: Item; at: Point | null } | { kind: 'cancelled'; item: Item; reason: CancelReason }

/** One transition: the next state, and what came of it, if anything did. */
export interface DragStep<Item> {
  state: DragState<Item>
  outcome: DragOutcome<Item> | null
}

const rest = <Item>(outcome: DragOutcome<Item> | null = null): DragStep<Item> => ({ state: { kind: 'idle' }, outcome })
const cancelled = <Item>(item: Item, reason: CancelReason): DragStep<Item> => rest({ kind: 'cancelled', item, reason })

/**
 * The hand as a state machine: idle → pressed → dragging → dropped or cancelled, and idle → carried → dropped or
 * cancelled. `exists` tells whether the thing in the hand is still there: undo or another window may have taken it away.
 */
export function dragStep<Item>(
  state: DragState<Item>,
  event: DragEvent<Item>,
  exists: (item: Item) => boolean,
): DragStep<Item> {
  if (state.kind === 'idle') return fromIdle(event)
  if (event.kind === 'cancel') return cancelled(state.item, event.reason)
  if (!exists(state.item)) return cancelled(state.item, 'vanished')
  if (state.kind === 'carried') return fromCarried(state, event)
  if (event.kind === 'press') return cancelled(state.item, 'second-press')
  if (event.kind === 'move' || event.kind === 'release') return fromPointer(state, event)
  return { state, outcome: null }
}

function fromIdle<Item>(event: DragEvent<Item>): DragStep<Item> {
  if (event.kind === 'press') {
    return { state: { kind: 'pressed', item: event.item, pointer: event.pointer, from: event.at }, outcome: null }
  }
  if (event.kind === 'pickUp') return { state: { kind: 'carried', item: event.item }, outcome: null }
  return rest()
}

function fromCarried<Item>(state: DragState<Item> & { kind: 'carried' }, event: DragEvent<Item>): DragStep<Item> {
  if (event.kind === 'putDown') return rest({ kind: 'dropped', item: state.item, at: null })
  if (event.kind === 'release') return rest({ kind: 'dropped', item: state.item, at: event.at })
  if (event.kind === 'pickUp') return { state: { kind: 'carried', item: event.item }, outcome: null }
  return { state, outcome: null }
}

function fromPointer<Item>(
  state: DragState<Item> & { kind: 'pressed' | 'dragging' },
  event: { kind: 'move' | 'release'; pointer: number; at: Point },
): DragStep<Item> {
  if (event.pointer !== state.pointer) return { state, outcome: null }
  const { item, pointer } = state
  const isFar = state.kind === 'dragging' || distance(state.from, event.at) >= DRAG_THRESHOLD_PX
  if (event.kind === 'move')
    return { state: isFar ? { kind: 'dragging', item, pointer, at: event.at } : state, outcome: null }
  return rest(isFar ? { kind: 'dropped', item, at: event.at } : null)
}
