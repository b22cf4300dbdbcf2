import { computed, shallowRef, watch } from 'vue'
import { useDeskStore } from '../../stores/deskStore'
import { buttonsFor } from './answers'
import { wantsChoice } from './nightSteps'
import type { useStepEntry } from './useStepEntry'

/** What the current step still lacks when Done is pressed: it warns once, and then goes on without. */
export function useStepLack({ step, characters, answer, toTell, isReady }: ReturnType<typeof useStepEntry>) {
  const desk = useDeskStore()
  const isWarned = shallowRef(false)

  /** Nothing was picked where nothing need be: that is the choice. */
  const isDeclining = computed(() => {
    const now = step.value
    const isUntouched = desk.picked.length + characters.value.length === 0 && answer.value === null
    return now !== null && isUntouched && !now.isManual && wantsChoice(now) && now.advice?.canDecline === true
  })
  const lack = computed((): 'choice' | 'answer' | null => {
    const now = step.value
    if (!now || isReady.value || isDeclining.value) return null
    if (wantsChoice(now)) return 'choice'
    const information = now.advice?.information
    const isSayable = information && (information.isAnything || buttonsFor(information).length > 0)
    return isSayable && toTell.value === undefined ? 'answer' : null
  })
  const missing = computed(() => (isWarned.value ? lack.value : null))
  watch([() => step.value?.key, lack, () => desk.picked], () => (isWarned.value = false), { flush: 'sync' })

  /** Whether something is missing that was not warned of yet; now it is. */
  function warns(): boolean {
    if (lack.value === null || isWarned.value) return false
    isWarned.value = true
    return true
  }
  return { isDeclining, missing, warns }
}
