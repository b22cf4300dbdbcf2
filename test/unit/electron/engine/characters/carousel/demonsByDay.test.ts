import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[CA61] Riot', () => {
  const cast = ['riot', 'chef', 'noble', 'clockmaker', 'artist', 'poisoner', 'baron', 'soldier', 'monk']
  const riotDay = () => aGame(cast).onDay(3)

  it('makes all Minions Riot for day three, who learn it', () => {
    const game = aGame(cast).atNight(3).dawn()
    expect([6, 7].map((seat) => game.seat(seat).character)).toEqual(['riot', 'riot'])
    expect([game.told(6, 'youAre'), game.seat(6).alignment]).toEqual([['riot'], 'evil'])
    expect(aGame(cast).atNight(2).dawn().seat(6).character).toBe('poisoner')
  })

  it('makes nobody Riot when poisoned that night, and kills no nominee when poisoned that day', () => {
    const game = aGame(cast).atNight(3).choose(6, 'poisoner', 1).dawn()
    expect(game.seat(6).character).toBe('poisoner')
    expect(game.factsOf('wentWrong')).toMatchObject([{ seat: 1, ability: 'riot' }])
    expect(game.nominate(2, 3).seat(3).isAlive).toBe(true)
  })

  it('kills whoever is nominated on day three, without a vote', () => {
    const game = riotDay().nominate(2, 3)
    expect([game.seat(3).isAlive, game.view.day.open, game.view.day.aboutToDie]).toEqual([false, null, null])
    expect(aGame(cast).onDay(2).nominate(2, 3).seat(3).isAlive).toBe(true)
  })

  it('[N11] has the nominee nominate somebody alive at once, though dead, and nobody else', () => {
    const game = riotDay().nominate(2, 3)
    expect(game.view.seats.filter(({ canNominate }) => canNominate).map(({ seat }) => seat)).toEqual([3])
    expect(game.nominate(4, 5).lastRefusal).toBe('another-nominates')
    expect(game.nominate(3, 3).lastRefusal).toBe('target-must-be-alive')
    game.nominate(3, 4).nominate(4, 1)
    expect([game.living.includes(4), game.winner]).toEqual([false, 'good'])
  })

  it('goes on until a side has won', () => {
    const game = riotDay().nominate(2, 3).nominate(3, 4).nominate(4, 5).nominate(5, 6).nominate(6, 7).nominate(7, 9)
    expect([game.winner, game.living]).toEqual([null, [1, 2, 8]])
    expect(game.nominate(9, 2).winner).toBe('evil')
  })

  it('numbers its days', () => {
    expect(aGame(cast).atNight(2).dawn().tokens(1)).toEqual(['Day 2'])
  })
})

describe('[CA62] Yaggababble', () => {
  const cast = ['yaggababble', 'chef', 'noble', 'clockmaker', 'artist', 'poisoner', 'saint', 'exorcist']
  const said = (times: number) => {
    const game = aGame(cast).onDay(1)
    for (let left = times; left > 0; left -= 1) game.useByDay(1, 'yaggababble')
    return game.closeDay()
  }

  it('learns the secret phrase on the first night', () => {
    const game = aGame(cast).atNight(1)
    expect(game.tell(1, 'yaggababble', 'no soup today').told(1, 'answer')).toEqual(['no soup today'])
  })

  it('may have a player die for each time it was said aloud', () => {
    const game = said(2).dawn().decide('dies', 2).decide('dies', 3)
    expect([game.seat(2).isAlive, game.seat(3).isAlive, game.view.phase.kind]).toEqual([false, false, 'day'])
    expect(game.factsOf('died')[0]?.cause).toMatchObject({ kind: 'demon', ability: 'yaggababble' })
  })

  it('need not, and has no turn where it was not said', () => {
    expect(said(2).dawn().decide('dies', 2).leave('dies').living.length).toBe(7)
    expect(said(0).dawn().openTopics).toEqual([])
    expect(aGame(cast).onDay(1).useByDay(1, 'yaggababble', { isPublic: false }).lastRefusal).toBe('must-be-public')
  })

  it('kills nobody when poisoned that night, and that counts', () => {
    const game = said(1).choose(6, 'poisoner', 1).dawn()
    expect(game.living.length).toBe(8)
    expect(game.factsOf('wentWrong')).toMatchObject([{ seat: 1, ability: 'yaggababble' }])
  })

  it('kills nobody in a night in which the Exorcist chose it', () => {
    expect(said(1).choose(8, 'exorcist', 1).dawn().openTopics).toEqual([])
  })
})
