import { computed, shallowRef, watch } from 'vue'
import type { CharacterId } from '../../../../shared/domain/ids'
import type { NightStep } from '../../../../shared/grimoire/view'
import { sameJson, type Json } from '../../../../shared/lib/json'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { actorOf, isComplete, splitNight, wantsChoice, type NightSplit } from './nightSteps'

const EMPTY: NightSplit = { earlier: [], current: null, later: [], count: 0, position: 0 }

/** Walks through the night: what is picked and said in the current step, and what Done does with it. */
export function useNight() {
  const game = useGameStore()
  const desk = useDeskStore()
  const split = computed(() => (game.view ? splitNight(game.view.night) : EMPTY))
  const step = computed(() => split.value.current)
  const actor = computed(() => (step.value && game.view ? actorOf(step.value, game.view.seats) : null))
  const characters = shallowRef<readonly CharacterId[]>([])
  const answer = shallowRef<string | null>(null)
  /** What will be told; undefined until the Storyteller or the truth says so. */
  const said = shallowRef<Json | undefined>(undefined)

  let isBusy = false
  const key = computed(() => `${step.value?.key ?? ''} ${step.value?.advice?.chosen ? 'chosen' : ''}`)
  watch(
    key,
    () => {
      characters.value = []
      answer.value = null
      said.value = undefined
      const targets = step.value && wantsChoice(step.value) ? step.value.advice?.targets : null
      desk.startPicking(
        step.value && targets ? { id: step.value.key, max: targets.max, legal: new Set(targets.legal) } : null,
        step.value?.advice?.chosen?.targets ?? [],
      )
    },
    { immediate: true },
  )

  const isReady = computed(
    () => step.value !== null && wantsChoice(step.value) && isComplete(step.value, desk.picked.length, characters.value.length, answer.value),
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
    return information.suggested.find((one) => sameJson(one, information.truth)) ?? information.suggested[0]
  })

  async function tell(now: NightStep): Promise<boolean> {
    if (!now.advice?.information || toTell.value === undefined) return true
    const seat = actor.value?.seat
    return seat === undefined ? true : game.dispatch('tell', { seat, ability: now.entry, value: toTell.value })
  }

  /** Enters what is open in the current step and goes on; a refusal stops it where it stands. */
  async function done(): Promise<void> {
    // A key that is pressed twice must not skip a step.
    if (isBusy) return
    isBusy = true
    await finish().finally(() => (isBusy = false))
  }

  async function finish(): Promise<void> {
    const now = step.value
    if (!now) {
      await game.dispatch('dawn', {})
      return
    }
    if (now.entry === 'dawn') {
      await game.dispatch('dawn', {})
      return
    }
    if (isReady.value) {
      if (!(await choose())) return
      // What hangs on the choice is only known now: it is shown before it is said.
      if (step.value?.key === now.key && step.value.advice?.information) return
    }
    if (!(await tell(now))) return
    const isStillOn = game.view?.night.currentKey === now.key
    if (isStillOn) await game.dispatch('finishStep', { key: now.key })
  }

  async function decline(): Promise<void> {
    if (step.value && actor.value) await game.dispatch('decline', { seat: actor.value.seat, ability: step.value.entry })
  }

  return { split, step, actor, characters, answer, said, toTell, isReady, choose, done, decline }
}
