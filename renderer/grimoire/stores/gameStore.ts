import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { SeatId } from '../../../shared/domain/ids'
import type { DispatchOutcome, GrimoireApi, Timer } from '../../../shared/grimoire/api'
import type { CommandInput, CommandKind } from '../../../shared/grimoire/commands'
import type { GrimoireView, Notice, Refusal, SeatView } from '../../../shared/grimoire/view'
import { keepEqual } from '../../../shared/lib/keepEqual'
import type { Failure, Result } from '../../../shared/lib/result'
import { createSender, createTurns } from './gestures'
import { createRefusals } from './refusals'
import { createSeating } from './seating'
import { createStory } from './story'

/** The mirror of the game that the main process holds: shows its views, sends commands, knows no rules. */
export const useGameStore = defineStore('game', () => {
  const view = shallowRef<GrimoireView | null>(null)
  const refusals = createRefusals()
  const notices = shallowRef<readonly Notice[]>([])
  const failure = shallowRef<Failure | null>(null)
  const inTurn = createTurns()
  const seating = createSeating(() => view.value?.seats ?? [])
  let link: { api: GrimoireApi; send: ReturnType<typeof createSender> } | null = null
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

  /** True = on disk, false = failed; else why it changed nothing. */
  function outcomeOf(answer: Result<DispatchOutcome>): boolean | Refusal {
    if (!answer.ok) failure.value = answer.error
    else if (answer.value.kind === 'refused') return answer.value.refusal
    else notices.value = answer.value.notices
    return answer.ok
  }

  /**
   * Sends one gesture; true once it is on disk. About a refusal the Storyteller is asked once, and whoever waits goes on from
   * there; reasons `accepted` beforehand are not asked about. Data that hang on how the game stands are given as a function:
   * it is asked when the gestures before are done, and may say null for nothing to do.
   */
  async function dispatch<Kind extends CommandKind>(
    kind: Kind,
    data: CommandInput<Kind> | (() => CommandInput<Kind> | null),
    accepted: readonly string[] = [],
  ): Promise<boolean> {
    let given: CommandInput<Kind> | null = null
    const send = async (override: boolean): Promise<boolean | Refusal> =>
      link && given !== null ? outcomeOf(await link.send(kind, given, override)) : false
    const outcome = await inTurn(() => {
      given = typeof data === 'function' ? data() : data
      if (given !== null) refusals.answer(false)
      return send(false)
    })
    return typeof outcome === 'boolean' ? outcome : refusals.insist(outcome, accepted, () => inTurn(() => send(true)))
  }

  /** One step too many is no mistake to be told about: the button is dead, and so is the key. */
  const canMove = (verb: 'undo' | 'redo'): boolean =>
    (verb === 'undo' ? view.value?.game.canUndo : view.value?.game.canRedo) ?? false
  const move = (verb: 'undo' | 'redo'): Promise<boolean> =>
    inTurn(async () => {
      const outcome = link && canMove(verb) ? outcomeOf(await link.api.game[verb]()) : false
      return typeof outcome === 'boolean' ? outcome : refusals.tell(outcome)
    })

  async function setTimer(timer: Timer | null): Promise<void> {
    const answer = await link?.api.timer.set(timer)
    if (answer && !answer.ok) failure.value = answer.error
  }

  const undo = (): Promise<boolean> => move('undo')
  const redo = (): Promise<boolean> => move('redo')
  const { refused, answer: answerRefusal } = refusals
  return {
    view,
    refused,
    answerRefusal,
    notices,
    failure,
    connect,
    dispatch,
    undo,
    redo,
    ...story,
    setTimer,
    ...seating,
  }
})
