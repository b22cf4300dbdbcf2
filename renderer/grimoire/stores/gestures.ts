import type { DispatchOutcome, GrimoireApi } from '../../../shared/grimoire/api'
import type { CommandKind } from '../../../shared/grimoire/commands'
import type { GrimoireView } from '../../../shared/grimoire/view'
import type { Result } from '../../../shared/lib/result'

/** Runs one piece of work after the other, in the order asked; one that fails does not stop the next. */
export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>

export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** The mirror of the game as the sender needs it. */
interface Mirror {
  readonly view: () => GrimoireView | null
  readonly accept: (view: GrimoireView | null) => void
}

/** Sends a command against the head that the mirror shows, and sees to it that the mirror shows what came of it. */
export function createSender(api: GrimoireApi, { view, accept }: Mirror) {
  async function refresh(): Promise<void> {
    const answer = await api.game.getView()
    if (answer.ok) accept(answer.value)
  }

  async function once(kind: CommandKind, data: unknown, override: boolean): Promise<Result<DispatchOutcome>> {
    const before = view()?.revision
    const head = view()?.game.head ?? null
    const command = { id: crypto.randomUUID(), expectedHead: head, at: Date.now(), kind, data }
    const answer = await api.game.dispatch(override ? { ...command, override } : command)
    // The answer may overtake the view it belongs to.
    if (answer.ok && view()?.revision === before) await refresh()
    return answer
  }

  return async (kind: CommandKind, data: unknown, override: boolean): Promise<Result<DispatchOutcome>> => {
    const first = await once(kind, data, override)
    const isStale = first.ok && first.value.kind === 'refused' && first.value.refusal.code === 'stale-head'
    return isStale ? once(kind, data, override) : first
  }
}
