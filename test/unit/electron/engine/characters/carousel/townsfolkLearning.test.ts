import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const cast = ['chef', 'clockmaker', 'artist', 'empath', 'oracle', 'assassin', 'imp']
const castWith = (character: string): string[] => [character, ...cast.slice(1)]

describe('[CA3] Noble', () => {
  it('learns three players, exactly one of them evil', () => {
    const game = aGame(castWith('noble')).atNight(1)
    expect(game.tell(1, 'noble', [2, 3, 6]).lastRefusal).toBeNull()
    expect([2, 3, 6].map((seat) => game.tokens(seat))).toEqual([['Know'], ['Know'], ['Know']])
  })

  it('may not be shown two evil players or none', () => {
    const game = aGame(castWith('noble')).atNight(1)
    expect(game.tell(1, 'noble', [2, 6, 7]).lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'noble', [2, 3, 4]).lastRefusal).toBe('must-be-true')
  })

  it('may be shown any three while poisoned, but still three', () => {
    const game = aGame(castWith('noble')).poisoned(1).atNight(1)
    expect(game.tell(1, 'noble', [2, 6, 6]).lastRefusal).toBe('wrong-count')
    expect(game.tell(1, 'noble', [2, 6, 7]).lastRefusal).toBeNull()
  })

  it('counts a Recluse either way', () => {
    const game = aGame(['noble', 'recluse', ...cast.slice(2)]).atNight(1)
    const { allowed } = game.information(1, 'noble') ?? { allowed: [] }
    expect(allowed).toContainEqual([2, 3, 4])
    expect(allowed).toContainEqual([2, 3, 6])
  })

  it('does not wake on later nights', () => {
    expect(aGame(castWith('noble')).atNight(2).wakes(1, 'noble')).toBe(false)
  })
})

describe('[CA1, CA2] Steward and Knight', () => {
  it('show good players, and players who are not the Demon', () => {
    const steward = aGame(castWith('steward')).atNight(1)
    expect(steward.tell(1, 'steward', 6).lastRefusal).toBe('must-be-true')
    expect(steward.tell(1, 'steward', 3).tokens(3)).toEqual(['Know'])
    const knight = aGame(castWith('knight')).atNight(1)
    expect(knight.tell(1, 'knight', [3, 7]).lastRefusal).toBe('must-be-true')
    expect(knight.tell(1, 'knight', [3, 6]).lastRefusal).toBeNull()
  })

  it('may be shown anybody while drunk', () => {
    expect(aGame(castWith('steward')).drunk(1).atNight(1).tell(1, 'steward', 7).lastRefusal).toBeNull()
    expect(aGame(castWith('knight')).drunk(1).atNight(1).tell(1, 'knight', [6, 7]).lastRefusal).toBeNull()
  })

  it('name exactly one and two', () => {
    expect(aGame(castWith('steward')).atNight(1).tell(1, 'steward', [2, 3]).lastRefusal).toBe('wrong-count')
    expect(aGame(castWith('knight')).atNight(1).tell(1, 'knight', 2).lastRefusal).toBe('wrong-count')
  })
})

describe('[CA4] Shugenja', () => {
  it('learns on which side the closest evil player sits', () => {
    expect(aGame(castWith('shugenja')).atNight(1).information(1, 'shugenja')?.allowed).toEqual(['anticlockwise'])
  })

  it('is told either side where both are as far', () => {
    const game = aGame(['shugenja', 'assassin', 'artist', 'empath', 'oracle', 'chef', 'imp']).atNight(1)
    expect(game.information(1, 'shugenja')?.allowed).toEqual(['clockwise', 'anticlockwise'])
  })

  it('may be told the wrong side while poisoned', () => {
    const game = aGame(castWith('shugenja')).poisoned(1).atNight(1)
    expect(game.information(1, 'shugenja')).toMatchObject({
      truth: 'anticlockwise',
      allowed: ['clockwise', 'anticlockwise'],
    })
  })

  it('minds a Recluse who may register as evil', () => {
    const game = aGame(['shugenja', 'recluse', 'artist', 'empath', 'oracle', 'imp', 'chef']).atNight(1)
    expect(game.information(1, 'shugenja')).toMatchObject({
      truth: 'anticlockwise',
      allowed: ['anticlockwise', 'clockwise'],
    })
  })
})

describe('[CA5] Balloonist', () => {
  const game = () => aGame(castWith('balloonist')).atNight(1)

  it('is shown another character type each night', () => {
    const next = game().tell(1, 'balloonist', 2).dawn().closeDay()
    expect(next.tell(1, 'balloonist', 3).lastRefusal).toBe('same-type-as-last')
    next.tell(1, 'balloonist', 6)
    expect([next.tokens(2), next.tokens(6)]).toEqual([[], ['Know']])
  })

  it('may see the same type while poisoned, and it counts as the last one', () => {
    const poisoned = game().tell(1, 'balloonist', 6).dawn().closeDay()
    poisoned.send('impair', { target: 1, kind: 'poisoned', source: { character: 'poisoner' }, until: 'dusk' })
    const healthy = poisoned.tell(1, 'balloonist', 6).dawn().closeDay()
    expect(healthy.tell(1, 'balloonist', 6).lastRefusal).toBe('same-type-as-last')
  })

  it('goes by the token of a game taken over', () => {
    const taken = aGame(castWith('balloonist'))
      .with({ seat: 2, reminders: [{ character: 'balloonist', label: 'Know' }] })
      .atNight(3)
    expect(taken.tell(1, 'balloonist', 3).lastRefusal).toBe('same-type-as-last')
    expect(taken.tell(1, 'balloonist', 7).lastRefusal).toBeNull()
  })
})

describe('[CA6] Village Idiot', () => {
  const several = ['villageidiot', 'villageidiot', 'villageidiot', 'chef', 'oracle', 'assassin', 'imp']

  it('learns the alignment of the chosen player', () => {
    const game = aGame(castWith('villageidiot')).atNight(2).choose(1, 'villageidiot', 6)
    expect(game.information(1, 'villageidiot')?.allowed).toEqual(['evil'])
  })

  it('wakes with every other one, and one of them is drunk (R-44)', () => {
    const game = aGame(several).atNight(1)
    expect([1, 2, 3].map((seat) => game.wakes(seat, 'villageidiot'))).toEqual([true, true, true])
    expect(game.openTopics.filter((topic) => topic === 'drunk')).toHaveLength(1)
    game.decide('drunk', 2)
    expect([1, 2, 3].map((seat) => game.works(seat, 'villageidiot'))).toEqual([true, false, true])
  })

  it('may be told either side when it is the drunk one', () => {
    const game = aGame(several).atNight(1).decide('drunk', 2).choose(2, 'villageidiot', 7)
    expect(game.information(2, 'villageidiot')?.allowed).toEqual(['good', 'evil'])
  })
})

describe('[CA7] King', () => {
  it('is made known to the Demon on the first night', () => {
    const game = aGame(castWith('king')).atNight(1)
    expect(game.wakes(7, 'king')).toBe(true)
    game.tell(7, 'king', 1)
    expect(game.told(7, 'player')).toEqual([1])
  })

  it('learns a living character once the dead are as many', () => {
    const many = aGame(castWith('king').concat('monk')).dead(2, 3, 4, 5).atNight(3)
    expect(many.information(1, 'king')?.allowed).toEqual(['king', 'assassin', 'imp', 'monk'])
    expect(aGame(castWith('king').concat('monk')).dead(2, 3, 4).atNight(3).wakes(1, 'king')).toBe(false)
  })

  it('may be shown a character nobody has while drunk', () => {
    const game = aGame(castWith('king')).dead(2, 3, 4, 5).drunk(1).atNight(3)
    expect(game.tell(1, 'king', 'monk').lastRefusal).toBeNull()
  })
})

describe('[CA8] Amnesiac', () => {
  it('guesses once a day and hears how close it is', () => {
    const game = aGame(castWith('amnesiac')).onDay(1)
    const guess = { isPublic: false, text: 'Do I count the evil?', answer: 'warm' }
    game.useByDay(1, 'amnesiac', guess)
    expect(game.told(1, 'answer')).toEqual(['warm'])
    expect(game.useByDay(1, 'amnesiac', guess).lastRefusal).toBe('already-used-today')
    expect(game.closeDay().dawn().useByDay(1, 'amnesiac', guess).lastRefusal).toBeNull()
  })

  it('hears one of four words, drunk or not', () => {
    const sober = aGame(castWith('amnesiac')).onDay(1)
    expect(sober.useByDay(1, 'amnesiac', { text: 'x', answer: 'yes' }).lastRefusal).toBe('unknown-answer')
    const drunk = aGame(castWith('amnesiac')).drunk(1).onDay(1)
    expect(drunk.useByDay(1, 'amnesiac', { text: 'x', answer: 'bingo' }).lastRefusal).toBeNull()
  })

  it('is given an ability it does not hear of, and may be woken any night', () => {
    const game = aGame(castWith('amnesiac')).atNight(1)
    expect(game.wakes(1, 'amnesiac')).toBe('optional')
    game.decide('abilityText', 'You are woken when a neighbour dies.')
    expect(game.seat(1).told).toEqual([])
    expect(game.openTopics).not.toContain('abilityText')
  })

  it('may choose players at night', () => {
    const game = aGame(castWith('amnesiac')).atNight(1).choose(1, 'amnesiac', 2, 3)
    expect(game.tell(1, 'amnesiac', 'yes').told(1, 'answer')).toEqual(['yes'])
    expect(game.choose(1, 'amnesiac', 2).lastRefusal).toBe('already-acted-tonight')
  })
})

describe('[CA9] High Priestess, General and Fisherman', () => {
  it('take any answer of their kind', () => {
    const general = aGame(castWith('general')).atNight(1)
    expect(general.tell(1, 'general', 'both').lastRefusal).toBe('unknown-answer')
    expect(general.tell(1, 'general', 'neither').lastRefusal).toBeNull()
    expect(aGame(castWith('highpriestess')).atNight(1).tell(1, 'highpriestess', 7).lastRefusal).toBeNull()
  })

  it('give the Fisherman advice once', () => {
    const game = aGame(castWith('fisherman')).onDay(2).useByDay(1, 'fisherman', { answer: 'Watch the quiet one.' })
    expect(game.told(1, 'answer')).toEqual(['Watch the quiet one.'])
    expect(game.useByDay(1, 'fisherman').lastRefusal).toBe('ability-spent')
  })

  it('say nothing was wrong, even of a drunk learner', () => {
    const game = aGame(castWith('general')).drunk(1).atNight(1).tell(1, 'general', 'evil')
    expect(game.factsOf('wentWrong')).toEqual([])
  })
})

describe('[I7] answers of which several are true', () => {
  it('count as right, whichever of them is told', () => {
    const poisoned = aGame(castWith('noble')).poisoned(1).atNight(1).tell(1, 'noble', [4, 5, 7])
    expect(poisoned.factsOf('wentWrong')).toEqual([])
    const withRecluse = aGame(['noble', 'recluse', ...cast.slice(2)])
      .atNight(1)
      .tell(1, 'noble', [4, 5, 7])
    expect(withRecluse.factsOf('wentWrong')).toEqual([])
  })

  it('count as wrong when none of them is', () => {
    const poisoned = aGame(castWith('noble')).poisoned(1).atNight(1).tell(1, 'noble', [4, 6, 7])
    expect(poisoned.factsOf('wentWrong')).toHaveLength(1)
    const withRecluse = aGame(['noble', 'recluse', ...cast.slice(2)])
      .atNight(1)
      .tell(1, 'noble', [2, 4, 5])
    expect(withRecluse.factsOf('wentWrong')).toHaveLength(1)
  })
})
