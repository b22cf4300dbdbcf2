import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[SV14] Mutant', () => {
  const table = ['mutant', 'chef', 'monk', 'witch', 'imp']

  it('may be executed for madness, which is the execution of the day', () => {
    const game = aGame(table).onDay(1).execute(1, 'madness')
    expect(game.seat(1).isAlive).toBe(false)
    expect(game.execute(2).lastRefusal).toBe('execution-already-used')
  })

  it('is under that threat while sober and alive', () => {
    const games = [aGame(table).onDay(1), aGame(table).onDay(1).poisoned(1), aGame(table).onDay(1).dead(1)]
    expect(games.map((game) => game.seat(1).mayBePunished)).toEqual([true, false, false])
  })

  it('may be executed at night too', () => {
    expect(aGame(table).atNight(2).execute(1, 'madness').seat(1).isAlive).toBe(false)
  })
})

describe('[SV15] Sweetheart', () => {
  const table = ['sweetheart', 'chef', 'monk', 'poisoner', 'imp']

  it('leaves somebody drunk for good', () => {
    const game = aGame(table).atNight(2).choose(5, 'imp', 1).decide('drunk', 2)
    expect(game.tokens(2)).toEqual(['Drunk'])
    expect(game.dawn().closeDay().become(1, 'saint').works(2, 'chef')).toBe(false)
  })

  it('does so whatever they die of', () => {
    expect(aGame(table).onDay(1).execute(1).openTopics).toEqual(['drunk'])
  })

  it('leaves nobody drunk, ever, when poisoned as they died', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 1).choose(5, 'imp', 1)
    expect(game.openTopics).toEqual([])
    expect(game.dawn().closeDay().openTopics).toEqual([])
  })

  it('asks once and not while alive', () => {
    expect(aGame(table).atNight(2).openTopics).toEqual([])
    expect(aGame(table).onDay(1).execute(1).decide('drunk', 5).openTopics).toEqual([])
  })
})

describe('[SV16] Barber', () => {
  const table = ['barber', 'chef', 'monk', 'poisoner', 'imp', 'saint', 'slayer']

  it('lets the Demon swap two characters the night after an execution; sides stay', () => {
    const game = aGame(table).onDay(1).execute(1).closeDay()
    expect([game.tokens(1), game.wakes(5, 'barber')]).toEqual([['Haircuts Tonight'], true])
    game.choose(5, 'barber', 2, 4)
    expect(game.seat(2)).toMatchObject({ character: 'poisoner', alignment: 'good' })
    expect(game.seat(4)).toMatchObject({ character: 'chef', alignment: 'evil' })
    expect([game.told(2, 'youAre'), game.told(4, 'youAre'), game.told(5, 'thisCharacterSelectedYou')]).toEqual([
      ['poisoner'],
      ['chef'],
      ['barber'],
    ])
  })

  it('lets the Demon include itself, and another player becomes the Demon', () => {
    const game = aGame(table).onDay(1).execute(1).closeDay().choose(5, 'barber', 5, 2)
    expect([game.seat(2).character, game.seat(2).alignment, game.seat(5).character, game.winner]).toEqual([
      'imp',
      'good',
      'chef',
      null,
    ])
    expect(game.wakes(2, 'imp')).toBe(false)
  })

  it('bars another Demon', () => {
    const two = aGame(['barber', 'imp', 'monk', 'poisoner', 'imp', 'saint', 'slayer']).onDay(1).execute(1).closeDay()
    expect(two.choose(5, 'barber', 2, 3).lastRefusal).toBe('another-demon')
  })

  it('is due tonight only, and may be declined', () => {
    const game = aGame(table).atNight(2).choose(5, 'imp', 1)
    expect(game.wakes(5, 'barber')).toBe(true)
    expect(game.decline(5, 'barber').wakes(5, 'barber')).toBe(false)
    expect(game.dawn().closeDay().wakes(5, 'barber')).toBe(false)
  })

  it('brings no haircuts when poisoned as they died, or while alive', () => {
    expect(aGame(table).atNight(2).choose(4, 'poisoner', 1).choose(5, 'imp', 1).wakes(5, 'barber')).toBe(false)
    expect(aGame(table).atNight(2).wakes(5, 'barber')).toBe(false)
  })
})

describe('[SV17] Klutz', () => {
  const table = ['klutz', 'chef', 'recluse', 'poisoner', 'imp', 'monk', 'saint']

  it.each([
    [2, null],
    [4, 'evil'],
    [5, 'evil'],
  ])('dead, chooses seat %i: winner %s', (chosen, winner) => {
    expect(aGame(table).onDay(2).execute(1).useByDay(1, 'klutz', chosen).winner).toBe(winner)
  })

  it('chooses once, aloud, a living player, and only when dead', () => {
    expect(aGame(table).onDay(2).useByDay(1, 'klutz', 2).lastRefusal).toBe('not-triggered')
    const game = aGame(table).onDay(2).dead(6).execute(1)
    expect(game.useByDay(1, 'klutz', 6).lastRefusal).toBe('target-must-be-alive')
    expect(game.useByDay(1, 'klutz', 2, { isPublic: false }).lastRefusal).toBe('must-be-public')
    expect(game.useByDay(1, 'klutz', 2).useByDay(1, 'klutz', 4).lastRefusal).toBe('ability-spent')
  })

  it('loses nothing when poisoned as they died, even if healthy when they choose', () => {
    const game = aGame(table).onDay(2).poisoned(1, 'poisoner', 4).execute(1)
    game.send('restore', { target: 1, kind: 'poisoned', source: { character: 'poisoner' } })
    expect(game.useByDay(1, 'klutz', 5).winner).toBeNull()
  })

  it('evil, hands good the game by choosing an evil player', () => {
    expect(aGame(table).onDay(2).evil(1).execute(1).useByDay(1, 'klutz', 4).winner).toBe('good')
  })

  it('choosing a Recluse leaves it to the Storyteller', () => {
    const game = aGame(table).onDay(2).execute(1).useByDay(1, 'klutz', 3)
    expect(game.decide('registersAs', 'evil').winner).toBe('evil')
  })
})
