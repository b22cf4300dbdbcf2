import { onBeforeUnmount, onMounted, ref } from 'vue'

/** Long enough not to happen by a slip. */
export const HOLD_MS = 700
/** The long key, and the one a presenter's remote goes on with. */
const HELD = new Set([' ', 'PageDown'])

/**
 * A deliberate act: Space, a remote's key, or the pointer anywhere, held down for {@link HOLD_MS}. A shorter press calls `onTap`. A key
 * that was down already when this came up does not count.
 */
export function useHold(onHeld: () => void, onTap: () => void = () => undefined) {
  const isHolding = ref(false)
  let timer = 0

  function start(): void {
    if (isHolding.value) return
    isHolding.value = true
    timer = window.setTimeout(() => {
      isHolding.value = false
      onHeld()
    }, HOLD_MS)
  }
  function stop(isTap: boolean): void {
    window.clearTimeout(timer)
    if (isHolding.value && isTap) onTap()
    isHolding.value = false
  }

  function onKeydown(event: KeyboardEvent): void {
    if (!HELD.has(event.key)) return
    event.preventDefault()
    if (!event.repeat) start()
  }
  const onKeyup = (event: KeyboardEvent): void => {
    if (HELD.has(event.key)) stop(true)
  }
  const letGo = (): void => stop(false)

  onMounted(() => {
    window.addEventListener('keydown', onKeydown)
    window.addEventListener('keyup', onKeyup)
    window.addEventListener('blur', letGo)
  })
  onBeforeUnmount(() => {
    letGo()
    window.removeEventListener('keydown', onKeydown)
    window.removeEventListener('keyup', onKeyup)
    window.removeEventListener('blur', letGo)
  })
  return { isHolding, press: start, release: () => stop(true), letGo }
}
