import type { Decision } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import { read } from './facts'
import { brief } from './readings'
import type { Scenario } from './scenario'
import { begin, take } from './steps'
import { World } from './world'
import type { Outcome } from './world'

/** A fact that did not hold. */
export interface Failure {
  readonly fact: Json
  readonly wanted: Json
  readonly got: Json
}

/** What came of one scenario. */
export interface ScenarioResult {
  readonly id: string
  readonly title: string
  readonly pass: boolean
  readonly failures: readonly Failure[]
}

/** Runs a scenario: every step by the window's commands, every fact from the window's view. Knows no rules and no character. */
export function runScenario(scenario: Scenario): ScenarioResult {
  const failures: Failure[] = []
  try {
    play(scenario, failures)
  } catch (error) {
    failures.push({ fact: 'run', wanted: 'no error', got: error instanceof Error ? error.message : String(error) })
  }
  return { id: scenario.id, title: scenario.title, pass: failures.length === 0, failures }
}

function play(scenario: Scenario, failures: Failure[]): void {
  const world = new World()
  const outcomes = new Map<number, Outcome>()
  const judge = (after: number | undefined): void => {
    for (const fact of scenario.then.filter((one) => one.after === after)) {
      if (fact.fact === 'publicShows' && fact['item'] === 'winner') world.declareWinner()
      const { isMet, wanted, got } = read({ view: world.view, outcomes, asked: asked(scenario) }, fact)
      if (!isMet) failures.push({ fact: brief(fact), wanted: brief(wanted), got: brief(got) })
    }
  }
  begin(world, scenario.given)
  world.settle(sparedFrom(scenario, 0))
  judge(0)
  scenario.when.forEach((step, index) => {
    outcomes.set(index + 1, take(world, step))
    world.settle(sparedFrom(scenario, index + 1))
    judge(index + 1)
  })
  judge(undefined)
}

/** Which rule each player asked about last. */
function asked({ when }: Scenario): ReadonlyMap<number, string> {
  const questions = when.filter(({ step }) => step === 'rulesQuestion')
  return new Map(
    questions.map((step) => [Number(step['by']), String((step['question'] as { rule?: string } | undefined)?.rule)]),
  )
}

/** Decisions that a later step before the phase ends makes are left to it. */
function sparedFrom({ when }: Scenario, from: number): (decision: Decision) => boolean {
  const rest = when.slice(from)
  const end = rest.findIndex(({ step }) => step === 'dawn' || step === 'closeDay')
  const later = rest.slice(0, end < 0 ? undefined : end).filter(({ step }) => step === 'stChoose')
  return ({ ability, topic, to }) =>
    later.some(
      (step) => step['ability'] === ability && topic in step && [undefined, null, to].includes(step['to'] as typeof to),
    )
}
