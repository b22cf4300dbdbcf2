import { describe, expect, it } from 'vitest'
import { fold } from '../../../../../electron/engine/events/evolve'
import { factSchema } from '../../../../../electron/engine/events/facts'
import { initialState } from '../../../../../electron/engine/state'
import { aGame, aTable, type TestGame } from '../../../../support/game'

const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'saint']
const played = (): TestGame =>
  aGame(table)
    .atNight(2)
    .choose(4, 'poisoner', 2)
    .choose(3, 'monk', 1)
    .choose(5, 'imp', 1)
    .tell(2, 'empath', 2)
    .dawn()
    .nominate(1, 4)
    .vote(1, 2, 3, 6)
    .execute()

describe('commands', () => {
  it('[C1] state facts and notices, or change nothing', () => {
    const game = aGame(table).onDay(1)
    const before = game.state
    expect(game.nominate(1, 99).lastRefusal).toBe('not-a-player')
    expect(game.state).toBe(before)
    expect(game.nominate(1, 4).state).not.toBe(before)
  })

  it('[C2] go against a rule when sent with override, on the record', () => {
    const game = aGame(table).dead(1).onDay(2)
    expect(game.nominate(1, 4).lastRefusal).toBe('dead-cannot-nominate')
    game.send('nominate', { by: 1, nominee: 4 }, { override: true })
    expect(game.view.day.open).toMatchObject({ by: 1, nominee: 4 })
    expect(game.factsOf('overridden')).toEqual([{ kind: 'overridden', code: 'dead-cannot-nominate' }])
  })

  it('[C2] leave no mark when an override was not needed', () => {
    expect(
      aGame(table).onDay(1).send('nominate', { by: 1, nominee: 4 }, { override: true }).factsOf('overridden'),
    ).toEqual([])
  })

  it('[C3] that make no sense are refused even so', () => {
    expect(aGame(table).onDay(1).send('nominate', { by: 99, nominee: 4 }, { override: true }).lastRefusal).toBe(
      'no-such-seat',
    )
    expect(aGame(table).onDay(1).send('dawn', {}, { override: true }).lastRefusal).toBe('wrong-phase')
    expect(aGame(table).atNight(1).send('closeDay', {}, { override: true }).lastRefusal).toBe('wrong-phase')
    expect(aGame(table).onDay(1).send('removeReminder', { reminder: 9 }, { override: true }).lastRefusal).toBe(
      'no-such-effect',
    )
  })

  it('[C4] are refused once a side has won, but for those of the end', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 5)
    expect(game.closeDay().lastRefusal).toBe('game-over')
    expect(game.kill(1).lastRefusal).toBe('game-over')
    expect(game.send('closeVote', { hands: {} }).lastRefusals).toContain('game-over')
    expect(game.send('note', { text: 'well played' }).lastRefusal).toBeNull()
    expect(game.send('reveal', { seats: [1] }).lastRefusal).toBeNull()
    expect(game.send('showSheet', { isShown: true }).lastRefusal).toBeNull()
    expect(game.send('endGame', { winner: 'good' }).lastRefusal).toBeNull()
  })

  it('[C8] name all that stands in their way', () => {
    const spent = ['slayer', 'assassin', 'monk', 'poisoner', 'imp', 'chef']
    const shot = aGame(spent).onDay(1).useByDay(1, 'slayer', 3).kill(1)
    expect(shot.useByDay(1, 'slayer', 5, { isPublic: false }).lastRefusals).toEqual([
      'ability-spent',
      'dead-no-ability',
      'must-be-public',
    ])
    const stabbed = aGame(spent).atNight(2).choose(2, 'assassin', 3)
    expect(stabbed.choose(2, 'assassin', 4).lastRefusals).toEqual(['already-acted-tonight', 'ability-spent'])
    expect(aGame(spent).atNight(2).send('closeVote', { hands: {} }).lastRefusals).toEqual([
      'no-open-nomination',
      'wrong-phase',
    ])
    expect(aGame(spent).onDay(1).execute().send('closeVote', { hands: {} }).lastRefusals).toEqual([
      'no-open-nomination',
      'nominations-closed',
    ])
  })

  it('[C5] come out the same every time', () => {
    expect(played().facts).toEqual(played().facts)
    const dealt = (): unknown => aTable(8).send('randomLineup', {}).send('fillBag', {}).send('dealBag', {}).view.seats
    expect(dealt()).toEqual(dealt())
  })

  it('[C6] leave facts that survive being written down and make the state again', () => {
    const game = played()
    const read = (JSON.parse(JSON.stringify(game.facts)) as unknown[]).map((fact) => factSchema.parse(fact))
    expect(fold(initialState({ id: 'test', name: 'Test', seed: 'test', createdAt: 0 }), read)).toEqual(game.state)
  })
})
