/** One frame at 60 Hz, in milliseconds. */
const FRAME_MS = 16

/**
 * Passes on the newest of what it is told, a frame after the first that is waiting. The Town Square is told like this: both windows
 * drawing at once would keep the Storyteller waiting, who did it and looks for it, and across the room a frame is nothing.
 */
export function trailing<Value>(pass: (newest: Value) => void): (value: Value) => void {
  let newest: { readonly value: Value } | null = null
  return (value) => {
    const isWaiting = newest !== null
    newest = { value }
    if (isWaiting) return
    setTimeout(() => {
      const told = newest
      newest = null
      if (told) pass(told.value)
    }, FRAME_MS)
  }
}
