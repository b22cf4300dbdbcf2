import type { Subject } from '../../shared/grimoire/subject'
import type { LogLine } from '../../shared/grimoire/view'
import { evolve } from '../engine/events/evolve'
import type { Fact } from '../engine/events/facts'
import { causesOf } from '../engine/history/causes'
import type { Commit } from '../engine/history/entries'
import { createFold } from '../engine/history/fold'
import { pathTo, type History } from '../engine/history/history'
import { initialState, type State } from '../engine/state'
import type { RecordedGame } from './recordedGame'
import type { Speaker } from './sentences'
import { tellFact } from './tell'

interface Placed {
  readonly commit: Commit<Fact>
  /** Place of the fact among those of its commit. */
  readonly index: number
}

/**
 * Why something is as it is: a line of the story for each fact behind it, the nearest cause first. What goes without saying is
 * left out. `stateAt` gives the state at a head.
 */
export function causeLines(
  history: History<Fact>,
  stateAt: (head: number | null) => State,
  subject: Subject,
): LogLine[] {
  const placed = pathTo(history).flatMap((commit) => commit.facts.map((_fact, index): Placed => ({ commit, index })))
  const facts = placed.map(({ commit, index }) => commit.facts[index] as Fact)
  const chain = causesOf(facts, subject).flatMap((number) => placed[number] ?? [])
  return [...chain, ...deedBehind(chain.at(-1), facts)].flatMap((one) => lineOf(one, stateAt))
}

/** Facts of older programs name no cause: the deed of their commit stands for it. */
function deedBehind(last: Placed | undefined, facts: readonly Fact[]): Placed[] {
  const isOld = facts.every(({ because }) => because === undefined)
  return last && isOld && last.index > 0 ? [{ commit: last.commit, index: 0 }] : []
}

function lineOf({ commit, index }: Placed, stateAt: (head: number | null) => State): LogLine[] {
  const { seq, parent, at, facts, override } = commit
  const fact = facts[index]
  const before = facts.slice(0, index).reduce(evolve, stateAt(parent))
  const entry = fact && tellFact(fact, before)
  return entry ? [{ commit: seq, at, phase: before.phase, entries: [entry], isOverride: override }] : []
}

/** Tells the same in sentences, each under the time it happened: `Night 2: Ada (Poisoner) chose Bruno.` */
export function causeTeller(game: RecordedGame, speaker: Speaker): (subject: Subject) => string[] {
  const { header, history, state } = game
  const fold = createFold({ initial: initialState(header), evolve })
  const told = ({ phase, entries }: LogLine): string[] => {
    const said = entries.map((entry) => speaker.notice(state, entry)).filter((sentence) => sentence !== null)
    return said.length === 0
      ? []
      : [`${speaker.line(phase.kind, { number: String(phase.number) })}: ${said.join('. ')}.`]
  }
  return (subject) => causeLines(history, (head) => fold.stateAt(history, head), subject).flatMap(told)
}
