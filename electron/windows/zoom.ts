/** The size the Grimoire is drawn for, in CSS pixels; larger windows are drawn larger. */
const DESIGNED_FOR = { width: 1920, height: 1080 }
const LARGEST_ZOOM = 3

/**
 * How much larger a window of this content size is drawn, 1 to 3: nothing changes up to full HD, so that a 4K screen at 100 %
 * does not make everything tiny. Sizes in device-independent pixels.
 */
export function zoomFor({ width, height }: { width: number; height: number }): number {
  const fits = Math.min(width / DESIGNED_FOR.width, height / DESIGNED_FOR.height)
  return Math.min(LARGEST_ZOOM, Math.max(1, Math.round(fits * 20) / 20))
}
