import { onBeforeUnmount, onMounted, watch } from 'vue'
import { useCoverStore } from '../../stores/coverStore'
import { useGameStore } from '../../stores/gameStore'
import { useSettingsStore } from '../../stores/settingsStore'

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** Drops the curtain when the window was without focus, or the laptop untouched, for as long as the settings say. */
export function useAutoCurtain(): void {
  const cover = useCoverStore()
  const game = useGameStore()
  const settings = useSettingsStore()
  const blurred = createFuse(drop)
  const idle = createFuse(drop)

  function drop(): void {
    if (game.view) cover.drop()
  }
  const onBlur = (): void => blurred.light(settings.settings?.curtainAfterS ?? 0)
  const onTouch = (): void => idle.light(settings.settings?.curtainIdleS ?? 0)
  watch(() => settings.settings?.curtainIdleS, onTouch)

  onMounted(() => {
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', blurred.putOut)
    for (const touch of TOUCHES) window.addEventListener(touch, onTouch, { capture: true, passive: true })
    onTouch()
  })
  onBeforeUnmount(() => {
    blurred.putOut()
    idle.putOut()
    window.removeEventListener('blur', onBlur)
    window.removeEventListener('focus', blurred.putOut)
    for (const touch of TOUCHES) window.removeEventListener(touch, onTouch, { capture: true })
  })
}

/** Burns down in so many seconds, unless it is lit anew or put out; 0 = is not lit. */
function createFuse(onBurnt: () => void) {
  let timer = 0
  let lit = { atMs: 0, forMs: 0 }

  function look(): void {
    const leftMs = lit.atMs + lit.forMs - Date.now()
    timer = 0
    if (leftMs <= 0) onBurnt()
    else timer = window.setTimeout(look, leftMs)
  }
  function putOut(): void {
    window.clearTimeout(timer)
    timer = 0
  }
  function light(seconds: number): void {
    // A pointer that moves lights it again and again: the clock is set once, and looks when it rings.
    const isShorter = seconds * 1000 < lit.forMs
    lit = { atMs: Date.now(), forMs: seconds * 1000 }
    if (seconds <= 0 || isShorter) putOut()
    if (seconds > 0 && timer === 0) timer = window.setTimeout(look, lit.forMs)
  }
  return { light, putOut }
}
