import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../support/game'

const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'saint']
const tallies = (game: ReturnType<typeof aGame>): number[] => game.view.day.nominations.map(({ tally }) => tally)

describe('votes', () => {
  it('[V1] need half of the living, rounded up, Travellers among them', () => {
    expect(aGame(table).onDay(1).view.day.votesNeeded).toBe(4)
    expect(aGame(table).dead(1).onDay(2).view.day.votesNeeded).toBe(3)
    expect(aGame([...table, 'scapegoat', 'thief']).onDay(1).view.day.votesNeeded).toBe(5)
  })

  it('[V1] put a nominee on the block at exactly half', () => {
    const game = aGame(table).dead(1).onDay(2).nominate(2, 4).vote(2, 3, 5)
    expect(game.view.day.aboutToDie).toEqual({ nominee: 4, votes: 3 })
    expect(aGame(table).dead(1).onDay(2).nominate(2, 4).vote(2, 3).view.day.aboutToDie).toBeNull()
  })

  it('[V2] are counted clockwise, the nominee last', () => {
    expect(aGame(table).onDay(1).nominate(1, 3).view.day.open?.order).toEqual([4, 5, 6, 7, 1, 2, 3])
  })

  it('[V3] cost the dead their token, and do not count without one', () => {
    const game = aGame(table).dead(1, 2).onDay(2).nominate(3, 4).vote(1, 3)
    expect([game.seat(1).voteToken, game.seat(2).voteToken, tallies(game)]).toEqual([false, true, [2]])
    game.nominate(5, 3).vote(1, 3)
    expect([game.lastNotices, tallies(game)]).toEqual([['no-vote-token'], [2, 1]])
  })

  it('[V4] cost nothing when the hand is down at the count', () => {
    const game = aGame(table).dead(1).onDay(2).nominate(3, 4)
    game.send('setHand', { seat: 1, hands: 1 })
    expect(game.view.day.open?.tally).toBe(1)
    game.send('setHand', { seat: 1, hands: 0 }).send('setHand', { seat: 2, hands: 1 }).send('closeVote', {})
    expect([game.seat(1).voteToken, tallies(game)]).toEqual([true, [1]])
  })

  it('[V5] replace who is about to die when there are more, and leave nobody when tied', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).vote(1, 2, 3, 5)
    expect(game.view.day).toMatchObject({ aboutToDie: { nominee: 4, votes: 4 }, toTie: 4, toReplace: 5 })
    game.nominate(2, 5).vote(1, 2, 3, 6)
    expect(game.view.day.aboutToDie).toBeNull()
    expect(game.nominate(3, 6).vote(1, 2, 3, 4, 5).view.day.aboutToDie).toEqual({ nominee: 6, votes: 5 })
  })

  it('[V5] leave the leader alone when fewer, and a tied number stays to be beaten', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).vote(1, 2, 3, 5, 6).nominate(2, 5).vote(1, 2, 3, 6)
    expect(game.view.day.aboutToDie).toEqual({ nominee: 4, votes: 5 })
    game.nominate(3, 6).vote(1, 2, 3, 4, 7).nominate(4, 7).vote(1, 2, 3, 4)
    expect(game.view.day.aboutToDie).toBeNull()
    expect(game.execute().view.day.executedToday).toBeNull()
  })

  it('[V6] are measured by the number needed at the count', () => {
    const game = aGame(table).onDay(2).nominate(1, 4).vote(1, 2, 3).kill(7).kill(6)
    expect(game.view.day.votesNeeded).toBe(3)
    expect(game.view.day.aboutToDie).toBeNull()
    expect(game.view.day.nominations[0]).toMatchObject({ needed: 4, succeeded: false })
    expect(game.nominate(2, 5).vote(1, 2, 3).view.day.aboutToDie).toEqual({ nominee: 5, votes: 3 })
  })

  it('[V7] are free to the living for every nomination', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).vote(1, 2).nominate(2, 5).vote(1, 2, 3)
    expect(tallies(game)).toEqual([2, 3])
  })

  it('[V8] once spent stay spent on the next day, and a second death gives none back', () => {
    const game = aGame(table).dead(1).onDay(2).nominate(3, 4).vote(1).closeDay().dawn()
    expect(game.seat(1).voteToken).toBe(false)
    expect(game.kill(1).seat(1).voteToken).toBe(false)
  })

  it('[V9] are counted whatever advice there is', () => {
    const game = aGame(['butler', 'chef', 'monk', 'poisoner', 'imp']).onDay(1).nominate(2, 4).vote(1)
    expect([game.lastNotices, tallies(game)]).toEqual([['butler-without-master'], [1]])
  })

  it('[V10] take one hand a player', () => {
    const game = aGame(table).onDay(1).nominate(1, 4)
    expect(game.send('setHand', { seat: 2, hands: 2 }).lastRefusal).toBe('too-many-hands')
    expect(tallies(game.vote({ 2: 2 }))).toEqual([1])
  })

  it('[C3] are on a nomination that is open', () => {
    expect(aGame(table).onDay(1).send('closeVote', {}).lastRefusal).toBe('no-open-nomination')
    expect(aGame(table).onDay(1).nominate(1, 4).send('closeVote', { nominee: 5 }).lastRefusal).toBe(
      'no-open-nomination',
    )
    expect(aGame(table).onDay(1).send('setHand', { seat: 1, hands: 1 }).lastRefusal).toBe('no-open-nomination')
  })
})
