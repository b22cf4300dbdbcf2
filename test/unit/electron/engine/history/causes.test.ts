import { describe, expect, it } from 'vitest'
import { causesOf } from '../../../../../electron/engine/history/causes'
import type { Fact } from '../../../../../electron/engine/events/facts'
import type { Subject } from '../../../../../shared/grimoire/subject'
import { aGame, type TestGame } from '../../../../support/game'
import { seatNumber } from '../../../../support/seatViews'

const SEVEN = ['chef', 'empath', 'saint', 'scarletwoman', 'monk', 'poisoner', 'imp'] as const
const seat = seatNumber

function kindsBehind(game: TestGame, subject: Subject): Fact['kind'][] {
  return causesOf(game.facts, subject).flatMap((number) => game.facts[number]?.kind ?? [])
}

const EXECUTED = ['died', 'aboutToDieSet', 'voteClosed', 'nominated']

describe('what can be asked why', () => {
  const poisoned = aGame(SEVEN).atNight(2).choose(6, 'poisoner', 1).choose(7, 'imp', 2)
  const healed = aGame(SEVEN).atNight(2).choose(6, 'poisoner', 1).dawn().executeByVote(2, 6)

  it('[K5] is a token, a death, and who somebody is', () => {
    const token = poisoned.seat(1).reminders.find(({ label }) => label === 'Poisoned')
    expect(kindsBehind(poisoned, { kind: 'effect', effect: token?.id ?? 0 })).toEqual(['effectAdded', 'chose'])
    expect(kindsBehind(poisoned, { kind: 'death', seat: seat(2) })).toEqual(['died', 'chose'])
    const heir = aGame(SEVEN).onDay(2).executeByVote(2, 7)
    expect(kindsBehind(heir, { kind: 'character', seat: seat(4) })).toEqual(['characterSet', ...EXECUTED])
  })

  it('[K5] is a token moved by hand: the hand', () => {
    const token = poisoned.seat(1).reminders[0]?.id ?? 0
    const moved = aGame(SEVEN).atNight(2).choose(6, 'poisoner', 1).send('moveReminder', { reminder: token, seat: 3 })
    expect(kindsBehind(moved, { kind: 'effect', effect: token })).toEqual(['effectMoved'])
  })

  it('[K5] is what is no longer so', () => {
    expect(kindsBehind(healed, { kind: 'ended', seat: seat(1) })).toEqual(['effectEnded', ...EXECUTED])
    expect(kindsBehind(poisoned, { kind: 'ended', seat: seat(1) })).toEqual([])
  })

  it('[K5] is a place in the night: the ability, and how it was gained', () => {
    const game = aGame(SEVEN).atNight(2).choose(7, 'imp', 7)
    const instance = game.seat(4).abilities.find(({ character }) => character === 'imp')?.instance ?? ''
    expect(kindsBehind(game, { kind: 'ability', instance })).toEqual([
      'instanceGained',
      'characterSet',
      'died',
      'chose',
    ])
  })

  it('[K5] is a win: what raised it, or the death that left the board so', () => {
    const saint = aGame(SEVEN).onDay(2).executeByVote(2, 3)
    expect(kindsBehind(saint, { kind: 'claim', reason: 'saint-executed' })).toEqual([
      'claimRaised',
      'executed',
      ...EXECUTED.slice(1),
    ])
    const won = aGame(['chef', 'empath', 'saint', 'monk', 'slayer', 'poisoner', 'imp']).onDay(2).executeByVote(2, 7)
    expect(kindsBehind(won, { kind: 'claim', reason: 'demon-dead' })).toEqual(EXECUTED)
  })

  it('[K5] is the number of the living: every death that holds', () => {
    const both = aGame(SEVEN).atNight(2).choose(7, 'imp', 2).dawn().executeByVote(1, 6)
    expect(kindsBehind(both, { kind: 'living' })).toEqual(['died', 'died'])
    expect(kindsBehind(both.send('revive', { seat: 2 }), { kind: 'living' })).toEqual(['died'])
  })

  it('[K5] is nothing that the game does not know', () => {
    expect(kindsBehind(healed, { kind: 'effect', effect: 999 })).toEqual([])
    expect(kindsBehind(healed, { kind: 'fact', number: 9999 })).toEqual([])
  })
})
