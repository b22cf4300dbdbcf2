import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { State } from '../../electron/engine/state'
import { command as commandSchema, type CommandInput, type CommandKind } from '../../shared/grimoire/commands'
import { townSquareView } from '../../shared/townsquare/view'
import { playedOn, randomGame, viewOf, type Edition, type Played } from '../support/randomGame'

const STEPS = 45
const players = fc.integer({ min: 5, max: 15 })
const numbers = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 60, maxLength: 60 })
const games: readonly [edition: Edition, numRuns: number][] = [
  ['tb', 5],
  ['bmr', 4],
  ['snv', 4],
  ['carousel', 4],
]

const known = new Map<string, Played[]>()

/** Plays each game once, however many properties look at it; its Storyteller insists on whatever can be insisted on. */
function gameOfChance(count: number, list: readonly number[], edition: Edition): Played[] {
  const key = JSON.stringify([count, list, edition])
  const played = known.get(key) ?? randomGame(count, list, STEPS, edition, 'insistent')
  known.set(key, played)
  return played
}

function holdsIn(check: (played: readonly Played[]) => void): void {
  for (const [edition, numRuns] of games)
    fc.assert(
      fc.property(players, numbers, (count, list) => check(gameOfChance(count, list, edition))),
      { seed: 7, numRuns },
    )
}

function insist<Kind extends CommandKind>(state: State, kind: Kind, data: CommandInput<Kind>): State {
  const command = { id: 'insisted', expectedHead: null, at: 0, kind, data, override: true }
  return playedOn(state, commandSchema.parse(command)).after
}

/** Passes every step and answers every question: whatever state a game is in, a night or a day is gone through like this. */
function playRound(state: State): State {
  const { kind } = state.phase
  let now = answered(insist(state, 'playOn', {}))
  for (const { key } of kind === 'night' ? viewOf(now).night.steps : [])
    now = answered(insist(now, 'finishStep', { key }))
  return answered(insist(now, kind === 'night' ? 'dawn' : 'closeDay', {}))
}

function answered(state: State): State {
  const waiting = viewOf(state).decisions.find(({ isPending }) => isPending)
  if (!waiting) return state
  const { ability, topic, options, seat, to } = waiting
  const value = options[0] ?? null
  const chosen = { ability, topic, value, ...(seat !== null && { seat }), ...(to !== null && { to }) }
  return answered(insist(state, 'decide', chosen))
}

describe('the Storyteller insisting', { timeout: 120_000 }, () => {
  it('[C2, C3] is obeyed where a refusal can be overridden, on the record, and the game goes on', () => {
    const codes = new Set<string>()
    holdsIn((played) => {
      for (const [index, { refusal }] of played.entries()) {
        const insisted = played[index + 1]
        if (refusal?.canOverride !== true || insisted?.command.override !== true) continue
        codes.add(refusal.code)
        expect(insisted.refusal).toBeNull()
        expect(insisted.facts.some((fact) => isOnRecord(fact, refusal.code))).toBe(true)
        townSquareView.parse(viewOf(insisted.after).townSquare)
      }
    })
    expect(codes.size).toBeGreaterThan(20)
  })

  it('[C2, C3] leaves a game in which the next night and day can be played', () => {
    holdsIn((played) => {
      const last = played.at(-1)?.after
      if (!last) return
      let state = last
      const seen = new Set<string>()
      for (let round = 0; round < 5; round += 1) {
        state = playRound(state)
        seen.add(`${state.phase.kind} ${String(state.phase.number)}`)
        townSquareView.parse(viewOf(state).townSquare)
      }
      // A day whose end decides the game is closed again.
      expect(seen.size).toBeGreaterThan(last.phase.kind === 'setup' ? 0 : 2)
    })
  })
})

/** At once; or where the Storyteller has to decide something first, with the question that waits. */
function isOnRecord(fact: Played['facts'][number], code: string): boolean {
  if (fact.kind === 'overridden') return fact.code === code
  return fact.kind === 'questionClosed' || (fact.kind === 'questionAsked' && fact.command.override)
}
