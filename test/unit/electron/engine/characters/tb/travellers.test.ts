import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[TB23] Bureaucrat', () => {
  const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'bureaucrat']

  it('makes another player’s vote count as three tomorrow', () => {
    const game = aGame(table).atNight(1).choose(6, 'bureaucrat', 2).dawn().nominate(1, 5).vote(1, 2)
    expect(game.view.day.nominations[0]?.tally).toBe(4)
    expect(game.nominate(2, 4).vote(2).view.day.nominations[1]?.tally).toBe(3)
  })

  it('counts once again after the day, or while drunk', () => {
    const later = aGame(table).atNight(1).choose(6, 'bureaucrat', 2).dawn().closeDay().dawn().nominate(1, 5).vote(2)
    expect(later.view.day.nominations[0]?.tally).toBe(1)
    const drunk = aGame(table).atNight(1).drunk(6).choose(6, 'bureaucrat', 2).dawn().nominate(1, 5).vote(2)
    expect(drunk.view.day.nominations[0]?.tally).toBe(1)
  })

  it('may not choose themself, and does not touch an exile', () => {
    const game = aGame(table).atNight(1)
    expect(game.choose(6, 'bureaucrat', 6).lastRefusal).toBe('self-not-allowed')
    game.choose(6, 'bureaucrat', 2).dawn().exile(1, 6, 2)
    expect(game.view.day.nominations[0]).toMatchObject({ kind: 'exile', tally: 1, succeeded: false })
  })
})

describe('[TB24] Thief', () => {
  const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'thief', 'bureaucrat']

  it('makes another player’s vote count against tomorrow', () => {
    const game = aGame(table).atNight(1).choose(6, 'thief', 2).dawn().nominate(1, 5).vote(1, 2, 3)
    expect(game.view.day.nominations[0]?.tally).toBe(1)
  })

  it('takes three where the Bureaucrat chose the same player', () => {
    const game = aGame(table).atNight(1).choose(7, 'bureaucrat', 2).choose(6, 'thief', 2).dawn().nominate(1, 5).vote(2)
    expect(game.view.day.nominations[0]?.tally).toBe(-3)
  })

  it('does nothing while poisoned, and chooses another player', () => {
    const game = aGame(table).atNight(1).poisoned(6)
    expect(game.choose(6, 'thief', 6).lastRefusal).toBe('self-not-allowed')
    game.choose(6, 'thief', 2).dawn().nominate(1, 5).vote(2)
    expect(game.view.day.nominations[0]?.tally).toBe(1)
  })
})

describe('[TB25] Gunslinger', () => {
  const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'gunslinger', 'mayor']

  it('may shoot somebody who voted, after the first vote is counted', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).vote(2, 3)
    expect(game.useByDay(6, 'gunslinger', 1).lastRefusal).toBe('did-not-vote')
    expect(game.useByDay(6, 'gunslinger', 2).seat(2).isAlive).toBe(false)
    expect(game.useByDay(6, 'gunslinger', 3).lastRefusal).toBe('already-used-today')
  })

  it('is too early before a vote and too late after the second', () => {
    const game = aGame(table).onDay(1)
    expect(game.useByDay(6, 'gunslinger', 2).lastRefusal).toBe('not-triggered')
    game.nominate(1, 4).vote(2).nominate(2, 5).vote(3)
    expect(game.useByDay(6, 'gunslinger', 2).lastRefusal).toBe('not-triggered')
  })

  it('misses while poisoned; the shot of the day is gone', () => {
    const game = aGame(table).onDay(1).poisoned(6).nominate(1, 4).vote(2).useByDay(6, 'gunslinger', 2)
    expect(game.seat(2).isAlive).toBe(true)
    expect(game.useByDay(6, 'gunslinger', 2).lastRefusal).toBe('already-used-today')
  })
})

describe('[TB26] Scapegoat', () => {
  const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'scapegoat', 'mayor']

  it('may be executed instead of a player of the same side', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 2).decide('executedInstead', true)
    expect([game.seat(2).isAlive, game.seat(6).isAlive]).toEqual([true, false])
    expect(game.nominate(3, 4).lastRefusal).toBe('nominations-closed')
  })

  it('is spared when the Storyteller lets it be', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 2).leave('executedInstead')
    expect([game.seat(2).isAlive, game.seat(6).isAlive]).toEqual([false, true])
  })

  it('is not asked about the other side, or when poisoned or dead', () => {
    expect(aGame(table).onDay(1).executeByVote(1, 4).seat(4).isAlive).toBe(false)
    expect(aGame(table).poisoned(6).onDay(1).executeByVote(1, 2).seat(2).isAlive).toBe(false)
    expect(aGame(table).dead(6).onDay(1).executeByVote(1, 2).seat(2).isAlive).toBe(false)
  })

  it('goes for an evil player when evil', () => {
    const game = aGame(table).evil(6).onDay(1).executeByVote(1, 5).decide('executedInstead', true)
    expect([game.seat(5).isAlive, game.seat(6).isAlive, game.winner]).toEqual([true, false, null])
  })
})

describe('[TB27] Beggar', () => {
  const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'beggar', 'mayor']

  it('votes only by paying a token, alive as well', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).vote(1, 6)
    expect(game.lastNotices).toContain('no-vote-token')
    expect(game.view.day.nominations[0]?.tally).toBe(1)
  })

  it('is seen to have no vote, or one to pay with, while the vote is counted', () => {
    const plain = aGame(table).dead(4).with({ seat: 3, alive: false, voteToken: false }).onDay(2).nominate(1, 5)
    expect(plain.view.day.open?.paying).toEqual([3, 4, 6])
    expect(plain.view.day.open?.barred).toEqual([3, 6].map((seat) => ({ seat, code: 'no-vote-token' })))
    plain.useByDay(6, 'beggar', 4)
    expect(plain.view.day.open?.barred.map(({ seat }) => seat)).toEqual([3, 4])
    expect(plain.send('setHand', { seat: 4, hands: 1 }).view.notices.map(({ code }) => code)).toContain(
      'spent-vote-raised',
    )
    expect(plain.vote(6).view.day.nominations[0]).toMatchObject({ tally: 1, paying: [], barred: [] })
  })

  it('is given a dead player’s token, learns their side, and spends it', () => {
    const game = aGame(table).dead(4).onDay(2).useByDay(6, 'beggar', 4)
    expect(game.told(6, 'answer')).toEqual([{ seat: 4, alignment: 'evil' }])
    expect([game.seat(4).voteToken, game.seat(6).voteToken]).toEqual([false, true])
    game.nominate(1, 5).vote(1, 6)
    expect(game.view.day.nominations[0]?.tally).toBe(2)
    expect(game.seat(6).voteToken).toBe(false)
  })

  it('keeps what several gave, over the night, and spends one for each vote', () => {
    const game = aGame(table).dead(3, 4).onDay(2).useByDay(6, 'beggar', 3).useByDay(6, 'beggar', 4)
    expect(game.seat(6)).toMatchObject({ voteToken: true, voteTokens: 2, needsToken: true })
    game.nominate(1, 5).vote(1, 6)
    expect([game.seat(6).voteTokens, game.view.day.nominations[0]?.tally]).toEqual([1, 2])
    game.closeDay().dawn()
    expect(game.seat(6).voteTokens).toBe(1)
    game.nominate(1, 5).vote(1, 6).nominate(2, 7).vote(2, 6)
    expect(game.view.day.nominations.map(({ tally }) => tally)).toEqual([2, 1])
    expect(game.seat(6)).toMatchObject({ voteToken: false, voteTokens: 0 })
  })

  it('holds none any more when the Storyteller takes them away', () => {
    const game = aGame(table).dead(3, 4).onDay(2).useByDay(6, 'beggar', 3).useByDay(6, 'beggar', 4)
    expect(game.send('setVoteToken', { seat: 6, has: false }).seat(6).voteTokens).toBe(0)
  })

  it('is sober and healthy: the Poisoner does nothing to them', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 6)
    expect([game.seat(6).poisoned, game.works(6, 'beggar')]).toEqual([[], true])
  })

  it('begs of the dead who still have a token', () => {
    expect(aGame(table).onDay(2).useByDay(6, 'beggar', 4).lastRefusal).toBe('target-must-be-dead')
    const spent = aGame(table).with({ seat: 4, alive: false, voteToken: false }).onDay(2)
    expect(spent.useByDay(6, 'beggar', 4).lastRefusal).toBe('no-token-to-give')
  })
})
