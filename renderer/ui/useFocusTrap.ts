import { nextTick, onBeforeUnmount, onMounted, type Ref } from 'vue'

const FOCUSABLE =
  'button:not(:disabled), [href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/**
 * Keeps the keyboard inside an element while it is mounted: focus goes in, Tab goes round, and the place it came from
 * gets it back; if that has gone, or there was none, what is marked `data-focus-home`. `data-autofocus` comes first.
 */
export function useFocusTrap(root: Readonly<Ref<HTMLElement | null>>): { onTab: (event: KeyboardEvent) => void } {
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null

  const inside = (): HTMLElement[] => [...(root.value?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]

  onMounted(async () => {
    await nextTick()
    const first = root.value?.querySelector<HTMLElement>('[data-autofocus]') ?? inside()[0] ?? root.value
    first?.focus({ preventScroll: true })
  })
  onBeforeUnmount(() => {
    const isThere = before?.isConnected === true && before !== document.body
    const next = isThere ? before : (dialogBelow(root.value) ?? home())
    next?.focus({ preventScroll: true })
  })

  const onTab = (event: KeyboardEvent): void => {
    const all = inside()
    const [first, last] = [all[0], all.at(-1)]
    if (!first || !last) return event.preventDefault()
    const edge = event.shiftKey ? first : last
    if (document.activeElement !== edge && root.value?.contains(document.activeElement)) return
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }
  return { onTab }
}

function dialogBelow(own: HTMLElement | null): HTMLElement | null {
  const open = [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')]
  return open.findLast((one) => one !== own && own?.contains(one) !== true) ?? null
}

const home = (): HTMLElement | null => document.querySelector('[data-focus-home] [tabindex="0"]')
