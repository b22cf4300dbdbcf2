import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'

/**
 * The value as it was when the page was painted last. What may be a frame late takes no time from the frame that shows what the
 * Storyteller did.
 */
export function usePainted<Value>(source: () => Value): Readonly<Ref<Value>> {
  const painted = shallowRef(source())
  let frame = 0
  let message: ReturnType<typeof setTimeout> | undefined
  function forget(): void {
    cancelAnimationFrame(frame)
    clearTimeout(message)
  }
  watch(source, () => {
    forget()
    frame = requestAnimationFrame(() => {
      message = setTimeout(() => (painted.value = source()))
    })
  })
  onScopeDispose(forget)
  return painted
}
