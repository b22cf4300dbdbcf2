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
    expect(game.tell(1, 'dreamer', { good: 'witch', evil: 'imp' }).lastRefusal).toBe('unknown-answer')
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

  const guarded = ['mathematician', 'monk', 'exorcist', 'gambler', 'poisoner', 'professor', 'imp', 'huntsman', 'saint']
  const atWork = () => aGame(guarded).dead(9).atNight(3)

  it.each([
    ['a Monk whose charge nobody attacked', atWork().choose(5, 'poisoner', 2).choose(2, 'monk', 3), 0],
    ['a Monk whose charge died', atWork().choose(5, 'poisoner', 2).choose(2, 'monk', 4).choose(7, 'imp', 4), 1],
    ['an Exorcist who met no Demon', atWork().choose(5, 'poisoner', 3).choose(3, 'exorcist', 4), 0],
    ['an Exorcist who met the Demon', atWork().choose(5, 'poisoner', 3).choose(3, 'exorcist', 7), 1],
    [
      'a Gambler who guessed right',
      atWork()
        .choose(5, 'poisoner', 4)
        .choose(4, 'gambler', 7, { characters: ['imp'] }),
      0,
    ],
    [
      'a Gambler who guessed wrong',
      atWork()
        .choose(5, 'poisoner', 4)
        .choose(4, 'gambler', 7, { characters: ['po'] }),
      1,
    ],
    ['a Professor who chose no Townsfolk', atWork().choose(5, 'poisoner', 6).choose(6, 'professor', 9), 0],
    ['a Huntsman who found no Damsel', atWork().choose(5, 'poisoner', 8).choose(8, 'huntsman', 4), 0],
  ])('measures %s by what would have come of it', (_case, game, count) => {
    expect(game.information(1, 'mathematician')?.truth).toBe(count)
  })

  it('counts a Damsel found in vain, and no wrong guess', () => {
    const poisoned = () =>
      aGame(['mathematician', 'damsel', 'chef', 'empath', 'poisoner', 'monk', 'imp'])
        .atNight(2)
        .choose(5, 'poisoner', 2)
        .dawn()
    const guessing = (seat: number) => poisoned().useByDay(5, 'damsel', seat).closeDay()
    expect([2, 3].map((seat) => guessing(seat).information(1, 'mathematician')?.truth)).toEqual([1, 0])
  })

  it('might learn of the Drunk, whom nobody made drunk', () => {
    const deluded = ['mathematician', 'drunk as empath', 'drunk as monk', 'chef', 'soldier', 'baron', 'imp']
    const game = aGame(deluded).atNight(2).choose(3, 'monk', 4).choose(7, 'imp', 4)
    expect(game.information(1, 'mathematician')).toMatchObject({ truth: 0, allowed: [0, 1] })
    expect(game.tell(2, 'empath', 0).information(1, 'mathematician')?.allowed).toEqual([0, 1])
    const other = aGame(deluded).atNight(2).tell(2, 'empath', 1)
    expect(other.information(1, 'mathematician')?.allowed).toEqual([0, 1])
    expect(other.tell(1, 'mathematician', 1).lastRefusal).toBeNull()
    expect(other.dawn().closeDay().information(1, 'mathematician')?.allowed).toEqual([0])
  })

  it('does not count a Snake Charmer who chose in vain and would have found nobody', () => {
    const charmed = ['mathematician', 'snakecharmer', 'soldier', 'virgin', 'poisoner', 'chef', 'imp']
    const ofChef = aGame(charmed).atNight(2).choose(5, 'poisoner', 2).choose(2, 'snakecharmer', 6)
    const ofImp = aGame(charmed).atNight(2).choose(5, 'poisoner', 2).choose(2, 'snakecharmer', 7)
    expect([ofChef, ofImp].map((game) => game.information(1, 'mathematician')?.truth)).toEqual([0, 1])
  })
})
