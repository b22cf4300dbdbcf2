import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

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
