import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../support/game'

const table = ['slayer', 'chef', 'monk', 'poisoner', 'imp', 'gunslinger']
const action = (game: ReturnType<typeof aGame>, ability: string) =>
  game.view.day.actions.find((one) => one.ability === ability)

describe('abilities by day', () => {
  it('[A1] are used by day by the living who have them', () => {
    expect(aGame(table).atNight(1).useByDay(1, 'slayer', 5).lastRefusal).toBe('wrong-phase')
    expect(aGame(table).dead(1).onDay(2).useByDay(1, 'slayer', 5).lastRefusal).toBe('dead-no-ability')
    expect(aGame(table).onDay(2).useByDay(2, 'slayer', 5).lastRefusal).toBe('no-such-ability')
    expect(aGame(table).onDay(2).useByDay(3, 'monk', 5).lastRefusal).toBe('no-such-ability')
    expect(aGame(table).onDay(2).useByDay(1, 'slayer', 99).lastRefusal).toBe('no-such-seat')
  })

  it('[A2] are used once a game or once a day', () => {
    const game = aGame(table).onDay(1)
    expect(action(game, 'slayer')).toMatchObject({
      status: 'ready',
      targets: { min: 1, max: 1, legal: [1, 2, 3, 4, 5, 6] },
    })
    game.useByDay(1, 'slayer', 2)
    expect(action(game, 'slayer')?.status).toBe('spent')
    game.nominate(1, 4).vote(2).useByDay(6, 'gunslinger', 2)
    expect(action(game, 'gunslinger')?.status).toBe('notNow')
    game.closeDay().dawn().nominate(1, 4).vote(3)
    expect(action(game, 'gunslinger')?.status).toBe('ready')
    expect(game.useByDay(1, 'slayer', 5).lastRefusal).toBe('ability-spent')
  })

  it('[A3] are said aloud where they have to be', () => {
    expect(aGame(table).onDay(1).useByDay(1, 'slayer', 5, { isPublic: false }).lastRefusal).toBe('must-be-public')
  })

  it('[A4] in vain are used up', () => {
    const game = aGame(table).onDay(1).drunk(1).useByDay(1, 'slayer', 5)
    expect(game.seat(5).isAlive).toBe(true)
    expect(game.factsOf('wentWrong')).toMatchObject([{ seat: 1, ability: 'slayer' }])
    expect(action(game, 'slayer')?.status).toBe('spent')
  })

  it('[A5] show at once what may be answered, where nobody is pointed at', () => {
    const game = aGame(['artist', 'chef', 'monk', 'witch', 'vortox', 'savant', 'puzzlemaster']).onDay(1)
    expect(action(game, 'artist')?.information).toMatchObject({
      form: { kind: 'choice' },
      malfunction: { level: 'must' },
    })
    expect(action(game, 'savant')?.information).toMatchObject({ form: { kind: 'text' } })
    // Whom they guess comes first, and the answer hangs on it.
    expect(action(game, 'puzzlemaster')?.information).toBeNull()
    expect(action(game.useByDay(7, 'puzzlemaster', 2), 'puzzlemaster')?.information).not.toBeNull()
  })

  it('[A5] wait for the answer on the day of their use, and on no other', () => {
    const due = (game: ReturnType<typeof aGame>) => [
      action(game, 'artist')?.isAnswerDue,
      action(game, 'savant')?.isAnswerDue,
    ]
    const game = aGame(['artist', 'chef', 'monk', 'witch', 'imp', 'savant']).onDay(1)
    expect(due(game)).toEqual([false, false])
    expect(due(game.useByDay(1, 'artist'))).toEqual([true, false])
    expect(due(game.useByDay(6, 'savant'))).toEqual([true, true])
    expect(due(game.tell(6, 'savant', 'The Chef is the Demon, or the Monk is.'))).toEqual([true, false])
    expect(due(game.closeDay().dawn())).toEqual([false, false])
  })

  it('[A5] show no answer by day that belongs to the night', () => {
    const game = aGame(['juggler', 'chef', 'monk', 'witch', 'imp']).onDay(1)
    game.useByDay(1, 'juggler', { guesses: [{ seat: 2, character: 'chef' }] })
    expect(action(game, 'juggler')?.information).toBeNull()
    expect(game.execute(3).closeDay().information(1, 'juggler')?.truth).toBe(1)
  })

  it('[A2] take the number of players their text says', () => {
    expect(aGame(table).onDay(1).useByDay(1, 'slayer').lastRefusal).toBe('too-few-targets')
    expect(aGame(table).onDay(1).useByDay(1, 'slayer', 2, 5).lastRefusal).toBe('too-many-targets')
  })
})
