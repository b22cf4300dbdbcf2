import { nextTick, onBeforeUpdate, onUpdated, ref, type Ref } from 'vue'
import type { BoardSeat } from './boardSeat'
import { keyboardTargets, nextTarget, type DragItem } from './dropTargets'
import type { BoardDrag } from './useDrag'

/** The one place of the ring in the tab order: a seat by index, then 0 = its token, 1 and up = its reminders. */
export interface RingFocus {
  index: number
  part: number
}

/** What the arrows and the M key do, by the name of the key. */
type KeyTable = Readonly<Record<string, () => void>>

/**
 * Keyboard of the ring. Left and Right go round, Down and Up into a seat's reminders and back, Enter presses, M picks
 * up; with something in the hand the arrows aim, Enter or M puts down and Escape lets go. Space is left to the page,
 * where it goes on to the next step.
 */
export function useRingFocus(seats: () => BoardSeat[], drag: BoardDrag, root: Readonly<Ref<HTMLElement | null>>) {
  const focus = ref<RingFocus>({ index: 0, part: 0 })
  const spots = (): HTMLElement[] => [...(root.value?.querySelectorAll<HTMLElement>('.seat-spot') ?? [])]

  async function go(next: RingFocus): Promise<void> {
    focus.value = next
    await nextTick()
    root.value?.querySelector<HTMLElement>('.seat-spot button[tabindex="0"]')?.focus({ preventScroll: true })
  }

  function round(by: 1 | -1): void {
    const count = seats().length
    if (count > 0) void go({ index: (focus.value.index + by + count) % count, part: 0 })
  }

  function deeper(by: 1 | -1): void {
    const { index, part } = focus.value
    const parts = spots()[index]?.querySelectorAll('button').length ?? 1
    void go({ index, part: Math.min(parts - 1, Math.max(0, part + by)) })
  }

  const whileFree: KeyTable = {
    ArrowRight: () => round(1),
    ArrowLeft: () => round(-1),
    ArrowDown: () => deeper(1),
    ArrowUp: () => deeper(-1),
    m: () => pickUp(seats()[focus.value.index], focus.value.part, drag),
    ' ': () => undefined,
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const { value: state } = drag.state
    const action = (state.kind === 'carried' ? whileCarrying(state.item, seats(), drag) : whileFree)[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  /** A click, or a screen reader, put the focus somewhere in the ring. */
  function onFocus(event: FocusEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const spot = button?.closest<HTMLElement>('.seat-spot')
    if (!button || !spot) return
    focus.value = { index: spots().indexOf(spot), part: [...spot.querySelectorAll('button')].indexOf(button) }
  }

  // What has the focus may go with a change, as a reminder does: then its seat is next, and the next key is not lost.
  let wasInside = false
  onBeforeUpdate(() => (wasInside = root.value?.contains(document.activeElement) ?? false))
  onUpdated(() => {
    const isLost = wasInside && document.activeElement === document.body
    const isReached = root.value?.querySelector('.seat-spot button[tabindex="0"]') != null
    if (isReached && !isLost) return
    const next = isReached
      ? focus.value
      : { index: Math.max(0, Math.min(focus.value.index, seats().length - 1)), part: 0 }
    if (isLost) void go(next)
    else focus.value = next
  })

  return { focus, onKey, onFocus }
}

function pickUp(seat: BoardSeat | undefined, part: number, drag: BoardDrag): void {
  if (!seat) return
  const reminder = seat.reminders[part - 1]
  if (part > 0 && !reminder) return
  drag.pickUp(
    reminder ? { kind: 'reminder', reminder: reminder.id, seat: seat.seat } : { kind: 'seat', seat: seat.seat },
  )
  drag.aim({ kind: 'seat', seat: seat.seat })
}

function whileCarrying(item: DragItem, seats: BoardSeat[], drag: BoardDrag): KeyTable {
  const places = seats.map(({ seat }) => seat)
  const aim = (by: 1 | -1) => (): void => drag.aim(nextTarget(keyboardTargets(item, places), drag.target.value, by))
  const putDown = (): void => drag.putDown()
  return { ArrowRight: aim(1), ArrowDown: aim(1), ArrowLeft: aim(-1), ArrowUp: aim(-1), Enter: putDown, m: putDown }
}
