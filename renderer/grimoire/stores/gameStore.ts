import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { DispatchOutcome, GrimoireApi, Timer } from '../../../shared/grimoire/api'
import type { CommandInput, CommandKind } from '../../../shared/grimoire/commands'
import type { SeatId } from '../../../shared/domain/ids'
import type { GrimoireView, LogLine, Notice, Refusal, SeatView } from '../../../shared/grimoire/view'
import type { Failure, Result } from '../../../shared/lib/result'

/** A command that was refused and may be sent again on the Storyteller's word. */
export interface RefusedCommand {
  refusal: Refusal
  again: () => Promise<boolean>
}

/** The mirror of the game that the main process holds: shows its views, sends commands, knows no rules. */
export const useGameStore = defineStore('game', () => {
  const view = shallowRef<GrimoireView | null>(null)
  const refused = shallowRef<RefusedCommand | null>(null)
  const notices = shallowRef<readonly Notice[]>([])
  const failure = shallowRef<Failure | null>(null)
  const bySeat = computed(() => new Map((view.value?.seats ?? []).map((seat) => [seat.seat, seat])))
  let bridge: GrimoireApi | null = null
  let last: Promise<unknown> = Promise.resolve()

  function accept(next: GrimoireView | null): void {
    const now = view.value
    if (next && now && next.game.id === now.game.id && next.revision <= now.revision) return
    view.value = next
  }

  async function connect(api: GrimoireApi): Promise<() => void> {
    bridge = api
    const stop = api.game.onView(accept)
    const answer = await api.game.getView()
    if (answer.ok) accept(answer.value)
    else failure.value = answer.error
    return stop
  }

  function settle(answer: Result<DispatchOutcome>, again: (() => Promise<boolean>) | null): boolean {
    if (!answer.ok) {
      failure.value = answer.error
      return false
    }
    if (answer.value.kind === 'committed') {
      notices.value = answer.value.notices
      return true
    }
    refused.value = { refusal: answer.value.refusal, again: again ?? (() => Promise.resolve(false)) }
    return false
  }

  /** One gesture after the other, each against the head that the one before left. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }

  async function refresh(api: GrimoireApi): Promise<void> {
    const answer = await api.game.getView()
    if (answer.ok) accept(answer.value)
  }

  async function send(api: GrimoireApi, kind: CommandKind, data: unknown, override: boolean): Promise<Result<DispatchOutcome>> {
    const before = view.value?.revision
    const command = { id: crypto.randomUUID(), expectedHead: view.value?.game.head ?? null, at: Date.now(), kind, data }
    const answer = await api.game.dispatch(override ? { ...command, override } : command)
    // The answer may overtake the view it belongs to.
    if (answer.ok && view.value?.revision === before) await refresh(api)
    return answer
  }

  /**
   * Sends one gesture; true once it is on disk. A refusal waits in `refused`. Data that hang on how the game stands are
   * given as a function: it is asked when the gestures before are done, and may say null for nothing to do.
   */
  function dispatch<Kind extends CommandKind>(kind: Kind, data: CommandInput<Kind> | (() => CommandInput<Kind> | null), override = false): Promise<boolean> {
    return inTurn(async () => {
      const given = typeof data === 'function' ? data() : data
      if (!bridge || given === null) return false
      refused.value = null
      const first = await send(bridge, kind, given, override)
      const isStale = first.ok && first.value.kind === 'refused' && first.value.refusal.code === 'stale-head'
      const answer = isStale ? await send(bridge, kind, given, override) : first
      return settle(answer, () => dispatch(kind, given, true))
    })
  }

  function move(verb: 'undo' | 'redo'): Promise<boolean> {
    return inTurn(async () => (bridge ? settle(await bridge.game[verb](), null) : false))
  }
  const undo = (): Promise<boolean> => move('undo')
  const redo = (): Promise<boolean> => move('redo')

  async function readLog(from: number, count: number): Promise<LogLine[]> {
    const answer = await bridge?.game.getLog({ from, count })
    return answer?.ok ? answer.value : []
  }

  async function setTimer(timer: Timer | null): Promise<void> {
    const answer = await bridge?.timer.set(timer)
    if (answer && !answer.ok) failure.value = answer.error
  }

  const seatOf = (seat: SeatId | null): SeatView | undefined => (seat === null ? undefined : bySeat.value.get(seat))

  return { view, refused, notices, failure, connect, dispatch, undo, redo, readLog, setTimer, seatOf }
})
