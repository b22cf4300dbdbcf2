import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[BM22] Zombuul', () => {
  const table = ['noble', 'chef', 'artist', 'clockmaker', 'poisoner', 'assassin', 'zombuul', 'thief']

  it('[E2] executed, has died as far as anybody can tell', () => {
    const game = aGame(table).onDay(1).executeByVote(2, 7)
    expect(game.factsOf('executed')).toMatchObject([{ target: 7, died: true }])
    expect(game.room.seats[6]).toMatchObject({ life: 'dead', voteToken: true })
  })

  it('kills only when no one died today', () => {
    expect(aGame(table).atNight(2).choose(7, 'zombuul', 1).seat(1).isAlive).toBe(false)
    const game = aGame(table).onDay(1).executeByVote(2, 1).closeDay()
    expect([game.wakes(7, 'zombuul'), game.choose(7, 'zombuul', 2).lastRefusal]).toEqual([false, 'not-triggered'])
  })

  it('counts an exile and its own feigned death as deaths of today', () => {
    const exiled = aGame(table).onDay(1).exile(1, 8, 1, 2, 3, 4).closeDay()
    expect(exiled.wakes(7, 'zombuul')).toBe(false)
    expect(aGame(table).onDay(1).executeByVote(2, 7).closeDay().wakes(7, 'zombuul')).toBe(false)
  })

  it.each([
    ['execution', () => aGame(table).onDay(1).executeByVote(2, 7)],
    ['an attack of its own', () => aGame(table).atNight(2).choose(7, 'zombuul', 7).dawn()],
    ['the Assassin', () => aGame(table).atNight(2).choose(6, 'assassin', 7).dawn()],
  ])('only seems to die by %s the first time', (_title, play) => {
    const game = play()
    expect([game.seat(7).isAlive, game.seat(7).publicLife, game.seat(7).voteToken]).toEqual([true, 'dead', true])
    expect([game.winner, game.works(7, 'zombuul'), game.seat(7).canNominate]).toEqual([null, true, false])
  })

  it('dies the second time, and good wins', () => {
    const game = aGame(table).onDay(1).executeByVote(2, 7).closeDay().dawn().executeByVote(2, 7)
    expect([game.seat(7).isAlive, game.winner]).toEqual([false, 'good'])
  })

  it('dies the first time while poisoned', () => {
    expect(aGame(table).poisoned(7, 'poisoner', 5).onDay(1).executeByVote(2, 7).winner).toBe('good')
  })

  it('goes on killing after its feigned death', () => {
    const game = aGame(table).onDay(1).executeByVote(2, 7).closeDay().dawn().closeDay()
    expect(game.choose(7, 'zombuul', 1).seat(1).isAlive).toBe(false)
  })
})

describe('[BM23] Pukka', () => {
  const table = ['noble', 'chef', 'exorcist', 'innkeeper', 'sailor', 'assassin', 'poisoner', 'pukka', 'artist']
  const poisoned = (seat: number) => aGame(table).atNight(1).choose(8, 'pukka', seat).dawn().closeDay()

  it('spoils nothing for good by choosing a player who is safe from it', () => {
    const game = aGame(['monk', 'chef', 'empath', 'saint', 'assassin', 'pukka']).atNight(2)
    game.choose(1, 'monk', 2).choose(6, 'pukka', 2).dawn()
    expect([game.seat(2).poisoned, game.closeDay().choose(6, 'pukka', 3).dawn().seat(2).isAlive]).toEqual([[], true])
    expect(game.seat(3).poisoned).toHaveLength(1)
  })

  it('poisons, and kills the night after, when the next is poisoned', () => {
    const game = poisoned(2)
    expect([game.seat(2).isAlive, game.seat(2).poisoned.length]).toEqual([true, 1])
    game.choose(8, 'pukka', 1)
    expect([game.seat(2).isAlive, game.seat(2).poisoned, game.seat(1).poisoned.length]).toEqual([false, [], 1])
    expect(game.dawn().closeDay().choose(8, 'pukka', 9).living).not.toContain(1)
  })

  it('kills though kept asleep by the Exorcist, by dawn', () => {
    const game = poisoned(2).choose(3, 'exorcist', 8)
    expect(game.wakes(8, 'pukka')).toBe(false)
    expect(game.dawn().room.announcements.find(({ kind }) => kind === 'deaths')?.seats).toEqual([2])
  })

  it('lets a protected victim live, healthy again', () => {
    const game = poisoned(2).choose(4, 'innkeeper', 2, 3).decide('drunk', 3).choose(8, 'pukka', 1)
    expect([game.seat(2).isAlive, game.seat(2).poisoned]).toEqual([true, []])
  })

  it('poisons nobody while drunk, and the victim is healthy as long', () => {
    const game = poisoned(2).choose(5, 'sailor', 8).decide('drunk', 8)
    expect(game.seat(2).poisoned).toEqual([])
    game.choose(8, 'pukka', 1)
    expect([game.living.length, game.seat(1).poisoned]).toEqual([9, []])
    expect(game.dawn().closeDay().seat(2).poisoned).toHaveLength(1)
  })

  it.each([
    ['dies', 2, false],
    ['lives', null, true],
  ] as const)('leaves it to the Storyteller after a night in vain: the old victim %s', (_title, answer, lives) => {
    const drunk = poisoned(2).choose(5, 'sailor', 8).decide('drunk', 8).choose(8, 'pukka', 1).dawn().closeDay()
    const game = drunk.choose(8, 'pukka', 9).decide('dies', answer)
    expect([game.seat(2).isAlive, game.seat(2).poisoned, game.seat(9).poisoned.length]).toEqual([lives, [], 1])
    expect(game.seat(1).isAlive).toBe(true)
  })

  it('takes its poison along when it dies', () => {
    expect(poisoned(2).choose(6, 'assassin', 8).seat(2).poisoned).toEqual([])
  })
})

describe('[BM24] Shabaloth', () => {
  const table = ['noble', 'chef', 'goon', 'gambler', 'clockmaker', 'fool', 'poisoner', 'shabaloth', 'artist']

  it.each([
    ['two players', [1, 2], [1, 2]],
    ['the Goon first: nobody', [3, 4], []],
    ['the Goon second: the first', [4, 3], [4]],
    ['itself first: only itself', [8, 4], [8]],
  ] as const)('attacks one by one: %s', (_title, targets, dead) => {
    const game = aGame(table)
      .atNight(2)
      .choose(8, 'shabaloth', ...targets)
    expect(game.view.seats.flatMap(({ seat, isAlive }) => (isAlive ? [] : [seat]))).toEqual(dead)
  })

  it('leaves the order to the Storyteller when the player gave none', () => {
    const game = aGame(table).atNight(2).choose(8, 'shabaloth', 4, 3, { ordered: false })
    expect(game.decide('first', 3).seat(4).isAlive).toBe(true)
  })

  it('might bring back one it chose last night, with its ability', () => {
    const game = aGame(table)
      .with({ seat: 6, spent: ['fool'] })
      .atNight(2)
      .choose(8, 'shabaloth', 1, 6)
    expect(game.dawn().closeDay().decide('regurgitate', 6).works(6, 'fool')).toBe(true)
    expect(game.openTopics).not.toContain('regurgitate')
    expect(game.room.seats.find(({ seat }) => seat === 6)?.life).toBe('dead')
    expect(game.dawn().room.seats.find(({ seat }) => seat === 6)?.life).toBe('alive')
  })

  it('brings back nobody chosen earlier, and nobody alive', () => {
    const game = aGame(table).atNight(2).choose(8, 'shabaloth', 1, 2).dawn().closeDay()
    game.choose(8, 'shabaloth', 4, 6).dawn().closeDay()
    expect(game.decide('regurgitate', 1).lastRefusal).toBe('not-chosen-last-night')
    expect(
      aGame(table).atNight(2).choose(8, 'shabaloth', 1, 6).dawn().closeDay().decide('regurgitate', 6).lastRefusal,
    ).toBe('target-must-be-dead')
  })

  it('asks no more about who falls to tonight’s attack, or after it', () => {
    const spared = aGame(['monk', 'chef', 'goon', 'gambler', 'clockmaker', 'fool', 'poisoner', 'shabaloth', 'artist'])
    const game = spared.atNight(2).choose(1, 'monk', 2).choose(8, 'shabaloth', 2, 6).dawn().closeDay()
    expect(game.openTopics).not.toContain('regurgitate')
    game.choose(8, 'shabaloth', 2, 4).kill(6, 'assassin')
    expect([game.seat(2).isAlive, game.seat(6).isAlive]).toEqual([false, false])
    expect(game.openTopics).not.toContain('regurgitate')
  })

  it('can still bring back after its attack who was dead before it', () => {
    const game = aGame(table).atNight(2).choose(8, 'shabaloth', 1, 2).dawn().closeDay().choose(8, 'shabaloth', 4, 5)
    expect(game.decide('regurgitate', 2).seat(2).isAlive).toBe(true)
  })

  it('kills nobody while poisoned, and brings nobody back', () => {
    expect(aGame(table).atNight(2).choose(7, 'poisoner', 8).choose(8, 'shabaloth', 1, 2).living).toHaveLength(9)
    const game = aGame(table).atNight(2).choose(8, 'shabaloth', 1, 2).dawn().closeDay().choose(7, 'poisoner', 8)
    expect(game.openTopics).not.toContain('regurgitate')
  })

  it('names two different players', () => {
    expect(aGame(table).atNight(2).choose(8, 'shabaloth', 1).lastRefusal).toBe('too-few-targets')
    expect(aGame(table).atNight(2).choose(8, 'shabaloth', 1, 1).lastRefusal).toBe('targets-must-differ')
  })
})

describe('[BM25] Po', () => {
  const table = ['noble', 'chef', 'exorcist', 'gambler', 'clockmaker', 'goon', 'poisoner', 'po', 'artist']
  const hungry = () => aGame(table).atNight(2).decline(8, 'po').dawn().closeDay()

  it('kills one, or three after choosing no-one', () => {
    expect(aGame(table).atNight(2).choose(8, 'po', 1).living).not.toContain(1)
    const game = hungry()
    expect(game.tokens(8)).toEqual(['3 Attacks'])
    expect(game.choose(8, 'po', 1, 2, 4).living).toEqual([3, 5, 6, 7, 8, 9])
    expect(game.dawn().closeDay().choose(8, 'po', 5, 9, 3).lastRefusal).toBe('too-many-targets')
  })

  it.each([
    ['three without having chosen no-one', () => aGame(table).atNight(2).choose(8, 'po', 1, 2, 4), 'too-many-targets'],
    ['fewer than three when hungry', () => hungry().choose(8, 'po', 1), 'too-few-targets'],
    ['no-one when hungry', () => hungry().decline(8, 'po'), 'too-few-targets'],
  ] as const)('does not choose %s', (_title, play, code) => {
    expect(play().lastRefusals).toContain(code)
  })

  it('has not chosen no-one when kept asleep by the Exorcist', () => {
    const game = aGame(table).atNight(2).choose(3, 'exorcist', 8).dawn().closeDay()
    expect(game.choose(8, 'po', 1, 2, 4).lastRefusal).toBe('too-many-targets')
  })

  it('stays hungry through a night asleep', () => {
    const game = hungry().choose(3, 'exorcist', 8).dawn().closeDay()
    expect(game.choose(8, 'po', 1, 2, 4).living).toHaveLength(6)
  })

  it('becomes hungry even while poisoned, but kills nobody so', () => {
    const game = aGame(table).atNight(2).choose(7, 'poisoner', 8).decline(8, 'po').dawn().closeDay()
    expect(game.choose(7, 'poisoner', 8).choose(8, 'po', 1, 2, 4).living).toHaveLength(9)
    expect(game.tokens(8)).not.toContain('3 Attacks')
  })

  it('ends its meal at the Goon', () => {
    expect(hungry().choose(8, 'po', 1, 6, 4).living).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  })
})
