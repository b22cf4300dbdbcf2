import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../support/game'

const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'scapegoat']

describe('nominations', () => {
  it('[N1] are made by the living', () => {
    const game = aGame(table).dead(1).onDay(2)
    expect(game.nominate(1, 4).lastRefusal).toBe('dead-cannot-nominate')
    expect([game.seat(1).canNominate, game.seat(2).canNominate]).toEqual([false, true])
  })

  it('[N2] are made once a day by each player', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).vote()
    expect(game.nominate(1, 5).lastRefusal).toBe('already-nominated-today')
    expect(game.seat(1).canNominate).toBe(false)
  })

  it('[N3] fall on each player once a day', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).vote()
    expect(game.nominate(2, 4).lastRefusal).toBe('already-been-nominated-today')
    expect(game.seat(4).canBeNominated).toBe(false)
  })

  it('[N4] come one at a time', () => {
    expect(aGame(table).onDay(1).nominate(1, 4).nominate(2, 5).lastRefusal).toBe('nomination-in-progress')
  })

  it('[N5] may fall on the dead and on oneself', () => {
    expect(aGame(table).dead(4).onDay(2).nominate(1, 4).lastRefusal).toBeNull()
    expect(aGame(table).onDay(2).nominate(1, 1).lastRefusal).toBeNull()
  })

  it('[N6] are made by Travellers but do not fall on them', () => {
    const game = aGame(table).onDay(1)
    expect(game.nominate(1, 7).lastRefusal).toBe('traveller-not-nominable')
    expect(game.nominate(7, 1).lastRefusal).toBeNull()
  })

  it('[N7] are made by day, until they are closed', () => {
    expect(aGame(table).atNight(1).nominate(1, 4).lastRefusal).toBe('wrong-phase')
    const closed = aGame(table).onDay(1).execute()
    expect(closed.nominate(1, 4).lastRefusal).toBe('nominations-closed')
    expect(closed.view.day.nominationsOpen).toBe(false)
    const executed = aGame(table).onDay(1).executeByVote(1, 4)
    expect(executed.nominate(2, 5).lastRefusal).toBe('nominations-closed')
  })

  it('[N8] do not fall on Fabled, nor on a Storyteller whom the script protects', () => {
    const game = aGame(table)
      .withCentre('angel')
      .onScript(...table)
      .onDay(1)
    expect(game.nominate(1, 'angel').lastRefusal).toBe('not-a-player')
    expect(game.nominate(1, 'storyteller').lastRefusal).toBe('storyteller-not-nominable')
    expect(game.send('nominate', { by: 1, nominee: 99 }, { override: true }).lastRefusal).toBe('not-a-player')
  })

  it('[N9] taken back never were', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).send('cancelNomination', {})
    expect(game.view.day.nominations).toEqual([])
    expect(game.nominate(1, 4).lastRefusal).toBeNull()
    expect(aGame(table).onDay(1).send('cancelNomination', {}).lastRefusal).toBe('no-open-nomination')
  })

  it('[N10] are all free again on a new day', () => {
    const game = aGame(table).onDay(1).nominate(1, 4).vote().closeDay().dawn()
    expect(game.nominate(1, 4).lastRefusal).toBeNull()
  })
})
