import { z } from 'zod'
import type { Decision } from '../../../shared/grimoire/view'
import { present } from '../../../shared/lib/invariant'
import type { Json } from '../../../shared/lib/json'
import { among, plain } from '../../../shared/lib/matching'
import { Desk, type Outcome } from '../desk'
import { evidenceFor, type Taken } from './evidence'
import { judge } from './facts'
import { scenario as schema, type Scenario, type ScenarioEntry, type ScenarioStep } from './scenario'
import { take } from './steps'

/** A fact that did not hold. */
export type Failure = Readonly<Record<'fact' | 'wanted' | 'got', Json>>
/** What came of one scenario. */
export type ScenarioResult = Readonly<{ id: string; title: string; pass: boolean; failures: readonly Failure[] }>

/** Runs a scenario: every step by the window's commands, every fact from the window's view. Knows no rules and no character. */
export function runScenario(entry: ScenarioEntry): ScenarioResult {
  const { success, data, error } = schema.safeParse(entry)
  const failures = success ? play(data) : [{ fact: 'scenario', wanted: 'one', got: z.prettifyError(error) }]
  return { id: entry.id, title: entry.title, pass: failures.length === 0, failures }
}

function play(scenario: Scenario): Failure[] {
  const { given, when, then } = scenario
  const desk = new Desk()
  const taken: Taken[] = []
  const failures: Failure[] = []
  const fail = (...[fact, wanted, got]: unknown[]): number =>
    failures.push({ fact: plain(fact), wanted: plain(wanted), got: plain(got) })

  for (const [number, step] of [{ step: 'given', ...given }, ...when].entries()) {
    taken.push({ step, outcome: tried(desk, step, fail), view: desk.view })
    settle(desk, taken, scenario)
    taken.push({ ...present(taken.pop(), 'the step'), view: desk.view })
    for (const fact of then.filter(({ after = when.length }) => Math.min(after, when.length) === number)) {
      // The room hears of a winner when the Storyteller declares one, which the window asks for.
      if (fact['item'] === 'winner' && desk.view.victor) desk.send('endGame', { winner: desk.view.victor })
      const { isMet, wanted, got } = judge(fact, evidenceFor(fact, desk.view, taken))
      if (!isMet) fail(fact, wanted, got)
    }
  }
  return failures
}

function tried(desk: Desk, step: ScenarioStep, fail: (...parts: unknown[]) => void): Outcome {
  try {
    return take(desk, step)
  } catch (error) {
    fail(step, 'a step that can be taken', String(error))
    return { refusals: ['not-taken'], notices: [] }
  }
}

const untimely = ['no-such-decision', 'not-triggered']

/** What a step decided before it was open is decided now; what a step of this night or day is still to decide waits for it. */
function settle(desk: Desk, taken: Taken[], { when, then }: Scenario): void {
  const rest = when.slice(taken.length - 1)
  const end = rest.findIndex(({ step }) => step === 'dawn' || step === 'closeDay')
  const coming = rest.slice(0, end < 0 ? rest.length : end)
  const isEarly = (decision: Decision, { step, outcome }: Taken): boolean =>
    decides(step, decision) && untimely.some((code) => outcome.refusals.includes(code))
  const kept = taken.filter((_, index) => !among({ fact: 'illegal', step: index }, then))
  const waits = (decision: Decision): boolean =>
    coming.some((step) => decides(step, decision)) || kept.some((one) => isEarly(decision, one))

  desk.settle(waits)
  for (const one of kept) {
    if (!desk.view.decisions.some((decision) => isEarly(decision, one))) continue
    one.outcome = take(desk, one.step)
    desk.settle(waits)
  }
}

function decides(step: ScenarioStep, { ability, topic, to }: Decision): boolean {
  return step['ability'] === ability && topic in step && [undefined, null, to].includes(step['to'] as Decision['to'])
}
