import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const cast = ['chef', 'noble', 'clockmaker', 'artist', 'baron', 'poisoner', 'imp']
const castWith = (first: string, ...others: string[]): string[] => [first, ...others, ...cast.slice(1 + others.length)]

describe('[CA48] Cult Leader', () => {
  const finish = (characters: readonly string[]) => {
    const game = aGame(characters).atNight(1)
    return game.send('finishStep', { key: stepKey(game) })
  }
  const stepKey = (game: ReturnType<typeof aGame>) =>
    game.view.night.steps.find(({ entry }) => entry === 'cultleader')?.key ?? ''

  it('takes the side of the living neighbour the Storyteller picks, and learns a change', () => {
    const game = () => finish(castWith('cultleader'))
    expect(game().decision('follows').options).toEqual([2, 7])
    expect(game().decide('follows', 7).seat(1)).toMatchObject({ alignment: 'evil', isUpsideDown: true })
    expect(game().decide('follows', 7).told(1, 'alignment')).toEqual(['evil'])
    expect(game().decide('follows', 2).seat(1)).toMatchObject({ alignment: 'good', told: [] })
  })

  it('has no choice where both neighbours are on one side', () => {
    const game = finish(['cultleader', 'baron', 'noble', 'clockmaker', 'artist', 'poisoner', 'imp'])
    expect([game.openTopics, game.seat(1).alignment]).toEqual([[], 'evil'])
  })

  it('stays as it was when poisoned, which counts only where it had to change', () => {
    const poisoned = (...characters: string[]) => {
      const game = aGame(characters).poisoned(1).atNight(1)
      return game.send('finishStep', { key: stepKey(game) })
    }
    const between = poisoned('cultleader', 'baron', 'noble', 'clockmaker', 'artist', 'poisoner', 'imp')
    expect([between.seat(1).alignment, between.factsOf('wentWrong').length]).toEqual(['good', 1])
    expect(poisoned(...castWith('cultleader')).factsOf('wentWrong')).toEqual([])
  })

  it('wins for its team when all good players join', () => {
    const day = () => aGame(castWith('cultleader')).onDay(1).useByDay(1, 'cultleader')
    expect(day().decide('allJoin', true).winner).toBe('good')
    expect(day().leave('allJoin').winner).toBeNull()
    expect(
      aGame(castWith('cultleader')).evil(1).onDay(1).useByDay(1, 'cultleader').decide('allJoin', true).winner,
    ).toBe('evil')
  })

  it('does not win when drunk, nor by a cult nobody heard of', () => {
    const drunk = aGame(castWith('cultleader')).drunk(1).onDay(1).useByDay(1, 'cultleader').decide('allJoin', true)
    expect(drunk.winner).toBeNull()
    expect(aGame(castWith('cultleader')).onDay(1).useByDay(1, 'cultleader', { isPublic: false }).lastRefusal).toBe(
      'must-be-public',
    )
  })
})

describe('[CA49] Alsaahir', () => {
  const says = (guesses: [number, string][], characters = castWith('alsaahir'), isDrunk = false) => {
    const game = aGame(characters)
    return (isDrunk ? game.drunk(1) : game)
      .onDay(1)
      .useByDay(1, 'alsaahir', { guesses: guesses.map(([seat, character]) => ({ seat, character })) })
  }
  const right: [number, string][] = [
    [5, 'witch'],
    [6, 'baron'],
    [7, 'imp'],
  ]

  it('wins for good when every Minion and every Demon is named, whatever their characters', () => {
    expect(says(right).winner).toBe('good')
  })

  it('does not win when somebody is missing, too many, or of the other type', () => {
    expect(says(right.slice(1)).winner).toBeNull()
    expect(says([...right, [2, 'witch']]).winner).toBeNull()
    expect(
      says([
        [5, 'imp'],
        [6, 'baron'],
        [7, 'witch'],
      ]).winner,
    ).toBeNull()
  })

  it('names Minions and Demons only, once a day and aloud', () => {
    expect(says([[5, 'chef']]).lastRefusal).toBe('character-not-evil')
    expect(says([]).useByDay(1, 'alsaahir', { guesses: [] }).lastRefusal).toBe('already-used-today')
  })

  it('leaves it to the Storyteller what a Recluse registers as', () => {
    const game = () => says([...right, [2, 'witch']], castWith('alsaahir', 'recluse'))
    expect(game().decide('registersAs', 'minion').winner).toBe('good')
    expect(game().leave('registersAs').winner).toBeNull()
    expect(says(right.slice(1), castWith('alsaahir', 'recluse')).openTopics).toEqual([])
  })

  it('does not win when drunk, and that counts', () => {
    const game = says(right, castWith('alsaahir'), true)
    expect([game.winner, game.factsOf('wentWrong').length]).toEqual([null, 1])
  })
})
