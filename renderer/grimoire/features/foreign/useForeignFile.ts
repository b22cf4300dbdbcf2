import { computed, ref, shallowRef, watch } from 'vue'
import type { Phase } from '../../../../shared/domain/vocabulary'
import type { ForeignEntry, ForeignProblem } from '../../../../shared/grimoire/foreign'
import type { HomebrewCharacter, Script } from '../../../../shared/grimoire/script'
import { openBook } from '../../../sheet/scriptBook'
import { useForeignStore } from '../../stores/foreignStore'
import { useGameStore } from '../../stores/gameStore'
import { usePictureStore } from '../../stores/pictureStore'
import { bookTexts } from '../../texts/catalogueTexts'
import { useWords } from '../../texts/useWords'
import { useNewGame } from '../start/useNewGame'

/** The script with one of its own characters said otherwise. */
function withCharacter(script: Script, made: HomebrewCharacter): Script {
  return { ...script, homebrew: script.homebrew.map((one) => (one.id === made.id ? made : one)) }
}

/** What there is to say about what somebody brought. */
function useFindings() {
  const foreign = useForeignStore()
  const { t, notice } = useWords()
  const counts = computed(() => {
    const found = new Map<ForeignEntry['action'], number>()
    for (const { action } of foreign.file?.entries ?? [])
      if (action !== 'meta') found.set(action, (found.get(action) ?? 0) + 1)
    return [...found]
  })
  /** What is said of the file as a whole, not of one of its entries. */
  const general = computed(() => {
    const listed = new Set((foreign.file?.entries ?? []).map(({ entry }) => entry))
    return (foreign.file?.problems ?? []).filter(({ entry }) => entry === null || !listed.has(entry))
  })

  function problemWords(problem: ForeignProblem): string {
    const { seat, place, times } = problem
    const sentence = notice(problem)
    const where = [
      seat === null ? '' : t('codes.where.seat', { seat }),
      place === null || problem.severity !== 'error' ? '' : t('codes.where.place', { ...place }),
    ].filter((part) => part !== '')
    const whole = where.length > 0 ? `${sentence} (${where.join(', ')})` : sentence
    return times > 1 ? t('codes.times.more', { sentence: whole, more: times - 1 }) : whole
  }

  return { counts, general, problemWords }
}

/** What somebody brought, and what the Storyteller makes of it. */
export function useForeignFile() {
  const foreign = useForeignStore()
  const game = useGameStore()
  const newGame = useNewGame()
  const findings = useFindings()
  const script = shallowRef<Script | null>(null)
  const phaseKind = ref<Phase['kind'] | null>(null)
  const number = ref(1)

  watch(
    () => foreign.file,
    (file) => {
      script.value = file?.script ?? null
      void usePictureStore().look(script.value)
      // A table at which nobody has a character can only be in setup; all else only the Storyteller knows.
      phaseKind.value = file?.position?.phase.kind === 'setup' ? 'setup' : null
      number.value = 1
    },
    { immediate: true },
  )

  const book = computed(() => openBook(script.value ?? { homebrew: [] }, bookTexts()))
  const placeholders = computed(() => (script.value?.homebrew ?? []).filter(({ isPlaceholder }) => isPlaceholder))
  const isState = computed(() => foreign.file?.kind === 'state')
  const isUsable = computed(() =>
    isState.value ? foreign.file?.position != null && phaseKind.value !== null : script.value !== null,
  )
  function complete(made: HomebrewCharacter): void {
    if (script.value) script.value = withCharacter(script.value, made)
  }

  async function use(): Promise<void> {
    if (!script.value) return
    const chosen = script.value
    foreign.close()
    await game.dispatch('chooseScript', { script: chosen })
  }

  async function startGame(): Promise<void> {
    if (foreign.file?.kind === 'record') return foreign.openRecord()
    const { position } = foreign.file ?? {}
    const chosen = script.value
    const kind = phaseKind.value
    if (!(await newGame())) return
    foreign.close()
    if (position && kind) {
      const phase: Phase = { kind, number: kind === 'setup' ? 0 : number.value }
      await game.dispatch('startFromPosition', { ...position, phase, ...(chosen && { script: chosen }) })
    } else if (chosen) await game.dispatch('chooseScript', { script: chosen })
  }

  return {
    foreign,
    script,
    book,
    placeholders,
    isState,
    isUsable,
    ...findings,
    phaseKind,
    number,
    complete,
    use,
    startGame,
  }
}
