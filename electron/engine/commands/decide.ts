import type { Command, CommandData, CommandKind } from '../../../shared/grimoire/commands'
import type { Notice, Refusal } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import type { Fact } from '../events/facts'
import { reachedRank } from '../night/plan'
import { gameOf } from '../rules/game'
import { followImpairments } from '../rules/impairment'
import { CommandTurn } from '../rules/turn'
import type { Flow, Question } from '../rules/doing'
import type { Game } from '../rules/reading'
import type { State } from '../state'
import { dayCommands } from './dayCommands'
import { decisionCommands } from './decisionCommands'
import { handCommands } from './handCommands'
import { nightCommands } from './nightCommands'
import type { Handlers, Plan } from './plan'
import { setupCommands } from './setupCommands'
import { tableCommands } from './tableCommands'

/** What a command came to: facts to append and things worth knowing, or a refusal that changed nothing. */
export type Decided = { ok: true; facts: Fact[]; notices: Notice[] } | { ok: false; refusal: Refusal }

const handlers: Handlers<CommandKind> = {
  ...tableCommands,
  ...setupCommands,
  ...nightCommands,
  ...dayCommands,
  ...decisionCommands,
  ...handCommands,
}

/** Commands that make sense after the end. */
const afterTheEnd: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'endGame',
  'playOn',
  'reveal',
  'showSheet',
  'note',
  'renameSeat',
  'newTable',
  'decide',
  'leaveOpen',
  'tell',
])

/**
 * Decides a command on a state (SPEC C). Refusal codes are those of the command's family; `game-over` once a side has won. A
 * refusal with `canOverride` commits when the command is sent again with `override`, and the override is on the record.
 */
export function decide(state: State, command: Command): Decided {
  return decideWith(state, command, {}, null)
}

function decideWith(
  state: State,
  command: Pick<Command, 'kind' | 'data' | 'override'>,
  answers: Record<string, Json>,
  question: string | null,
): Decided {
  const game = gameOf(state)
  const plan = planFor(game, command)
  const refusal = refusalOf(game, command, plan)
  if (refusal && !(command.override && refusal.canOverride)) return { ok: false, refusal }
  if (plan.resume) return onTheRecord(resume(state, plan.resume), refusal)
  const turn = new CommandTurn(state, () => plan.rank ?? reachedRank(game))
  if (refusal) turn.emit({ kind: 'overridden', code: refusal.code })
  const dropped = dropQuestions(turn, plan)
  const flow = turn.because(null, () => carriedThrough(turn, plan))
  const asked = carryOut(flow, answers)
  // An override that nothing needed does not wait along: it was not given for what may be refused later.
  const waiting = { ...command, override: refusal !== null }
  if (asked) return pause(state, waiting, answers, asked, { question, dropped })
  if (question !== null) turn.emit({ kind: 'questionClosed', id: question })
  return {
    ok: true,
    facts: [...turn.facts],
    notices: [
      ...turn.notices,
      ...(plan.notices ?? []).map((code) => ({ code, params: {} })),
      ...newClaims(game, turn.game),
    ],
  }
}

/** An answer that was insisted on says so. */
function onTheRecord(decided: Decided, refusal: Refusal | null): Decided {
  if (!decided.ok || !refusal) return decided
  return { ...decided, facts: [...decided.facts, { kind: 'overridden', code: refusal.code }] }
}

/** What the command does, and what comes of the states it put players into. */
function* carriedThrough(turn: CommandTurn, plan: Plan): Flow {
  const before = turn.game
  yield* plan.run(turn)
  yield* followImpairments(turn, before)
}

function planFor(game: Game, command: Pick<Command, 'kind' | 'data'>): Plan {
  const handle = handlers[command.kind] as (game: Game, data: CommandData<CommandKind>) => Plan
  return handle(game, command.data)
}

function refusalOf(game: Game, command: Pick<Command, 'kind'>, plan: Plan): Refusal | null {
  const params = plan.params ?? {}
  const over = game.winner !== null && !afterTheEnd.has(command.kind) ? ['game-over'] : []
  const [nonsense] = plan.nonsense ?? []
  if (nonsense !== undefined)
    return { code: nonsense, params: { ...params, codes: [...(plan.nonsense ?? []), ...over] }, canOverride: false }
  const codes = [...over, ...(plan.refusals ?? [])]
  const [code] = codes
  return code === undefined ? null : { code, params: { ...params, codes }, canOverride: true }
}

/** Going on over questions that wait drops them (SPEC Q6), even if the command then has to wait itself. */
function dropQuestions(turn: CommandTurn, { waiting = [] }: Plan): Fact[] {
  if (waiting.length === 0) return []
  for (const id of waiting) turn.emit({ kind: 'questionClosed', id })
  return [...turn.facts]
}

/** Runs a flow with the answers there are; returns the first question that has none. */
function carryOut(flow: Flow, answers: Record<string, Json>): Question | null {
  let step = flow.next(null)
  while (!step.done) {
    const answer = answers[step.value.key]
    if (answer === undefined) return step.value
    step = flow.next(answer)
  }
  return null
}

/** The command waits: nothing happened yet but the question, which is plain data and survives a crash (SPEC Q). */
function pause(
  state: State,
  command: Pick<Command, 'kind' | 'data' | 'override'>,
  answers: Record<string, Json>,
  asked: Question,
  { question, dropped }: { question: string | null; dropped: readonly Fact[] },
): Decided {
  const id = question ?? `question.${String(state.nextQuestion)}`
  const { key, ability, seat, topic, options, isOptional, to, refusal } = asked
  const fact: Fact<'questionAsked'> = {
    kind: 'questionAsked',
    id,
    command: { kind: command.kind, data: command.data, override: command.override ?? false },
    answers,
    question: { key, ability, seat, topic, options: [...options], isOptional, to, refusal },
  }
  return { ok: true, facts: [...dropped, fact], notices: [{ code: 'decision-open', params: { ability, topic } }] }
}

function resume(state: State, { id, answers }: NonNullable<Plan['resume']>): Decided {
  const pending = state.questions.find((one) => one.id === id)
  if (!pending) return { ok: false, refusal: { code: 'no-such-decision', params: {}, canOverride: false } }
  const command = {
    kind: pending.command.kind as CommandKind,
    data: pending.command.data as CommandData<CommandKind>,
    override: pending.command.override,
  }
  // The command is carried out as if its own question had never been in the way.
  const others = state.questions.filter((one) => one !== pending)
  const decided = decideWith({ ...state, questions: others }, command, answers, id)
  // The world went on and the waiting command no longer stands: the question is dropped, and the Storyteller is told.
  if (!decided.ok)
    return {
      ok: true,
      facts: [{ kind: 'questionClosed', id }],
      notices: [{ code: decided.refusal.code, params: decided.refusal.params }],
    }
  return decided
}

function newClaims(before: Game, after: Game): Notice[] {
  const known = before.claims.filter(({ blockedBy }) => blockedBy.length === 0).map(({ reason }) => reason)
  return after.claims
    .filter(({ blockedBy, reason }) => blockedBy.length === 0 && !known.includes(reason))
    .map(({ team, reason }) => ({ code: 'win-claim', params: { team, reason } }))
}
