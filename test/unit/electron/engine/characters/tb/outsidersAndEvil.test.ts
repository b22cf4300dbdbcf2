import { describe, expect, it } from 'vitest'
import { aGame, aTable } from '../../../../../support/game'

const tb = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'saint']

describe('[TB14] Butler', () => {
  const table = ['butler', 'chef', 'empath', 'poisoner', 'imp']

  it('chooses another player as master each night, until the next dusk', () => {
    const game = aGame(table).atNight(1)
    expect(game.choose(1, 'butler', 1).lastRefusal).toBe('self-not-allowed')
    game.choose(1, 'butler', 3)
    expect(game.tokens(3)).toEqual(['Master'])
    expect(game.dawn().closeDay().tokens(3)).toEqual([])
  })

  it('draws a notice for a vote without the master, and the vote counts', () => {
    const game = aGame(table).atNight(1).choose(1, 'butler', 3).dawn().nominate(2, 4).vote(1, 2)
    expect(game.lastNotices).toContain('butler-without-master')
    expect(game.view.day.nominations[0]?.tally).toBe(2)
    expect(game.nominate(3, 5).vote(1, 3).lastNotices).not.toContain('butler-without-master')
  })

  it('is free to vote when poisoned or dead', () => {
    const poisoned = aGame(table)
      .atNight(1)
      .choose(4, 'poisoner', 1)
      .choose(1, 'butler', 3)
      .dawn()
      .nominate(2, 4)
      .vote(1)
    expect(poisoned.lastNotices).not.toContain('butler-without-master')
    const dead = aGame(table).dead(1).onDay(2).nominate(2, 4).vote(1)
    expect(dead.lastNotices).toEqual([])
  })
})

describe('[TB15] Drunk', () => {
  it('is woken as the Townsfolk they believe to be, and may be told anything', () => {
    const game = aGame(['drunk as empath', 'chef', 'monk', 'poisoner', 'imp']).atNight(1)
    expect(game.wakes(1, 'empath')).toBe(true)
    expect(game.step(1, 'empath')).toMatchObject({ isPretend: true })
    expect(game.information(1, 'empath')?.allowed).toEqual([0, 1, 2])
  })

  it('has no ability: what they choose protects nobody', () => {
    const game = aGame(['drunk as monk', 'chef', 'empath', 'poisoner', 'imp'])
      .atNight(2)
      .choose(1, 'monk', 2)
      .choose(5, 'imp', 2)
    expect(game.seat(2).isAlive).toBe(false)
    expect(game.works(1, 'monk')).toBe(false)
  })

  it('is drunk and does not recover', () => {
    const game = aGame(['drunk as slayer', 'chef', 'empath', 'poisoner', 'imp']).onDay(1)
    expect(game.seat(1).drunk).toHaveLength(1)
    expect(game.useByDay(1, 'slayer', 5).seat(5).isAlive).toBe(true)
  })

  it('believes in a Townsfolk only', () => {
    const game = aTable(5)
    expect(game.send('assign', { seat: 1, character: 'drunk', shown: 'saint' }).lastRefusal).toBe(
      'drunk-must-think-townsfolk',
    )
    expect(game.send('assign', { seat: 1, character: 'drunk', shown: 'chef' }).seat(1)).toMatchObject({ shown: 'chef' })
  })
})

describe('[TB16] Recluse', () => {
  const table = ['recluse', 'empath', 'chef', 'poisoner', 'imp', 'monk']

  it('might register as evil to one check and as good to the next', () => {
    const game = aGame(table).atNight(1)
    expect(game.information(2, 'empath')).toMatchObject({ truth: 0, allowed: [0, 1], registering: [1] })
    expect(game.information(3, 'chef')?.allowed).toContain(1)
  })

  it('registers as what they are while poisoned', () => {
    expect(aGame(table).atNight(1).poisoned(1).information(2, 'empath')?.allowed).toEqual([0])
  })

  it('registers even when dead, and is never more than seen as evil', () => {
    const game = aGame(['undertaker', 'recluse', 'chef', 'poisoner', 'imp']).onDay(1).executeByVote(1, 2).closeDay()
    expect(game.information(1, 'undertaker')?.allowed).toEqual(expect.arrayContaining(['recluse', 'imp', 'poisoner']))
    expect(game.seat(2)).toMatchObject({ character: 'recluse', alignment: 'good' })
  })
})

describe('[TB17] Saint', () => {
  it('has their team lose when they die by execution', () => {
    expect(aGame(tb).onDay(2).executeByVote(1, 7).winner).toBe('evil')
    expect(aGame(tb).evil(7).onDay(2).executeByVote(1, 7).winner).toBe('good')
  })

  it('loses nothing when poisoned, or by dying at night', () => {
    expect(aGame(tb).poisoned(7).onDay(2).executeByVote(1, 7).winner).toBeNull()
    expect(aGame(tb).atNight(2).choose(5, 'imp', 7).winner).toBeNull()
  })

  it('loses nothing when dead already', () => {
    expect(aGame(tb).dead(7).onDay(2).executeByVote(1, 7).winner).toBeNull()
  })
})

describe('[TB18] Poisoner', () => {
  it('poisons one player until the next dusk', () => {
    const game = aGame(tb).atNight(1).choose(4, 'poisoner', 2)
    expect(game.seat(2).poisoned).toMatchObject([{ character: 'poisoner', seat: 4 }])
    expect(game.dawn().seat(2).poisoned).toHaveLength(1)
    expect(game.closeDay().seat(2).poisoned).toEqual([])
  })

  it('ends at once when the Poisoner dies', () => {
    const game = aGame(tb).atNight(1).choose(4, 'poisoner', 2).dawn().executeByVote(1, 4)
    expect(game.seat(2).poisoned).toEqual([])
  })

  it('does nothing while drunk, also after sobering up', () => {
    const game = aGame(tb).atNight(1).drunk(4).choose(4, 'poisoner', 2)
    expect(game.seat(2).poisoned).toEqual([])
    game.send('restore', { target: 4, kind: 'drunk', source: { character: 'sailor' } })
    expect([game.works(4, 'poisoner'), game.seat(2).poisoned]).toEqual([true, []])
  })

  it('may choose themself or the dead, and stays poisoned by it', () => {
    const game = aGame(tb).dead(1).atNight(2)
    expect(game.step(4, 'poisoner')?.advice?.targets?.legal).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(game.choose(4, 'poisoner', 4).seat(4).poisoned).toHaveLength(1)
  })
})

describe('[TB19] Spy', () => {
  const table = ['spy', 'empath', 'chef', 'librarian', 'imp', 'monk']

  it('sees the Grimoire each night while alive', () => {
    expect(aGame(table).atNight(1).wakes(1, 'spy')).toBe(true)
    expect(aGame(table).atNight(3).wakes(1, 'spy')).toBe(true)
    expect(aGame(table).dead(1).atNight(3).step(1, 'spy')).toBeUndefined()
  })

  it('might register as good, and as any Townsfolk or Outsider', () => {
    const game = aGame(table).atNight(1)
    expect(game.information(2, 'empath')?.allowed).toEqual([1, 0])
    expect(game.information(4, 'librarian')?.allowed).toContainEqual({ seats: [1, 2], character: 'saint' })
  })

  it('registers as evil while poisoned', () => {
    expect(aGame(table).atNight(1).poisoned(1).information(2, 'empath')?.allowed).toEqual([1])
  })

  it('might register even when dead', () => {
    const game = aGame(['spy', 'undertaker', 'chef', 'monk', 'imp']).onDay(1).executeByVote(2, 1).closeDay()
    expect(game.information(2, 'undertaker')?.allowed).toEqual(expect.arrayContaining(['spy', 'mayor', 'saint']))
  })
})

describe('[TB20] Scarlet Woman', () => {
  const table = ['scarletwoman', 'chef', 'monk', 'saint', 'imp', 'mayor']

  it('becomes the Demon when it dies with five or more alive', () => {
    const game = aGame(table).dead(6).onDay(2).executeByVote(2, 5)
    expect(game.seat(1).character).toBe('imp')
    expect(game.winner).toBeNull()
    expect(game.told(1, 'youAre')).toEqual(['imp'])
  })

  it('stays what she is with four alive, Travellers not counted: good wins', () => {
    const game = aGame([...table, 'scapegoat'])
      .dead(4, 6)
      .onDay(2)
      .executeByVote(2, 5)
    expect([game.seat(1).character, game.winner]).toEqual(['scarletwoman', 'good'])
  })

  it('does nothing while poisoned or dead', () => {
    expect(aGame(table).poisoned(1).onDay(2).executeByVote(2, 5).winner).toBe('good')
    expect(
      aGame([...table, 'empath'])
        .dead(1)
        .onDay(2)
        .executeByVote(2, 5).winner,
    ).toBe('good')
  })

  it('kills from the next night on, at the Imp’s place', () => {
    const game = aGame(table).onDay(2).executeByVote(2, 5).closeDay()
    expect(game.wakes(1, 'imp')).toBe(true)
    expect(game.choose(1, 'imp', 2).seat(2).isAlive).toBe(false)
  })
})

describe('[TB21] Baron', () => {
  it('adds two Outsiders for two Townsfolk at set-up', () => {
    const game = aTable(7).send('setLineup', { characters: ['baron'] })
    expect(game.view.setup.distributions).toEqual([{ townsfolk: 3, outsiders: 2, minions: 1, demons: 1 }])
  })

  it('makes the usual numbers wrong', () => {
    const usual = ['chef', 'empath', 'monk', 'mayor', 'slayer', 'baron', 'imp']
    expect(aTable(7).send('setLineup', { characters: usual }).lastNotices).toContain('wrong-distribution')
    const right = ['chef', 'empath', 'monk', 'saint', 'recluse', 'baron', 'imp']
    expect(aTable(7).send('setLineup', { characters: right }).lastNotices).toEqual([])
  })

  it('does nothing after set-up: dead or poisoned, the Outsiders stay', () => {
    const game = aGame(['chef', 'empath', 'monk', 'saint', 'recluse', 'baron', 'imp'])
      .poisoned(6)
      .onDay(1)
      .executeByVote(1, 6)
    expect(game.view.inPlayCounts).toEqual({ townsfolk: 3, outsiders: 2, minions: 1, demons: 1 })
    expect(game.step(6, 'baron')).toBeUndefined()
  })
})

describe('[TB22] Imp', () => {
  it('kills one player each night but the first', () => {
    expect(aGame(tb).atNight(2).choose(5, 'imp', 1).seat(1).isAlive).toBe(false)
    expect(aGame(tb).atNight(1).choose(5, 'imp', 1).lastRefusal).toBe('not-on-first-night')
  })

  it('kills nobody while poisoned', () => {
    const game = aGame(tb).atNight(2).choose(4, 'poisoner', 5).choose(5, 'imp', 1)
    expect(game.living).toHaveLength(7)
    expect(game.seat(1).reminders).toEqual([])
  })

  it('kills itself and a Minion becomes the Imp, who does not act this night', () => {
    const game = aGame(tb).atNight(2).choose(5, 'imp', 5)
    expect([game.seat(5).isAlive, game.seat(4).character, game.winner]).toEqual([false, 'imp', null])
    expect(game.step(4, 'imp')).toBeUndefined()
    expect(game.dawn().closeDay().wakes(4, 'imp')).toBe(true)
  })

  it('lets the Storyteller choose among several Minions, or a Recluse', () => {
    const two = aGame(['chef', 'baron', 'monk', 'poisoner', 'imp', 'mayor']).atNight(2).choose(5, 'imp', 5)
    expect(two.decision('newImp').options).toEqual([2, 4])
    expect(two.decide('newImp', 2).seat(2).character).toBe('imp')
    const recluse = aGame(['chef', 'recluse', 'monk', 'poisoner', 'imp', 'mayor']).atNight(2).choose(5, 'imp', 5)
    expect(recluse.decide('newImp', 2).seat(2)).toMatchObject({ character: 'imp', alignment: 'good' })
  })

  it('[S3] passes on by whatever way its own ability kills it: laid to it by hand, or turned onto it by the Mayor', () => {
    const byHand = aGame(tb).atNight(2).kill(5, 'imp', 5)
    expect([byHand.seat(5).isAlive, byHand.seat(4).character, byHand.winner]).toEqual([false, 'imp', null])
    const mayor = aGame(['chef', 'mayor', 'monk', 'poisoner', 'imp', 'saint', 'butler']).atNight(2)
    const turned = mayor.choose(5, 'imp', 2).decide('diesInstead', 5)
    expect([turned.seat(5).isAlive, turned.seat(4).character, turned.winner]).toEqual([false, 'imp', null])
    const unnamed = aGame(tb).atNight(2).kill(5, 'imp')
    expect([unnamed.seat(4).character, unnamed.winner]).toEqual(['imp', null])
    const another = aGame(tb).atNight(2).kill(5, 'assassin')
    expect([another.seat(4).character, another.winner]).toEqual(['poisoner', 'good'])
  })

  it('passes nothing on when it does not die, or when no Minion lives', () => {
    const safe = aGame(tb).atNight(2).choose(3, 'monk', 5).choose(5, 'imp', 5)
    expect([safe.seat(5).isAlive, safe.seat(4).character]).toEqual([true, 'poisoner'])
    expect(aGame(tb).dead(4).atNight(2).choose(5, 'imp', 5).winner).toBe('good')
  })

  it('may attack the dead, to no effect', () => {
    const game = aGame(tb).dead(1).atNight(2).choose(5, 'imp', 1).dawn()
    expect(game.room.announcements).toMatchObject([{ kind: 'deaths', seats: [] }])
  })
})
