import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { GrimoireApi, Settings, TownSquareWindow } from '../../../shared/grimoire/api'
import { createTurns } from './gestures'
import { useLibraryStore } from './libraryStore'

/** What the Storyteller chose, and where the Town Square is. */
export const useSettingsStore = defineStore('settings', () => {
  const settings = shallowRef<Settings | null>(null)
  const square = shallowRef<TownSquareWindow | null>(null)
  const inTurn = createTurns()
  let bridge: GrimoireApi | null = null

  async function connect(api: GrimoireApi): Promise<() => void> {
    bridge = api
    const stop = api.townSquareWindow.onState((state) => (square.value = state))
    const [chosen, state, problem] = await Promise.all([
      api.settings.get(),
      api.townSquareWindow.getState(),
      api.settings.getProblem(),
    ])
    if (chosen.ok) settings.value = chosen.value
    if (state.ok) square.value = state.value
    if (problem.ok && problem.value) useLibraryStore().failure = { ...problem.value, message: problem.value.code }
    return stop
  }

  /** Each on top of the one before: the first one of a start takes a moment to be saved. */
  const change = (part: Partial<Settings>): Promise<void> =>
    inTurn(async () => {
      if (!bridge || !settings.value) return
      const answer = await bridge.settings.set({ ...settings.value, ...part })
      if (answer.ok) settings.value = answer.value
    })

  async function toggleSquare(): Promise<void> {
    if (!bridge) return
    const isOpen = square.value !== null && square.value.placement !== 'closed'
    const answer = await (isOpen ? bridge.townSquareWindow.close() : bridge.townSquareWindow.open())
    if (answer.ok) square.value = answer.value
  }

  return { settings, square, connect, change, toggleSquare }
})
