import { describe, expect, it } from 'vitest'
import { aGame, type TestGame } from '../../../../support/game'

const table = ['chef', 'empath', 'fortuneteller', 'poisoner', 'imp', 'mayor', 'saint']
const watched = (game: TestGame, code: string): unknown[] =>
  game.view.notices.flatMap((notice) => (notice.code === code ? [notice.params] : []))

describe('the watch list', () => {
  it('[O1] points out a red herring that turned evil', () => {
    const game = aGame(table).atNight(2).decide('redHerring', 6)
    expect(watched(game, 'red-herring-turned-evil')).toEqual([])
    expect(watched(game.turn(6, 'evil'), 'red-herring-turned-evil')).toEqual([{ seat: 6 }])
  })

  it('[O2] points out who started knowing in mid-game and was not told', () => {
    const game = aGame(table).atNight(2).become(7, 'chef').dawn()
    expect(watched(game, 'first-night-ability-waiting')).toEqual([{ seat: 7, character: 'chef' }])
    expect(
      watched(aGame(table).atNight(2).become(7, 'chef').tell(7, 'chef', 1).dawn(), 'first-night-ability-waiting'),
    ).toEqual([])
  })

  it('[O3] keeps quiet about the deaths of the night', () => {
    const game = aGame(table).atNight(2).choose(5, 'imp', 1)
    expect([game.view.seats[0]?.isAlive, game.view.notices]).toEqual([false, []])
  })

  it('[O4] points out Outsiders in impossible numbers on the first night', () => {
    expect(watched(aGame(table).atNight(1), 'outsider-count-impossible')).toEqual([{ outsiders: 1, lawful: [0] }])
    expect(watched(aGame([...table.slice(0, 6), 'monk']).atNight(1), 'outsider-count-impossible')).toEqual([])
  })

  it('[O5] points out a raised hand that has no vote', () => {
    const game = aGame(table)
      .with({ seat: 1, alive: false, voteToken: false })
      .onDay(2)
      .nominate(2, 4)
      .send('setHand', { seat: 1, hands: 1 })
    expect(watched(game, 'spent-vote-raised')).toEqual([{ seat: 1 }])
    expect(watched(game.send('setHand', { seat: 1, hands: 0 }), 'spent-vote-raised')).toEqual([])
  })

  it('[O6] points out Minions who never learnt the Demon', () => {
    const missed = aGame(table).atNight(1).choose(4, 'poisoner', 1).dawn()
    expect(watched(missed, 'minion-info-missing')).toEqual([{ seat: 4 }])
    const told = aGame(table)
      .atNight(1)
      .tell(4, 'minioninfo', { demons: [5], minions: [] })
      .dawn()
    expect(watched(told, 'minion-info-missing')).toEqual([])
  })
})
