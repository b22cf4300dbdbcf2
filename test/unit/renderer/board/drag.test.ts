import { describe, expect, it } from 'vitest'
import {
  dragStep,
  DRAG_THRESHOLD_PX,
  type DragEvent,
  type DragState,
  type DragStep,
} from '../../../../renderer/board/drag'

const here = { x: 100, y: 100 }
const near = { x: 100 + DRAG_THRESHOLD_PX - 1, y: 100 }
const far = { x: 140, y: 120 }
const press: DragEvent<string> = { kind: 'press', item: 'imp', pointer: 1, at: here }
const move = (at = far, pointer = 1): DragEvent<string> => ({ kind: 'move', pointer, at })
const release = (at = far, pointer = 1): DragEvent<string> => ({ kind: 'release', pointer, at })

/** Runs events from rest and tells where they lead. */
function after(events: DragEvent<string>[], exists: (item: string) => boolean = () => true) {
  let state: DragState<string> = { kind: 'idle' }
  const outcomes = []
  for (const event of events) {
    const step: DragStep<string> = dragStep(state, event, exists)
    state = step.state
    if (step.outcome) outcomes.push(step.outcome)
  }
  return { state, outcomes }
}

describe('dragStep', () => {
  it('makes a drag of a press that moves three pixels, and drops where it is let go', () => {
    expect(after([press]).state.kind).toBe('pressed')
    expect(after([press, move(near)]).state.kind).toBe('pressed')
    expect(after([press, move()]).state).toEqual({ kind: 'dragging', item: 'imp', pointer: 1, at: far })
    expect(after([press, move(), release()])).toEqual({
      state: { kind: 'idle' },
      outcomes: [{ kind: 'dropped', item: 'imp', at: far }],
    })
  })

  it('leaves a press that is let go where it was to the click', () => {
    expect(after([press, move(near), release(near)])).toEqual({ state: { kind: 'idle' }, outcomes: [] })
  })

  it('keeps a drag alive that comes back to where it began', () => {
    expect(after([press, move(), move(here), release(here)]).outcomes).toEqual([
      { kind: 'dropped', item: 'imp', at: here },
    ])
  })

  it.each(['escape', 'pointer', 'blur', 'menu'] as const)('is cancelled by %s', (reason) => {
    const cancel: DragEvent<string> = { kind: 'cancel', reason }
    for (const events of [[press], [press, move()], [{ kind: 'pickUp', item: 'imp' } as const]]) {
      expect(after([...events, cancel])).toEqual({
        state: { kind: 'idle' },
        outcomes: [{ kind: 'cancelled', item: 'imp', reason }],
      })
    }
  })

  it('is cancelled by a second press, which starts nothing', () => {
    const second: DragEvent<string> = { kind: 'press', item: 'monk', pointer: 2, at: far }
    expect(after([press, move(), second])).toEqual({
      state: { kind: 'idle' },
      outcomes: [{ kind: 'cancelled', item: 'imp', reason: 'second-press' }],
    })
  })

  it('lets go of a thing that has vanished, at whatever comes next', () => {
    for (const next of [move(), release()]) {
      let isThere = true
      const state = dragStep<string>({ kind: 'idle' }, press, () => isThere).state
      isThere = false
      expect(dragStep(state, next, () => isThere)).toEqual({
        state: { kind: 'idle' },
        outcome: { kind: 'cancelled', item: 'imp', reason: 'vanished' },
      })
    }
  })

  it('ignores other fingers', () => {
    expect(after([press, move(), release(here, 2)]).state.kind).toBe('dragging')
    expect(after([press, move(far, 2)]).state.kind).toBe('pressed')
  })

  it('carries what was picked up until it is put down by key or by click', () => {
    const pickUp: DragEvent<string> = { kind: 'pickUp', item: 'imp' }
    expect(after([pickUp, move()]).state).toEqual({ kind: 'carried', item: 'imp' })
    expect(after([pickUp, { kind: 'putDown' }]).outcomes).toEqual([{ kind: 'dropped', item: 'imp', at: null }])
    expect(after([pickUp, release()]).outcomes).toEqual([{ kind: 'dropped', item: 'imp', at: far }])
    expect(after([pickUp, { kind: 'pickUp', item: 'monk' }]).state).toEqual({ kind: 'carried', item: 'monk' })
  })

  it('comes to nothing without anything in the hand', () => {
    expect(after([move(), release(), { kind: 'putDown' }, { kind: 'cancel', reason: 'escape' }])).toEqual({
      state: { kind: 'idle' },
      outcomes: [],
    })
  })
})
