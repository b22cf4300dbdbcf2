import { describe, expect, it } from 'vitest'
import { editionCharacters } from '../../../../../shared/domain/catalogue/catalogue'
import { aGame, aTable, type TestGame } from '../../../../support/game'

const script = (edition: 'tb' | 'bmr' | 'snv') => ({
  script: { name: edition, edition, characters: editionCharacters(edition).map(({ id }) => id) },
})
const five = ['chef', 'empath', 'monk', 'poisoner', 'imp']
const sheet = {
  5: [3, 0, 1],
  6: [3, 1, 1],
  7: [5, 0, 1],
  8: [5, 1, 1],
  9: [5, 2, 1],
  10: [7, 0, 2],
  11: [7, 1, 2],
  12: [7, 2, 2],
  13: [9, 0, 3],
  14: [9, 1, 3],
  15: [9, 2, 3],
}

describe('set-up', () => {
  it.each(Object.entries(sheet))(
    '[B1] follows the sheet for %s players',
    (players, [townsfolk, outsiders, minions]) => {
      expect(aTable(Number(players)).view.setup.base).toEqual({ townsfolk, outsiders, minions, demons: 1 })
    },
  )

  it('[B1] warns below five and above fifteen, where Travellers come in', () => {
    expect(aTable(4).lastRefusal).toBe('too-few-players')
    expect(aTable(16).lastRefusal).toBe('excess-players-must-be-travellers')
    expect(aTable(15, 5).view.seats.filter(({ isTraveller }) => isTraveller)).toHaveLength(5)
  })

  it('[B2] lets set-up texts change the counts, by choice where they leave one', () => {
    const counts = (characters: string[], players = 10) =>
      aTable(players).send('setLineup', { characters }).view.setup.distributions
    expect(counts(['baron'])).toEqual([{ townsfolk: 5, outsiders: 2, minions: 2, demons: 1 }])
    expect(
      counts(['godfather'], 8)
        .map(({ outsiders }) => outsiders)
        .sort(),
    ).toEqual([0, 2])
    expect(counts(['godfather']).map(({ outsiders }) => outsiders)).toContain(1)
  })

  it('[B2] leaves the number of Outsiders open where there is no evil', () => {
    const good = ['atheist', 'chef', 'empath', 'monk', 'slayer', 'virgin', 'mayor']
    for (const last of [
      ['noble', 'artist'],
      ['noble', 'saint'],
      ['recluse', 'saint'],
    ]) {
      const game = aTable(9).send('setLineup', { characters: [...good, ...last] })
      expect(game.view.setup.problems).toEqual([])
    }
  })

  it('[B3] names what is wrong with a line-up', () => {
    const problems = (...characters: string[]) => aTable(5).send('setLineup', { characters }).lastNotices
    expect(problems(...five)).toEqual([])
    expect(problems(...five.slice(1))).toEqual(['wrong-size'])
    expect(problems('chef', 'chef', 'monk', 'poisoner', 'imp')).toEqual(['duplicate-character'])
    expect(problems('chef', 'empath', 'saint', 'poisoner', 'imp')).toEqual(['wrong-distribution'])
    expect(problems('chef', 'empath', 'thief', 'poisoner', 'imp')).toContain('traveller-in-bag')
    expect(problems('chef', 'empath', 'angel', 'poisoner', 'imp')).toContain('not-a-player-character')
  })

  it('[B3] looks at the characters given out, once everybody has one', () => {
    const game = aTable(5).send('setLineup', { characters: five })
    const problems = () => game.view.setup.problems.map(({ code }) => code)
    const give = (seat: number, character: string) => game.send('assign', { seat, character })
    five.slice(1).forEach((character, index) => give(index + 2, character))
    expect(problems()).toEqual([])
    give(1, 'saint')
    expect([problems(), game.view.setup.lineupCounts.outsiders]).toEqual([['wrong-distribution'], 1])
    give(1, five[0] ?? '')
    expect(problems()).toEqual([])
  })

  it('[B3] fills a bag from a wrong line-up only by override', () => {
    const game = aTable(5).send('setLineup', { characters: five.slice(1) })
    expect(game.send('fillBag', {}).lastRefusal).toBe('wrong-size')
    expect(game.send('fillBag', {}, { override: true }).view.setup.bag).toHaveLength(4)
  })

  it('[B4] puts a Townsfolk not in play into the bag for the Drunk', () => {
    const characters = ['chef', 'empath', 'monk', 'drunk', 'poisoner', 'imp']
    const bag = aTable(6).send('setLineup', { characters }).send('fillBag', {}).view.setup.bag ?? []
    expect(bag).toHaveLength(6)
    expect(bag).not.toContain('drunk')
    const [extra] = bag.filter((id) => !characters.includes(id))
    expect(aGame([extra ?? '']).onDay(1).view.inPlayCounts.townsfolk).toBe(1)
  })

  it.each([
    ['a Demon not in play', ['po', 'pukka', 'shabaloth', 'zombuul']],
    ['the Demon in play where the script has no other', ['po']],
  ])('[B4] [B5] puts %s into the bag for the Lunatic', (_what, demons) => {
    const characters = ['chef', 'empath', 'monk', 'lunatic', 'poisoner', 'po']
    const game = aTable(6)
    game.send('chooseScript', { script: { ...game.view.script, characters: [...characters, ...demons.slice(1)] } })
    game.send('setLineup', { characters }).send('fillBag', {})
    const bag = game.view.setup.bag ?? []
    expect(bag).toHaveLength(6)
    expect(bag).not.toContain('lunatic')
    game.send('dealBag', {})
    expect(game.view.seats.map(({ character }) => character).sort()).toEqual([...characters].sort())
    const lunatic = game.view.seats.find(({ character }) => character === 'lunatic')
    expect(lunatic?.alignment).toBe('good')
    expect(demons.length > 1 ? demons.slice(1) : demons).toContain(lunatic?.shown)
  })

  describe('a token to believe in', () => {
    const lineup = ['chef', 'empath', 'monk', 'drunk', 'poisoner', 'imp']
    const problems = (game: TestGame) => game.view.setup.problems.filter(({ code }) => code === 'shown-token-in-play')

    it('[B15] is not one that another has, believes to have, or will have', () => {
      const game = aTable(6).send('setLineup', { characters: lineup })
      game.send('assign', { seat: 1, character: 'drunk', shown: 'chef' })
      expect(game.lastRefusals).toEqual(['shown-token-in-play'])
      game.send('assign', { seat: 1, character: 'drunk', shown: 'mayor' })
      expect([game.lastRefusal, problems(game)]).toEqual([null, []])
      game.send('assign', { seat: 2, character: 'chef' }).send('setShown', { seat: 1, character: 'chef' })
      expect(game.lastRefusals).toEqual(['shown-token-in-play'])
      game.send('setShown', { seat: 1, character: 'chef' }, { override: true })
      expect(problems(game)).toEqual([{ code: 'shown-token-in-play', params: { seat: 1, character: 'chef' } }])
      game.send('setShown', { seat: 1, character: 'mayor' })
      expect(problems(game)).toEqual([])
      game.send('assign', { seat: 3, character: 'marionette', shown: 'mayor' })
      expect(game.lastRefusals).toEqual(['shown-token-in-play'])
    })

    it('[B15] is free where the player had drawn it, is a Demon\u2019s, or may be there twice', () => {
      const game = aTable(6).send('setLineup', { characters: lineup })
      game.send('assign', { seat: 1, character: 'chef' })
      expect(game.send('assign', { seat: 1, character: 'drunk', shown: 'chef' }).lastRefusal).toBeNull()
      game.send('assign', { seat: 2, character: 'imp' })
      expect(game.send('assign', { seat: 3, character: 'lunatic', shown: 'imp' }).lastRefusal).toBeNull()
      game.send('assign', { seat: 4, character: 'villageidiot' })
      expect(game.send('assign', { seat: 5, character: 'drunk', shown: 'villageidiot' }).lastRefusal).toBeNull()
      game.send('addToCentre', { character: 'pope' }).send('assign', { seat: 4, character: 'monk' })
      expect(game.send('assign', { seat: 5, character: 'drunk', shown: 'monk' }).lastRefusal).toBeNull()
    })

    it('[B4] suits the character, by whichever way it is given', () => {
      const game = aTable(6).send('assign', { seat: 1, character: 'drunk' })
      expect(game.send('setShown', { seat: 1, character: 'saint' }).lastRefusals).toEqual([
        'drunk-must-think-townsfolk',
      ])
    })

    it.each([50, 51, 52, 53])('[B15] is free wherever the bag was dealt (%i)', (seed) => {
      const game = aTable(7)
      for (let draw = 50; draw < seed; draw += 1) game.send('randomLineup', { keep: [] })
      const characters = ['chef', 'empath', 'monk', 'drunk', 'marionette', 'slayer', 'imp']
      game.send('setLineup', { characters }).send('fillBag', {}, { override: true }).send('dealBag', {})
      expect(problems(game)).toEqual([])
    })
  })

  it('[B15] says that somebody has a character already which another is given', () => {
    const game = aTable(6).send('assign', { seat: 1, character: 'chef' }).send('assign', { seat: 2, character: 'chef' })
    expect(game.lastNotices).toEqual(['duplicate-character'])
    expect(game.view.setup.problems.map(({ code }) => code)).toEqual(['duplicate-character'])
    game.send('assign', { seat: 2, character: 'villageidiot' }).send('assign', { seat: 1, character: 'villageidiot' })
    expect([game.lastNotices, game.view.setup.problems]).toEqual([[], []])
    game.send('assign', { seat: 1, character: 'legion' }).send('assign', { seat: 2, character: 'legion' })
    expect(game.lastNotices).toEqual([])
  })

  it('[B5] deals each token once, and the Drunk behind the one put in for them', () => {
    const characters = ['chef', 'empath', 'monk', 'drunk', 'poisoner', 'imp']
    const game = aTable(6).send('setLineup', { characters }).send('fillBag', {}).send('dealBag', {})
    expect(game.view.seats.map(({ character }) => character).sort()).toEqual([...characters].sort())
    const drunk = game.view.seats.find(({ character }) => character === 'drunk')
    expect(drunk?.shown).not.toBeNull()
    expect(characters).not.toContain(drunk?.shown)
    expect(game.view.setup.inBag).toEqual([])
  })

  it('[B5] lets players draw one by one, and nothing twice', () => {
    const game = aTable(5).send('setLineup', { characters: five }).send('fillBag', {})
    game.send('drawToken', { seat: 1, character: 'imp' })
    expect(game.seat(1)).toMatchObject({ character: 'imp', alignment: 'evil' })
    expect(game.send('drawToken', { seat: 2, character: 'imp' }).lastRefusal).toBe('not-in-the-bag')
    expect(game.send('drawToken', { seat: 1 }).lastRefusal).toBe('seat-has-a-character')
  })

  it('[B5] makes the Drunk of whoever drew the token put in for them, once the bag is empty', () => {
    const characters = ['chef', 'empath', 'monk', 'drunk', 'poisoner', 'imp']
    const game = aTable(6).send('setLineup', { characters }).send('fillBag', {})
    const [extra = ''] = (game.view.setup.bag ?? []).filter((id) => !characters.includes(id))
    game.send('drawToken', { seat: 1, character: extra })
    expect(game.seat(1)).toMatchObject({ character: extra, shown: null })
    for (const seat of [2, 3, 4, 5, 6]) game.send('drawToken', { seat })
    expect(game.seat(1)).toMatchObject({ character: 'drunk', shown: extra })
    expect(game.view.setup.inBag).toEqual([])
  })

  it.each(Object.keys(sheet).map(Number))('[B6] finds a lawful random line-up for %s players', (players) => {
    for (const edition of ['tb', 'bmr', 'snv'] as const) {
      const game = aGame([])
      game.send('chooseScript', script(edition)).send('newTable', { players }).send('randomLineup', {})
      expect(game.view.setup.problems).toEqual([])
      expect(game.view.setup.lineup).toHaveLength(players)
    }
  })

  it('[B10] has a state that was given end at the next dusk, where dusk ends it', () => {
    const cast = ['minstrel', 'chef', 'empath', 'saint', 'assassin', 'imp']
    const game = aGame(cast).drunk(2, 'minstrel', 1).onDay(3)
    expect(game.seat(2).drunk).toHaveLength(1)
    expect(game.closeDay().seat(2).drunk).toEqual([])
  })

  it('[B11] marks the Drunk with their token, dead or alive, until they are somebody else', () => {
    const game = aGame(['drunk as empath', 'chef', 'monk', 'poisoner', 'imp']).onDay(2)
    expect(game.tokens(1)).toEqual(['Is The Drunk'])
    expect(game.kill(1).tokens(1)).toEqual(['Is The Drunk'])
    expect(game.become(1, 'saint').tokens(1)).toEqual([])
    const given = aGame(['drunk as empath', 'chef', 'monk', 'poisoner', 'imp'])
    given.with({ seat: 1, reminders: [{ character: 'drunk', label: 'Is The Drunk' }] }).onDay(2)
    expect(given.tokens(1)).toEqual(['Is The Drunk'])
  })

  it('[B12] counts the Travellers at the table', () => {
    const game = aGame(['chef', 'empath', 'monk', 'poisoner', 'imp']).onDay(2)
    game.send('addTraveller', { character: 'beggar', alignment: 'good' })
    expect(game.view.setup.travellers).toBe(1)
    expect(game.send('removeSeat', { seat: 6 }).view.setup.travellers).toBe(0)
  })

  it('[B13] gives a Traveller a free chair by its number, and lets only Travellers leave as such', () => {
    const game = aGame(['chef', 'empath', 'scapegoat', 'monk', 'poisoner', 'imp']).onDay(2)
    const newcomer = { character: 'beggar', alignment: 'good', seat: 3 } as const
    expect(game.send('addTraveller', newcomer).lastRefusal).toBe('seat-taken')
    expect(game.send('removeTraveller', { seat: 2 }).lastRefusal).toBe('not-a-traveller')
    game.send('removeTraveller', { seat: 3 })
    expect(game.seat(2).neighbours).toEqual([1, 4])
    game.send('addTraveller', newcomer)
    expect([game.seat(3).character, game.seat(2).neighbours]).toEqual(['beggar', [1, 3]])
    expect(game.send('removeTraveller', { seat: 99 }).lastRefusal).toBe('no-such-seat')
  })

  it('[B6] keeps what a random line-up was told to keep', () => {
    const game = aTable(10)
      .send('chooseScript', script('tb'))
      .send('randomLineup', { keep: ['baron', 'drunk'] })
    expect(game.view.setup.lineup).toEqual(expect.arrayContaining(['baron', 'drunk']))
    expect(game.view.setup.problems).toEqual([])
  })

  it('[B7] starts when everybody has a character', () => {
    const game = aTable(5)
    expect(game.send('startGame', {}).lastRefusal).toBe('seat-without-character')
    five.forEach((character, index) => game.send('assign', { seat: index + 1, character }))
    expect(game.send('startGame', {}).view.phase).toEqual({ kind: 'night', number: 1 })
    expect(game.send('startGame', {}).lastRefusal).toBe('wrong-phase')
  })

  it.each([
    ['bmr', 6, ['edition-needs-7-players']],
    ['snv', 6, ['edition-needs-7-players']],
    ['bmr', 7, []],
    ['tb', 6, []],
  ] as const)('[B8] notices %s with %s players: %s', (edition, players, notices) => {
    const game = aGame([]).send('chooseScript', script(edition)).send('newTable', { players })
    expect(game.lastNotices).toEqual(notices)
  })

  it('[B9] tells Travellers their side, and evil ones the Demon but not the Minions', () => {
    const game = aGame(five).onDay(1)
    game
      .send('addTraveller', { character: 'scapegoat', alignment: 'evil', name: 'Late' })
      .send('addTraveller', { character: 'thief', alignment: 'good', index: 0 })
    expect(game.seat(6)).toMatchObject({ name: 'Late', isTraveller: true, alignment: 'evil' })
    expect(game.seat(6).told).toMatchObject([
      { kind: 'alignment', value: 'evil' },
      { kind: 'demon', value: 5 },
    ])
    expect(game.seat(7).told).toMatchObject([{ kind: 'alignment', value: 'good' }])
    expect(game.view.seats[0]?.seat).toBe(7)
  })

  it('[B10] believes the tokens that tell of today', () => {
    const table = ['undertaker', 'flowergirl', 'towncrier', 'poisoner', 'imp', 'chef', 'saint']
    const told = (game: TestGame): unknown[] =>
      (['undertaker', 'flowergirl', 'towncrier'] as const).map(
        (character, index) => game.information(index + 1, character)?.allowed,
      )
    const marked = (): TestGame =>
      aGame(table).with(
        { seat: 7, alive: false, reminders: [{ character: 'undertaker', label: 'Died Today' }] },
        { seat: 2, reminders: [{ character: 'flowergirl', label: 'Demon Voted' }] },
        { seat: 3, reminders: [{ character: 'towncrier', label: 'Minion Nominated' }] },
      )
    expect(told(marked().atNight(3))).toEqual([['saint'], ['yes'], ['yes']])
    expect(marked().atNight(3).wakes(1, 'undertaker')).toBe(true)
    expect(told(marked().atNight(3).dawn().closeDay())).toEqual([[null], ['no'], ['no']])
    expect(told(marked().onDay(3).closeDay())).toEqual([['saint'], ['yes'], ['yes']])
    expect(told(aGame(table).dead(7).atNight(3))).toEqual([[null], ['no'], ['no']])
  })

  it('[B10] [SV12] believes the tokens of guesses that were right', () => {
    const table = ['juggler', 'chef', 'empath', 'saint', 'poisoner', 'imp']
    const right = { reminders: [{ character: 'juggler', label: 'Correct' }] }
    const marked = (): TestGame => aGame(table).with({ seat: 2, ...right }, { seat: 5, ...right })
    const night = marked().atNight(2)
    expect([night.wakes(1, 'juggler'), night.information(1, 'juggler')?.allowed]).toEqual([true, [2]])
    expect(marked().onDay(1).closeDay().information(1, 'juggler')?.allowed).toEqual([2])
    expect(night.dawn().closeDay().wakes(1, 'juggler')).toBe(false)
    expect(aGame(table).atNight(2).wakes(1, 'juggler')).toBe(false)
  })

  it('[B10] takes what is given as used for used up', () => {
    const game = aGame(['golem', 'damsel', 'monk', 'poisoner', 'imp', 'chef'])
      .with({ seat: 1, spent: ['golem'] }, { seat: 2, spent: ['damsel'] })
      .onDay(3)
    expect(game.nominate(1, 3).lastRefusal).toBe('golem-already-nominated')
    expect(game.useByDay(4, 'damsel', 2).lastRefusal).toBe('ability-spent')
  })

  it('[B10] takes a game over as it stands', () => {
    const game = aGame(['slayer', 'empath', 'monk', 'poisoner', 'imp'])
      .with(
        { seat: 1, spent: ['slayer'] },
        { seat: 2, alive: false, voteToken: false },
        { seat: 3, reminders: [{ character: 'poisoner', label: 'Poisoned' }] },
      )
      .onDay(3)
    expect(game.works(1, 'slayer')).toBe(false)
    expect(game.seat(2)).toMatchObject({ isAlive: false, publicLife: 'dead', voteToken: false })
    expect(game.seat(3).poisoned).toMatchObject([{ character: 'poisoner', seat: 4 }])
    expect(game.view.day.nominations).toEqual([])
    expect(game.send('startFromPosition', { phase: { kind: 'day', number: 1 }, seats: [] }).lastRefusal).toBe(
      'table-not-empty',
    )
  })
})
