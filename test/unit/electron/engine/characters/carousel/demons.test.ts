import { describe, expect, it } from 'vitest'
import { aGame, aTable } from '../../../../../support/game'
import type { TestGame } from '../../../../../support/game'

const good = ['chef', 'noble', 'clockmaker', 'artist', 'oracle']
const with_ = (demon: string): string[] => [...good, 'assassin', demon]

describe('[CA24] Al-Hadikhia', () => {
  const chosen = (): TestGame => aGame(with_('alhadikhia')).atNight(2).choose(7, 'alhadikhia', 1, 2, 3)
  const answered = (game: TestGame, ...answers: ('live' | 'die')[]): TestGame =>
    answers.reduce((one, answer, index) => one.choose(index + 1, 'alhadikhia', { answer }), game)
  const alive = (game: TestGame): boolean[] => [1, 2, 3].map((seat) => game.seat(seat).isAlive)

  it('kills whoever chooses to die, at once', () => {
    const two = answered(chosen(), 'live', 'die')
    expect(alive(two)).toEqual([true, false, true])
    expect(two.room.seats.find(({ seat }) => seat === 2)?.life).toBe('alive')
    expect(alive(two.choose(3, 'alhadikhia', { answer: 'live' }))).toEqual([true, false, true])
  })

  it('ends no game before all three have answered', () => {
    const game = aGame(with_('alhadikhia')).dead(1, 2, 4).atNight(3).choose(7, 'alhadikhia', 7, 1, 2)
    expect(game.choose(7, 'alhadikhia', { answer: 'die' }).winner).toBeNull()
    game.choose(1, 'alhadikhia', { answer: 'live' }).choose(2, 'alhadikhia', { answer: 'die' })
    expect([game.winner, ...alive(game)]).toEqual(['good', true, false, true])
  })

  it('kills all three when all live, one who chose to die but could not among them', () => {
    expect(alive(answered(chosen(), 'live', 'live', 'live'))).toEqual([false, false, false])
    const monk = aGame(['chef', 'noble', 'clockmaker', 'artist', 'monk', 'assassin', 'alhadikhia'])
      .atNight(2)
      .choose(5, 'monk', 1)
      .choose(7, 'alhadikhia', 1, 2, 3)
    expect(alive(answered(monk, 'die', 'live', 'live'))).toEqual([true, false, false])
  })

  it('brings a dead player who chooses to live back', () => {
    const game = aGame(with_('alhadikhia')).dead(1).atNight(3).choose(7, 'alhadikhia', 1, 2, 3)
    expect(alive(answered(game, 'live', 'die', 'live'))).toEqual([true, false, true])
  })

  it('asks in the order chosen and calls out one at a time', () => {
    const game = chosen()
    expect(game.view.awaiting[0]?.seat).toBe(1)
    expect(game.choose(2, 'alhadikhia', { answer: 'live' }).lastRefusal).toBe('not-their-turn')
    expect(game.choose(5, 'alhadikhia', { answer: 'live' }).lastRefusals).toEqual(['not-their-turn', 'not-triggered'])
    const again = chosen().choose(1, 'alhadikhia', { answer: 'die' }).choose(1, 'alhadikhia', { answer: 'live' })
    expect(again.lastRefusal).toBe('not-their-turn')
    expect(game.choose(1, 'alhadikhia', { answer: 'maybe' }).lastRefusal).toBe('unknown-answer')
    const called = (): unknown[] =>
      game.room.announcements.filter(({ kind }) => kind === 'alhadikhia-chose').map(({ seats }) => seats)
    expect(called()).toEqual([[1]])
    game.choose(1, 'alhadikhia', { answer: 'live' })
    expect(called()).toEqual([[1], [2]])
  })

  it('reports all three at dawn', () => {
    const game = answered(chosen(), 'live', 'die', 'live').dawn()
    expect(game.room.announcements.find(({ kind }) => kind === 'statuses')?.seats).toEqual([1, 2, 3])
  })

  it('may choose itself, and nobody at all', () => {
    const self = aGame(with_('alhadikhia'))
      .atNight(2)
      .choose(7, 'alhadikhia', 1, 2, 7)
      .choose(1, 'alhadikhia', { answer: 'live' })
      .choose(2, 'alhadikhia', { answer: 'live' })
    expect(self.choose(7, 'alhadikhia', { answer: 'die' }).winner).toBe('good')
    const none = aGame(with_('alhadikhia')).atNight(2).choose(7, 'alhadikhia').dawn()
    expect(none.room.announcements.map(({ kind }) => kind)).toEqual(['deaths'])
    expect(aGame(with_('alhadikhia')).atNight(2).choose(7, 'alhadikhia', 1, 2).lastRefusal).toBe('too-few-targets')
  })

  it('asks as ever while poisoned, and nothing comes of it', () => {
    const game = aGame(with_('alhadikhia')).poisoned(7).atNight(2).choose(7, 'alhadikhia', 1, 2, 3)
    expect(alive(answered(game, 'die', 'die', 'live'))).toEqual([true, true, true])
  })
})

describe('[CA25] Leviathan', () => {
  it('wins for evil once day five is over, not on it (R-17)', () => {
    const game = aGame(with_('leviathan')).onDay(5)
    expect(game.winner).toBeNull()
    expect(game.closeDay().winner).toBe('evil')
  })

  it('wins when a second good player is executed', () => {
    const game = aGame(with_('leviathan')).onDay(1).executeByVote(1, 2)
    expect(game.winner).toBeNull()
    expect(game.closeDay().dawn().executeByVote(1, 3).winner).toBe('evil')
  })

  it('minds no executed evil player, and nothing while poisoned', () => {
    const evil = aGame(with_('leviathan')).onDay(1).executeByVote(1, 6).closeDay().dawn().executeByVote(1, 3)
    expect(evil.winner).toBeNull()
    expect(aGame(with_('leviathan')).poisoned(7, 'snakecharmer').onDay(5).closeDay().winner).toBeNull()
  })

  it('counts the days with tokens', () => {
    expect(aGame(with_('leviathan')).atNight(3).dawn().tokens(7)).toEqual(['Day 3'])
  })
})

describe('[CA26] Lil’ Monsta', () => {
  const minions = [...good, 'assassin', 'poisoner']
  const babysat = (): TestGame =>
    aGame(minions).with({ seat: 6, reminders: [{ character: 'lilmonsta', label: 'Is The Demon' }] })

  it('makes the babysitter the Demon (R-22)', () => {
    expect(babysat().onDay(1).winner).toBeNull()
    expect(babysat().onDay(1).kill(6).winner).toBe('good')
    expect(aGame(minions).onDay(1).winner).toBe('good')
  })

  it('changes hands each night, and might kill from the second on', () => {
    const game = babysat().atNight(2).decide('babysits', 7)
    expect([game.tokens(6), game.tokens(7), game.told(7, 'youAre')]).toEqual([[], ['Is The Demon'], ['lilmonsta']])
    expect(game.decide('kills', 1).seat(1).isAlive).toBe(false)
    expect(babysat().atNight(1).openTopics).not.toContain('kills')
  })

  it('takes no seat and brings a Minion more', () => {
    const lineup = ['chef', 'noble', 'clockmaker', 'artist', 'oracle', 'assassin', 'poisoner']
    const game = aTable(7).send('setLineup', { characters: [...lineup, 'lilmonsta'] })
    expect(game.view.setup.problems).toEqual([])
    expect(game.send('fillBag', {}).view.setup.bag).toHaveLength(7)
    expect(game.view.setup.bag).not.toContain('lilmonsta')
    game.send('dealBag', {}).send('startGame', {})
    expect(game.winner).toBeNull()
    expect(game.openTopics).toContain('babysits')
  })
})

describe('[CA27] Ojo', () => {
  it('kills the player of the named character', () => {
    expect(
      aGame(with_('ojo'))
        .atNight(2)
        .choose(7, 'ojo', { characters: ['artist'] })
        .seat(4).isAlive,
    ).toBe(false)
  })

  it('leaves the choice to the Storyteller when it is not in play', () => {
    const game = aGame(with_('ojo'))
      .atNight(2)
      .choose(7, 'ojo', { characters: ['monk'] })
      .decide('dies', 2)
    expect(game.seat(2).isAlive).toBe(false)
  })

  it('kills nobody while poisoned', () => {
    expect(
      aGame(with_('ojo'))
        .poisoned(7)
        .atNight(2)
        .choose(7, 'ojo', { characters: ['artist'] })
        .seat(4).isAlive,
    ).toBe(true)
  })
})
