import { describe, expect, it } from 'vitest'
import { allJinxes } from '../../../../../shared/domain/catalogue/catalogue'
import { jinxedGift } from '../../../../../electron/engine/characters/jinxes'
import { aGame, aTable } from '../../../../support/game'

const cast = ['noble', 'clockmaker', 'artist', 'poisoner', 'baron', 'imp']

describe('[J1] characters that exclude each other', () => {
  const problems = (...characters: string[]) =>
    aTable(7)
      .send('setLineup', { characters })
      .view.setup.problems.map(({ code }) => code)

  it('are pointed out in a line-up', () => {
    const lineup = ['chef', 'empath', 'monk', 'artist', 'heretic', 'imp']
    expect(problems(...lineup, 'spy')).toContain('jinxed-together')
    expect(problems(...lineup, 'poisoner')).not.toContain('jinxed-together')
  })

  it('are never drawn together', () => {
    const game = aTable(8).send('randomLineup', { keep: ['heretic'] })
    expect(game.view.setup.lineup).toContain('heretic')
    expect(game.view.setup.problems).toEqual([])
  })
})

describe('[J2] an ability given on', () => {
  it('is jinxed for official pairs only', () => {
    const ids = [...new Set(allJinxes.flatMap(({ pair }) => pair))]
    const ruled = ids.flatMap((giver) =>
      ids.filter((one) => jinxedGift(giver, one) !== null).map((one) => [giver, one]),
    )
    const isOfficial = ([giver = '', one = '']: string[]) =>
      allJinxes.some(({ pair }) => pair.includes(giver) && pair.includes(one))
    expect(ruled.filter((pair) => !isOfficial(pair))).toEqual([])
    expect(ruled.length).toBe(18)
  })

  it('may not be the Drunk’s, the Heretic’s, the Ogre’s or the Politician’s for the Boffin', () => {
    const game = aGame(['boffin', ...cast]).atNight(1)
    expect(game.decision('demonGains').options).not.toContain('heretic')
    expect(game.send('decide', { ability: 'boffin', topic: 'demonGains', value: 'ogre' }).lastRefusal).toBe(
      'jinxed-ability',
    )
  })

  it('does nothing as a Spy’s, a Widow’s or a Mastermind’s for the Alchemist', () => {
    const game = aGame(['alchemist', ...cast])
      .atNight(1)
      .decide('gains', 'widow')
    expect([game.works(1, 'widow'), game.step(1, 'widow')?.isPretend]).toEqual([false, true])
    expect(game.information(1, 'alchemist')?.allowed).toEqual(['widow'])
  })

  it('is told to the Cannibal where it is the Butler’s or the Zealot’s', () => {
    const eats = (character: string) =>
      aGame(['cannibal', character, ...cast])
        .onDay(1)
        .executeByVote(3, 2)
    expect(eats('butler').told(1, 'youAre')).toEqual(['butler'])
    expect(eats('saint').told(1, 'youAre')).toEqual([])
  })

  it('of the Plague Doctor goes to a Minion, who learns it', () => {
    const game = aGame(['plaguedoctor', 'chef', ...cast])
      .onDay(1)
      .kill(1)
      .decide('storytellerGains', 'goblin')
    expect(game.decision('whoseAbility').options).toEqual([6, 7])
    game.decide('whoseAbility', 6)
    expect([game.works(6, 'goblin'), game.told(6, 'character'), game.seat(6).character]).toEqual([
      true,
      ['goblin'],
      'poisoner',
    ])
    expect(game.view.centreReminders).toEqual([])
  })

  it('of the Plague Doctor makes somebody the Boomdandy or the Evil Twin', () => {
    const game = aGame(['plaguedoctor', 'chef', ...cast])
      .onDay(1)
      .kill(1)
      .decide('storytellerGains', 'boomdandy')
    expect(game.decide('becomesIt', 2).seat(2).character).toBe('boomdandy')
    expect(game.openTopics).toEqual([])
  })
})
