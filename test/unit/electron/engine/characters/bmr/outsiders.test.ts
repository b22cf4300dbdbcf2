import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[BM14] Tinker', () => {
  const table = ['tinker', 'tealady', 'fool', 'artist', 'innkeeper', 'assassin', 'imp']
  const unprotected = () => aGame(table).evil(3)

  it.each([
    ['by day', () => unprotected().onDay(1)],
    ['by night', () => unprotected().atNight(2)],
  ])('might die %s', (_title, place) => {
    expect(place().decide('dies', 1).seat(1).isAlive).toBe(false)
  })

  it('lives on when nothing is decided', () => {
    expect(unprotected().atNight(2).dawn().closeDay().dawn().seat(1).isAlive).toBe(true)
  })

  it('cannot die beside a Tea Lady who protects', () => {
    const game = aGame(table).onDay(2)
    expect(game.decide('dies', 1).lastRefusal).toBe('cannot-die')
    expect(game.seat(1).isAlive).toBe(true)
  })

  it('may die beside a Tea Lady who is drunk', () => {
    expect(aGame(table).drunk(2, 'sailor').onDay(2).decide('dies', 1).seat(1).isAlive).toBe(false)
  })

  it('does not die of an ability lost to poison', () => {
    expect(unprotected().poisoned(1).onDay(1).openTopics).not.toContain('dies')
  })
})

describe('[BM15] Moonchild', () => {
  const table = ['moonchild', 'noble', 'chef', 'artist', 'innkeeper', 'poisoner', 'imp']
  const died = () => aGame(table).onDay(1).executeByVote(2, 1)

  it.each([
    ['a good player: they die tonight', 2, false],
    ['an evil player: nothing happens', 6, true],
  ] as const)('chooses %s', (_title, seat, lives) => {
    const game = died().useByDay(1, 'moonchild', seat).closeDay()
    expect(game.seat(seat).isAlive).toBe(true)
    expect(game.dawn().seat(seat).isAlive).toBe(lives)
  })

  it('chooses once for every death', () => {
    const game = died().useByDay(1, 'moonchild', 2)
    expect([game.useByDay(1, 'moonchild', 3).lastRefusal, game.works(1, 'moonchild')]).toEqual(['ability-spent', false])
    expect(
      aGame(table)
        .dead(1)
        .with({ seat: 1, spent: ['moonchild'] })
        .onDay(2)
        .useByDay(1, 'moonchild', 2).lastRefusal,
    ).toBe('ability-spent')
    expect(game.send('revive', { seat: 1 }).kill(1).useByDay(1, 'moonchild', 3).lastRefusal).toBeNull()
  })

  it('who died at night chooses the day after', () => {
    const game = aGame(table).atNight(2).choose(7, 'imp', 1).dawn().useByDay(1, 'moonchild', 3).closeDay().dawn()
    expect(game.living).not.toContain(3)
  })

  it('looks at the side when choosing, and at sobriety when it happens', () => {
    const turned = died().useByDay(1, 'moonchild', 2).turn(2, 'evil').closeDay().dawn()
    expect(turned.seat(2).isAlive).toBe(false)
    const poisoned = died().useByDay(1, 'moonchild', 2).closeDay().choose(6, 'poisoner', 1).dawn()
    expect(poisoned.seat(2).isAlive).toBe(true)
  })

  it('does not choose while alive, later than that day, or one of the dead', () => {
    expect(aGame(table).onDay(1).useByDay(1, 'moonchild', 2).lastRefusal).toBe('not-triggered')
    expect(died().closeDay().dawn().useByDay(1, 'moonchild', 2).lastRefusal).toBe('not-triggered')
    expect(died().useByDay(1, 'moonchild', 1).lastRefusal).toBe('target-must-be-alive')
  })

  it('[B10] may choose once, on the day on which the game is taken over, as nothing is said of the hour of their death', () => {
    expect(aGame(table).dead(1).onDay(2).closeDay().dawn().useByDay(1, 'moonchild', 2).lastRefusal).toBe(
      'not-triggered',
    )
    const game = aGame(table).dead(1).onDay(2)
    expect(game.useByDay(1, 'moonchild', 2).closeDay().dawn().living).not.toContain(2)
    expect(game.useByDay(1, 'moonchild', 3).lastRefusal).toBe('ability-spent')
    const evil = aGame(table).dead(1).onDay(2).useByDay(1, 'moonchild', 7).closeDay().dawn()
    expect([evil.seat(7).isAlive, evil.useByDay(1, 'moonchild', 3).lastRefusal]).toEqual([true, 'ability-spent'])
  })

  it('kills nobody whom the Innkeeper keeps safe', () => {
    const game = died().useByDay(1, 'moonchild', 2).closeDay().choose(5, 'innkeeper', 2, 3).decide('drunk', 3)
    expect(game.dawn().seat(2).isAlive).toBe(true)
  })
})

describe('[BM16] Goon', () => {
  const table = ['goon', 'innkeeper', 'gambler', 'artist', 'poisoner', 'assassin', 'imp', 'chef']

  it('makes the first who chooses them drunk before anything comes of it, and joins their side', () => {
    const game = aGame(table).atNight(2).choose(7, 'imp', 1)
    expect([game.seat(1).isAlive, game.seat(1).alignment, game.seat(7).drunk.length]).toEqual([true, 'evil', 1])
    expect(game.told(1, 'alignment')).toEqual(['evil'])
    expect(game.dawn().closeDay().seat(7).drunk).toEqual([])
  })

  it('minds only the first of a night, and the next night anew', () => {
    const game = aGame(table).atNight(2).choose(5, 'poisoner', 1).choose(7, 'imp', 1)
    expect([game.seat(1).isAlive, game.seat(7).drunk]).toEqual([false, []])
    const next = aGame(table).atNight(2).choose(5, 'poisoner', 1).dawn().closeDay()
    expect(next.choose(3, 'gambler', 1, { characters: ['chef'] }).living).toContain(3)
    expect(next.seat(1).alignment).toBe('good')
  })

  it('minds nobody while poisoned', () => {
    const game = aGame(table).poisoned(1).atNight(2).choose(7, 'imp', 1)
    expect([game.seat(1).isAlive, game.seat(1).alignment]).toEqual([false, 'good'])
  })

  it('dies of the Assassin and turns evil', () => {
    const game = aGame(table).atNight(2).choose(6, 'assassin', 1)
    expect([game.seat(1).isAlive, game.seat(1).alignment]).toEqual([false, 'evil'])
  })

  it('minds a chooser who is drunk already', () => {
    expect(aGame(table).drunk(7, 'sailor').atNight(2).choose(7, 'imp', 1).seat(1).alignment).toBe('evil')
  })
})

describe('[BM17] Lunatic', () => {
  const table = ['lunatic as po', 'noble', 'chef', 'artist', 'exorcist', 'assassin', 'poisoner', 'imp']

  it('chooses like the Demon they believe in, before the Demon, and kills nobody', () => {
    const game = aGame(table).atNight(2)
    const entries = game.view.night.steps.map(({ entry }) => entry)
    expect(entries.indexOf('po')).toBeLessThan(entries.indexOf('imp'))
    expect(game.choose(1, 'po', 2, 3, 4).lastRefusal).toBe('too-many-targets')
    expect(game.choose(1, 'po', 2).dawn().living).toHaveLength(8)
  })

  it('is known to the Demon, with whom they choose', () => {
    const first = aGame(table).atNight(1)
    expect(first.information(8, 'lunatic')?.allowed).toEqual([1])
    const later = aGame(table).atNight(2).choose(1, 'po', 2)
    expect(later.information(8, 'lunatic')?.allowed).toEqual([[1, 2]])
    expect(later.tell(8, 'lunatic', [1, 2]).told(8, 'answer')).toEqual([[1, 2]])
    expect(later.tokens(2)).toEqual(['Chosen'])
  })

  it('is shown Minions and bluffs of the Storyteller’s choosing, and the Demon the true ones', () => {
    const game = aGame(table).atNight(1)
    expect(game.tell(1, 'demoninfo', { minions: [2, 3], bluffs: ['noble'] }).told(1, 'minions')).toEqual([[2, 3]])
    expect(game.tell(8, 'demoninfo', { minions: [2, 3] }).lastRefusal).toBe('must-be-true')
    expect(game.tell(8, 'demoninfo', { minions: [6, 7] }).told(8, 'minions')).toEqual([[6, 7]])
  })

  it('is known to the Demon though drunk, and to nobody once dead', () => {
    expect(aGame(table).drunk(1, 'sailor').atNight(2).wakes(8, 'lunatic')).toBe(true)
    expect(aGame(table).dead(1).atNight(2).wakes(8, 'lunatic')).toBe(false)
  })

  it('is no Demon to the Exorcist or to the end of the game', () => {
    const game = aGame(table).atNight(2).choose(5, 'exorcist', 1)
    expect(game.wakes(8, 'imp')).toBe(true)
    expect(game.choose(6, 'assassin', 1).winner).toBeNull()
  })
})
