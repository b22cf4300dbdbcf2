import { describe, expect, it } from 'vitest'
import { aGame, type TestGame } from '../../../../../support/game'

describe('[BM9] Gossip', () => {
  const table = ['gossip', 'noble', 'sailor', 'artist', 'chef', 'assassin', 'imp']
  const said = (statementTrue: boolean) => aGame(table).onDay(2).useByDay(1, 'gossip', { statementTrue })

  it('kills whom the Storyteller picks after a true statement', () => {
    const game = said(true).closeDay().decide('kills', 2)
    expect([game.seat(2).isAlive, game.openTopics]).toEqual([false, expect.not.arrayContaining(['kills'])])
  })

  it('kills at dawn at the latest', () => {
    const game = said(true).closeDay().dawn()
    expect(game.view.phase.kind).toBe('night')
    expect(game.decide('kills', 4).seat(4).isAlive).toBe(false)
    expect(game.view.phase).toEqual({ kind: 'day', number: 3 })
  })

  it('wakes nobody', () => {
    const row = said(true)
      .closeDay()
      .view.night.steps.find(({ entry }) => entry === 'gossip')
    expect([row?.status, row?.seats]).toEqual(['todo', []])
  })

  it.each([
    ['a false statement', () => said(false).closeDay()],
    ['a Gossip drunk at night', () => said(true).closeDay().choose(3, 'sailor', 1).decide('drunk', 1)],
    ['a Gossip who has died', () => said(true).closeDay().choose(7, 'imp', 1)],
  ])('kills nobody after %s', (_title, play) => {
    const game = play()
    const { length } = game.living
    expect(game.openTopics).not.toContain('kills')
    expect(game.dawn().living).toHaveLength(length)
  })

  it('kills though drunk when speaking, if sober at night', () => {
    const game = aGame(table).onDay(2).drunk(1, 'sailor', 3).useByDay(1, 'gossip', { statementTrue: true })
    expect(game.closeDay().decide('kills', 2).seat(2).isAlive).toBe(false)
  })

  it('speaks aloud, once a day', () => {
    expect(said(true).useByDay(1, 'gossip', { statementTrue: true }).lastRefusal).toBe('already-used-today')
    expect(aGame(table).onDay(2).useByDay(1, 'gossip', { isPublic: false }).lastRefusal).toBe('must-be-public')
  })
})

describe('[BM10] Minstrel', () => {
  const table = ['minstrel', 'noble', 'chef', 'artist', 'clockmaker', 'assassin', 'devilsadvocate', 'imp', 'thief']
  const drunks = (game: ReturnType<typeof aGame>) =>
    game.view.seats.flatMap(({ seat, drunk }) => (drunk.length > 0 ? [seat] : []))

  it('makes everybody else but Travellers drunk until dusk tomorrow', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 6)
    expect(drunks(game)).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(drunks(game.closeDay().dawn())).toHaveLength(7)
    expect(drunks(game.closeDay())).toEqual([])
  })

  it('goes on when the Minstrel dies', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 6).kill(1)
    expect(drunks(game)).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('[B10] goes on in a game taken over after the Minstrel died, until the next dusk', () => {
    const token = { reminders: [{ character: 'minstrel', label: 'Everyone Is Drunk' }] }
    const state = { drunk: [{ character: 'minstrel', seat: 1 }] }
    const given = aGame(table)
      .dead(1, 6)
      .with({ seat: 2, ...token }, { seat: 3, ...state })
    const game = given.onDay(2)
    expect(drunks(game)).toEqual([2, 3])
    expect(drunks(game.closeDay())).toEqual([])
  })

  it('[B10] is meant for everybody else by a token that lies with the Minstrel', () => {
    const token = { reminders: [{ character: 'minstrel', label: 'Everyone Is Drunk' }] }
    const game = aGame(table)
      .with({ seat: 1, ...token })
      .onDay(2)
    expect(drunks(game)).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(drunks(game.closeDay())).toEqual([])
  })

  it.each([
    ['an executed Townsfolk', () => aGame(table).onDay(1).executeByVote(1, 2)],
    ['a dead Minion executed again', () => aGame(table).dead(6).onDay(1).executeByVote(1, 6)],
    ['a poisoned Minstrel', () => aGame(table).onDay(1).poisoned(1).executeByVote(1, 6)],
    ['a Minion who survives', () => aGame(table).atNight(1).choose(7, 'devilsadvocate', 6).dawn().executeByVote(1, 6)],
  ])('makes nobody drunk after %s', (_title, play) => {
    expect(drunks(play())).toEqual([])
  })
})

describe('[BM11] Tea Lady', () => {
  const table = ['noble', 'tealady', 'fool', 'artist', 'poisoner', 'assassin', 'imp']

  it.each([
    ['by the Demon', () => aGame(table).atNight(2).choose(7, 'imp', 1)],
    ['by execution', () => aGame(table).onDay(1).executeByVote(2, 1)],
  ])('keeps a good neighbour of two from dying %s', (_title, play) => {
    expect(play().seat(1).isAlive).toBe(true)
  })

  it('asks, each time, what an evil neighbour registers as who might seem good', () => {
    const beside = (): TestGame => aGame(['spy', 'tealady', 'fool', 'artist', 'poisoner', 'assassin', 'imp']).atNight(2)
    const attacked = beside().choose(7, 'imp', 3)
    expect(attacked.decision('registersAs')).toMatchObject({ seat: 1, to: 2, options: ['evil', 'good'] })
    expect(attacked.decide('registersAs', 'good').seat(3).isAlive).toBe(true)
    expect(attacked.factsOf('deathPrevented')).toMatchObject([{ seat: 3, by: 'tealady' }])
    const seen = beside().choose(7, 'imp', 3).decide('registersAs', 'evil')
    expect(seen.factsOf('deathPrevented')).toMatchObject([{ seat: 3, by: 'fool' }])
    expect(beside().poisoned(1).choose(7, 'imp', 3).view.decisions).toEqual([])
  })

  it('asks, each time, what a good neighbour registers as who might seem evil', () => {
    const beside = (): TestGame =>
      aGame(['recluse', 'tealady', 'chef', 'artist', 'poisoner', 'assassin', 'imp']).atNight(2)
    const attacked = beside().choose(7, 'imp', 3)
    expect(attacked.decision('registersAs')).toMatchObject({ seat: 1, to: 2, options: ['good', 'evil'] })
    expect(attacked.decide('registersAs', 'evil').seat(3).isAlive).toBe(false)
    expect(beside().choose(7, 'imp', 1).leave('registersAs').seat(1).isAlive).toBe(true)
    const poisoned = beside().poisoned(1).choose(7, 'imp', 3)
    expect([poisoned.openTopics, poisoned.seat(3).isAlive]).toEqual([[], true])
  })

  it.each([
    ['the Tea Lady herself', () => aGame(table).atNight(2).choose(7, 'imp', 2).seat(2)],
    ['a neighbour beside an evil one', () => aGame(table).evil(3).atNight(2).choose(7, 'imp', 1).seat(1)],
    [
      'a neighbour of a poisoned one',
      () => aGame(table).poisoned(2, 'poisoner', 5).atNight(2).choose(7, 'imp', 1).seat(1),
    ],
    ['a neighbour whom the Assassin chose', () => aGame(table).atNight(2).choose(6, 'assassin', 1).seat(1)],
  ])('does not protect %s', (_title, play) => {
    expect(play().isAlive).toBe(false)
  })

  it('looks past the dead, and her own side does not matter', () => {
    const game = aGame(table).dead(3).evil(2).atNight(2)
    expect(game.choose(7, 'imp', 4).seat(4).isAlive).toBe(true)
  })
})

describe('[BM12] Pacifist', () => {
  const table = ['pacifist', 'noble', 'chef', 'poisoner', 'assassin', 'imp']
  const executed = (seat: number) => aGame(table).onDay(1).executeByVote(2, seat)

  it('might let a good player live, who was executed all the same', () => {
    const game = executed(3).decide('survives', 3)
    expect([game.seat(3).isAlive, game.view.day.executedToday]).toEqual([true, 3])
  })

  it('might not', () => {
    expect(executed(3).leave('survives').seat(3).isAlive).toBe(false)
  })

  it('has nothing to say of an evil player', () => {
    expect(executed(5).seat(5).isAlive).toBe(false)
  })

  it('saves nobody while poisoned', () => {
    expect(aGame(table).onDay(1).poisoned(1, 'poisoner', 4).executeByVote(2, 3).seat(3).isAlive).toBe(false)
  })

  it('saves nobody from the Demon', () => {
    expect(aGame(table).atNight(2).choose(6, 'imp', 3).seat(3).isAlive).toBe(false)
  })
})

describe('[BM13] Fool', () => {
  const table = ['fool', 'tealady', 'noble', 'artist', 'poisoner', 'assassin', 'imp']

  it('does not die the first time, but the second', () => {
    const game = aGame(table).evil(3).atNight(2).choose(7, 'imp', 1).dawn()
    expect([game.seat(1).isAlive, game.tokens(1)]).toEqual([true, ['No Ability']])
    expect(game.executeByVote(2, 1).seat(1).isAlive).toBe(false)
  })

  it('keeps the save when something else protects', () => {
    const game = aGame(table).atNight(2).choose(7, 'imp', 1)
    expect([game.seat(1).isAlive, game.works(1, 'fool')]).toEqual([true, true])
  })

  it.each([
    ['while poisoned', () => aGame(table).evil(3).poisoned(1, 'poisoner', 5).atNight(2).choose(7, 'imp', 1)],
    ['by the Assassin', () => aGame(table).evil(3).atNight(2).choose(6, 'assassin', 1)],
  ])('dies %s', (_title, play) => {
    expect(play().seat(1).isAlive).toBe(false)
  })
})
