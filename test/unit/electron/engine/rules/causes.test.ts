import { describe, expect, it } from 'vitest'
import { fold } from '../../../../../electron/engine/events/evolve'
import type { Fact, FactKind } from '../../../../../electron/engine/events/facts'
import { initialState } from '../../../../../electron/engine/state'
import { aGame, type TestGame } from '../../../../support/game'

/** The kinds of the facts that led to the last one that fits, the nearest first; the fact itself comes first. */
function chainOf(game: TestGame, fits: (fact: Fact) => boolean): FactKind[] {
  const chain: FactKind[] = []
  let fact = game.facts.findLast(fits)
  while (fact) {
    chain.push(fact.kind)
    fact = fact.because === undefined ? undefined : game.facts[fact.because]
  }
  return chain
}

const diedAs =
  (seat: number) =>
  (fact: Fact): boolean =>
    fact.kind === 'died' && fact.seat === seat

const SEVEN = ['chef', 'empath', 'saint', 'scarletwoman', 'monk', 'poisoner', 'imp'] as const

describe('what led to a fact', () => {
  it('[K3] leads from a death at night to the choice at night', () => {
    const game = aGame(SEVEN).atNight(2).choose(7, 'imp', 1)
    expect(chainOf(game, diedAs(1))).toEqual(['died', 'chose'])
  })

  it('[K3] leads from health again over a death and a vote to a nomination', () => {
    const game = aGame(SEVEN).atNight(2).choose(6, 'poisoner', 1).dawn().executeByVote(2, 6)
    expect(chainOf(game, ({ kind }) => kind === 'effectEnded')).toEqual([
      'effectEnded',
      'died',
      'aboutToDieSet',
      'voteClosed',
      'nominated',
    ])
    expect(chainOf(game, ({ kind }) => kind === 'executed').slice(0, 2)).toEqual(['executed', 'aboutToDieSet'])
  })

  it('[K3] leads from an heir over the Demon’s death to the vote', () => {
    const game = aGame(SEVEN).onDay(2).executeByVote(2, 7)
    expect(chainOf(game, ({ kind }) => kind === 'characterSet')).toEqual([
      'characterSet',
      'died',
      'aboutToDieSet',
      'voteClosed',
      'nominated',
    ])
  })

  it('[K3] leads from a lost win over the execution to the vote', () => {
    const game = aGame(SEVEN).onDay(2).executeByVote(2, 3)
    expect(chainOf(game, ({ kind }) => kind === 'claimRaised').slice(0, 3)).toEqual([
      'claimRaised',
      'executed',
      'aboutToDieSet',
    ])
  })

  it('[K3] leads from what a dusk ends to the dusk, and from a poisoned player’s death to the poison', () => {
    const dusk = aGame(SEVEN).atNight(2).choose(6, 'poisoner', 1).dawn().closeDay()
    expect(chainOf(dusk, ({ kind }) => kind === 'effectEnded')).toEqual(['effectEnded', 'phaseBegan'])
    const pukka = aGame(['chef', 'sailor', 'monk', 'tealady', 'fool', 'assassin', 'pukka'])
      .atNight(2)
      .choose(7, 'pukka', 1)
      .dawn()
      .closeDay()
      .choose(7, 'pukka', 3)
    const death = pukka.facts.findLast(diedAs(1))
    const poison = pukka.facts[death?.because ?? -1]
    expect(poison).toMatchObject({ kind: 'effectAdded', effect: { target: 1, label: 'Poisoned' } })
    expect(chainOf(pukka, diedAs(1))).toEqual(['died', 'effectAdded', 'chose'])
  })

  it('[K3] leads from a death that the night owes to what was said by day', () => {
    const game = aGame(['chef', 'sailor', 'gossip', 'monk', 'saint', 'assassin', 'zombuul'])
      .onDay(2)
      .useByDay(3, 'gossip', { text: 'Two of us are evil.', statementTrue: true })
      .closeDay()
      .dawn()
      .decide('kills', 1)
    expect(chainOf(game, diedAs(1))).toEqual(['died', 'actedByDay'])
  })

  it('[K4] changes nothing about the state', () => {
    const game = aGame(SEVEN).atNight(2).choose(6, 'poisoner', 1).dawn().executeByVote(2, 6).closeDay()
    const empty = initialState({ id: 'test', name: 'Test', seed: 'test', createdAt: 0 })
    const nameless = game.facts.map((fact): Fact => ({ ...fact, because: undefined }))
    expect(fold(empty, nameless)).toEqual(fold(empty, game.facts))
  })
})
