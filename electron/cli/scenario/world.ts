import type { CommandKind } from '../../../shared/grimoire/commands'
import { command as commandSchema } from '../../../shared/grimoire/commands'
import type { Decision, GrimoireView, Notice } from '../../../shared/grimoire/view'
import { sameJson } from '../../../shared/lib/json'
import type { Json } from '../../../shared/lib/json'
import { decide } from '../../engine/commands/decide'
import { fold } from '../../engine/events/evolve'
import { grimoireView } from '../../engine/projections/grimoireView'
import { initialState } from '../../engine/state'
import type { State } from '../../engine/state'

/** What became of one command. */
export interface Outcome {
  readonly codes: readonly string[]
  readonly notices: readonly Notice[]
  readonly isRefused: boolean
}

/** The Storyteller's answer to a decision that may not be open yet. */
export interface Answer {
  readonly ability: string
  readonly topic: string
  readonly value: Json
  readonly to: number | null
}

const settings = { townSquareLocale: 'en', handSpeedMs: 0 } as const

/** A game driven by commands and read by the same view the window shows. */
export class World {
  private state: State = initialState({ id: 'scenario', name: 'Scenario', seed: 'scenario', createdAt: 0 })
  private seen: { state: State; view: GrimoireView } | null = null
  private sent = 0
  /** Answers given before their decision opened. */
  readonly kept: Answer[] = []

  get view(): GrimoireView {
    if (this.seen?.state !== this.state) {
      const game = {
        id: 'scenario',
        name: 'Scenario',
        head: this.sent,
        canUndo: false,
        canRedo: false,
        commits: this.sent,
      }
      this.seen = {
        state: this.state,
        view: grimoireView(this.state, { revision: this.sent, game, settings, timer: null, log: [] }),
      }
    }
    return this.seen.view
  }

  /** Sends a command as the window would; an ill-formed one is refused. */
  send(kind: CommandKind, data: unknown): Outcome {
    this.sent += 1
    const parsed = commandSchema.safeParse({ id: String(this.sent), expectedHead: null, at: 0, kind, data })
    if (!parsed.success) return { codes: ['malformed'], notices: [], isRefused: true }
    const decided = decide(this.state, parsed.data)
    if (!decided.ok)
      return { codes: codesOf(decided.refusal.code, decided.refusal.params), notices: [], isRefused: true }
    this.state = fold(this.state, decided.facts)
    return { codes: decided.notices.map(({ code }) => code), notices: decided.notices, isRefused: false }
  }

  /** Decides as the Storyteller; an answer that nothing waits for yet is kept. */
  answer(answer: Answer): Outcome {
    const outcome = this.send('decide', {
      ability: answer.ability,
      topic: answer.topic,
      value: answer.value,
      ...(answer.to !== null && { to: answer.to }),
    })
    if (outcome.isRefused && outcome.codes.some((code) => code === 'no-such-decision' || code === 'not-triggered'))
      this.kept.push(answer)
    return outcome
  }

  /** Answers what is open with what was kept, else by declining or with the first option; `spared` decisions are left. */
  settle(spared: (decision: Decision) => boolean): void {
    for (let round = 0; round < 50; round += 1) {
      const open = this.view.decisions.find(
        (decision) => !spared(decision) && (this.keptFor(decision) !== undefined || mustAnswer(decision)),
      )
      if (!open) return
      const kept = this.keptFor(open)
      if (kept) this.kept.splice(this.kept.indexOf(kept), 1)
      else if (open.isOptional) {
        this.send('leaveOpen', { decision: open.id })
        continue
      }
      const value = kept ? kept.value : (open.options[0] ?? null)
      const outcome = this.send('decide', {
        ability: open.ability,
        topic: open.topic,
        value,
        ...(open.seat !== null && { seat: open.seat }),
      })
      if (outcome.isRefused && !kept) return
    }
  }

  /** Declares the winner that stands, as the window asks the Storyteller to. */
  declareWinner(): void {
    const claim =
      this.view.winner === null ? this.view.claims.find(({ blockedBy }) => blockedBy.length === 0) : undefined
    const good = this.view.claims.some(({ team, blockedBy }) => team === 'good' && blockedBy.length === 0)
    if (claim) this.send('endGame', { winner: good ? 'good' : claim.team })
  }

  private keptFor(decision: Decision): Answer | undefined {
    return this.kept.find(
      ({ ability, topic, value, to }) =>
        ability === decision.ability &&
        topic === decision.topic &&
        (to === null || to === decision.to) &&
        (decision.options.length === 0 || decision.options.some((option) => sameJson(option, value))),
    )
  }
}

/** A question that a command waits for, or a decision that has to be made. */
function mustAnswer(decision: Decision): boolean {
  return !decision.isOptional ? decision.options.length > 0 : decision.isPending
}

function codesOf(code: string, params: Record<string, Json>): string[] {
  const more = params['codes']
  return [code, ...(Array.isArray(more) ? more.filter((one) => typeof one === 'string') : [])]
}
