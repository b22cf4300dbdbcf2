import type { Ref } from 'vue'
import type { DispatchOutcome, GrimoireApi } from '../../../shared/grimoire/api'
import type { CommandInput, CommandKind } from '../../../shared/grimoire/commands'
import type { GrimoireView, Notice, Refusal } from '../../../shared/grimoire/view'
import type { Failure, Result } from '../../../shared/lib/result'
import { createTurns, type createSender } from './gestures'
import type { createRefusals } from './refusals'

/** The way to the main process, once there is one. */
export interface Link {
  readonly api: GrimoireApi
  readonly send: ReturnType<typeof createSender>
}

interface CommandParts {
  readonly link: () => Link | null
  readonly view: () => GrimoireView | null
  readonly refusals: ReturnType<typeof createRefusals>
  /** Where what came of a command is told. */
  readonly notices: Ref<readonly Notice[]>
  readonly failure: Ref<Failure | null>
}

/** Sends what the Storyteller does, one after the other. */
export function createCommands({ link, view, refusals, notices, failure }: CommandParts) {
  const inTurn = createTurns()

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
    const send = async (override: boolean): Promise<boolean | Refusal> => {
      const way = link()
      return way && given !== null ? outcomeOf(await way.send(kind, given, override)) : false
    }
    const outcome = await inTurn(() => {
      given = typeof data === 'function' ? data() : data
      if (given !== null) refusals.answer(false)
      return send(false)
    })
    return typeof outcome === 'boolean' ? outcome : refusals.insist(outcome, accepted, () => inTurn(() => send(true)))
  }

  /** One step too many is no mistake to be told about: the button is dead, and so is the key. */
  const canMove = (verb: 'undo' | 'redo'): boolean =>
    (verb === 'undo' ? view()?.game.canUndo : view()?.game.canRedo) ?? false
  const move = (verb: 'undo' | 'redo'): Promise<boolean> =>
    inTurn(async () => {
      const way = link()
      const outcome = way && canMove(verb) ? outcomeOf(await way.api.game[verb]()) : false
      return typeof outcome === 'boolean' ? outcome : refusals.tell(outcome)
    })

  const undo = (): Promise<boolean> => move('undo')
  const redo = (): Promise<boolean> => move('redo')
  return { dispatch, undo, redo }
}
