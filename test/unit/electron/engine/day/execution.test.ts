import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../support/game'

const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'saint']

describe('execution', () => {
  it('[E1] happens once a day', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 4)
    expect(game.execute(3).lastRefusal).toBe('execution-already-used')
    expect(game.closeDay().dawn().execute(3).lastRefusal).toBeNull()
  })

  it('[E2] of the dead changes nobody and uses the day’s execution', () => {
    const game = aGame(table).dead(4).onDay(2).executeByVote(1, 4)
    expect(game.view.day.executedToday).toBe(4)
    expect(game.factsOf('executed')).toMatchObject([{ target: 4, died: false }])
    expect(game.factsOf('died')).toEqual([])
    expect(game.execute(3).lastRefusal).toBe('execution-already-used')
  })

  it('[E8] is that of whoever is executed instead', () => {
    const game = aGame([...table, 'scapegoat'])
      .onDay(1)
      .executeByVote(1, 2)
      .decide('executedInstead', true)
    expect(game.factsOf('executed')).toMatchObject([{ target: 8, died: true }])
    expect([game.view.day.executedToday, game.living]).toEqual([8, [1, 2, 3, 4, 5, 6, 7]])
  })

  it('[E8] is that of whoever is executed instead even if they live', () => {
    const game = aGame([...table, 'scapegoat']).onDay(1)
    game.send('placeReminder', { seat: 8, character: 'devilsadvocate', label: 'Survives Execution' })
    game.executeByVote(1, 2).decide('executedInstead', true)
    expect(game.factsOf('executed')).toMatchObject([{ target: 8, died: false }])
    expect(game.living).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('[E3] closes nominations, and so does executing nobody', () => {
    expect(aGame(table).onDay(1).executeByVote(1, 4).view.day.nominationsOpen).toBe(false)
    const nobody = aGame(table).onDay(1).nominate(1, 4).vote(1).execute()
    expect(nobody.view.day).toMatchObject({ nominationsOpen: false, executedToday: null })
    expect(nobody.view.phase).toEqual({ kind: 'day', number: 1 })
  })

  it('[E4] waits for the vote that is open', () => {
    expect(aGame(table).onDay(1).nominate(1, 4).execute().lastRefusal).toBe('nomination-in-progress')
  })

  it('[E5] may be the Storyteller’s by day, and by night for madness only', () => {
    const game = aGame(table).onDay(1).execute(3)
    expect([game.seat(3).isAlive, game.view.day.executedToday]).toEqual([false, 3])
    expect(aGame(table).atNight(1).execute(3).lastRefusal).toBe('wrong-phase')
    const mutant = aGame(['mutant', ...table]).atNight(2)
    expect(mutant.execute(1, 'madness').seat(1).isAlive).toBe(false)
    expect(aGame(table).onDay(1).execute(99).lastRefusal).toBe('no-such-seat')
  })

  it('[E9] is not for madness where no ability asks it of the player or forbids it', () => {
    const players = ['mutant', 'chef', 'monk', 'cerenovus', 'imp']
    const day = () =>
      aGame(players)
        .atNight(2)
        .choose(4, 'cerenovus', 2, { characters: ['empath'] })
        .dawn()
    expect(day().execute(3, 'madness').lastRefusal).toBe('not-mad')
    expect([1, 2].map((seat) => day().execute(seat, 'madness').seat(seat).isAlive)).toEqual([false, false])
    expect(aGame(players).poisoned(1).onDay(1).execute(1, 'madness').lastRefusal).toBe('not-mad')
    const insisted = day().send('execute', { target: 3, reason: 'madness' }, { override: true })
    expect([insisted.seat(3).isAlive, insisted.view.day.executedToday]).toEqual([false, 3])
  })

  it('[E7] leaves no madness to punish until night', () => {
    const game = aGame(['mutant', 'chef', 'monk', 'cerenovus', 'imp']).atNight(2)
    game.choose(4, 'cerenovus', 2, { characters: ['empath'] }).dawn()
    const punishable = () => [1, 2, 3].filter((seat) => game.seat(seat).mayBePunished)
    expect(punishable()).toEqual([1, 2])
    game.execute(3)
    expect(punishable()).toEqual([])
    expect(game.seat(2).mad).toHaveLength(1)
    game.closeDay()
    expect(punishable()).toEqual([1, 2])
  })

  it('[E6] is carried out by closing the day, which brings the night', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).vote(1, 2, 3, 5).closeDay()
    expect([game.seat(4).isAlive, game.view.phase]).toEqual([false, { kind: 'night', number: 2 }])
  })

  it('[E6] leaves the day standing when it wins the game', () => {
    const game = aGame(table).onDay(1).nominate(1, 5).vote(1, 2, 3, 4).closeDay()
    expect([game.winner, game.view.phase]).toEqual(['good', { kind: 'day', number: 1 }])
  })

  it('[E6] drops a nomination that was never counted', () => {
    const game = aGame(table).onDay(1).nominate(1, 5).closeDay()
    expect([game.seat(5).isAlive, game.view.phase.kind]).toEqual([true, 'night'])
  })
})
