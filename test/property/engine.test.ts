import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evolve, fold } from '../../electron/engine/events/evolve'
import { factSchema, type Fact } from '../../electron/engine/events/facts'
import { createFold } from '../../electron/engine/history/fold'
import {
  appended,
  emptyHistory,
  nextCommit,
  nextMove,
  redoTarget,
  undoTarget,
  type History,
} from '../../electron/engine/history/history'
import { moduleOf } from '../../electron/engine/characters/registry'
import { gameOf } from '../../electron/engine/rules/game'
import type { State } from '../../electron/engine/state'
import { townSquareView } from '../../shared/townsquare/view'
import { ownOf, rootOf, statedIn } from '../support/causes'
import { aGame, type TestGame } from '../support/game'
import { playsOnAlike } from '../support/takenOver'
import { randomGame, SECRET, viewOf, type Played } from '../support/randomGame'

const STEPS = 50
const seeded = { seed: 20_250_101 }
const players = fc.integer({ min: 5, max: 15 })
const numbers = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 60, maxLength: 60 })

type Edition = Parameters<typeof randomGame>[3]
const known = new Map<string, Played[]>()

/** Plays each game once, however many properties look at it. */
function gameOfChance(count: number, list: readonly number[], edition: Edition): Played[] {
  const key = JSON.stringify([count, list, edition])
  const played = known.get(key) ?? randomGame(count, list, STEPS, edition)
  known.set(key, played)
  return played
}

function holdsIn(check: (played: readonly Played[]) => void): void {
  for (const [edition, numRuns] of [
    ['tb', 18],
    ['bmr', 7],
    ['snv', 7],
    ['carousel', 7],
  ] as const)
    fc.assert(
      fc.property(players, numbers, (count, list) => check(gameOfChance(count, list, edition))),
      { ...seeded, numRuns },
    )
}

/** Everything a state says, numbers written as text too, but for the room's own words. */
function wordsIn(value: unknown): Set<string> {
  const words = new Set<string>()
  const read = (one: unknown): void => {
    if (typeof one === 'string') words.add(one)
    else if (one !== null && typeof one === 'object')
      Object.entries(one).forEach(([key, part]) => {
        words.add(key)
        read(part)
      })
  }
  read(value)
  return words
}

describe('random games', () => {
  it('[C6] come out of their facts again', () => {
    holdsIn((played) => {
      const first = played[0]?.before
      const last = played.at(-1)?.after
      if (!first || !last) return
      const written = JSON.parse(JSON.stringify(played.flatMap(({ facts }) => facts))) as unknown[]
      expect(
        fold(
          first,
          written.map((fact) => factSchema.parse(fact)),
        ),
      ).toEqual(last)
    })
  })

  it('[C1] are not changed by a refusal', () => {
    holdsIn((played) => {
      const refused = played.filter(({ refusal }) => refusal)
      expect(refused.every(({ before, after }) => before === after)).toBe(true)
      expect(refused.every(({ refusal }) => /^[a-z][a-z0-9-]*$/.test(refusal?.code ?? ''))).toBe(true)
    })
  })

  it('[B10, B16, B17] taken over as their table shows them, go on alike', () => {
    let compared = 0
    holdsIn((played) => {
      compared += playsOnAlike(played, 1)
    })
    expect(compared).toBeGreaterThan(8)
  })

  it('[H2, H3] undone and done again are the same', () => {
    holdsIn((played) => {
      const commits = played.filter(({ facts }) => facts.length > 0)
      const history = commits.reduce<History<Fact>>((before, { facts, kind }, index) => {
        const command = { id: String(index), kind, data: {} }
        return appended(before, nextCommit(before, { at: 0, command, facts, notices: [], override: false }))
      }, emptyHistory)
      const start = commits[0]?.before
      if (!start) return
      const states = createFold<State, Fact>({ initial: start, evolve })
      const undone = undo(history)
      expect(states.stateAt(undone)).toEqual(commits.at(-1)?.before)
      expect(states.stateAt(redo(undone))).toEqual(states.stateAt(history))
    })
  })

  it('[T2, T5] show the room nothing that is secret, at any moment', () => {
    let seen = 0
    holdsIn((played) => {
      for (const { after } of played) {
        const room = townSquareView.parse(viewOf(after).townSquare)
        const said = wordsIn({ ...room, sheet: null, reveal: null, winner: null })
        const travellers = after.circle.flatMap((seat) =>
          after.seats[seat]?.isTraveller ? (after.seats[seat].character ?? []) : [],
        )
        const open = room.seats.flatMap(({ reminders }) =>
          reminders.flatMap(({ character, label }) => [character, label]),
        )
        const secret = secretsOf(after).filter((word) => ![...travellers, ...open].includes(word))
        expect(secret.filter((word) => said.has(word))).toEqual([])
        expect(JSON.stringify(room)).not.toContain(SECRET)
        seen += 1
      }
    })
    expect(seen).toBeGreaterThanOrEqual(2000)
  })

  it('[P3] wake no dead player without cause', () => {
    holdsIn((played) => {
      for (const { after } of played.filter((one) => one.after.phase.kind === 'night')) {
        const added = after.tonight.added.map(({ key }) => key)
        for (const step of viewOf(after).night.steps) {
          const isDue = (step.status === 'todo' || step.status === 'optional') && !added.includes(step.key)
          const dead = step.seats.filter((seat) => after.seats[seat]?.isAlive !== true)
          // Some abilities work for the dead; whether this one does is the ability's own test.
          const mayBeDead = moduleOf(step.entry)?.worksWhenDead !== undefined
          if (isDue && !mayBeDead) expect({ entry: step.entry, dead }).toEqual({ entry: step.entry, dead: [] })
        }
      }
    })
  })

  it('[D1, V8] let nobody die twice, and give no token back by dying', () => {
    holdsIn((played) => {
      for (const { before, facts } of played)
        for (const fact of facts)
          if (fact.kind === 'died' && !fact.feigned) expect(before.seats[fact.seat]?.isAlive).toBe(true)
    })
  })

  it('[K1] [K2] say of every fact what led to it, back to one that a person’s command stated', () => {
    holdsIn((played) => {
      const stated = statedIn(played)
      const unled = stated.filter(({ fact, by }) => fact.because === undefined && !ownOf(by).includes(fact.kind))
      expect(unled.map(({ fact, by }) => `${by}: ${fact.kind} of ${fact.cause?.ability ?? 'nobody'}`)).toEqual([])
      expect(stated.filter(({ fact, number }) => (fact.because ?? -1) >= number)).toEqual([])
      const astray = stated.filter((one) => {
        const root = rootOf(stated, one)
        return !root || !ownOf(root.by).includes(root.fact.kind)
      })
      expect(astray).toEqual([])
    })
  })

  it('[E1] have one execution a day, unless overridden', () => {
    holdsIn((played) => {
      const lawful = played.every(({ facts }) => facts.every(({ kind }) => kind !== 'overridden'))
      const last = played.at(-1)?.after
      const days = (last?.executions ?? []).map(({ day }) => day)
      if (lawful) expect(new Set(days).size).toBe(days.length)
    })
  })
})

function undo(history: History<Fact>): History<Fact> {
  const target = undoTarget(history)
  return target ? appended(history, nextMove(history, target.to, { id: 'undo', at: 0 })) : history
}

function redo(history: History<Fact>): History<Fact> {
  const target = redoTarget(history)
  return target ? appended(history, nextMove(history, target.to, { id: 'redo', at: 0 })) : history
}

/** True and shown characters, sides, labels, bluffs: all that the Grimoire knows and the room does not. */
function secretsOf(state: State): string[] {
  const ofSeats = Object.values(state.seats).flatMap(({ character, shown }) => [character, shown])
  const ofEffects = state.effects.map(({ label }) => label)
  const ofBluffs = state.bluffs.flatMap(({ title, characters }) => [title, ...characters])
  return [...ofSeats, ...ofEffects, ...ofBluffs, 'good', 'evil'].filter(
    // A numeral tells nothing: seats have numbers too.
    (word): word is string => word !== null && !/^\d*$/.test(word),
  )
}

describe('webs of drink and poison', () => {
  const seat = fc.integer({ min: 1, max: 9 })
  const edge = fc.record({ from: seat, to: seat, isPoison: fc.boolean() })

  it('[F8, F9, F15] are settled: what rests is held down, and only later ones undo what holds', () => {
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 30 }), (edges) => {
        const { effects } = gameOf(webOf(edges).state)
        expect(effects).toHaveLength(edges.length)
        effects.forEach((effect, index) => {
          const undoing = effects.flatMap((other, place) =>
            place !== index && other.isActive && other.target === effect.sourceSeat ? [place] : [],
          )
          if (effect.isActive) expect(undoing.every((place) => place > index)).toBe(true)
          else expect(undoing.length).toBeGreaterThan(0)
        })
      }),
      { seed: 7, numRuns: 150 },
    )
  })
})

function webOf(edges: readonly { from: number; to: number; isPoison: boolean }[]): TestGame {
  const game = aGame(Array.from({ length: 9 }, () => 'poisoner'))
    .atNight(2)
    .send('playOn', {})
  for (const { from, to, isPoison } of edges)
    game.send('impair', {
      target: to,
      kind: isPoison ? 'poisoned' : 'drunk',
      until: 'sourceEnds',
      source: { character: 'poisoner', seat: from },
    })
  return game
}
