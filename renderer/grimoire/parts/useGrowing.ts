import { onBeforeUnmount, ref, watch, type Ref } from 'vue'

/** So many are drawn at once; more would hold the window up for longer than a press should. */
const AT_ONCE = 24

/** How many of a long list to draw: what is seen at once, then more with every frame until all are there. Anew for another list. */
export function useGrowing(list: () => readonly unknown[]): Readonly<Ref<number>> {
  const count = ref(AT_ONCE)
  let frame = 0
  function grow(): void {
    if (count.value >= list().length) return
    count.value += AT_ONCE
    frame = requestAnimationFrame(grow)
  }
  watch(
    list,
    () => {
      cancelAnimationFrame(frame)
      count.value = AT_ONCE
      frame = requestAnimationFrame(grow)
    },
    { immediate: true },
  )
  onBeforeUnmount(() => cancelAnimationFrame(frame))
  return count
}
