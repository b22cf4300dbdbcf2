import { onBeforeUnmount, onMounted, shallowRef, type Ref, type ShallowRef } from 'vue'

/** Inner size of an element in pixels, kept up to date; 0 × 0 before it is mounted. */
export function useElementSize(
  element: Readonly<Ref<HTMLElement | null>>,
): Readonly<ShallowRef<{ width: number; height: number }>> {
  const size = shallowRef({ width: 0, height: 0 })
  const measure = (): void => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = element.value ?? {}
    if (width !== size.value.width || height !== size.value.height) size.value = { width, height }
  }
  const observer = new ResizeObserver(measure)
  onMounted(() => {
    measure()
    if (element.value) observer.observe(element.value)
  })
  onBeforeUnmount(() => observer.disconnect())
  return size
}
