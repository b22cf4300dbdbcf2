import { nextTick, ref, type Ref } from 'vue'
import type { BoardSeat } from './boardSeat'
import { keyboardTargets, nextTarget, type DragItem } from './dropTargets'
import type { BoardDrag } from './useDrag'

/** The one place of the ring in the tab order: a seat by index, then 0 = its token, 1 and up = its reminders. */
export interface RingFocus {
  index: number
  part: number
}

/**
 * Keyboard of the ring. Left and Right go round, Down and Up into a seat's reminders and back, Enter presses, M picks
 * up; with something in the hand the arrows aim, Enter or M puts down and Escape lets go. Space is left to the page,
 * where it goes on to the next step.
 */
export function useRingFocus(seats: () => BoardSeat[], drag: BoardDrag, root: Readonly<Ref<HTMLElement | null>>) {
  const focus = ref<RingFocus>({ index: 0, part: 0 })

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
    const parts = root.value?.querySelectorAll('.seat-spot')[index]?.querySelectorAll('button').length ?? 1
    void go({ index, part: Math.min(parts - 1, Math.max(0, part + by)) })
  }

  function held(): DragItem | null {
    const seat = seats()[focus.value.index]
    if (!seat) return null
    if (focus.value.part === 0) return { kind: 'seat', seat: seat.seat }
    const reminder = seat.reminders[focus.value.part - 1]
    return reminder ? { kind: 'reminder', reminder: reminder.id, seat: seat.seat } : null
  }

  function aim(by: 1 | -1, item: DragItem): void {
    const targets = keyboardTargets(
      item,
      seats().map(({ seat }) => seat),
    )
    drag.aim(nextTarget(targets, drag.target.value, by))
  }

  function whileCarrying(key: string, item: DragItem): boolean {
    if (key === 'ArrowRight' || key === 'ArrowDown') aim(1, item)
    else if (key === 'ArrowLeft' || key === 'ArrowUp') aim(-1, item)
    else if (key === 'Enter' || key === 'm') drag.putDown()
    else return false
    return true
  }

  function pickUp(): void {
    const item = held()
    if (!item) return
    drag.pickUp(item)
    const seat = seats()[focus.value.index]
    if (seat) drag.aim({ kind: 'seat', seat: seat.seat })
  }

  function whileFree(key: string): boolean {
    if (key === 'ArrowRight') round(1)
    else if (key === 'ArrowLeft') round(-1)
    else if (key === 'ArrowDown') deeper(1)
    else if (key === 'ArrowUp') deeper(-1)
    else if (key === 'm') pickUp()
    else return key === ' '
    return true
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const { value: state } = drag.state
    const isDone = state.kind === 'carried' ? whileCarrying(event.key, state.item) : whileFree(event.key)
    if (isDone) event.preventDefault()
  }

  /** A click, or a screen reader, put the focus somewhere in the ring. */
  function onFocus(event: FocusEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const spot = button?.closest('.seat-spot')
    if (!button || !spot) return
    const index = [...(root.value?.querySelectorAll('.seat-spot') ?? [])].indexOf(spot)
    focus.value = { index, part: [...spot.querySelectorAll('button')].indexOf(button) }
  }

  return { focus, onKey, onFocus }
}
