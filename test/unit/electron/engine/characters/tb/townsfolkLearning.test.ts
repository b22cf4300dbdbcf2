import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[TB1] Washerwoman', () => {
  const table = ['washerwoman', 'chef', 'monk', 'saint', 'poisoner', 'slayer', 'imp']

  it('learns one Townsfolk among two players, never herself', () => {
    const allowed = aGame(table).atNight(1).information(1, 'washerwoman')?.allowed ?? []
    expect(allowed).toContainEqual({ seats: [2, 7], character: 'chef' })
    expect(allowed).not.toContainEqual({ seats: [4, 7], character: 'saint' })
    expect(JSON.stringify(allowed)).not.toContain('washerwoman')
  })

  it('is shown tokens for the right and the wrong player when told', () => {
    const game = aGame(table)
      .atNight(1)
      .tell(1, 'washerwoman', { seats: [2, 7], character: 'chef' })
    expect([game.tokens(2), game.tokens(7)]).toEqual([['Townsfolk'], ['Wrong']])
    expect(game.wakes(1, 'washerwoman')).toBe(false)
  })

  it('is told anything at all while poisoned', () => {
    const game = aGame(table).atNight(1).poisoned(1, 'poisoner', 5)
    expect(game.information(1, 'washerwoman')).toMatchObject({ isAnything: true, malfunction: { level: 'may' } })
    expect(game.tell(1, 'washerwoman', { seats: [4, 7], character: 'mayor' }).lastRefusal).toBeNull()
  })

  it('may be shown a Spy as a Townsfolk', () => {
    const game = aGame(['washerwoman', 'chef', 'spy', 'imp', 'saint']).atNight(1)
    expect(game.information(1, 'washerwoman')?.allowed).toContainEqual({ seats: [3, 4], character: 'mayor' })
  })
})

describe('[TB2] Librarian', () => {
  it('learns one Outsider among two players', () => {
    const game = aGame(['librarian', 'saint', 'chef', 'poisoner', 'imp']).atNight(1)
    expect(game.information(1, 'librarian')?.allowed).toContainEqual({ seats: [2, 3], character: 'saint' })
    expect(game.tell(1, 'librarian', 'none').lastRefusal).toBe('must-be-true')
  })

  it('learns the Drunk as the Drunk, not as the Townsfolk that player believes to be', () => {
    const game = aGame(['librarian', 'drunk as chef', 'monk', 'poisoner', 'imp']).atNight(1)
    expect(game.information(1, 'librarian')?.allowed).toContainEqual({ seats: [2, 3], character: 'drunk' })
    expect(game.tell(1, 'librarian', { seats: [2, 3], character: 'chef' }).lastRefusal).toBe('must-be-true')
  })

  it('learns that there is none when no Outsider is in play', () => {
    const game = aGame(['librarian', 'monk', 'chef', 'poisoner', 'imp']).atNight(1)
    expect(game.information(1, 'librarian')).toMatchObject({ truth: 'none', allowed: ['none'] })
  })

  it('is told anything while drunk', () => {
    const game = aGame(['librarian', 'monk', 'chef', 'poisoner', 'imp']).atNight(1).drunk(1)
    expect(game.tell(1, 'librarian', { seats: [2, 3], character: 'saint' }).lastRefusal).toBeNull()
  })
})

describe('[TB3] Investigator', () => {
  const table = ['investigator', 'chef', 'monk', 'poisoner', 'imp']

  it('learns one Minion among two players, and the Demon is none', () => {
    const game = aGame(table).atNight(1)
    expect(game.information(1, 'investigator')?.allowed).toContainEqual({ seats: [4, 2], character: 'poisoner' })
    expect(game.tell(1, 'investigator', { seats: [5, 2], character: 'imp' }).lastRefusal).toBe('must-be-true')
  })

  it('must be shown two different players, even while poisoned', () => {
    const game = aGame(table).atNight(1).poisoned(1)
    expect(game.tell(1, 'investigator', { seats: [4, 4], character: 'poisoner' }).lastRefusal).toBe('wrong-count')
  })

  it('is told anything while poisoned', () => {
    const game = aGame(table).atNight(1).poisoned(1)
    expect(game.tell(1, 'investigator', { seats: [2, 3], character: 'baron' }).lastRefusal).toBeNull()
  })

  it('may be shown a Recluse as any Minion on the script', () => {
    const game = aGame(['investigator', 'recluse', 'monk', 'poisoner', 'imp'])
      .onScript('investigator', 'recluse', 'monk', 'poisoner', 'imp', 'baron')
      .atNight(1)
    expect(game.information(1, 'investigator')?.allowed).toContainEqual({ seats: [2, 3], character: 'baron' })
    expect(game.information(1, 'investigator')?.allowed).not.toContainEqual({ seats: [2, 3], character: 'spy' })
  })
})

describe('[TB4] Chef', () => {
  it('learns how many pairs of evil players sit side by side, the ring closed', () => {
    expect(aGame(['imp', 'chef', 'monk', 'mayor', 'poisoner']).atNight(1).information(2, 'chef')?.truth).toBe(1)
    expect(aGame(['imp', 'chef', 'poisoner', 'mayor', 'monk']).atNight(1).information(2, 'chef')?.truth).toBe(0)
  })

  it('counts three in a row as two pairs, and an evil Traveller as evil', () => {
    const game = aGame(['imp', 'poisoner', 'scapegoat', 'chef', 'monk', 'mayor'])
      .with({ seat: 3, alignment: 'evil' })
      .atNight(1)
    expect(game.information(4, 'chef')).toMatchObject({ truth: 2, allowed: [2] })
  })

  it('may be told any number while poisoned, and only the truth while healthy', () => {
    const table = ['imp', 'poisoner', 'chef', 'monk', 'mayor']
    expect(aGame(table).atNight(1).tell(3, 'chef', 0).lastRefusal).toBe('must-be-true')
    expect(aGame(table).atNight(1).poisoned(3).tell(3, 'chef', 0).lastRefusal).toBeNull()
  })

  it('acts on the first night only', () => {
    expect(aGame(['imp', 'poisoner', 'chef', 'monk', 'mayor']).atNight(2).step(3, 'chef')).toBeUndefined()
  })
})

describe('[TB5] Empath', () => {
  it('learns how many of the two living neighbours are evil', () => {
    const game = aGame(['imp', 'empath', 'poisoner', 'monk', 'mayor']).atNight(2)
    expect(game.information(2, 'empath')).toMatchObject({ truth: 2, allowed: [2] })
  })

  it('looks past the dead to the nearest living player on each side', () => {
    const game = aGame(['chef', 'empath', 'imp', 'monk', 'poisoner']).dead(3).atNight(3)
    expect(game.information(2, 'empath')?.truth).toBe(0)
    expect(
      aGame(['chef', 'empath', 'imp', 'monk', 'poisoner']).dead(1).atNight(3).information(2, 'empath')?.truth,
    ).toBe(2)
  })

  it('may be told 0, 1 or 2 while drunk', () => {
    const game = aGame(['imp', 'empath', 'poisoner', 'monk', 'mayor']).atNight(2).drunk(2)
    expect(game.information(2, 'empath')?.allowed).toEqual([0, 1, 2])
  })
})

describe('[TB6] Fortune Teller', () => {
  const table = ['fortuneteller', 'chef', 'monk', 'poisoner', 'imp', 'mayor', 'saint']

  it('learns yes when either of two players is the Demon', () => {
    const game = aGame(table).atNight(2).decide('redHerring', 7).choose(1, 'fortuneteller', 5, 2)
    expect(game.information(1, 'fortuneteller')).toMatchObject({ truth: 'yes', allowed: ['yes'] })
  })

  it('learns no for others, the Minion among them, and yes for the red herring', () => {
    const game = aGame(table).atNight(2).decide('redHerring', 7)
    expect(game.tokens(7)).toContain('Red Herring')
    game.choose(1, 'fortuneteller', 4, 2)
    expect(game.information(1, 'fortuneteller')?.allowed).toEqual(['no'])
    const other = aGame(table).atNight(2).decide('redHerring', 7).choose(1, 'fortuneteller', 7, 2)
    expect(other.information(1, 'fortuneteller')?.allowed).toEqual(['yes'])
  })

  it('may be told either while poisoned, and nothing before the choice', () => {
    const game = aGame(table)
      .atNight(2)
      .decide('redHerring', 7)
      .send('impair', { target: 1, kind: 'poisoned', source: { character: 'poisoner' } })
    expect(game.information(1, 'fortuneteller')).toBeNull()
    game.choose(1, 'fortuneteller', 4, 2)
    expect(game.information(1, 'fortuneteller')?.allowed).toEqual(['yes', 'no'])
  })

  it('needs two different players, the dead and herself among those allowed', () => {
    const game = aGame(table).dead(2).atNight(2).decide('redHerring', 7)
    expect(game.choose(1, 'fortuneteller', 5).lastRefusal).toBe('too-few-targets')
    expect(game.choose(1, 'fortuneteller', 5, 5).lastRefusal).toBe('targets-must-differ')
    expect(game.choose(1, 'fortuneteller', 2, 1).lastRefusal).toBeNull()
  })

  it('has a good red herring only, which is asked for once', () => {
    const game = aGame(table).atNight(1)
    expect(game.decide('redHerring', 4).lastRefusal).toBe('red-herring-must-be-good')
    game.decide('redHerring', 7)
    expect(game.openTopics).toEqual([])
  })

  it('takes nobody for the red herring who turned evil, and another is to be chosen', () => {
    const game = aGame(['fortuneteller', 'chef', 'monk', 'mayor', 'poisoner', 'imp'])
      .with({ seat: 2, reminders: [{ character: 'fortuneteller', label: 'Red Herring' }] })
      .atNight(2)
    expect(game.choose(1, 'fortuneteller', 2, 3).information(1, 'fortuneteller')?.truth).toBe('yes')
    game.turn(2, 'evil')
    expect(game.information(1, 'fortuneteller')?.truth).toBe('no')
    game.decide('redHerring', 3)
    expect([game.information(1, 'fortuneteller')?.truth, game.tokens(2), game.tokens(3)]).toEqual([
      'yes',
      [],
      ['Red Herring'],
    ])
  })
})

describe('[TB7] Undertaker', () => {
  it('learns who they died as, whoever they became since', () => {
    const game = aGame(['undertaker', 'chef', 'monk', 'mayor', 'poisoner', 'imp']).onDay(1).executeByVote(1, 2)
    expect(game.become(2, 'saint').closeDay().information(1, 'undertaker')?.truth).toBe('chef')
  })

  const table = ['undertaker', 'chef', 'monk', 'poisoner', 'imp', 'mayor', 'saint']

  it('learns the character of whoever was executed today and died', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 4).closeDay()
    expect(game.tokens(4)).toContain('Died Today')
    expect(game.information(1, 'undertaker')).toMatchObject({ truth: 'poisoner', allowed: ['poisoner'] })
  })

  it('learns the Drunk as the Drunk', () => {
    const game = aGame(['undertaker', 'drunk as chef', 'monk', 'poisoner', 'imp', 'mayor', 'saint'])
      .onDay(1)
      .executeByVote(1, 2)
      .closeDay()
    expect(game.information(1, 'undertaker')?.allowed).toEqual(['drunk'])
  })

  it('learns nothing when nobody was executed, or when the executed lived or was exiled', () => {
    expect(aGame(table).onDay(1).closeDay().information(1, 'undertaker')?.allowed).toEqual([null])
    const exile = aGame([...table, 'scapegoat'])
      .onDay(1)
      .exile(1, 8, 1, 2, 3, 4)
      .closeDay()
    expect(exile.seat(8).isAlive).toBe(false)
    expect(exile.wakes(1, 'undertaker')).toBe('optional')
    expect(exile.information(1, 'undertaker')?.allowed).toEqual([null])
  })

  it('may be told any character while poisoned', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 2).closeDay().choose(4, 'poisoner', 1)
    expect(game.tell(1, 'undertaker', 'imp').lastRefusal).toBeNull()
  })
})

describe('[TB9] Ravenkeeper', () => {
  const table = ['ravenkeeper', 'chef', 'empath', 'poisoner', 'imp', 'mayor', 'saint']

  it('is woken when they die at night, and learns one player’s character', () => {
    const game = aGame(table).atNight(2)
    expect(game.wakes(1, 'ravenkeeper')).toBe(false)
    game.choose(5, 'imp', 1)
    expect(game.wakes(1, 'ravenkeeper')).toBe(true)
    expect(game.choose(1, 'ravenkeeper', 4).information(1, 'ravenkeeper')?.allowed).toEqual(['poisoner'])
  })

  it('may be told any character when poisoned', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 1).choose(5, 'imp', 1).choose(1, 'ravenkeeper', 4)
    expect(game.tell(1, 'ravenkeeper', 'washerwoman').lastRefusal).toBeNull()
  })

  it('learns nothing from a death by day, nor from an earlier night', () => {
    expect(aGame(table).onDay(2).executeByVote(2, 1).closeDay().step(1, 'ravenkeeper')).toBeUndefined()
    expect(aGame(table).atNight(2).choose(5, 'imp', 1).dawn().closeDay().step(1, 'ravenkeeper')).toBeUndefined()
  })
})
