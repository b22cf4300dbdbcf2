import { computed, onBeforeUnmount, shallowRef, watch } from 'vue'
import type { CharacterId } from '../../../../shared/domain/ids'
import { sameJson, type Json } from '../../../../shared/lib/json'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { asWokenTogether } from './evilRow'
import { isPattern } from './answers'
import { actorOf, isComplete, splitNight, wantsChoice } from './nightSteps'

/** The current step and what is being entered for it: targets, characters, an answer, what will be told. */
export function useStepEntry() {
  const game = useGameStore()
  const desk = useDeskStore()
  const split = computed(() => splitNight(game.view?.night))
  const step = computed(() => split.value.current && asWokenTogether(split.value.current))
  const actor = computed(() => (step.value && game.view ? actorOf(step.value, game.view.seats) : null))
  const characters = shallowRef<readonly CharacterId[]>([])
  const answer = shallowRef<string | null>(null)
  /** What the Storyteller picked to tell; undefined = nothing yet. */
  const said = shallowRef<Json | undefined>(undefined)

  /** What may be used at any time is being used: what is pressed is not for the step. */
  const isInterrupted = computed(() => desk.picking?.id.startsWith('day ') ?? false)

  function begin(): void {
    if (isInterrupted.value) return
    characters.value = []
    answer.value = null
    said.value = undefined
    const now = step.value
    const targets = now && wantsChoice(now) ? now.advice?.targets : null
    desk.startPicking(
      now && targets ? { id: now.key, max: targets.max, legal: new Set(targets.legal) } : null,
      now?.advice?.chosen?.targets ?? [],
    )
  }
  const moment = (): string => `${step.value?.key ?? ''} ${step.value?.advice?.chosen ? 'chosen' : ''}`
  watch([moment, isInterrupted], begin, { immediate: true })
  // On another tab nobody sees what is picked for the step: there a press opens the seat.
  onBeforeUnmount(() => desk.picking?.id === step.value?.key && desk.startPicking(null))

  const isReady = computed(
    () =>
      step.value !== null &&
      !isInterrupted.value &&
      wantsChoice(step.value) &&
      isComplete(step.value, desk.picked.length, characters.value.length, answer.value),
  )

  async function choose(): Promise<boolean> {
    if (!step.value || !actor.value) return false
    return game.dispatch('choose', {
      seat: actor.value.seat,
      ability: step.value.entry,
      targets: [...desk.picked],
      characters: [...characters.value],
      ...(answer.value !== null && { answer: answer.value }),
    })
  }

  /** What is told unless the Storyteller says otherwise: the truth, where the player learns the truth. */
  const toTell = computed((): Json | undefined => {
    if (said.value !== undefined) return said.value
    const information = step.value?.advice?.information
    if (!information || information.truth === null || information.malfunction) return undefined
    const whole = information.suggested.filter((one) => !isPattern(one))
    return whole.find((one) => sameJson(one, information.truth)) ?? whole[0]
  })

  return { split, step, actor, characters, answer, said, toTell, isReady, isInterrupted, choose }
}
