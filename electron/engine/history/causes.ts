import type { SeatId } from '../../../shared/domain/ids'
import type { Subject } from '../../../shared/grimoire/subject'
import type { Fact } from '../events/facts'

/**
 * Numbers of the facts behind something, the nearest first: from the fact that made it so back to one that a person's command
 * stated (SPEC K5). Empty where the game knows of none.
 */
export function causesOf(facts: readonly Fact[], subject: Subject): number[] {
  if (subject.kind === 'living') return deathsOf(facts)
  const first = originOf(facts, subject)
  return first < 0 ? [] : [first, ...leadingTo(facts, first)]
}

/** The facts that led to one, the nearest first; none for a fact that names no cause. */
function leadingTo(facts: readonly Fact[], number: number): number[] {
  const chain: number[] = []
  let led = number
  for (let by = facts[led]?.because; by !== undefined && by < led; by = facts[led]?.because) {
    chain.push(by)
    led = by
  }
  return chain
}

/** Number of the fact that made it so; −1 where there is none. */
function originOf(facts: readonly Fact[], subject: Exclude<Subject, { kind: 'living' }>): number {
  switch (subject.kind) {
    case 'character':
      return lastOf(facts, (fact) => fact.kind === 'characterSet' && fact.seat === subject.seat)
    case 'alignment':
      return lastOf(facts, (fact) => fact.kind === 'alignmentSet' && fact.seat === subject.seat)
    case 'death':
      return lastOf(facts, (fact) => isDeath(fact) && 'seat' in fact && fact.seat === subject.seat)
    case 'ended':
      return lastEndingOn(facts, subject.seat)
    case 'effect':
      return lastOf(facts, (fact) => isLaying(fact, subject.effect))
    case 'ability':
      return lastOf(facts, (fact) => fact.kind === 'instanceGained' && fact.instance.id === subject.instance)
    case 'fact':
      return subject.number < facts.length ? subject.number : -1
    case 'claim':
      return claimOf(facts, subject.reason)
  }
}

function isDeath(fact: Fact): boolean {
  return fact.kind === 'died' || (fact.kind === 'lifeSet' && (!fact.isAlive || fact.feignsDeath))
}

function isLaying(fact: Fact, effect: number): boolean {
  return fact.kind === 'effectAdded' ? fact.effect.id === effect : fact.kind === 'effectMoved' && fact.effect === effect
}

/** A claim that was raised has a fact of its own; any other is how the board stands since the last change of life or character. */
function claimOf(facts: readonly Fact[], reason: string): number {
  const raised = lastOf(facts, (fact) => fact.kind === 'claimRaised' && fact.reason === reason)
  return raised < 0 ? lastOf(facts, (fact) => isDeath(fact) || fact.kind === 'characterSet') : raised
}

/** The last ending of something that lay on the seat when it ended. */
function lastEndingOn(facts: readonly Fact[], seat: SeatId): number {
  const lyingOn = new Map<number, SeatId | null>()
  let last = -1
  facts.forEach((fact, number) => {
    if (fact.kind === 'effectAdded') lyingOn.set(fact.effect.id, fact.effect.isHidden ? null : fact.effect.target)
    if (fact.kind === 'effectMoved') lyingOn.set(fact.effect, fact.target)
    if (fact.kind === 'effectEnded' && lyingOn.get(fact.effect) === seat) last = number
  })
  return last
}

/** The deaths of everybody who has not come back since, in the order of dying. */
function deathsOf(facts: readonly Fact[]): number[] {
  const dead = new Map<SeatId, number>()
  facts.forEach((fact, number) => {
    if (!('seat' in fact) || fact.seat === null) return
    if (isDeath(fact)) dead.set(fact.seat, number)
    else if (['revived', 'lifeSet', 'seatRemoved'].includes(fact.kind)) dead.delete(fact.seat)
  })
  return [...dead.values()].sort((left, right) => left - right)
}

function lastOf(facts: readonly Fact[], isIt: (fact: Fact) => boolean): number {
  return facts.findLastIndex(isIt)
}
