import { describe, expect, it } from 'vitest'
import { tellFacts } from '../../../../../electron/records/tell'
import { aGame } from '../../../../support/game'

const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'scapegoat']

describe('winning', () => {
  it('[W1] good wins when no Demon lives', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 5)
    expect(game.view.claims).toEqual([{ team: 'good', reason: 'demon-dead', blockedBy: [] }])
    expect(game.lastNotices).toContain('win-claim')
    expect(aGame(['chef', 'imp', 'monk', 'imp', 'saint']).onDay(1).kill(2).winner).toBeNull()
  })

  it('[W1] nobody can tell whether a Demon lives while characters are not entered', () => {
    const seats = ['Anna', 'Bram', 'Chidi', 'Dov', 'Elsa'].map((name, index) => ({ seat: index + 1, name }))
    const phase = { kind: 'day', number: 1 } as const
    const unknown = aGame([]).send('startFromPosition', {
      phase,
      seats: seats.map((one) => ({ ...one, character: null })),
    })
    expect(unknown.view.claims).toEqual([])
    const known = aGame([]).send('startFromPosition', {
      phase,
      seats: seats.map((one) => ({ ...one, character: 'chef' })),
    })
    expect(known.winner).toBe('good')
  })

  it('[W1] nobody has won while the table is being set up, whoever sits there', () => {
    const demonless = ['chef', 'empath', 'monk', 'saint', 'poisoner']
    expect([aGame(demonless).view.claims, aGame(demonless).winner]).toEqual([[], null])
    expect(aGame(demonless).onDay(1).winner).toBe('good')
  })

  it('[W1] nobody has won once the whole table has gone home', () => {
    const game = aGame(['chef', 'empath', 'imp']).onDay(1)
    for (const seat of [1, 2, 3]) game.send('removeSeat', { seat }, { override: true })
    expect([game.view.seats, game.view.claims, game.view.victor]).toEqual([[], [], null])
  })

  it('[W5] no ability that is only believed in holds a win back', () => {
    const game = aGame(['lunatic as alhadikhia', 'chef', 'empath', 'monk', 'poisoner', 'alhadikhia', 'saint']).atNight(
      2,
    )
    game.choose(1, 'alhadikhia', 2, 3, 4).kill(6)
    expect(game.view.claims).toMatchObject([{ team: 'good', blockedBy: [] }])
  })

  it('[W2] evil wins with two alive, Travellers not counted', () => {
    expect(aGame(table).dead(1, 2, 3).onDay(4).kill(4).winner).toBe('evil')
    expect(aGame(table).dead(1, 2, 4).onDay(4).winner).toBeNull()
    expect(aGame(table).dead(2, 3).onDay(3).winner).toBeNull()
  })

  it('[W3] good wins when both would', () => {
    expect(aGame(table).dead(1, 2, 4).onDay(4).kill(5).winner).toBe('good')
    const evilSaint = aGame(['saint', 'imp', 'chef', 'monk', 'baron']).evil(1).dead(4, 5).onDay(3).executeByVote(3, 1)
    expect([evilSaint.view.claims.map(({ team }) => team), evilSaint.view.victor]).toEqual([['evil', 'good'], 'good'])
  })

  it('[W4] is proposed, and played on from', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 5)
    expect([game.view.winner, game.view.victor]).toEqual([null, 'good'])
    expect(game.send('playOn', {}).view.victor).toBeNull()
    expect(game.closeDay().view.phase).toEqual({ kind: 'night', number: 2 })
    expect(game.view.winner).toBeNull()
  })

  it('[W4] is declared by the Storyteller', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 5).send('endGame', { winner: 'good' })
    expect([game.view.winner, game.room.winner]).toEqual(['good', 'good'])
  })

  it('[W4] is taken back by playing on, and the tokens are covered again', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 5).send('endGame', { winner: 'good' })
    game.send('reveal', { seats: [1] }).send('playOn', {})
    expect([game.view.winner, game.view.victor, game.room.winner, game.room.reveal]).toEqual([null, null, null, null])
    expect(game.closeDay().view.phase).toEqual({ kind: 'night', number: 2 })
    const early = aGame(table).onDay(1).send('endGame', { winner: 'evil' }, { override: true }).send('playOn', {})
    expect([early.view.winner, early.closeDay().view.phase.kind]).toEqual([null, 'night'])
  })

  it('[W4] is proposed again once somebody has come to life or become another since it was played on from', () => {
    const dead = aGame(table).onDay(1).executeByVote(1, 5).send('playOn', {}).closeDay()
    expect(dead.copy().kill(1).view.victor).toBeNull()
    const again = dead.copy().send('revive', { seat: 5 })
    expect(again.view.victor).toBeNull()
    expect(again.kill(5).view.victor).toBe('good')
    const another = dead.copy().become(1, 'imp')
    expect(another.view.victor).toBeNull()
    expect(another.kill(1).view.victor).toBe('good')
  })

  it('[W5] is declared early only where it is certain', () => {
    const open = aGame(table).onDay(1)
    expect(open.send('endGame', { winner: 'evil' }).lastRefusal).toBe('not-certain')
    expect(open.send('endGame', { winner: 'evil' }, { override: true }).view.winner).toBe('evil')
    const evilOnly = aGame(['chef', 'baron', 'monk', 'poisoner', 'imp']).dead(1, 3).onDay(3)
    expect(evilOnly.send('endGame', { winner: 'evil' }).lastRefusal).toBeNull()
    expect(evilOnly.factsOf('gameEnded')).toEqual([{ kind: 'gameEnded', winner: 'evil' }])
    const reason = 'No vote of the good is left.'
    const given = aGame(['chef', 'baron', 'monk', 'poisoner', 'imp']).dead(1, 3).onDay(3)
    given.send('endGame', { winner: 'evil', reason })
    expect(tellFacts(given.factsOf('gameEnded'), given.state)).toEqual([
      { code: 'game-ended-because', params: { winner: 'evil', reason } },
    ])
  })
})
