import { describe, expect, it } from 'vitest'
import { castWith } from '../../../../../support/castWith'
import { aGame } from '../../../../../support/game'

describe('[CA44] Lycanthrope', () => {
  const night = (second?: string) => aGame(castWith('lycanthrope', second)).atNight(2).decide('fauxPaw', 3)

  it('kills a good player, and then the Demon kills nobody', () => {
    const game = night().choose(1, 'lycanthrope', 2).choose(8, 'imp', 4)
    expect([game.seat(2).isAlive, game.seat(4).isAlive]).toEqual([false, true])
    expect(game.dawn().closeDay().choose(1, 'lycanthrope', 7).choose(8, 'imp', 4).seat(4).isAlive).toBe(false)
  })

  it('does nothing to an evil player, nor to the good one who counts as evil, and the Demon kills', () => {
    for (const target of [7, 3]) {
      const game = night().choose(1, 'lycanthrope', target).choose(8, 'imp', 4)
      expect([game.seat(target).isAlive, game.seat(4).isAlive]).toEqual([true, false])
    }
  })

  it('does not stop the Demon where the good player lives', () => {
    const game = night('sailor').choose(1, 'lycanthrope', 2).choose(8, 'imp', 4)
    expect([game.seat(2).isAlive, game.seat(4).isAlive]).toEqual([true, false])
  })

  it('makes one good player seem evil to everybody, as long as it works', () => {
    const game = () => aGame(castWith('lycanthrope', 'empath')).atNight(1)
    expect(game().information(2, 'empath')?.truth).toBe(0)
    expect(game().decide('fauxPaw', 3).information(2, 'empath')?.truth).toBe(1)
    expect(game().decide('fauxPaw', 3).choose(6, 'poisoner', 1).information(2, 'empath')?.truth).toBe(0)
    expect(game().send('decide', { ability: 'lycanthrope', topic: 'fauxPaw', value: 8 }).lastRefusal).toBe(
      'faux-paw-must-be-good',
    )
  })

  it('is in vain when poisoned, and that counts where somebody would have died', () => {
    const game = night().choose(6, 'poisoner', 1).choose(1, 'lycanthrope', 2).choose(8, 'imp', 4)
    expect([game.seat(2).isAlive, game.seat(4).isAlive]).toEqual([true, false])
    expect(game.factsOf('wentWrong')).toMatchObject([{ seat: 1, ability: 'lycanthrope' }])
    const other = night().choose(6, 'poisoner', 1).choose(1, 'lycanthrope', 7)
    expect(other.factsOf('wentWrong')).toEqual([])
  })

  it('chooses among the living', () => {
    const game = aGame(castWith('lycanthrope')).dead(2).atNight(2)
    expect(game.choose(1, 'lycanthrope', 2).lastRefusal).toBe('target-must-be-alive')
  })
})

describe('[CA45] Acrobat', () => {
  const night = (second?: string) => aGame(castWith('acrobat', second)).atNight(2)

  it('dies when the chosen player is poisoned already', () => {
    expect(night().choose(6, 'poisoner', 2).choose(1, 'acrobat', 2).seat(1).isAlive).toBe(false)
  })

  it('[F16] dies when the chosen player becomes drunk or poisoned later that night', () => {
    const game = night().choose(1, 'acrobat', 2)
    expect([game.seat(1).isAlive, game.tokens(2)]).toEqual([true, ['Chosen']])
    game.send('impair', { target: 2, kind: 'drunk', source: { character: 'sailor' } })
    expect(game.seat(1).isAlive).toBe(false)
    expect(game.factsOf('died')).toMatchObject([{ seat: 1, cause: { ability: 'acrobat' } }])
  })

  it('dies of choosing the Drunk, and lives when nothing happens to the chosen player', () => {
    expect(night('drunk as chef').choose(1, 'acrobat', 2).seat(1).isAlive).toBe(false)
    const game = night().choose(1, 'acrobat', 2).choose(6, 'poisoner', 3).dawn()
    expect([game.seat(1).isAlive, game.tokens(2)]).toEqual([true, []])
    game.send('impair', { target: 2, kind: 'drunk', source: { character: 'sailor' } })
    expect(game.seat(1).isAlive).toBe(true)
  })

  it('lives when poisoned themself, and that counts', () => {
    const game = aGame(castWith('acrobat')).drunk(2).atNight(2).choose(6, 'poisoner', 1).choose(1, 'acrobat', 2)
    expect(game.seat(1).isAlive).toBe(true)
    expect(game.factsOf('wentWrong')).toMatchObject([{ seat: 1, ability: 'acrobat' }])
  })

  it('has no turn on the first night', () => {
    expect(aGame(castWith('acrobat')).atNight(1).choose(1, 'acrobat', 2).lastRefusal).toBe('not-on-first-night')
  })
})

describe('[CA46] Preacher', () => {
  const night = (second?: string) => aGame(castWith('preacher', second)).atNight(1)

  it('takes the ability of a chosen Minion, who learns it', () => {
    const game = night().choose(1, 'preacher', 6)
    expect([game.works(6, 'poisoner'), game.tokens(6)]).toEqual([false, ['No Ability']])
    expect(game.told(6, 'thisCharacterSelectedYou')).toEqual(['preacher'])
    expect(game.step(6, 'poisoner')?.advice?.malfunction).toMatchObject([{ character: 'preacher', seat: 1 }])
  })

  it('does nothing to anybody else', () => {
    const game = night().choose(1, 'preacher', 2)
    expect([game.works(2, 'chef'), game.tokens(2), game.seat(2).told]).toEqual([true, [], []])
  })

  it('silences every Minion chosen so far, until the Preacher dies', () => {
    const game = night().choose(1, 'preacher', 6).dawn().closeDay().choose(1, 'preacher', 7)
    expect([game.works(6, 'poisoner'), game.works(7, 'baron')]).toEqual([false, false])
    game.kill(1)
    expect([game.works(6, 'poisoner'), game.tokens(6)]).toEqual([true, []])
  })

  it('rests while the Preacher is drunk, and goes on afterwards', () => {
    const game = night().choose(1, 'preacher', 6)
    game.send('impair', { target: 1, kind: 'drunk', source: { character: 'sailor' }, until: 'dusk' })
    expect(game.works(6, 'poisoner')).toBe(true)
    expect(game.dawn().closeDay().works(6, 'poisoner')).toBe(false)
  })

  it('never takes hold when chosen in vain', () => {
    const game = aGame(castWith('preacher')).drunk(1).atNight(1).choose(1, 'preacher', 6)
    expect(game.seat(6).reminders).toMatchObject([{ label: 'No Ability', isActive: false }])
    expect([game.works(6, 'poisoner'), game.seat(6).told]).toEqual([true, []])
    expect(game.dawn().closeDay().works(6, 'poisoner')).toBe(true)
    expect(game.factsOf('wentWrong')).toMatchObject([{ seat: 1, ability: 'preacher' }])
  })

  it('takes it back from a Minion who becomes something else, not from one who stays a Minion', () => {
    expect(night().choose(1, 'preacher', 6).become(6, 'witch').works(6, 'witch')).toBe(false)
    expect(night().choose(1, 'preacher', 6).become(6, 'monk').tokens(6)).toEqual([])
  })

  it('says why the poison of a silenced Minion has no force', () => {
    const game = night().choose(6, 'poisoner', 2)
    game.send('repeatStep', { key: game.step(1, 'preacher')?.key ?? '' }).choose(1, 'preacher', 6)
    const poison = game.seat(2).reminders.find(({ label }) => label === 'Poisoned')
    expect(poison).toMatchObject({ isActive: false })
    expect(poison?.why.map(({ code }) => code)).toContain('source-silenced')
  })
})

describe('[CA47] Engineer', () => {
  const night = () => aGame(castWith('engineer')).atNight(2)
  const name = (...characters: string[]) => night().choose(1, 'engineer', { characters })

  it('makes the Minions what was named', () => {
    const game = name('witch', 'assassin').decide('newCharacter', 'assassin')
    expect([game.seat(6).character, game.seat(7).character]).toEqual(['assassin', 'witch'])
    expect([game.told(6, 'youAre'), game.told(7, 'youAre')]).toEqual([['assassin'], ['witch']])
    expect([game.seat(6).alignment, game.tokens(1)]).toEqual(['evil', ['No Ability']])
  })

  it('leaves whoever holds a named character as they are', () => {
    const game = name('witch', 'poisoner')
    expect([game.seat(6).character, game.seat(7).character]).toEqual(['poisoner', 'witch'])
    expect(game.told(6, 'youAre')).toEqual([])
  })

  it('makes the Demon another, who acts that night', () => {
    const game = name('pukka')
    expect([game.seat(8).character, game.wakes(8, 'pukka')]).toEqual(['pukka', true])
  })

  it.each([
    [['engineer', 'chef', 'poisoner', 'imp', 'zombuul', 'artist'], 4],
    [['engineer', 'chef', 'poisoner', 'zombuul', 'imp', 'artist'], 5],
  ] as const)('makes the living Demon another, whichever sits first: %s', (table, dead) => {
    const game = aGame(table).dead(dead).atNight(2)
    game.choose(1, 'engineer', { characters: ['pukka'] })
    expect([game.seat(9 - dead).character, game.seat(dead).character]).toEqual(['pukka', table[dead - 1]])
  })

  it('asks which of two living Demons becomes another', () => {
    const game = aGame(['engineer', 'chef', 'poisoner', 'imp', 'zombuul', 'artist']).atNight(2)
    game.choose(1, 'engineer', { characters: ['pukka'] }).decide('becomesIt', 5)
    expect([game.seat(4).character, game.seat(5).character]).toEqual(['imp', 'pukka'])
  })

  it('names one for each Minion or a Demon, nobody else', () => {
    expect(name('witch').lastRefusal).toBe('one-for-each')
    expect(name('witch', 'witch').lastRefusal).toBe('one-for-each')
    expect(name('witch', 'pukka').lastRefusal).toBe('minions-or-demon')
    expect(name('chef').lastRefusal).toBe('character-not-evil')
  })

  it('does it once, even in vain when poisoned', () => {
    const game = night()
      .choose(6, 'poisoner', 1)
      .choose(1, 'engineer', { characters: ['pukka'] })
    expect([game.seat(8).character, game.tokens(1)]).toEqual(['imp', ['Poisoned', 'No Ability']])
    expect(
      game
        .dawn()
        .closeDay()
        .choose(1, 'engineer', { characters: ['pukka'] }).lastRefusal,
    ).toBe('ability-spent')
    expect(night().decline(1, 'engineer').dawn().closeDay().wakes(1, 'engineer')).toBe(true)
  })
})
