import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const castWith = (first: string): string[] => [first, 'noble', 'clockmaker', 'artist', 'baron', 'poisoner', 'imp']

describe('[CA53] Zealot', () => {
  it('is pointed out for not voting, and the count stands', () => {
    const game = aGame(castWith('zealot')).onDay(1).nominate(2, 3).vote(2, 4, 5, 6)
    expect(game.lastNotices).toContain('zealot-without-vote')
    expect(game.view.day.aboutToDie).toMatchObject({ nominee: 3, votes: 4 })
  })

  it('is not pointed out when they voted, when dead, or with four alive', () => {
    const voted = aGame(castWith('zealot')).onDay(1).nominate(2, 3).vote(1, 2)
    expect(voted.lastNotices).not.toContain('zealot-without-vote')
    const dead = aGame(castWith('zealot')).dead(1).onDay(1).nominate(2, 3).vote(2)
    expect(dead.lastNotices).not.toContain('zealot-without-vote')
    const four = aGame(castWith('zealot')).dead(2, 3, 4).onDay(1).nominate(1, 5).vote(6)
    expect(four.lastNotices).not.toContain('zealot-without-vote')
  })

  it('keeps to it when drunk, not knowing better', () => {
    const game = aGame(castWith('zealot')).drunk(1).onDay(1).nominate(2, 3).vote(2)
    expect(game.lastNotices).toContain('zealot-without-vote')
  })
})

describe('[CA54] Politician', () => {
  const lost = () => aGame(castWith('politician')).dead(2, 3).onDay(2).kill(4).kill(5).kill(6)

  it('may change sides once their team has lost, even dead', () => {
    const game = lost()
    expect(game.winner).toBe('evil')
    expect(game.decide('changesSides', true).seat(1).alignment).toBe('evil')
    const dead = aGame(castWith('politician')).dead(1, 2, 3).onDay(2).kill(4).kill(5)
    expect(dead.decide('changesSides', true).seat(1).alignment).toBe('evil')
  })

  it('need not, and is not asked when their team wins or nobody has', () => {
    expect(lost().leave('changesSides').seat(1).alignment).toBe('good')
    expect(aGame(castWith('politician')).onDay(2).kill(7).openTopics).toEqual([])
    expect(aGame(castWith('politician')).onDay(2).openTopics).toEqual([])
  })

  it('cannot when drunk', () => {
    expect(aGame(castWith('politician')).drunk(1).dead(2, 3).onDay(2).kill(4).kill(5).kill(6).openTopics).toEqual([])
  })
})
