import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** Something that was asked about: what it is, and why it is so, the nearest cause first. */
export interface Why {
  title: string
  lines: readonly string[]
  /** Where it was pressed, in pixels of the window. */
  x: number
  y: number
}

/** The one "why" that is open; nothing of it is part of the game. */
export const useWhyStore = defineStore('why', () => {
  const open = shallowRef<Why | null>(null)

  /** Opens under what was pressed. Lines that have to be fetched come after the others. */
  function ask(anchor: Element, title: string, lines: readonly string[], more?: Promise<readonly string[]>): void {
    const box = anchor.getBoundingClientRect()
    const asked: Why = { title, lines, x: box.left, y: box.bottom + 6 }
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
