import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const castWith = (traveller: string): string[] => [traveller, 'chef', 'noble', 'clockmaker', 'baron', 'poisoner', 'imp']

describe('[CA63] Gnome', () => {
  const day = () => aGame(castWith('gnome')).good(1).onDay(1).decide('amigo', 2)

  it('has one player of its side told to everybody', () => {
    const game = aGame(castWith('gnome')).good(1).onDay(1)
    expect(game.decision('amigo').options).toEqual([2, 3, 4])
    game.decide('amigo', 2)
    expect(game.tokens(2)).toEqual(['Amigo'])
    expect(game.room.announcements).toMatchObject([{ kind: 'gnome-amigo', seats: [2] }])
    expect(aGame(castWith('gnome')).evil(1).onDay(1).decision('amigo').options).toEqual([5, 6, 7])
  })

  it('may kill whoever nominates the amigo, and the nomination goes on', () => {
    const game = day().nominate(5, 2).decide('killsNominator', 5)
    expect([game.seat(5).isAlive, game.view.day.open?.nominee]).toEqual([false, 2])
    expect(day().nominate(5, 2).leave('killsNominator').seat(5).isAlive).toBe(true)
  })

  it('minds no other nomination', () => {
    expect(day().nominate(2, 5).openTopics).toEqual([])
  })

  it('kills nobody when drunk, and is not asked when dead', () => {
    const drunk = day()
    drunk.send('impair', { target: 1, kind: 'drunk', source: { character: 'sailor' } })
    drunk.nominate(5, 2).decide('killsNominator', 5)
    expect([drunk.seat(5).isAlive, drunk.factsOf('wentWrong').length]).toEqual([true, 1])
    expect(day().kill(1).nominate(5, 2).openTopics).toEqual([])
  })
})

describe('[CA64] Cacklejack', () => {
  const night = () => aGame(castWith('cacklejack')).good(1).onDay(1).useByDay(1, 'cacklejack', 2).closeDay()
  const finish = (game = night()) =>
    game.send('finishStep', { key: game.view.night.steps.find(({ entry }) => entry === 'cacklejack')?.key ?? '' })

  it('has somebody else become another character that night', () => {
    const game = finish()
    expect(game.decision('changes').options).not.toContain(2)
    game.decide('changes', 3).decide('becomes', 'monk')
    expect([game.seat(3).character, game.told(3, 'youAre'), game.seat(3).alignment]).toEqual(['monk', ['monk'], 'good'])
  })

  it('chooses once a day, and changes nobody where nobody was chosen', () => {
    const day = aGame(castWith('cacklejack')).good(1).onDay(1)
    expect(day.useByDay(1, 'cacklejack', 2).useByDay(1, 'cacklejack', 3).lastRefusal).toBe('already-used-today')
    const quiet = aGame(castWith('cacklejack')).good(1).onDay(1).closeDay()
    expect(quiet.dawn().openTopics).toEqual([])
  })

  it('changes nobody when poisoned, and that counts', () => {
    const game = night().choose(6, 'poisoner', 1)
    finish(game)
    expect([game.openTopics, game.factsOf('wentWrong').length]).toEqual([[], 1])
  })

  it('spares whom it chose for one night', () => {
    const game = finish().decide('changes', 3).decide('becomes', 'monk').dawn()
    expect(game.tokens(2)).toEqual([])
  })
})
