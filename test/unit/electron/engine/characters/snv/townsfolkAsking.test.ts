import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[SV9] Seamstress', () => {
  const table = ['seamstress', 'chef', 'recluse', 'witch', 'imp']

  it.each([
    [2, 4, ['no']],
    [4, 5, ['yes']],
    [2, 3, ['yes', 'no']],
  ])('learns whether %i and %i are on the same side', (first, second, allowed) => {
    expect(
      aGame(table).atNight(1).choose(1, 'seamstress', first, second).information(1, 'seamstress')?.allowed,
    ).toEqual(allowed)
  })

  it('may wait, chooses once, and never herself', () => {
    const game = aGame(table).atNight(1).decline(1, 'seamstress').dawn().closeDay()
    expect(game.choose(1, 'seamstress', 1, 2).lastRefusal).toBe('self-not-allowed')
    game.choose(1, 'seamstress', 2, 4).tell(1, 'seamstress', 'no').dawn().closeDay()
    expect(game.choose(1, 'seamstress', 2, 5).lastRefusal).toBe('ability-spent')
  })

  it('has spent the ability even when poisoned, and may be told either', () => {
    const game = aGame(table).atNight(2).poisoned(1).choose(1, 'seamstress', 2, 4)
    expect(game.information(1, 'seamstress')?.allowed).toEqual(['yes', 'no'])
    expect(game.seat(1).abilities[0]?.isSpent).toBe(true)
  })
})

describe('[SV11] Artist', () => {
  const table = ['artist', 'recluse', 'chef', 'witch', 'imp']
  const ask = (question: object, more = {}) => ({ isPublic: false, question: question as never, ...more })

  it.each([
    [{ seat: 5, is: 'demon' }, ['yes']],
    [{ seat: 4, is: 'demon' }, ['no']],
    [{ seat: 3, is: 'chef' }, ['yes']],
    [{ seat: 3, is: 'evil' }, ['no']],
    [{ seat: 2, is: 'minion' }, ['no', 'yes']],
    [{ text: 'Is the Moon made of cheese?' }, ['yes', 'no', "don't know"]],
  ])('asking %j may be told %j', (question, allowed) => {
    const game = aGame(table).onDay(1).useByDay(1, 'artist', ask(question))
    expect(game.information(1, 'artist')?.allowed).toEqual(allowed)
  })

  it('is answered with the question, and the answer is held to it', () => {
    const game = aGame(table).onDay(1)
    expect(game.useByDay(1, 'artist', ask({ seat: 5, is: 'demon' }, { answer: 'no' })).lastRefusal).toBe('must-be-true')
    expect(game.useByDay(1, 'artist', ask({ seat: 5, is: 'demon' }, { answer: 'perhaps' })).lastRefusal).toBe(
      'unknown-answer',
    )
    expect(game.useByDay(1, 'artist', ask({ seat: 5, is: 'demon' }, { answer: 'yes' })).told(1, 'answer')).toEqual([
      'yes',
    ])
  })

  it('asks once, even when drunk', () => {
    const game = aGame(table)
      .onDay(1)
      .drunk(1)
      .useByDay(1, 'artist', ask({ seat: 5, is: 'demon' }))
    expect(game.information(1, 'artist')).toMatchObject({ truth: 'yes', allowed: ['yes', 'no', "don't know"] })
    expect(game.useByDay(1, 'artist', ask({ seat: 4, is: 'demon' })).lastRefusal).toBe('ability-spent')
  })
})

describe('[SV12] Juggler', () => {
  const table = ['juggler', 'chef', 'drunk as empath', 'recluse', 'poisoner', 'imp', 'monk']
  const guess = (...guesses: [number, string][]) => ({
    guesses: guesses.map(([seat, character]) => ({ seat, character })),
  })

  it.each([
    [guess([2, 'chef'], [5, 'witch'], [6, 'imp']), [2]],
    [guess([3, 'drunk'], [3, 'empath']), [1]],
    [guess([4, 'imp'], [4, 'witch']), [0, 1]],
    [guess([6, 'imp'], [6, 'imp'], [5, 'imp']), [2]],
    [guess(), [0]],
  ])('learns that night how many of %j were right', (guesses, allowed) => {
    const game = aGame(table).onDay(1).useByDay(1, 'juggler', guesses).closeDay()
    expect(game.information(1, 'juggler')?.allowed).toEqual(allowed)
  })

  it('is held to five guesses, aloud, on the first day, once', () => {
    const six = guess([1, 'chef'], [2, 'chef'], [3, 'chef'], [4, 'chef'], [5, 'chef'], [6, 'chef'])
    const game = aGame(table).onDay(1)
    expect(game.useByDay(1, 'juggler', six).lastRefusal).toBe('too-many-guesses')
    expect(game.useByDay(1, 'juggler', { ...guess([2, 'chef']), isPublic: false }).lastRefusal).toBe('must-be-public')
    expect(game.useByDay(1, 'juggler', guess([2, 'chef'])).useByDay(1, 'juggler', guess()).lastRefusal).toBe(
      'already-used-today',
    )
    expect(aGame(table).onDay(2).useByDay(1, 'juggler', guess()).lastRefusal).toBe('not-first-day')
  })

  it('is not woken without guesses', () => {
    expect(aGame(table).onDay(1).closeDay().wakes(1, 'juggler')).toBe(false)
  })

  it('goes by what the players were when guessed', () => {
    const game = aGame(table)
      .onDay(1)
      .useByDay(1, 'juggler', guess([2, 'chef']))
      .become(2, 'saint')
      .closeDay()
    expect(game.information(1, 'juggler')?.allowed).toEqual([1])
  })

  it('goes by the night whether the number is true: drunk by day does not matter', () => {
    const game = aGame(table)
      .onDay(1)
      .useByDay(1, 'juggler', guess([2, 'chef'], [6, 'imp']))
    expect(game.closeDay().choose(5, 'poisoner', 1).information(1, 'juggler')).toMatchObject({
      truth: 2,
      allowed: [0, 1, 2, 3, 4, 5],
    })
    const sober = aGame(table)
      .onDay(1)
      .send('impair', { target: 1, kind: 'drunk', until: 'dusk', source: { character: 'sailor' } })
    expect(
      sober
        .useByDay(1, 'juggler', guess([2, 'chef']))
        .closeDay()
        .information(1, 'juggler')?.allowed,
    ).toEqual([1])
  })
})

describe('[SV13] Sage', () => {
  const table = ['sage', 'chef', 'monk', 'poisoner', 'imp', 'saint', 'slayer']

  it('killed by the Demon, learns two players, the Demon among them', () => {
    const game = aGame(table).atNight(2).choose(5, 'imp', 1)
    expect(game.tell(1, 'sage', [2, 3]).lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'sage', [5]).lastRefusal).toBe('wrong-count')
    expect(game.tell(1, 'sage', [1, 5]).lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'sage', [2, 5]).lastRefusal).toBeNull()
  })

  it('learns nothing of any other death', () => {
    const game = aGame(table).atNight(2).kill(1)
    expect(game.wakes(1, 'sage')).toBe(false)
    expect(aGame(table).onDay(1).execute(1).closeDay().wakes(1, 'sage')).toBe(false)
  })

  it('may be shown anybody when poisoned as they died', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 1).choose(5, 'imp', 1)
    expect(game.tell(1, 'sage', [2, 3]).lastRefusal).toBeNull()
  })

  it('is not shown another Demon for the one that killed', () => {
    const two = aGame(['sage', 'imp', 'monk', 'poisoner', 'imp', 'saint', 'slayer']).atNight(2).choose(5, 'imp', 1)
    expect(two.tell(1, 'sage', [2, 3]).lastRefusal).toBe('must-be-true')
  })
})
