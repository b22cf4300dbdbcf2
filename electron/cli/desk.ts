import type { CommandKind } from '../../shared/grimoire/commands'
import { command as commandSchema } from '../../shared/grimoire/commands'
import type { Decision, GrimoireView, Notice, Refusal } from '../../shared/grimoire/view'
import { decide } from '../engine/commands/decide'
import { fold } from '../engine/events/evolve'
import { grimoireView } from '../engine/projections/grimoireView'
import { initialState, type State } from '../engine/state'

/** What became of a command: the codes of its refusal, none when it committed, and its notices. */
export interface Outcome {
  readonly refusals: readonly string[]
  readonly notices: readonly Notice[]
}

const game = { id: 'desk', name: '', head: null, canUndo: false, canRedo: false, commits: 0, began: null }
const settings = { townSquareLocale: 'en', handSpeedMs: 0, showsVotes: false } as const

/** The Grimoire of a state that belongs to no session. */
export function viewOf(state: State, revision = 0): GrimoireView {
  return grimoireView(state, { revision, game, settings, timer: null, log: [] })
}

/** A game without windows and disk: driven by the window's commands, read by the window's view. */
export class Desk {
  private state = initialState({ ...game, seed: 'desk', createdAt: 0 })
  private seen: GrimoireView | null = null

  get view(): GrimoireView {
    return (this.seen ??= viewOf(this.state))
  }

  /** Sends a command as a window would; an ill-formed one is refused as `malformed`. */
  send(kind: CommandKind, data: unknown): Outcome {
    const command = commandSchema.safeParse({ id: 'desk', expectedHead: null, at: 0, kind, data })
    if (!command.success) return { refusals: ['malformed'], notices: [] }
    const decided = decide(this.state, command.data)
    if (!decided.ok) return { refusals: codesOf(decided.refusal), notices: [] }
    this.state = fold(this.state, decided.facts)
    this.seen = null
    return { refusals: [], notices: decided.notices }
  }

  /** Leaves every decision that may be left where a command waits for it, gives the first option where one is needed; but those that wait. */
  settle(waits: (decision: Decision) => boolean): void {
    for (let round = 0; round < 50; round += 1) {
      const open = this.view.decisions.find((one) => isDue(one) && !waits(one))
      if (!open) return
      const { id, ability, topic, seat, options, isOptional } = open
      if (isOptional) this.send('leaveOpen', { decision: id })
      else this.send('decide', { ability, topic, value: options[0], seat: seat ?? undefined })
    }
  }
}

/** A question that a command waits for, or a decision that has to be made. */
function isDue({ isOptional, isPending, options }: Decision): boolean {
  return isOptional ? isPending : options.length > 0
}

function codesOf({ code, params }: Refusal): string[] {
  const { codes } = params
  return Array.isArray(codes) ? codes.filter((one) => typeof one === 'string') : [code]
}
