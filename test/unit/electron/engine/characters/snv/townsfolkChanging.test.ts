import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[SV3] Snake Charmer', () => {
  const table = ['snakecharmer', 'chef', 'recluse', 'monk', 'poisoner', 'saint', 'imp']

  it('changes nothing by choosing anybody but a Demon', () => {
    const game = aGame(table).atNight(2).choose(1, 'snakecharmer', 2)
    expect([game.seat(1).character, game.seat(2).character, game.tokens(2)]).toEqual(['snakecharmer', 'chef', []])
  })

  it('swaps character and side with a Demon, who is poisoned for good', () => {
    const game = aGame(table).atNight(2).choose(1, 'snakecharmer', 7)
    expect(game.seat(1)).toMatchObject({ character: 'imp', alignment: 'evil', poisoned: [] })
    expect(game.seat(7)).toMatchObject({ character: 'snakecharmer', alignment: 'good' })
    expect([game.told(1, 'youAre'), game.told(1, 'alignment')]).toEqual([['imp'], ['evil']])
    expect([game.told(1, 'minions'), game.told(1, 'notInPlay')]).toEqual([[], []])
    game.dawn().closeDay().choose(7, 'snakecharmer', 1)
    expect([game.tokens(7), game.seat(1).character, game.winner]).toEqual([['Poisoned'], 'imp', null])
  })

  it('lets the new Demon attack that same night', () => {
    const game = aGame(table).atNight(2).choose(1, 'snakecharmer', 7).choose(1, 'imp', 2)
    expect(game.seat(2).isAlive).toBe(false)
  })

  it('swaps nothing while poisoned, nor for a Drunk', () => {
    expect(aGame(table).atNight(2).choose(5, 'poisoner', 1).choose(1, 'snakecharmer', 7).seat(7).character).toBe('imp')
    const drunk = aGame(['drunk as snakecharmer', 'chef', 'monk', 'baron', 'imp']).atNight(1)
    expect(drunk.choose(1, 'snakecharmer', 5).seat(5).character).toBe('imp')
  })

  it('keeps sides where both are evil, and chooses among the living only', () => {
    const game = aGame(table).atNight(2).evil(1).dead(2)
    expect(game.choose(1, 'snakecharmer', 2).lastRefusal).toBe('target-must-be-alive')
    game.choose(1, 'snakecharmer', 7)
    expect([game.seat(1).alignment, game.seat(7).alignment]).toEqual(['evil', 'evil'])
  })

  it('takes a Recluse for a Demon if the Storyteller says so', () => {
    const game = aGame(table).atNight(2).choose(1, 'snakecharmer', 3).decide('registersAs', 'demon')
    expect([game.seat(1).character, game.seat(3).character, game.tokens(3)]).toEqual([
      'recluse',
      'snakecharmer',
      ['Poisoned'],
    ])
    expect(aGame(table).atNight(2).choose(1, 'snakecharmer', 3).leave('registersAs').seat(3).character).toBe('recluse')
  })

  it('had by a Philosopher, leaves a poisoned Philosopher', () => {
    const game = aGame(['philosopher', 'chef', 'monk', 'baron', 'imp'])
      .atNight(2)
      .with({ seat: 1, gainedAbility: 'snakecharmer' })
    game.choose(1, 'snakecharmer', 5)
    expect([game.seat(1).character, game.seat(5).character, game.tokens(5)]).toEqual([
      'imp',
      'philosopher',
      ['Poisoned'],
    ])
    expect(game.seat(1).abilities.map(({ character }) => character)).toEqual(['imp'])
  })
})

describe('[SV10] Philosopher', () => {
  const table = ['philosopher', 'empath', 'chef', 'saint', 'poisoner', 'monk', 'imp']
  const copying = (character: string) => ({ characters: [character] })

  it('names a character, or shakes their head', () => {
    const game = aGame(table).atNight(1)
    expect(game.choose(1, 'philosopher').lastRefusal).toBe('needs-character')
    expect(game.decline(1, 'philosopher').lastRefusal).toBeNull()
  })

  it('gains an ability and stays the Philosopher', () => {
    const game = aGame(['philosopher', 'chef', 'monk', 'baron', 'imp'])
      .atNight(2)
      .choose(1, 'philosopher', copying('empath'))
    expect(game.seat(1).character).toBe('philosopher')
    expect([game.works(1, 'empath'), game.wakes(1, 'empath'), game.tokens(1)]).toEqual([
      true,
      true,
      ['Is The Philosopher'],
    ])
    expect(game.information(1, 'empath')?.allowed).toEqual([1])
  })

  it('makes whoever has the character drunk, until the Philosopher dies', () => {
    const game = aGame(table).atNight(2).choose(1, 'philosopher', copying('empath'))
    expect([game.tokens(2), game.works(2, 'empath')]).toEqual([['Drunk'], false])
    game.choose(7, 'imp', 1)
    expect([game.tokens(2), game.works(2, 'empath')]).toEqual([[], true])
  })

  it('suspends that drunkenness while poisoned', () => {
    const game = aGame(table).atNight(2).choose(1, 'philosopher', copying('empath')).choose(5, 'poisoner', 1)
    expect([game.works(1, 'empath'), game.works(2, 'empath')]).toEqual([false, true])
    expect(game.dawn().closeDay().works(2, 'empath')).toBe(false)
  })

  it('makes drunk whoever comes to be the character later, and frees whoever ceases to be', () => {
    const game = aGame(table)
      .atNight(2)
      .choose(1, 'philosopher', copying('empath'))
      .become(3, 'empath')
      .become(2, 'slayer')
    expect([game.tokens(3), game.tokens(2)]).toEqual([['Drunk'], []])
  })

  it('gains only a belief when poisoned, and has used up the choice', () => {
    const game = aGame(table).atNight(2).choose(5, 'poisoner', 1).choose(1, 'philosopher', copying('empath'))
    game.dawn().closeDay()
    expect([game.works(1, 'empath'), game.wakes(1, 'empath'), game.tokens(2)]).toEqual([false, true, []])
    expect(game.choose(1, 'philosopher', copying('chef')).lastRefusal).toBe('ability-spent')
  })

  it('learns tonight what others start knowing', () => {
    const game = aGame(table).atNight(3).choose(1, 'philosopher', copying('clockmaker'))
    expect(game.information(1, 'clockmaker')?.allowed).toEqual([2])
  })

  it('chooses good characters only, Outsiders too, or waits', () => {
    const game = aGame(table).atNight(1)
    expect(game.choose(1, 'philosopher', copying('baron')).lastRefusal).toBe('character-not-good')
    expect(
      game.decline(1, 'philosopher').dawn().closeDay().choose(1, 'philosopher', copying('klutz')).works(1, 'klutz'),
    ).toBe(true)
  })

  it('uses a copy that works when dead, though dead', () => {
    const game = aGame(table).onDay(2).with({ seat: 1, gainedAbility: 'klutz' }).execute(1).useByDay(1, 'klutz', 7)
    expect(game.winner).toBe('evil')
  })

  it('has no second choice after one that was made before', () => {
    const game = aGame(table).atNight(2).with({ seat: 1, gainedAbility: 'chef' })
    expect(game.wakes(1, 'philosopher')).toBe(false)
  })

  it.each([
    ['nothing is said of it', {}, ['Drunk']],
    ['the state is given', { drunk: [{ character: 'philosopher', seat: 1 }] }, ['Drunk']],
    ['the token lies there', { reminders: [{ character: 'philosopher', label: 'Drunk' }] }, ['Drunk']],
  ])('[B10] keeps whoever has the character drunk in a game taken over, where %s', (_case, given, tokens) => {
    const game = aGame(table)
      .with({ seat: 1, gainedAbility: 'empath' }, { seat: 2, ...given })
      .atNight(2)
    expect([game.tokens(2), game.works(2, 'empath'), game.works(1, 'empath')]).toEqual([tokens, false, true])
    expect(game.choose(7, 'imp', 1).works(2, 'empath')).toBe(true)
  })

  it('[B10] makes nobody drunk who is dead when the game is taken over', () => {
    const game = aGame(table).with({ seat: 1, gainedAbility: 'empath', alive: false }).atNight(2)
    expect([game.tokens(2), game.works(2, 'empath')]).toEqual([[], true])
  })
})
