import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[BM18] Godfather', () => {
  const table = ['golem', 'noble', 'drunk as empath', 'artist', 'poisoner', 'chef', 'godfather', 'imp']

  it('starts knowing the Outsiders in play, the Drunk among them', () => {
    const game = aGame(table).atNight(1)
    expect(game.information(7, 'godfather')?.allowed).toEqual([{ outsiders: ['golem', 'drunk'] }])
    expect(game.tell(7, 'godfather', { outsiders: ['golem'] }).lastRefusal).toBe('must-be-true')
    expect(game.tell(7, 'godfather', { outsiders: ['drunk', 'golem'] }).wakes(7, 'godfather')).toBe(false)
  })

  it('is told anything while poisoned', () => {
    const game = aGame(table).atNight(1).poisoned(7, 'poisoner', 5)
    expect(game.tell(7, 'godfather', { outsiders: ['klutz'] }).lastRefusal).toBeNull()
  })

  it.each([
    ['executed', () => aGame(table).onDay(1).executeByVote(2, 1)],
    ['killed by day', () => aGame(table).onDay(1).kill(3, 'slayer')],
  ])('kills at night when an Outsider was %s', (_title, play) => {
    const game = play().closeDay()
    expect(game.wakes(7, 'godfather')).toBe(true)
    expect(game.choose(7, 'godfather', 2).seat(2).isAlive).toBe(false)
    expect(game.wakes(7, 'godfather')).toBe(false)
  })

  it.each([
    ['a Townsfolk died', () => aGame(table).onDay(1).executeByVote(2, 4).closeDay()],
    ['an Outsider died at night', () => aGame(table).atNight(2).choose(8, 'imp', 1).dawn().closeDay()],
    ['an Outsider died the day before', () => aGame(table).onDay(1).executeByVote(2, 1).closeDay().dawn().closeDay()],
  ])('sleeps when %s', (_title, play) => {
    expect(play().choose(7, 'godfather', 2).lastRefusal).toBe('not-triggered')
  })

  it('kills nobody while poisoned, though woken', () => {
    const game = aGame(table).onDay(1).executeByVote(2, 1).closeDay().choose(5, 'poisoner', 7)
    expect(game.wakes(7, 'godfather')).toBe(true)
    expect(game.choose(7, 'godfather', 2).seat(2).isAlive).toBe(true)
  })
})

describe('[BM19] Devil’s Advocate', () => {
  const table = ['noble', 'chef', 'artist', 'clockmaker', 'poisoner', 'devilsadvocate', 'imp', 'oracle']
  const chosen = () => aGame(table).atNight(2).choose(6, 'devilsadvocate', 7)

  it('keeps the chosen player from dying by execution tomorrow, and only tomorrow', () => {
    const game = chosen().dawn().executeByVote(1, 7)
    expect([game.seat(7).isAlive, game.view.day.executedToday, game.winner]).toEqual([true, 7, null])
    expect(game.closeDay().dawn().executeByVote(1, 7).winner).toBe('good')
  })

  it('does not keep them from dying otherwise', () => {
    expect(chosen().kill(7, 'gossip').seat(7).isAlive).toBe(false)
  })

  it('saves nobody while poisoned', () => {
    const game = aGame(table).atNight(2).choose(5, 'poisoner', 6).choose(6, 'devilsadvocate', 7).dawn()
    expect(game.executeByVote(1, 7).seat(7).isAlive).toBe(false)
  })

  it.each([
    ['the dead', () => aGame(table).dead(4).atNight(2).choose(6, 'devilsadvocate', 4), 'target-must-be-alive'],
    [
      'the same player as last night',
      () => chosen().dawn().closeDay().choose(6, 'devilsadvocate', 7),
      'same-as-last-night',
    ],
  ] as const)('does not choose %s', (_title, play, code) => {
    expect(play().lastRefusal).toBe(code)
  })
})

describe('[BM20] Assassin', () => {
  const table = ['fool', 'sailor', 'innkeeper', 'artist', 'poisoner', 'assassin', 'imp', 'chef']

  it.each([
    ['a Fool', 1],
    ['a sober Sailor', 2],
  ] as const)('kills %s', (_title, seat) => {
    const game = aGame(table).atNight(2).choose(6, 'assassin', seat)
    expect([game.seat(seat).isAlive, game.tokens(6)]).toEqual([false, ['No Ability']])
  })

  it('[D9] kills who cannot die by the Storyteller’s hand as well', () => {
    const game = aGame(table).atNight(2).kill(2, 'imp', 7)
    expect(game.seat(2).isAlive).toBe(true)
    expect(game.kill(2, 'assassin', 6).seat(2).isAlive).toBe(false)
  })

  it('kills once, but may wait', () => {
    const game = aGame(table).atNight(2).decline(6, 'assassin').dawn().closeDay().choose(6, 'assassin', 8)
    expect(game.seat(8).isAlive).toBe(false)
    expect(game.dawn().closeDay().choose(6, 'assassin', 4).lastRefusal).toBe('ability-spent')
  })

  it('kills nobody while poisoned, and is spent', () => {
    const game = aGame(table).atNight(2).choose(5, 'poisoner', 6).choose(6, 'assassin', 8)
    expect([game.seat(8).isAlive, game.works(6, 'assassin')]).toEqual([true, false])
  })

  it('sleeps on the first night', () => {
    expect(aGame(table).atNight(1).choose(6, 'assassin', 8).lastRefusal).toBe('not-on-first-night')
  })

  it('only seems to kill a Zombuul the first time', () => {
    const game = aGame(['noble', 'chef', 'artist', 'assassin', 'zombuul']).atNight(2).choose(4, 'assassin', 5)
    expect([game.seat(5).isAlive, game.seat(5).isShrouded, game.winner]).toEqual([true, true, null])
  })
})

describe('[BM21] Mastermind', () => {
  const table = ['noble', 'chef', 'artist', 'clockmaker', 'poisoner', 'mastermind', 'imp', 'oracle']
  const extraDay = () => aGame(table).onDay(1).executeByVote(1, 7).closeDay().dawn()

  it('keeps the game going for one more day when the Demon dies by execution', () => {
    const game = extraDay()
    expect([game.winner, game.view.phase]).toEqual([null, { kind: 'day', number: 2 }])
  })

  it.each([
    ['a good player is executed: evil wins', (game: ReturnType<typeof aGame>) => game.executeByVote(1, 2), 'evil'],
    ['an evil player is executed: good wins', (game: ReturnType<typeof aGame>) => game.executeByVote(1, 5), 'good'],
    ['the Mastermind is executed: good wins', (game: ReturnType<typeof aGame>) => game.executeByVote(1, 6), 'good'],
    ['nobody is executed: good wins', (game: ReturnType<typeof aGame>) => game.closeDay(), 'good'],
  ] as const)('%s', (_title, play, winner) => {
    expect(play(extraDay()).winner).toBe(winner)
  })

  it.each([
    ['is poisoned', () => aGame(table).poisoned(6, 'poisoner', 5).onDay(1).executeByVote(1, 7)],
    ['is dead', () => aGame(table).dead(6).onDay(1).executeByVote(1, 7)],
    ['sees the Demon die otherwise', () => aGame(table).onDay(1).kill(7, 'slayer')],
  ])('changes nothing when the Mastermind %s', (_title, play) => {
    expect(play().winner).toBe('good')
  })

  it('has nothing to say while the Demon lives', () => {
    expect(aGame(table).onDay(1).executeByVote(1, 2).closeDay().winner).toBeNull()
  })
})
