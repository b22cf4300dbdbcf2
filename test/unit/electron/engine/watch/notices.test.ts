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

  it('[O6] misses no Minion info while a Poppy Grower withholds it', () => {
    const apart = ['poppygrower', ...table.slice(1)]
    const missed = (game: TestGame) => watched(game.atNight(1).choose(4, 'poisoner', 2).dawn(), 'minion-info-missing')
    expect(missed(aGame(apart))).toEqual([])
    expect(missed(aGame(apart).drunk(1))).toEqual([{ seat: 4 }])
  })

  it('[O6] misses no Minion info that a dead Poppy Grower has put off to the night to come', () => {
    const apart = ['poppygrower', ...table.slice(1)]
    const game = aGame(apart).atNight(1).choose(4, 'poisoner', 2).dawn().executeByVote(2, 1)
    expect(watched(game, 'minion-info-missing')).toEqual([])
    expect(watched(game.closeDay(), 'minion-info-missing')).toEqual([])
    expect(watched(game.copy().choose(4, 'poisoner', 2).dawn(), 'minion-info-missing')).toEqual([{ seat: 4 }])
    game.tell(4, 'minioninfo', { demons: [5], minions: [] })
    expect(watched(game.dawn(), 'minion-info-missing')).toEqual([])
  })

  it('[O1, O2] lets a notice go as soon as its matter is settled', () => {
    const herring = aGame(table).atNight(2).decide('redHerring', 6).turn(6, 'evil')
    expect(watched(herring.turn(6, 'good'), 'red-herring-turned-evil')).toEqual([])
    const gained = aGame(table).atNight(2).become(7, 'chef').dawn()
    expect(watched(gained.tell(7, 'chef', 1), 'first-night-ability-waiting')).toEqual([])
  })

  it('[O4] lets the Outsiders be once their number can be', () => {
    const game = aGame(table).atNight(1)
    expect(watched(game, 'outsider-count-impossible')).toHaveLength(1)
    expect(watched(game.become(7, 'monk'), 'outsider-count-impossible')).toEqual([])
  })

  it('[O6] lets Minion info be once it is given, be it by day', () => {
    const game = aGame(table).atNight(1).choose(4, 'poisoner', 1).dawn()
    const told = game.send('tell', { seat: 4, ability: 'minioninfo', value: { demons: [5], minions: [] } })
    expect(watched(told, 'minion-info-missing')).toEqual([])
  })

  it('[O7] points out madness until it is judged', () => {
    const game = aGame(['cerenovus', 'vortox', 'artist', 'sage', 'savant']).atNight(2)
    game.choose(1, 'cerenovus', 3, { characters: ['sage'] }).dawn()
    expect(watched(game, 'madness-unjudged')).toEqual([{ seat: 3 }])
    expect(watched(game.send('judgeMadness', { seat: 3, broken: false }), 'madness-unjudged')).toEqual([])
  })

  it('[O8] points out a Zombuul who lives and seems dead, until they are dead', () => {
    const game = aGame(['zombuul', 'godfather', 'sailor', 'gossip', 'fool', 'tealady']).onDay(1)
    expect(watched(game, 'feigns-death')).toEqual([])
    expect(watched(game.execute(1), 'feigns-death')).toEqual([{ seat: 1 }])
    game.closeDay().dawn()
    expect(watched(game.kill(1), 'feigns-death')).toEqual([])
  })

  it('[O9] tells at dawn which steps were left out', () => {
    const game = aGame(table).atNight(2).dawn()
    expect(game.lastNotices).toContain('step-left-out')
    expect(game.closeDay().lastNotices).not.toContain('step-left-out')
  })

  it('[O10] points out a dead Moonchild or Klutz until they choose', () => {
    const moonchild = aGame(['moonchild', 'po', 'sailor', 'gossip', 'fool', 'gambler']).onDay(1)
    expect(watched(moonchild, 'has-not-chosen')).toEqual([])
    expect(watched(moonchild.execute(1), 'has-not-chosen')).toEqual([{ seat: 1, character: 'moonchild' }])
    expect(watched(moonchild.useByDay(1, 'moonchild', 3), 'has-not-chosen')).toEqual([])
    const klutz = aGame(['klutz', 'fanggu', 'sage', 'savant', 'artist', 'oracle']).atNight(2).kill(1)
    expect(watched(klutz, 'has-not-chosen')).toEqual([])
    expect(watched(klutz.dawn(), 'has-not-chosen')).toEqual([{ seat: 1, character: 'klutz' }])
    expect(watched(klutz.useByDay(1, 'klutz', 3), 'has-not-chosen')).toEqual([])
  })

  it('[O11] points out by day a Godfather who kills tonight', () => {
    const table = ['godfather', 'po', 'moonchild', 'gossip', 'fool', 'gambler']
    expect(watched(aGame(table).onDay(1).execute(4), 'kills-tonight')).toEqual([])
    const armed = aGame(table).onDay(1).execute(3)
    expect(watched(armed, 'kills-tonight')).toEqual([{ seat: 1, character: 'godfather' }])
    expect(watched(armed.kill(1), 'kills-tonight')).toEqual([])
  })

  it('[O12] points out a nominated Virgin whose ability is used up', () => {
    const game = aGame(['virgin', 'empath', 'poisoner', 'imp', 'mayor', 'saint']).onDay(1)
    expect(watched(game, 'nominee-is-spent')).toEqual([])
    expect(watched(game.nominate(3, 1), 'nominee-is-spent')).toEqual([{ seat: 1, character: 'virgin' }])
    game.send('closeVote', {})
    expect(watched(game, 'nominee-is-spent')).toEqual([])
  })
})
