import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** Where something was pressed, in pixels of the window. */
interface Place {
  x: number
  y: number
}

/** Something that was asked about: what it is, and why it is so, the nearest cause first. */
export interface Why extends Place {
  title: string
  lines: readonly string[]
}

/** Right under something on the page. */
export function under(anchor: Element): Place {
  const box = anchor.getBoundingClientRect()
  return { x: box.left, y: box.bottom + 6 }
}

/** The one "why" that is open; nothing of it is part of the game. */
export const useWhyStore = defineStore('why', () => {
  const open = shallowRef<Why | null>(null)

  /** Opens under what was pressed. Lines that have to be fetched come after the others. */
  function ask(at: Place, title: string, lines: readonly string[], more?: Promise<readonly string[]>): void {
    const asked: Why = { title, lines, ...at }
    open.value = asked
    void more?.then((fetched) => {
      if (open.value === asked) open.value = { ...asked, lines: [...lines, ...fetched] }
    })
  }
  function close(): void {
    open.value = null
  }
  return { open, ask, close }
})
