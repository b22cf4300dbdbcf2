import { onBeforeUnmount, onMounted } from 'vue'
import { useCoverStore } from '../stores/coverStore'
import { takesKeys, wantsOwnKey } from './typing'

interface Modifiers {
  /** Ctrl, or Command on a Mac. */
  readonly ctrl?: boolean
  readonly shift?: boolean
  /** Also while a text is being typed; for keys with Ctrl. */
  readonly always?: boolean
}

/**
 * Runs something on a key, or on any of several: a presenter's remote has keys of its own. Dead while a text is typed, an IME composes, a dialog or menu is open, or the curtain is
 * down; Space also leaves a button alone that the keyboard has gone to.
 */
export function useShortcut(
  key: string | readonly string[],
  run: () => void,
  when: () => boolean = () => true,
  modifiers: Modifiers = {},
): void {
  const cover = useCoverStore()
  const { ctrl = false, shift = false, always = false } = modifiers
  const keys = new Set([key].flat().map((one) => one.toLowerCase()))

  function onKeydown(event: KeyboardEvent): void {
    const isIt = keys.has(event.key.toLowerCase())
    const isHeld = (event.ctrlKey || event.metaKey) === ctrl && event.shiftKey === shift && !event.altKey
    if (!isIt || !isHeld || cover.isCurtainDown || !when()) return
    if (always ? event.isComposing : takesKeys(event) || wantsOwnKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  onMounted(() => window.addEventListener('keydown', onKeydown, true))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKeydown, true))
}
