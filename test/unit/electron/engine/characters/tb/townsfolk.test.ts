import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[TB8] Monk', () => {
  const table = ['monk', 'chef', 'empath', 'poisoner', 'imp', 'mayor', 'saint']

  it('keeps the chosen player safe from the Demon tonight, and only tonight', () => {
    const game = aGame(table).atNight(2).choose(1, 'monk', 2).choose(5, 'imp', 2)
    expect(game.seat(2).isAlive).toBe(true)
    game.dawn()
    expect(game.tokens(2)).toEqual([])
  })

  it('protects nobody while poisoned; the token lies greyed', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 1).choose(1, 'monk', 2)
    expect(game.seat(2).reminders).toMatchObject([{ label: 'Safe', isActive: false }])
    expect(game.choose(5, 'imp', 2).seat(2).isAlive).toBe(false)
  })

  it('may not choose himself, and does not act on the first night', () => {
    expect(aGame(table).atNight(2).choose(1, 'monk', 1).lastRefusal).toBe('self-not-allowed')
    expect(aGame(table).atNight(1).choose(1, 'monk', 2).lastRefusal).toBe('not-on-first-night')
  })

  it('stops the Demon only, not another death', () => {
    const game = aGame(table).atNight(2).choose(1, 'monk', 2).kill(2)
    expect(game.seat(2).isAlive).toBe(false)
  })
})

describe('[TB10] Virgin', () => {
  const table = ['virgin', 'chef', 'butler', 'poisoner', 'imp', 'spy', 'mayor']

  it('has a Townsfolk who nominates her first executed at once; the vote is over', () => {
    const game = aGame(table).onDay(1).nominate(2, 1)
    expect([game.seat(2).isAlive, game.seat(1).isAlive]).toEqual([false, true])
    expect(game.view.day).toMatchObject({ executedToday: 2, nominationsOpen: false })
    expect(game.nominate(3, 4).lastRefusal).toBe('nominations-closed')
  })

  it('spends it on an Outsider, a Minion or the Demon, who live', () => {
    const game = aGame(table).onDay(1).nominate(3, 1)
    expect([game.seat(3).isAlive, game.works(1, 'virgin')]).toEqual([true, false])
    game.vote().closeDay().dawn().nominate(2, 1)
    expect(game.seat(2).isAlive).toBe(true)
  })

  it('spends it while poisoned, and nobody dies', () => {
    const game = aGame(table).onDay(1).poisoned(1, 'poisoner', 4).nominate(2, 1)
    expect(game.seat(2).isAlive).toBe(true)
    expect(game.tokens(1)).toContain('No Ability')
  })

  it('is used up by a nominator who kills her, wherever they sit', () => {
    expect(
      aGame(['golem', 'virgin', ...table.slice(2)])
        .onDay(1)
        .nominate(1, 2)
        .tokens(2),
    ).toContain('No Ability')
    expect(
      aGame(['virgin', 'golem', ...table.slice(2)])
        .onDay(1)
        .nominate(2, 1)
        .tokens(1),
    ).toContain('No Ability')
  })

  it('asks whether a Spy registers as a Townsfolk', () => {
    expect(aGame(table).onDay(1).nominate(6, 1).decide('registersAs', 'townsfolk').seat(6).isAlive).toBe(false)
    expect(aGame(table).onDay(1).nominate(6, 1).leave('registersAs').seat(6).isAlive).toBe(true)
  })

  it('does nothing when dead', () => {
    const game = aGame(table).dead(1).onDay(2).nominate(2, 1)
    expect(game.seat(2).isAlive).toBe(true)
  })
})

describe('[TB11] Slayer', () => {
  const table = ['slayer', 'chef', 'recluse', 'poisoner', 'imp', 'mayor', 'saint']

  it('kills the Demon, and good wins', () => {
    const game = aGame(table).onDay(2).useByDay(1, 'slayer', 5)
    expect([game.seat(5).isAlive, game.winner]).toEqual([false, 'good'])
    expect(game.view.day.executedToday).toBeNull()
  })

  it('spends the shot on anybody else', () => {
    const game = aGame(table).onDay(2).useByDay(1, 'slayer', 4)
    expect(game.seat(4).isAlive).toBe(true)
    expect(game.useByDay(1, 'slayer', 5).lastRefusal).toBe('ability-spent')
  })

  it('wastes the shot while drunk', () => {
    const game = aGame(table).onDay(2).drunk(1).useByDay(1, 'slayer', 5)
    expect([game.seat(5).isAlive, game.works(1, 'slayer')]).toEqual([true, false])
  })

  it('may kill a Recluse whom the Storyteller lets register as the Demon', () => {
    expect(aGame(table).onDay(2).useByDay(1, 'slayer', 3).decide('registersAs', 'demon').seat(3).isAlive).toBe(false)
    expect(aGame(table).onDay(2).useByDay(1, 'slayer', 3).leave('registersAs').seat(3).isAlive).toBe(true)
  })

  it('shoots aloud, by day, alive', () => {
    expect(aGame(table).onDay(2).useByDay(1, 'slayer', 5, { isPublic: false }).lastRefusal).toBe('must-be-public')
    expect(aGame(table).atNight(2).useByDay(1, 'slayer', 5).lastRefusal).toBe('wrong-phase')
    expect(aGame(table).dead(1).onDay(2).useByDay(1, 'slayer', 5).lastRefusal).toBe('dead-no-ability')
  })
})

describe('[TB12] Soldier', () => {
  const table = ['soldier', 'chef', 'empath', 'poisoner', 'imp', 'mayor', 'saint']

  it('is safe from the Demon', () => {
    const game = aGame(table).atNight(2).choose(5, 'imp', 1)
    expect(game.seat(1).isAlive).toBe(true)
    expect(game.factsOf('deathPrevented')).toMatchObject([{ seat: 1, by: 'soldier' }])
  })

  it('dies to the Demon when poisoned', () => {
    expect(aGame(table).atNight(2).choose(4, 'poisoner', 1).choose(5, 'imp', 1).seat(1).isAlive).toBe(false)
  })

  it('dies by execution and by other abilities', () => {
    expect(aGame(table).onDay(2).executeByVote(2, 1).seat(1).isAlive).toBe(false)
    expect(aGame(table).onDay(2).kill(1).seat(1).isAlive).toBe(false)
  })
})

describe('[TB13] Mayor', () => {
  const three = ['mayor', 'chef', 'imp', 'monk', 'saint']

  it('wins for their team when three live and nobody is executed', () => {
    expect(aGame(three).dead(4, 5).onDay(4).closeDay().winner).toBe('good')
    expect(aGame(three).dead(4, 5).evil(1).onDay(4).closeDay().winner).toBe('evil')
  })

  it('wins nothing when poisoned, when somebody is executed, or with four alive', () => {
    expect(aGame(three).dead(4, 5).poisoned(1).onDay(4).closeDay().winner).toBeNull()
    expect(aGame(three).dead(5).onDay(4).closeDay().winner).toBeNull()
    const executedDead = aGame(three).dead(4, 5).onDay(4).nominate(1, 4).vote(1, 2, 3).closeDay()
    expect(executedDead.winner).toBeNull()
  })

  it('may have another player die instead at night, as the Storyteller likes', () => {
    const table = ['mayor', 'chef', 'empath', 'poisoner', 'imp']
    const redirected = aGame(table).atNight(2).choose(5, 'imp', 1).decide('diesInstead', 2)
    expect([redirected.seat(1).isAlive, redirected.seat(2).isAlive]).toEqual([true, false])
    expect(aGame(table).atNight(2).choose(5, 'imp', 1).leave('diesInstead').seat(1).isAlive).toBe(false)
  })

  it('dies when drunk, without anybody being asked, and by execution', () => {
    const table = ['mayor', 'chef', 'empath', 'poisoner', 'imp']
    expect(aGame(table).atNight(2).choose(4, 'poisoner', 1).choose(5, 'imp', 1).seat(1).isAlive).toBe(false)
    expect(aGame(table).onDay(2).executeByVote(2, 1).seat(1).isAlive).toBe(false)
  })
})
