/** Shows one kind of view to whoever listens. */
export interface Audience<View> {
  readonly current: () => View
  readonly show: (view: View) => void
  /** Calls back with every later view; returns the unsubscriber. */
  readonly subscribe: (listener: (view: View) => void) => () => void
}

/** An audience that sees `first` until something else is shown. */
export function createAudience<View>(first: View): Audience<View> {
  const listeners = new Set<(view: View) => void>()
  let current = first
  return {
    current: () => current,
    show(view) {
      current = view
      for (const listener of listeners) listener(view)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
