import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[SV18] Evil Twin', () => {
  const table = ['eviltwin', 'chef', 'monk', 'poisoner', 'imp', 'saint', 'slayer']
  const paired = () => aGame(table).atNight(1).decide('twin', 2)

  it('and an opposing player learn who the other is', () => {
    const game = paired()
    expect(game.tokens(2)).toEqual(['Twin'])
    expect([game.told(1, 'player'), game.told(1, 'character')]).toEqual([[2], ['chef']])
    expect([game.told(2, 'player'), game.told(2, 'character')]).toEqual([[1], ['eviltwin']])
  })

  it('is paired with somebody of the other side only', () => {
    const game = aGame(table).atNight(1)
    expect(game.send('decide', { ability: 'eviltwin', topic: 'twin', value: 4 }).lastRefusal).toBe('twin-must-oppose')
  })

  it('holds back a win of good while both live', () => {
    const game = paired().dawn().execute(5)
    expect(game.winner).toBeNull()
    expect(game.view.claims).toMatchObject([{ team: 'good', blockedBy: ['eviltwin'] }])
  })

  it.each([
    ['the good twin is executed', 2, 'evil'],
    ['the Evil Twin is', 1, null],
    ['somebody else is', 3, null],
  ])('lets evil win when %s', (_case, seat, winner) => {
    expect(paired().dawn().execute(seat).winner).toBe(winner)
  })

  it('wins for evil by the execution of the good twin even where the Demon is dead already', () => {
    const game = paired().dawn().execute(5).closeDay().dawn().execute(2)
    expect(game.winner).toBe('evil')
    expect(game.view.claims).toMatchObject([
      { team: 'good', blockedBy: ['eviltwin'] },
      { team: 'evil', blockedBy: [] },
    ])
  })

  it('leaves good its win where the Storyteller plays on after that execution', () => {
    const game = paired().dawn().execute(5).closeDay().dawn().execute(2)
    expect(game.send('playOn', {}).winner).toBe('good')
  })

  it('frees good once the Evil Twin is dead or poisoned', () => {
    expect(paired().dawn().execute(1).closeDay().dawn().execute(5).winner).toBe('good')
    const poisoned = paired().choose(4, 'poisoner', 1).dawn()
    expect(poisoned.execute(2).winner).toBeNull()
    expect(poisoned.kill(5).winner).toBe('good')
  })

  it('asks for a new pair when both come to be on one side', () => {
    const game = paired().turn(2, 'evil')
    expect(game.openTopics).toEqual(['twin'])
    expect(game.decide('twin', 3).told(3, 'player')).toEqual([1])
    expect(game.tokens(2)).toEqual([])
  })
})

describe('[SV19] Witch', () => {
  const table = ['witch', 'chef', 'monk', 'poisoner', 'imp', 'saint', 'slayer']

  it('kills a cursed player who nominates, and the nomination stands', () => {
    const game = aGame(table).atNight(2).choose(1, 'witch', 2).dawn().nominate(2, 3)
    expect([game.seat(2).isAlive, game.view.day.open?.nominee]).toEqual([false, 3])
    expect(game.vote(3, 5, 6, 7).execute().seat(3).isAlive).toBe(false)
  })

  it('leaves the cursed alone who do not nominate, until dusk', () => {
    const game = aGame(table).atNight(2).choose(1, 'witch', 2).dawn().nominate(3, 2).vote().closeDay()
    expect([game.seat(2).isAlive, game.tokens(2)]).toEqual([true, []])
    expect(game.choose(1, 'witch', 3).dawn().nominate(2, 4).seat(2).isAlive).toBe(true)
  })

  it('curses nobody when poisoned while choosing or while they nominate', () => {
    const choosing = aGame(table).atNight(2).choose(4, 'poisoner', 1).choose(1, 'witch', 2).dawn()
    expect(choosing.nominate(2, 3).seat(2).isAlive).toBe(true)
    const later = aGame(table).atNight(2).choose(1, 'witch', 2).dawn()
    later.send('impair', { target: 1, kind: 'poisoned', until: 'dusk', source: { character: 'poisoner' } })
    expect(later.nominate(2, 3).seat(2).isAlive).toBe(true)
  })

  it('has no ability with three alive', () => {
    const three = aGame(table).atNight(3).dead(2, 3, 4, 6)
    expect(three.wakes(1, 'witch')).toBe(false)
    const soon = aGame(table).atNight(3).dead(2, 3, 4).choose(1, 'witch', 7).choose(5, 'imp', 6).dawn()
    expect(soon.nominate(7, 5).seat(7).isAlive).toBe(true)
  })

  it('has no curse left when dead', () => {
    const game = aGame(table).atNight(2).choose(1, 'witch', 2).choose(5, 'imp', 1).dawn()
    expect(game.nominate(2, 3).seat(2).isAlive).toBe(true)
  })
})

describe('[SV20] Cerenovus', () => {
  const table = ['cerenovus', 'chef', 'monk', 'poisoner', 'imp', 'saint', 'slayer']
  const mad = (game: ReturnType<typeof aGame>) =>
    game.choose(1, 'cerenovus', 2, { targets: [2], characters: ['empath'] })

  it('makes a player mad, who learns of it', () => {
    const game = mad(aGame(table).atNight(2))
    expect([game.tokens(2), game.seat(2).mad.length]).toEqual([['Mad'], 1])
    expect([game.told(2, 'thisCharacterSelectedYou'), game.told(2, 'character')]).toEqual([['cerenovus'], ['empath']])
  })

  it('makes them mad for the day and the night that follow', () => {
    const game = mad(aGame(table).atNight(2)).dawn()
    expect(game.seat(2).mad).toHaveLength(1)
    expect(game.closeDay().seat(2).mad).toHaveLength(1)
    expect(game.dawn().seat(2).mad).toHaveLength(0)
  })

  it('needs a player and a good character', () => {
    const game = aGame(table).atNight(2)
    expect(game.choose(1, 'cerenovus', 2).lastRefusal).toBe('needs-character')
    expect(game.choose(1, 'cerenovus', { targets: [2], characters: ['baron'] }).lastRefusal).toBe('character-not-good')
  })

  it('makes nobody mad when poisoned, though they are told the same', () => {
    const game = mad(aGame(table).atNight(2).choose(4, 'poisoner', 1))
    expect([game.seat(2).mad, game.told(2, 'character')]).toEqual([[], ['empath']])
  })

  it('leaves nobody mad when dead', () => {
    expect(mad(aGame(table).atNight(2)).choose(5, 'imp', 1).seat(2).mad).toEqual([])
  })

  it('uses up the execution of the day when the mad player is executed', () => {
    const game = mad(aGame(table).atNight(2)).dawn().execute(2, 'madness')
    expect([game.seat(2).isAlive, game.view.day.nominationsOpen]).toEqual([false, false])
  })
})

describe('[SV21] Pit-Hag', () => {
  const table = ['pithag', 'chef', 'monk', 'poisoner', 'imp', 'saint', 'slayer']
  const make = (target: number, character: string) => ({ targets: [target], characters: [character] })

  it('turns a player into a character that is not in play; the side stays', () => {
    const game = aGame(table).atNight(2).choose(1, 'pithag', make(2, 'witch'))
    expect(game.seat(2)).toMatchObject({ character: 'witch', alignment: 'good' })
    expect([game.told(2, 'youAre'), game.wakes(2, 'witch')]).toEqual([['witch'], false])
  })

  it('does nothing with a character in play, nor when poisoned', () => {
    expect(aGame(table).atNight(2).choose(1, 'pithag', make(2, 'saint')).seat(2).character).toBe('chef')
    const poisoned = aGame(table).atNight(2).choose(4, 'poisoner', 1).choose(1, 'pithag', make(2, 'witch'))
    expect(poisoned.seat(2).character).toBe('chef')
  })

  it('making a Demon, leaves every death of the night to the Storyteller', () => {
    const game = aGame(table)
      .atNight(2)
      .choose(1, 'pithag', make(2, 'nodashii'))
      .choose(5, 'imp', 3)
      .decide('staysAlive', 3)
    expect(game.seat(3).isAlive).toBe(true)
    const nobody = { ability: 'pithag', topic: 'kills', value: null }
    expect(game.send('decide', nobody, { override: true }).lastRefusal).toBe('not-an-option')
    game.decide('kills', 5).choose(2, 'nodashii', 6).leave('staysAlive')
    expect([game.seat(5).isAlive, game.seat(6).isAlive, game.winner]).toEqual([false, false, null])
    expect(game.dawn().openTopics).toEqual([])
  })

  it('leaves them so when the Pit-Hag is among the dead', () => {
    const game = aGame(table)
      .atNight(2)
      .choose(1, 'pithag', make(2, 'nodashii'))
      .decide('kills', 1)
      .choose(5, 'imp', 3)
      .decide('staysAlive', 3)
    expect([game.seat(1).isAlive, game.seat(3).isAlive]).toEqual([false, true])
  })

  it('making no Demon, leaves deaths as they are', () => {
    const game = aGame(table).atNight(2).choose(1, 'pithag', make(2, 'witch'))
    expect(game.openTopics).toEqual([])
    expect(game.choose(5, 'imp', 3).seat(3).isAlive).toBe(false)
  })

  it('makes only characters that sit at the table', () => {
    expect(aGame(table).atNight(2).choose(1, 'pithag', make(2, 'gunslinger')).lastRefusal).toBe(
      'not-a-player-character',
    )
  })
})
