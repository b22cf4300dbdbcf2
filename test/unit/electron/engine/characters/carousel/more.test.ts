import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const good = ['chef', 'noble', 'clockmaker', 'artist', 'oracle']
const first = (character: string): string[] => [character, ...good.slice(1), 'assassin', 'imp']
const minion = (character: string): string[] => [...good, character, 'imp']
const demon = (character: string): string[] => [...good, 'assassin', character]

describe('[CA28] Choirboy', () => {
  const withKing = ['choirboy', 'king', ...good.slice(2), 'assassin', 'imp']

  it('learns the Demon in the night it kills the King', () => {
    expect(aGame(withKing).atNight(2).choose(7, 'imp', 2).information(1, 'choirboy')?.allowed).toEqual([7])
  })

  it('sleeps when somebody else dies, or the King dies otherwise', () => {
    expect(aGame(withKing).atNight(2).choose(7, 'imp', 3).wakes(1, 'choirboy')).toBe(false)
    expect(aGame(withKing).atNight(2).choose(6, 'assassin', 2).wakes(1, 'choirboy')).toBe(false)
  })

  it('may be shown anybody while poisoned', () => {
    const game = aGame(withKing).poisoned(1).atNight(2).choose(7, 'imp', 2)
    expect(game.tell(1, 'choirboy', 3).lastRefusal).toBeNull()
  })
})

describe('[CA29] Bounty Hunter', () => {
  it('learns an evil player, and another once that one has died', () => {
    const game = aGame(first('bountyhunter')).atNight(1).tell(1, 'bountyhunter', 6).dawn()
    expect(game.tokens(6)).toEqual(['Know'])
    game.executeByVote(1, 6).closeDay()
    expect(game.information(1, 'bountyhunter')?.allowed).toEqual([7])
  })

  it('sleeps while the known player lives', () => {
    const game = aGame(first('bountyhunter')).atNight(1).tell(1, 'bountyhunter', 6).dawn().closeDay()
    expect(game.wakes(1, 'bountyhunter')).toBe(false)
  })

  it('may be told wrongly while drunk, and has one Townsfolk turn evil at the start', () => {
    expect(aGame(first('bountyhunter')).drunk(1).atNight(1).tell(1, 'bountyhunter', 2).lastRefusal).toBeNull()
    const game = aGame(first('bountyhunter')).atNight(1).decide('turnsEvil', 3)
    expect(game.seat(3).alignment).toBe('evil')
    expect(game.openTopics).not.toContain('turnsEvil')
  })
})

describe('[CA30] Princess', () => {
  const executed = () => aGame(first('princess')).onDay(1).executeByVote(1, 2).closeDay()

  it('keeps the Demon from killing after her execution on day one', () => {
    expect(executed().choose(7, 'imp', 3).seat(3).isAlive).toBe(true)
    expect(executed().choose(7, 'imp', 3).dawn().closeDay().choose(7, 'imp', 4).seat(4).isAlive).toBe(false)
  })

  it('keeps nothing by another’s nomination, or later', () => {
    expect(aGame(first('princess')).onDay(1).executeByVote(3, 2).closeDay().choose(7, 'imp', 3).seat(3).isAlive).toBe(
      false,
    )
    expect(aGame(first('princess')).onDay(2).executeByVote(1, 2).closeDay().choose(7, 'imp', 3).seat(3).isAlive).toBe(
      false,
    )
  })

  it('keeps nothing while poisoned', () => {
    expect(
      aGame(first('princess')).poisoned(1).onDay(1).executeByVote(1, 2).closeDay().choose(7, 'imp', 3).seat(3).isAlive,
    ).toBe(false)
  })
})

describe('[CA31] Heretic', () => {
  it('turns every win round, even when dead', () => {
    expect(aGame(first('heretic')).onDay(2).kill(7).winner).toBe('evil')
    expect(aGame(first('heretic')).dead(1).onDay(2).kill(7).winner).toBe('evil')
    expect(aGame(first('heretic')).dead(1, 2, 3, 4).onDay(2).kill(5).winner).toBe('good')
  })

  it('turns nothing while poisoned', () => {
    expect(aGame(first('heretic')).poisoned(1).onDay(2).kill(7).winner).toBe('good')
  })
})

describe('[CA32] Puzzlemaster', () => {
  const puzzled = () => aGame(first('puzzlemaster')).onDay(1).decide('drunk', 3)

  it('makes a player drunk, even after their own death', () => {
    expect(puzzled().works(3, 'clockmaker')).toBe(false)
    expect(puzzled().kill(1).works(3, 'clockmaker')).toBe(false)
  })

  it('learns the Demon for a right guess, somebody else for a wrong one, once', () => {
    expect(puzzled().useByDay(1, 'puzzlemaster', 3, { answer: 2 }).lastRefusal).toBe('must-be-true')
    const right = puzzled().useByDay(1, 'puzzlemaster', 3, { answer: 7 })
    expect(right.told(1, 'answer')).toEqual([7])
    expect(right.useByDay(1, 'puzzlemaster', 3).lastRefusal).toBe('ability-spent')
    expect(puzzled().useByDay(1, 'puzzlemaster', 2, { answer: 7 }).lastRefusal).toBe('must-be-true')
  })

  it('may be told anybody while poisoned', () => {
    const game = aGame(first('puzzlemaster')).poisoned(1).onDay(1).decide('drunk', 3)
    expect(game.useByDay(1, 'puzzlemaster', 3, { answer: 2 }).lastRefusal).toBeNull()
  })
})

describe('[CA33] Widow', () => {
  it('poisons for good, and one good player knows', () => {
    const game = aGame(minion('widow')).atNight(1).choose(6, 'widow', 2).decide('knows', 3)
    expect([game.works(2, 'noble'), game.told(3, 'character'), game.tokens(3)]).toEqual([false, ['widow'], ['Know']])
    expect(game.dawn().closeDay().works(2, 'noble')).toBe(false)
  })

  it('frees the player when it dies', () => {
    expect(aGame(minion('widow')).atNight(1).choose(6, 'widow', 2).decide('knows', 3).kill(6).works(2, 'noble')).toBe(
      true,
    )
  })

  it('poisons nobody while drunk', () => {
    expect(aGame(minion('widow')).drunk(6).atNight(1).choose(6, 'widow', 2).works(2, 'noble')).toBe(true)
  })
})

describe('[CA34] Fearmonger', () => {
  const fearing = () => aGame(minion('fearmonger')).atNight(1).choose(6, 'fearmonger', 2).dawn()

  it('loses the game for a feared player’s team by its own nomination', () => {
    expect(fearing().executeByVote(6, 2).winner).toBe('evil')
    expect(fearing().executeByVote(1, 2).winner).toBeNull()
  })

  it('fears one player at a time', () => {
    const game = fearing().closeDay().choose(6, 'fearmonger', 3)
    expect([game.tokens(2), game.tokens(3)]).toEqual([[], ['Fear']])
  })

  it('scares nobody while poisoned', () => {
    const game = fearing().send('impair', {
      target: 6,
      kind: 'poisoned',
      source: { character: 'poisoner' },
      until: 'dusk',
    })
    expect(game.executeByVote(6, 2).winner).toBeNull()
  })
})

describe('[CA35] Harpy', () => {
  it('makes the first player mad about the second until the dusk after', () => {
    const game = aGame(minion('harpy')).atNight(1).choose(6, 'harpy', 2, 3)
    expect([game.seat(2).mad.length, game.told(2, 'player'), game.told(2, 'thisCharacterSelectedYou')]).toEqual([
      1,
      [3],
      ['harpy'],
    ])
    expect(game.dawn().closeDay().seat(2).mad).toEqual([])
  })

  it('takes two players', () => {
    expect(aGame(minion('harpy')).atNight(1).choose(6, 'harpy', 2).lastRefusal).toBe('too-few-targets')
  })

  it('makes nobody mad while poisoned', () => {
    expect(aGame(minion('harpy')).poisoned(6).atNight(1).choose(6, 'harpy', 2, 3).seat(2).mad).toEqual([])
  })
})

describe('[CA36] Vizier', () => {
  const day = () => aGame(minion('vizier')).onDay(1)

  it('cannot die by day, but at night', () => {
    expect(day().executeByVote(1, 6).seat(6).isAlive).toBe(true)
    expect(aGame(minion('vizier')).atNight(2).choose(7, 'imp', 6).seat(6).isAlive).toBe(false)
  })

  it('has a nominee executed at once when a good player voted', () => {
    const game = day().nominate(1, 2).vote(1).useByDay(6, 'vizier')
    expect([game.seat(2).isAlive, game.view.day.executedToday]).toEqual([false, 2])
    expect(day().nominate(1, 2).vote(6, 7).useByDay(6, 'vizier').lastRefusal).toBe('not-triggered')
  })

  it('dies like anybody while poisoned', () => {
    expect(aGame(minion('vizier')).poisoned(6).onDay(1).executeByVote(1, 6).seat(6).isAlive).toBe(false)
  })
})

describe('[CA37] Kazali and Lord of Typhon', () => {
  it.each(['kazali', 'lordoftyphon'])('kill a player each night but the first, sober (%s)', (character) => {
    expect(aGame(demon(character)).atNight(2).choose(7, character, 2).seat(2).isAlive).toBe(false)
    expect(aGame(demon(character)).poisoned(7).atNight(2).choose(7, character, 2).seat(2).isAlive).toBe(true)
    expect(aGame(demon(character)).atNight(1).choose(7, character, 2).lastRefusal).toBe('not-on-first-night')
  })
})

describe('[CA38] Lleech', () => {
  const hosted = () => aGame(demon('lleech')).atNight(1).choose(7, 'lleech', 2)

  it('poisons its host, and cannot die while the host lives', () => {
    expect(hosted().works(2, 'noble')).toBe(false)
    expect(hosted().dawn().executeByVote(1, 7).seat(7).isAlive).toBe(true)
  })

  it('dies with its host', () => {
    const game = hosted().dawn().executeByVote(1, 2)
    expect(game.seat(7).isAlive).toBe(false)
    expect(game.winner).toBe('good')
  })

  it('kills from the second night on', () => {
    expect(hosted().dawn().closeDay().choose(7, 'lleech', 3).seat(3).isAlive).toBe(false)
  })

  it('dies like anybody while poisoned', () => {
    expect(
      hosted()
        .send('impair', { target: 7, kind: 'poisoned', source: { character: 'poisoner' } })
        .dawn()
        .executeByVote(1, 7)
        .seat(7).isAlive,
    ).toBe(false)
  })
})

describe('[CA39] Legion', () => {
  const legions = ['chef', 'noble', 'clockmaker', 'legion', 'legion', 'legion', 'legion']

  it('makes a vote of evil players only fail', () => {
    expect(aGame(legions).onDay(1).nominate(4, 1).vote(4, 5, 6, 7).view.day.nominations[0]?.tally).toBe(0)
    expect(aGame(legions).onDay(1).nominate(4, 1).vote(2, 5, 6, 7).view.day.nominations[0]?.tally).toBe(4)
  })

  it('might kill once a night, by the Storyteller', () => {
    const game = aGame(legions).atNight(2)
    expect(game.openTopics).toEqual(['kills'])
    expect(game.decide('kills', 1).seat(1).isAlive).toBe(false)
    expect(game.openTopics).toEqual([])
  })

  it('does neither while all of it is poisoned', () => {
    const game = aGame(legions).poisoned(4).poisoned(5).poisoned(6).poisoned(7).onDay(1).nominate(4, 1)
    expect(game.vote(4, 5, 6, 7).view.day.nominations[0]?.tally).toBe(4)
  })
})

describe('[CA40] Gangster', () => {
  const table = [...good, 'imp', 'gangster']

  it('kills a living neighbour once a day', () => {
    const game = aGame(table).onDay(1).useByDay(7, 'gangster', 1)
    expect(game.seat(1).isAlive).toBe(false)
    expect(game.useByDay(7, 'gangster', 2).lastRefusal).toBe('already-used-today')
  })

  it('reaches past the dead, and no further', () => {
    expect(aGame(table).dead(1).onDay(1).useByDay(7, 'gangster', 2).seat(2).isAlive).toBe(false)
    expect(aGame(table).onDay(1).useByDay(7, 'gangster', 2).lastRefusal).toBe('not-a-neighbour')
  })

  it('kills nobody while drunk', () => {
    expect(aGame(table).drunk(7).onDay(1).useByDay(7, 'gangster', 1).seat(1).isAlive).toBe(true)
  })
})

describe('[CA18, CA19, CA13] abilities that fail', () => {
  it('count as having gone wrong where something should have come of them', () => {
    const golem = aGame(first('golem')).poisoned(1).onDay(1).nominate(1, 2)
    expect(golem.factsOf('wentWrong')).toHaveLength(1)
    expect(aGame(first('golem')).poisoned(1).onDay(1).nominate(1, 7).factsOf('wentWrong')).toEqual([])
    expect(aGame(first('banshee')).poisoned(1).atNight(2).choose(7, 'imp', 1).factsOf('wentWrong')).toHaveLength(1)
  })
})
