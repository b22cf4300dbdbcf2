import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../support/game'

const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'scapegoat', 'thief']

describe('exile', () => {
  it('[X1] is for Travellers', () => {
    const game = aGame(table).withCentre('angel').onDay(1)
    expect(game.send('callExile', { by: 1, target: 2 }).lastRefusal).toBe('not-a-traveller')
    expect(game.send('callExile', { by: 1, target: 'angel' }).lastRefusal).toBe('not-a-player')
    expect(game.send('closeExile', { target: 7, supporters: [] }).lastRefusal).toBe('no-open-nomination')
  })

  it('[X2] is called by anybody, by day, once for each Traveller', () => {
    const game = aGame(table).dead(1).onDay(2).exile(1, 7, 2)
    expect(game.send('callExile', { by: 2, target: 7 }).lastRefusal).toBe('already-called-for-exile-today')
    expect(game.exile(1, 8, 2).lastRefusal).toBeNull()
    expect(aGame(table).atNight(2).send('callExile', { by: 1, target: 7 }).lastRefusal).toBe('wrong-phase')
  })

  it('[X2] leaves the caller’s nomination free, and comes after nominations as well', () => {
    const game = aGame(table).onDay(1).exile(1, 7, 2).nominate(1, 4).vote().execute()
    expect(game.exile(2, 8, 1).lastRefusal).toBeNull()
  })

  it('[X2] comes in the middle of a nomination too, which goes on afterwards', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).send('setHand', { seat: 2, hands: 1 })
    game.send('callExile', { by: 3, target: 7 })
    expect(game.view.day.open).toMatchObject({ kind: 'exile', nominee: 7 })
    expect(game.send('callExile', { by: 3, target: 8 }).lastRefusal).toBe('nomination-in-progress')
    expect(game.nominate(2, 5).lastRefusal).toBe('nomination-in-progress')
    expect(game.send('closeVote', { nominee: 4 }).lastRefusal).toBe('no-open-nomination')
    game.send('closeExile', { target: 7, supporters: [1, 2, 3, 4] })
    expect(game.seat(7).isAlive).toBe(false)
    expect(game.view.day.open).toMatchObject({ kind: 'execution', by: 1, nominee: 4, hands: [{ seat: 2, hands: 1 }] })
    game.vote(1, 2, 3, 5)
    expect(game.view.day).toMatchObject({ open: null, aboutToDie: { nominee: 4, votes: 4 } })
    expect(game.nominate(1, 5).lastRefusal).toBe('already-nominated-today')
  })

  it('[X2] taken back, gives way to the nomination it came into', () => {
    const game = aGame(table)
      .onDay(1)
      .nominate(1, 4)
      .send('callExile', { by: 3, target: 7 })
      .send('cancelNomination', {})
    expect(game.view.day.open).toMatchObject({ kind: 'execution', nominee: 4 })
    expect(game.send('callExile', { by: 3, target: 7 }).lastRefusal).toBeNull()
    expect(game.closeDay().view.phase).toEqual({ kind: 'night', number: 2 })
  })

  it('[X2] lets the one go whose nomination it came into', () => {
    const game = aGame(table).onDay(1).nominate(8, 4).send('callExile', { by: 3, target: 7 })
    game.send('removeSeat', { seat: 8 }).send('closeExile', { target: 7, supporters: [] })
    expect(game.view.day.open).toBeNull()
    expect(game.nominate(1, 4).lastRefusal).toBeNull()
  })

  it('[X3] needs half of all players', () => {
    const game = aGame(table).dead(1, 2, 3).onDay(2)
    expect(game.view.day.exileNeeded).toBe(4)
    expect(game.exile(4, 7, 4, 5, 6).seat(7).isAlive).toBe(true)
    expect(game.exile(4, 8, 1, 4, 5, 6).seat(8).isAlive).toBe(false)
  })

  it('[X4] counts each hand that is up once, whatever is said about votes', () => {
    const seats = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'scapegoat', 'bureaucrat']
    const game = aGame(seats)
      .with({ seat: 1, alive: false, voteToken: false })
      .atNight(2)
      .choose(8, 'bureaucrat', 2)
      .dawn()
    game.send('callExile', { by: 3, target: 7 })
    for (const seat of [1, 2, 3]) game.send('setHand', { seat, hands: 1 })
    expect(game.view.day.open).toMatchObject({ kind: 'exile', tally: 3 })
    expect(game.send('setHand', { seat: 3, hands: 0 }).view.day.open).toMatchObject({ tally: 2 })
  })

  it('[X4] costs no token and needs none', () => {
    const game = aGame(table).with({ seat: 1, alive: false, voteToken: false }).dead(2).onDay(2).exile(4, 7, 1, 2, 4, 5)
    expect([game.seat(7).isAlive, game.seat(2).voteToken]).toEqual([false, true])
    expect(game.view.day.nominations[0]).toMatchObject({ kind: 'exile', tally: 4, succeeded: true })
  })

  it('[X4] is not touched by what changes votes', () => {
    const game = aGame(table).atNight(1).choose(8, 'thief', 2).dawn().exile(1, 7, 1, 2, 3, 4)
    expect(game.view.day.nominations[0]?.tally).toBe(4)
    expect(game.seat(7).isAlive).toBe(false)
  })

  it('[X5] kills the Traveller, who stays with a token, and leaves the execution to come', () => {
    const game = aGame(table).onDay(1).exile(1, 7, 1, 2, 3, 4)
    expect(game.room.seats[6]).toMatchObject({ life: 'dead', voteToken: true, traveller: 'scapegoat' })
    expect(game.view.day.executedToday).toBeNull()
    expect(game.executeByVote(1, 4).view.day.executedToday).toBe(4)
  })
})
