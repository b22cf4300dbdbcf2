import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { GrimoireApi, Timer } from '../../../shared/grimoire/api'
import type { GrimoireView, Notice } from '../../../shared/grimoire/view'
import { keepEqual } from '../../../shared/lib/keepEqual'
import type { Failure } from '../../../shared/lib/result'
import { createCommands, type Link } from './commands'
import { createSender } from './gestures'
import { createRefusals } from './refusals'
import { createSeating } from './seating'
import { createStory } from './story'

/** The mirror of the game that the main process holds: shows its views, sends commands, knows no rules. */
export const useGameStore = defineStore('game', () => {
  const view = shallowRef<GrimoireView | null>(null)
  const refusals = createRefusals()
  const notices = shallowRef<readonly Notice[]>([])
  const failure = shallowRef<Failure | null>(null)
  const seating = createSeating(() => view.value?.seats ?? [])
  let link: Link | null = null
  const commands = createCommands({ link: () => link, view: () => view.value, refusals, notices, failure })
  const story = createStory(() => link?.api.game)

  function accept(next: GrimoireView | null): void {
    const now = view.value
    if (next && now && next.game.id === now.game.id && next.revision <= now.revision) return
    // What a command left alone stays the same object, so that its seats and steps are not drawn again.
    view.value = keepEqual(now, next)
  }

  async function connect(api: GrimoireApi): Promise<() => void> {
    link = { api, send: createSender(api, { view: () => view.value, accept }) }
    const stop = api.game.onView(accept)
    const answer = await api.game.getView()
    if (answer.ok) accept(answer.value)
    else failure.value = answer.error
    return stop
  }

  async function setTimer(timer: Timer | null): Promise<void> {
    const answer = await link?.api.timer.set(timer)
    if (answer && !answer.ok) failure.value = answer.error
  }

  const { refused, answer: answerRefusal } = refusals
  const heard = { view, refused, answerRefusal, notices, failure }
  return { ...heard, connect, ...commands, ...story, setTimer, ...seating }
})
