import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { GrimoireApi, PastGame } from '../../../shared/grimoire/api'
import type { GrimoireView } from '../../../shared/grimoire/view'
import { useLibraryStore } from './libraryStore'

/** The game that is looked back on, and the moment that is shown; nothing of it can be changed. */
export const usePastStore = defineStore('past', () => {
  const game = shallowRef<PastGame | null>(null)
  const view = shallowRef<GrimoireView | null>(null)
  /** Step that is wanted: 0 = the empty table, then the lines of the story. */
  const step = ref(0)
  const library = useLibraryStore()
  let bridge: GrimoireApi['past'] | null = null
  let isFetching = false

  const connect = (api: GrimoireApi): void => void (bridge = api.past)

  async function look(id: string): Promise<void> {
    const answer = await bridge?.open({ id })
    if (!answer) return
    if (!answer.ok) library.failure = answer.error
    else {
      game.value = answer.value
      await go(answer.value.lines.length)
    }
  }

  /** A slider moves faster than pictures come: the steps in between are passed over. */
  async function go(wanted: number): Promise<void> {
    step.value = Math.min(Math.max(0, wanted), game.value?.lines.length ?? 0)
    if (isFetching) return
    isFetching = true
    try {
      for (let shown = -1; game.value && shown !== step.value;) {
        shown = step.value
        if (!(await fetchStep(game.value, shown))) break
      }
    } finally {
      isFetching = false
    }
  }

  async function fetchStep({ id, lines }: PastGame, at: number): Promise<boolean> {
    const answer = await bridge?.view({ id, commit: lines[at - 1]?.commit ?? null })
    if (!answer || game.value?.id !== id) return false
    if (answer.ok) view.value = answer.value
    else library.failure = answer.error
    return answer.ok
  }

  function leave(): void {
    game.value = null
    view.value = null
  }
  return { game, view, step, connect, look, go, leave }
})
