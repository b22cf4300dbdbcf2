import { useWindowSize } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'

const TALL_PX = 900

/** Whether the window has room for the wider panel and the larger dial. */
export function useTallWindow(): ComputedRef<boolean> {
  const { height } = useWindowSize()
  return computed(() => height.value >= TALL_PX)
}
