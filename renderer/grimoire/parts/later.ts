import { defineComponent, getCurrentInstance, h, shallowRef, type Component } from 'vue'
import { invariant } from '../../../shared/lib/invariant'

const readers: (() => Promise<void>)[] = []

let begin = (): void => undefined
const begun = new Promise<void>((resolve) => (begin = resolve))

/** From now on a part is read as soon as it is shown. Before, all there is of time belongs to the board. */
export const readWhenShown = (): void => begin()

/**
 * A component that is read once the board is up, or when it is first shown; from then on it is there at once. Made outside of
 * components: one made inside would be another each time that is shown, and read anew.
 */
export function later<Part extends Component>(load: () => Promise<{ default: Part }>): Part {
  invariant(getCurrentInstance() === null, 'later is called outside of components')
  const part = shallowRef<Component | null>(null)
  let reading: Promise<void> | null = null
  const read = (): Promise<void> => (reading ??= begun.then(load).then((module) => void (part.value = module.default)))
  readers.push(read)
  const shell = defineComponent({
    inheritAttrs: false,
    setup(_props, { attrs, slots }) {
      void read()
      return () => part.value && h(part.value, attrs, slots)
    },
  })
  // It takes and tells whatever the component behind it does.
  return shell as unknown as Part
}

/** Reads all of them, one after the other, so that a gesture in between is not kept waiting. */
export async function readLater(): Promise<void> {
  readWhenShown()
  for (const read of readers) await read()
}
