import { computed, onBeforeUnmount, ref, shallowRef, watch } from 'vue'
import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { DayActionView } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'

/** A guess about a player. */
export interface Guess {
  seat: SeatId
  character: CharacterId
}

/** What is entered for an ability that is used by day; players are pressed on the board. */
export function useDayAction(action: DayActionView) {
  const game = useGameStore()
  const desk = useDeskStore()
  const guesses = shallowRef<readonly Guess[]>([])
  const text = ref('')
  const isTrue = ref<'yes' | 'no' | null>(null)
  const answer = shallowRef<Json | undefined>()
  const isGuess = action.input === 'guesses' || action.input === 'guessAndAnswer'
  /** Used already: what is left is to answer. */
  const isAnswerDue = action.status !== 'ready' && action.information !== null
  /** What is told is the text itself. */
  const isTold = action.information?.form.kind === 'text'
  const isWriting = !isTold && !isAnswerDue && !['none', 'guesses'].includes(action.input)
  const max = isAnswerDue ? 0 : isGuess ? 1 : (action.targets?.max ?? 0)
  const id = `day ${action.seat} ${action.ability}`

  desk.startPicking({ id, max, legal: action.targets ? new Set(action.targets.legal) : null })
  onBeforeUnmount(() => desk.picking?.id === id && desk.startPicking(null))
  const targets = computed(() => (isGuess ? [] : desk.picked))
  /** Whom the next guess is about. */
  const guessed = computed(() => (isGuess ? desk.picked[0] : undefined))
  const isReady = computed(() => {
    // What was said in public counts for nothing until it is judged.
    if (action.input === 'statement') return isTrue.value !== null
    return isAnswerDue ? answer.value !== undefined : targets.value.length >= (action.targets?.min ?? 0)
  })
  watch(text, (words) => isTold && (answer.value = words.trim() || undefined))

  function guess(character: CharacterId): void {
    if (guessed.value !== undefined) guesses.value = [...guesses.value, { seat: guessed.value, character }]
    desk.startPicking(desk.picking)
  }

  function saidInWords(): { question: Json } | { text: string } | null {
    if (!isWriting || !text.value.trim()) return null
    return action.input === 'question' ? { question: { text: text.value } } : { text: text.value }
  }

  async function use(): Promise<boolean> {
    const { seat, ability, isPublic } = action
    if (isAnswerDue) return game.dispatch('tell', { seat, ability, value: answer.value ?? null })
    return game.dispatch('useByDay', {
      seat,
      ability,
      isPublic,
      targets: [...targets.value],
      ...(guesses.value.length > 0 && { guesses: [...guesses.value] }),
      ...saidInWords(),
      ...(isTrue.value && { statementTrue: isTrue.value === 'yes' }),
      ...(answer.value !== undefined && { answer: answer.value }),
    })
  }

  return {
    guesses,
    guessed,
    guess,
    text,
    isTrue,
    answer,
    targets,
    isGuess,
    isTold,
    isWriting,
    isAnswerDue,
    isReady,
    use,
  }
}
