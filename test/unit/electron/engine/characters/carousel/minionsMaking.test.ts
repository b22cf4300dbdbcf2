import { describe, expect, it } from 'vitest'
import { castWith } from '../../../../../support/castWith'
import { aGame, aTable } from '../../../../../support/game'

describe('[CA55] Marionette', () => {
  const night = () => aGame(castWith('marionette as empath')).atNight(1)

  it('is shown to the Demon, and wakes with nobody', () => {
    const game = night()
    expect([game.wakes(8, 'marionette'), game.wakes(1, 'minioninfo')]).toEqual([true, false])
    expect(game.information(8, 'marionette')?.allowed).toEqual([1])
    expect(game.tell(8, 'marionette', 1).told(8, 'player')).toEqual([1])
    expect(game.step(8, 'demoninfo')?.shows).toMatchObject([{ value: { minions: [6, 7] } }])
    expect(game.step(6, 'minioninfo')?.shows[0]).toMatchObject({ value: { demons: [8], minions: [7] } })
  })

  it('believes in an ability that never works', () => {
    const game = night()
    expect(game.step(1, 'empath')).toMatchObject({ status: 'todo', isPretend: true })
    expect([game.works(1, 'empath'), game.information(1, 'empath')?.malfunction?.level]).toEqual([false, 'may'])
    expect(game.seat(1)).toMatchObject({ alignment: 'evil', shown: 'empath' })
  })

  it('is a Minion to every ability, drunk or not', () => {
    const game = aGame(castWith('marionette as empath', 'preacher')).drunk(1).atNight(1)
    expect(game.step(8, 'marionette')?.isPretend).toBe(false)
    expect(game.choose(2, 'preacher', 1).tokens(1)).toContain('No Ability')
  })

  it('is not woken for a Damsel', () => {
    const game = aGame(castWith('marionette as empath', 'damsel')).atNight(1)
    expect([game.wakes(1, 'damsel'), game.wakes(6, 'damsel')]).toEqual([false, true])
  })

  it('is pointed out where it does not sit next to the Demon', () => {
    const codes = (characters: string[]) =>
      aGame(characters)
        .atNight(1)
        .view.notices.map(({ code }) => code)
    expect(codes(castWith('marionette as empath'))).not.toContain('marionette-away-from-demon')
    expect(codes(castWith('chef', 'marionette as empath'))).toContain('marionette-away-from-demon')
  })

  it('[B14] hides behind the token of a neighbour of the Demon when the bag is dealt', () => {
    const characters = ['marionette', 'chef', 'noble', 'clockmaker', 'artist', 'saint', 'imp', 'empath', 'monk']
    const { seats } = aTable(9)
      .send('setLineup', { characters })
      .send('fillBag', {}, { override: true })
      .send('dealBag', {}).view
    const demon = seats.findIndex(({ character }) => character === 'imp')
    const hidden = seats.findIndex(({ character }) => character === 'marionette')
    expect([1, 8]).toContain((hidden - demon + 9) % 9)
    expect(seats[hidden]?.shown).not.toBeNull()
  })
})

describe('[CA56] Boffin', () => {
  const night = (lent = 'monk') => aGame(castWith('boffin')).atNight(1).decide('demonGains', lent)

  it('gives the Demon a good ability that is not in play, and both learn which', () => {
    const game = night()
    expect(game.works(8, 'monk')).toBe(true)
    game.tell(1, 'boffin', 'monk').tell(8, 'boffin', 'monk')
    expect([1, 8].map((seat) => game.told(seat, 'character'))).toEqual([['monk'], ['monk']])
    expect(game.seat(8)).toMatchObject({ character: 'imp', alignment: 'evil' })
  })

  it('offers what is good and not in play', () => {
    const game = aGame(castWith('boffin')).atNight(1)
    const give = (value: string) => game.send('decide', { ability: 'boffin', topic: 'demonGains', value }).lastRefusal
    expect([give('chef'), give('witch')]).toEqual(['in-play', 'character-not-good'])
    expect(game.decision('demonGains').options).not.toContain('chef')
  })

  it('works while the Demon is drunk or poisoned, and not while the Boffin is', () => {
    const game = night().choose(6, 'poisoner', 8)
    expect([game.works(8, 'imp'), game.works(8, 'monk')]).toEqual([false, true])
    expect(night().choose(6, 'poisoner', 1).works(8, 'monk')).toBe(false)
    expect(night().kill(1).works(8, 'monk')).toBe(false)
  })

  it('protects whom the Demon’s Monk chooses only as long as the Boffin lives', () => {
    const game = night('monk').dawn().closeDay().choose(8, 'monk', 2)
    expect(game.tokens(2)).toEqual(['Safe'])
    expect(
      game
        .kill(1)
        .seat(2)
        .reminders.filter(({ isActive }) => isActive),
    ).toEqual([])
  })

  it('goes over to whoever becomes the Demon, and stays with a dead one for what follows', () => {
    const game = aGame(castWith('boffin', 'scarletwoman')).atNight(1).decide('demonGains', 'monk').kill(8)
    expect([game.seat(2).character, game.works(2, 'monk'), game.works(8, 'monk')]).toEqual(['imp', true, false])
    const sage = night('sweetheart').kill(8)
    expect(sage.openTopics).toContain('drunk')
  })
})

describe('[CA57] Summoner', () => {
  const cast = ['summoner', 'chef', 'noble', 'clockmaker', 'artist', 'poisoner', 'monk', 'saint']
  const at = (night: number) => aGame(cast).atNight(night)

  it('gets three bluffs on the first night and chooses nobody', () => {
    const game = at(1)
    expect(game.step(1, 'summoner')?.advice).toMatchObject({ targets: null, characters: null })
    game.tell(1, 'summoner', { minions: [], bluffs: ['empath', 'sage', 'oracle'] })
    expect(game.told(1, 'notInPlay')).toEqual([['empath', 'sage', 'oracle']])
    expect(at(2).wakes(1, 'summoner')).toBe(false)
  })

  it('makes a player the Demon on the third night, who acts that night', () => {
    const game = at(3).choose(1, 'summoner', 2, { characters: ['pukka'] })
    expect(game.seat(2)).toMatchObject({ character: 'pukka', alignment: 'evil' })
    expect([game.told(2, 'youAre'), game.told(2, 'alignment'), game.wakes(2, 'pukka')]).toEqual([
      ['pukka'],
      ['evil'],
      true,
    ])
    expect(at(3).choose(1, 'summoner', 2, { characters: ['witch'] }).lastRefusal).toBe('character-not-a-demon')
    expect(at(3).choose(1, 'summoner', 2).lastRefusal).toBe('needs-character')
  })

  it('keeps good from winning while a Demon can still come', () => {
    expect([at(1).winner, at(2).winner, at(3).winner]).toEqual([null, null, null])
    expect(aGame(cast).onDay(2).winner).toBeNull()
    expect(
      at(3)
        .choose(1, 'summoner', 2, { characters: ['pukka'] })
        .kill(2).winner,
    ).toBe('good')
  })

  it('loses when it dies before, or was poisoned in that night', () => {
    expect(at(2).kill(1).winner).toBe('good')
    const game = at(3)
      .choose(6, 'poisoner', 1)
      .choose(1, 'summoner', 2, { characters: ['pukka'] })
    expect([game.seat(2).character, game.winner]).toEqual(['chef', null])
    expect(game.dawn().winner).toBe('good')
  })

  it('numbers its nights', () => {
    expect(at(1).dawn().closeDay().tokens(1)).toEqual(['Night 2'])
  })
})
