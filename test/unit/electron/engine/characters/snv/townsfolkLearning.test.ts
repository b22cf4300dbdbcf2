import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[SV1] Clockmaker', () => {
  it.each([
    ['side by side', ['clockmaker', 'chef', 'monk', 'saint', 'witch', 'imp'], 1],
    ['the shorter way round', ['imp', 'chef', 'clockmaker', 'monk', 'witch', 'saint', 'slayer'], 3],
    ['the nearest of two Minions', ['imp', 'chef', 'witch', 'clockmaker', 'monk', 'saint', 'slayer', 'baron'], 1],
    [
      'a Traveller on the way is a step',
      ['imp', 'gunslinger', 'chef', 'witch', 'clockmaker', 'monk', 'saint', 'slayer'],
      3,
    ],
  ])('counts steps: %s', (_case, table, steps) => {
    const seat = table.indexOf('clockmaker') + 1
    expect(aGame(table).atNight(1).information(seat, 'clockmaker')?.allowed).toEqual([steps])
  })

  it('may be told any number while poisoned', () => {
    const game = aGame(['clockmaker', 'chef', 'monk', 'witch', 'imp']).atNight(1).poisoned(1)
    expect(game.tell(1, 'clockmaker', 2).lastRefusal).toBeNull()
  })

  it('learns on the night the ability is gained, and only then', () => {
    const game = aGame(['chef', 'saint', 'monk', 'witch', 'imp']).atNight(3).become(2, 'clockmaker')
    expect(game.tell(2, 'clockmaker', 2).lastRefusal).toBe('must-be-true')
    expect(game.tell(2, 'clockmaker', 1).lastRefusal).toBeNull()
    expect(game.dawn().closeDay().wakes(2, 'clockmaker')).toBe(false)
  })

  it('has nothing to learn where there is no Minion', () => {
    expect(
      aGame(['clockmaker', 'chef', 'monk', 'saint', 'imp']).atNight(1).information(1, 'clockmaker')?.allowed,
    ).toEqual([null])
  })
})

describe('[SV2] Dreamer', () => {
  const table = ['dreamer', 'chef', 'drunk as empath', 'recluse', 'witch', 'imp', 'gunslinger']

  it.each([
    [2, { good: 'chef', evil: 'baron' }, { good: 'monk', evil: 'witch' }],
    [5, { good: 'monk', evil: 'witch' }, { good: 'chef', evil: 'baron' }],
    [3, { good: 'drunk', evil: 'imp' }, { good: 'empath', evil: 'imp' }],
  ])('learns of seat %i one good and one evil character, one of them right', (target, right, wrong) => {
    const game = aGame(table).atNight(1).choose(1, 'dreamer', target)
    expect(game.tell(1, 'dreamer', wrong).lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'dreamer', right).lastRefusal).toBeNull()
  })

  it('goes by the type of the character, not by the side', () => {
    const game = aGame(table).atNight(2).evil(2).choose(1, 'dreamer', 2)
    expect(game.information(1, 'dreamer')?.allowed).toEqual([{ good: 'chef', evil: 'anyMinionOrDemon' }])
  })

  it('may not choose themself or a Traveller', () => {
    const game = aGame(table).atNight(1)
    expect(game.choose(1, 'dreamer', 1).lastRefusal).toBe('self-not-allowed')
    expect(game.choose(1, 'dreamer', 7).lastRefusal).toBe('traveller-not-allowed')
  })

  it('may be told two wrong characters while drunk, but still a good and an evil one', () => {
    const game = aGame(table).atNight(1).drunk(1).choose(1, 'dreamer', 2)
    expect(game.tell(1, 'dreamer', { good: 'witch', evil: 'imp' }).lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'dreamer', { good: 'monk', evil: 'imp' }).lastRefusal).toBeNull()
  })

  it('may see a Recluse as the evil one', () => {
    const game = aGame(table).atNight(1).choose(1, 'dreamer', 4)
    expect(game.tell(1, 'dreamer', { good: 'monk', evil: 'baron' }).lastRefusal).toBeNull()
  })
})

describe('[SV4] Mathematician', () => {
  const table = ['mathematician', 'empath', 'soldier', 'virgin', 'poisoner', 'chef', 'imp']

  it.each([
    ['nothing', aGame(table).atNight(2).tell(2, 'empath', 0), 0],
    ['a lie told', aGame(table).atNight(2).choose(5, 'poisoner', 2).tell(2, 'empath', 2), 1],
    ['the truth told to a poisoned player', aGame(table).atNight(2).choose(5, 'poisoner', 2).tell(2, 'empath', 0), 0],
    ['a protection that failed', aGame(table).atNight(2).choose(5, 'poisoner', 3).choose(7, 'imp', 3), 1],
    ['a day gone by', aGame(table).atNight(2).choose(5, 'poisoner', 2).tell(2, 'empath', 2).dawn().closeDay(), 0],
  ])('counts %s', (_case, game, count) => {
    expect(game.information(1, 'mathematician')).toMatchObject({ truth: count, allowed: [count] })
  })

  it('counts players, not failures', () => {
    const game = aGame(table).onDay(2).poisoned(4, 'nodashii').poisoned(2, 'nodashii').nominate(6, 4).vote().closeDay()
    expect(game.tell(2, 'empath', 2).information(1, 'mathematician')?.truth).toBe(2)
  })

  const bmr = ['mathematician', 'fool', 'klutz', 'godfather', 'poisoner', 'saint', 'imp']

  it.each([
    ['a Fool who dies the first time', aGame(bmr).atNight(2).choose(5, 'poisoner', 2).choose(7, 'imp', 2), 1],
    [
      'a Godfather who kills nobody',
      aGame(bmr).onDay(1).kill(3, 'witch').closeDay().choose(5, 'poisoner', 4).choose(4, 'godfather', 2),
      1,
    ],
    ['a Saint whose execution ends nothing', aGame(bmr).onDay(1).poisoned(6).executeByVote(1, 6).closeDay(), 1],
  ])('counts %s, for poison', (_case, game, count) => {
    expect(game.information(1, 'mathematician')?.truth).toBe(count)
  })

  it.each([
    ['a Demon’s attack on the dead', aGame(table).dead(6).atNight(2).choose(5, 'poisoner', 7).choose(7, 'imp', 6), 0],
    [
      'a Fool who lost that life before',
      aGame(bmr)
        .with({ seat: 2, spent: ['fool'] })
        .atNight(2)
        .choose(5, 'poisoner', 2)
        .choose(7, 'imp', 2),
      0,
    ],
  ])('does not count %s, which could come to nothing else', (_case, game, count) => {
    expect(game.information(1, 'mathematician')?.truth).toBe(count)
  })

  it('never counts herself, and learns any number while poisoned', () => {
    const game = aGame(table).atNight(1).poisoned(1, 'nodashii').tell(1, 'mathematician', 4)
    expect(game.dawn().closeDay().information(1, 'mathematician')).toMatchObject({ truth: 0, isAnything: true })
  })

  it('counts a token that the Storyteller laid', () => {
    const game = aGame(table)
      .atNight(2)
      .send('placeReminder', { seat: 6, character: 'mathematician', label: 'Abnormal' })
    expect(game.information(1, 'mathematician')?.truth).toBe(1)
  })

  it('does not count a Snake Charmer who chose in vain and would have found nobody', () => {
    const charmed = ['mathematician', 'snakecharmer', 'soldier', 'virgin', 'poisoner', 'chef', 'imp']
    const ofChef = aGame(charmed).atNight(2).choose(5, 'poisoner', 2).choose(2, 'snakecharmer', 6)
    const ofImp = aGame(charmed).atNight(2).choose(5, 'poisoner', 2).choose(2, 'snakecharmer', 7)
    expect([ofChef, ofImp].map((game) => game.information(1, 'mathematician')?.truth)).toEqual([0, 1])
  })
})

describe('[SV5] Flowergirl', () => {
  const table = ['flowergirl', 'chef', 'monk', 'recluse', 'witch', 'imp', 'gunslinger']

  it.each([
    ['a Demon voted', [1, 6], ['yes']],
    ['none did', [1, 5], ['no']],
    ['a Recluse did, who may pass for one', [4], ['no', 'yes']],
  ])('learns whether a Demon voted: %s', (_case, voters, allowed) => {
    const game = aGame(table)
      .onDay(2)
      .nominate(1, 2)
      .vote(...voters)
      .closeDay()
    expect(game.information(1, 'flowergirl')?.allowed).toEqual(allowed)
  })

  it('counts no hand raised for an exile', () => {
    const game = aGame(table).onDay(2).exile(1, 7, 1, 6).closeDay()
    expect(game.information(1, 'flowergirl')?.truth).toBe('no')
  })

  it('goes by who was the Demon when voting', () => {
    const game = aGame(table).onDay(2).nominate(1, 2).vote(6).become(5, 'imp').become(6, 'baron').closeDay()
    expect(game.information(1, 'flowergirl')?.truth).toBe('yes')
  })

  it('wears the token of the day, which changes with the vote and goes at dawn', () => {
    const game = aGame(table).atNight(2).dawn()
    expect(game.tokens(1)).toEqual(['Demon Not Voted'])
    expect(game.nominate(1, 2).vote(6).tokens(1)).toEqual(['Demon Voted'])
    expect(game.closeDay().dawn().tokens(1)).toEqual(['Demon Not Voted'])
  })

  it('may be told either while poisoned', () => {
    const game = aGame(table).onDay(2).poisoned(1, 'nodashii').nominate(1, 2).vote(6).closeDay()
    expect(game.tell(1, 'flowergirl', 'no').lastRefusal).toBeNull()
  })
})

describe('[SV6] Town Crier', () => {
  const table = ['towncrier', 'chef', 'monk', 'recluse', 'witch', 'imp', 'gunslinger']

  it.each([
    ['a Minion', 5, ['yes']],
    ['the Demon', 6, ['no']],
    ['a Recluse', 4, ['no', 'yes']],
  ])('learns whether a Minion nominated: %s did', (_case, by, allowed) => {
    const game = aGame(table).onDay(2).nominate(by, 2).vote().closeDay()
    expect(game.information(1, 'towncrier')?.allowed).toEqual(allowed)
  })

  it('hears no call for exile', () => {
    expect(aGame(table).onDay(2).exile(5, 7).closeDay().information(1, 'towncrier')?.truth).toBe('no')
  })

  it('forgets at dawn', () => {
    const game = aGame(table).onDay(2).nominate(5, 2).vote().closeDay().dawn().closeDay()
    expect(game.information(1, 'towncrier')?.truth).toBe('no')
  })

  it('may be told either while drunk', () => {
    const game = aGame(table).onDay(2).drunk(1, 'sweetheart').nominate(5, 2).vote().closeDay()
    expect(game.information(1, 'towncrier')).toMatchObject({ truth: 'yes', allowed: ['yes', 'no'] })
  })
})

describe('[SV7] Oracle', () => {
  const table = ['oracle', 'chef', 'monk', 'recluse', 'witch', 'baron', 'imp']

  it('counts the evil dead, this night included, by side and not by character', () => {
    const game = aGame(table).atNight(2).dead(2, 5).evil(2).choose(7, 'imp', 6)
    expect(game.information(1, 'oracle')?.allowed).toEqual([3])
  })

  it('may count a dead Recluse, but not while the Recluse is poisoned', () => {
    expect(aGame(table).atNight(2).dead(4).information(1, 'oracle')?.allowed).toEqual([0, 1])
    expect(aGame(table).atNight(2).dead(4).poisoned(4).information(1, 'oracle')?.allowed).toEqual([0])
  })

  it('sleeps through the first night and may be told anything while poisoned', () => {
    expect(aGame(table).atNight(1).wakes(1, 'oracle')).toBe(false)
    expect(aGame(table).atNight(2).poisoned(1).tell(1, 'oracle', 3).lastRefusal).toBeNull()
  })
})

describe('[SV8] Savant', () => {
  const table = ['savant', 'chef', 'monk', 'witch', 'vortox']
  const statements = 'The Chef is a Chef. The Monk is a Witch.'

  it('hears two things in private, in the words of the Storyteller', () => {
    const game = aGame(['savant', 'chef', 'monk', 'witch', 'imp'])
      .onDay(1)
      .useByDay(1, 'savant', { isPublic: false, answer: statements })
    expect(game.told(1, 'answer')).toEqual([statements])
  })

  it('comes once a day', () => {
    const game = aGame(table).onDay(1).useByDay(1, 'savant', { isPublic: false })
    expect(game.useByDay(1, 'savant', { isPublic: false }).lastRefusal).toBe('already-used-today')
    game.execute(2).closeDay().dawn()
    expect(game.useByDay(1, 'savant', { isPublic: false }).lastRefusal).toBeNull()
  })

  it('is known to hear lies only, beside a Vortox', () => {
    const game = aGame(table).onDay(1).useByDay(1, 'savant', { isPublic: false })
    expect(game.information(1, 'savant')).toMatchObject({ isAnything: true, malfunction: { level: 'must' } })
  })

  it('has nobody to ask when dead', () => {
    expect(aGame(table).onDay(2).dead(1).useByDay(1, 'savant').lastRefusal).toBe('dead-no-ability')
  })
})

describe('[SV9] Seamstress', () => {
  const table = ['seamstress', 'chef', 'recluse', 'witch', 'imp']

  it.each([
    [2, 4, ['no']],
    [4, 5, ['yes']],
    [2, 3, ['yes', 'no']],
  ])('learns whether %i and %i are on the same side', (first, second, allowed) => {
    expect(
      aGame(table).atNight(1).choose(1, 'seamstress', first, second).information(1, 'seamstress')?.allowed,
    ).toEqual(allowed)
  })

  it('may wait, chooses once, and never herself', () => {
    const game = aGame(table).atNight(1).decline(1, 'seamstress').dawn().closeDay()
    expect(game.choose(1, 'seamstress', 1, 2).lastRefusal).toBe('self-not-allowed')
    game.choose(1, 'seamstress', 2, 4).tell(1, 'seamstress', 'no').dawn().closeDay()
    expect(game.choose(1, 'seamstress', 2, 5).lastRefusal).toBe('ability-spent')
  })

  it('has spent the ability even when poisoned, and may be told either', () => {
    const game = aGame(table).atNight(2).poisoned(1).choose(1, 'seamstress', 2, 4)
    expect(game.information(1, 'seamstress')?.allowed).toEqual(['yes', 'no'])
    expect(game.seat(1).abilities[0]?.isSpent).toBe(true)
  })
})

describe('[SV11] Artist', () => {
  const table = ['artist', 'recluse', 'chef', 'witch', 'imp']
  const ask = (question: object, more = {}) => ({ isPublic: false, question: question as never, ...more })

  it.each([
    [{ seat: 5, is: 'demon' }, ['yes']],
    [{ seat: 4, is: 'demon' }, ['no']],
    [{ seat: 3, is: 'chef' }, ['yes']],
    [{ seat: 3, is: 'evil' }, ['no']],
    [{ seat: 2, is: 'minion' }, ['no', 'yes']],
    [{ text: 'Is the Moon made of cheese?' }, ['yes', 'no', "don't know"]],
  ])('asking %j may be told %j', (question, allowed) => {
    const game = aGame(table).onDay(1).useByDay(1, 'artist', ask(question))
    expect(game.information(1, 'artist')?.allowed).toEqual(allowed)
  })

  it('is answered with the question, and the answer is held to it', () => {
    const game = aGame(table).onDay(1)
    expect(game.useByDay(1, 'artist', ask({ seat: 5, is: 'demon' }, { answer: 'no' })).lastRefusal).toBe('must-be-true')
    expect(game.useByDay(1, 'artist', ask({ seat: 5, is: 'demon' }, { answer: 'perhaps' })).lastRefusal).toBe(
      'unknown-answer',
    )
    expect(game.useByDay(1, 'artist', ask({ seat: 5, is: 'demon' }, { answer: 'yes' })).told(1, 'answer')).toEqual([
      'yes',
    ])
  })

  it('asks once, even when drunk', () => {
    const game = aGame(table)
      .onDay(1)
      .drunk(1)
      .useByDay(1, 'artist', ask({ seat: 5, is: 'demon' }))
    expect(game.information(1, 'artist')).toMatchObject({ truth: 'yes', allowed: ['yes', 'no', "don't know"] })
    expect(game.useByDay(1, 'artist', ask({ seat: 4, is: 'demon' })).lastRefusal).toBe('ability-spent')
  })
})

describe('[SV12] Juggler', () => {
  const table = ['juggler', 'chef', 'drunk as empath', 'recluse', 'poisoner', 'imp', 'monk']
  const guess = (...guesses: [number, string][]) => ({
    guesses: guesses.map(([seat, character]) => ({ seat, character })),
  })

  it.each([
    [guess([2, 'chef'], [5, 'witch'], [6, 'imp']), [2]],
    [guess([3, 'drunk'], [3, 'empath']), [1]],
    [guess([4, 'imp'], [4, 'witch']), [0, 1]],
    [guess([6, 'imp'], [6, 'imp'], [5, 'imp']), [2]],
    [guess(), [0]],
  ])('learns that night how many of %j were right', (guesses, allowed) => {
    const game = aGame(table).onDay(1).useByDay(1, 'juggler', guesses).closeDay()
    expect(game.information(1, 'juggler')?.allowed).toEqual(allowed)
  })

  it('is held to five guesses, aloud, on the first day, once', () => {
    const six = guess([1, 'chef'], [2, 'chef'], [3, 'chef'], [4, 'chef'], [5, 'chef'], [6, 'chef'])
    const game = aGame(table).onDay(1)
    expect(game.useByDay(1, 'juggler', six).lastRefusal).toBe('too-many-guesses')
    expect(game.useByDay(1, 'juggler', { ...guess([2, 'chef']), isPublic: false }).lastRefusal).toBe('must-be-public')
    expect(game.useByDay(1, 'juggler', guess([2, 'chef'])).useByDay(1, 'juggler', guess()).lastRefusal).toBe(
      'already-used-today',
    )
    expect(aGame(table).onDay(2).useByDay(1, 'juggler', guess()).lastRefusal).toBe('not-first-day')
  })

  it('is not woken without guesses', () => {
    expect(aGame(table).onDay(1).closeDay().wakes(1, 'juggler')).toBe(false)
  })

  it('goes by what the players were when guessed', () => {
    const game = aGame(table)
      .onDay(1)
      .useByDay(1, 'juggler', guess([2, 'chef']))
      .become(2, 'saint')
      .closeDay()
    expect(game.information(1, 'juggler')?.allowed).toEqual([1])
  })

  it('goes by the night whether the number is true: drunk by day does not matter', () => {
    const game = aGame(table)
      .onDay(1)
      .useByDay(1, 'juggler', guess([2, 'chef'], [6, 'imp']))
    expect(game.closeDay().choose(5, 'poisoner', 1).information(1, 'juggler')).toMatchObject({
      truth: 2,
      allowed: [0, 1, 2, 3, 4, 5],
    })
    const sober = aGame(table)
      .onDay(1)
      .send('impair', { target: 1, kind: 'drunk', until: 'dusk', source: { character: 'sailor' } })
    expect(
      sober
        .useByDay(1, 'juggler', guess([2, 'chef']))
        .closeDay()
        .information(1, 'juggler')?.allowed,
    ).toEqual([1])
  })
})

describe('[SV13] Sage', () => {
  const table = ['sage', 'chef', 'monk', 'poisoner', 'imp', 'saint', 'slayer']

  it('killed by the Demon, learns two players, the Demon among them', () => {
    const game = aGame(table).atNight(2).choose(5, 'imp', 1)
    expect(game.tell(1, 'sage', [2, 3]).lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'sage', [5]).lastRefusal).toBe('wrong-count')
    expect(game.tell(1, 'sage', [1, 5]).lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'sage', [2, 5]).lastRefusal).toBeNull()
  })

  it('learns nothing of any other death', () => {
    const game = aGame(table).atNight(2).kill(1)
    expect(game.wakes(1, 'sage')).toBe(false)
    expect(aGame(table).onDay(1).execute(1).closeDay().wakes(1, 'sage')).toBe(false)
  })

  it('may be shown anybody when poisoned as they died', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 1).choose(5, 'imp', 1)
    expect(game.tell(1, 'sage', [2, 3]).lastRefusal).toBeNull()
  })

  it('is not shown another Demon for the one that killed', () => {
    const two = aGame(['sage', 'imp', 'monk', 'poisoner', 'imp', 'saint', 'slayer']).atNight(2).choose(5, 'imp', 1)
    expect(two.tell(1, 'sage', [2, 3]).lastRefusal).toBe('must-be-true')
  })
})
