import { onBeforeUnmount, onMounted } from 'vue'
import { useCoverStore } from '../../stores/coverStore'
import { useGameStore } from '../../stores/gameStore'
import { useSettingsStore } from '../../stores/settingsStore'

/** Drops the curtain when the window has been without focus for as long as the settings say. */
export function useAutoCurtain(): void {
  const cover = useCoverStore()
  const game = useGameStore()
  const settings = useSettingsStore()
  let timer = 0

  function onBlur(): void {
    const afterS = settings.settings?.curtainAfterS ?? 0
    window.clearTimeout(timer)
    if (afterS > 0 && game.view) timer = window.setTimeout(() => cover.drop(), afterS * 1000)
  }
  const onFocus = (): void => window.clearTimeout(timer)

  onMounted(() => {
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', onFocus)
  })
  onBeforeUnmount(() => {
    onFocus()
    window.removeEventListener('blur', onBlur)
    window.removeEventListener('focus', onFocus)
  })
}
