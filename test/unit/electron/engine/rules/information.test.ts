import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../support/game'

const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'undertaker', 'investigator']

describe('information', () => {
  it('[I1] is the truth for the sober and healthy', () => {
    const game = aGame(table).atNight(1)
    expect(game.information(1, 'chef')).toMatchObject({ truth: 1, allowed: [1], isAnything: false, malfunction: null })
    expect(game.tell(1, 'chef', 2).lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'chef', 1).told(1, 'answer')).toEqual([1])
  })

  it('[I1] may be what some registration makes true', () => {
    const game = aGame(['empath', 'recluse', 'monk', 'poisoner', 'imp', 'chef']).atNight(1)
    expect(game.tell(1, 'empath', 2).lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'empath', 1).lastRefusal).toBeNull()
  })

  it('[I2] is whatever the ability might say for the drunk and poisoned, the truth first', () => {
    const game = aGame(table).atNight(1).choose(4, 'poisoner', 2)
    const advice = game.information(2, 'empath')
    expect(advice).toMatchObject({
      allowed: [0, 1, 2],
      malfunction: { level: 'may', causes: [{ character: 'poisoner', seat: 4 }] },
    })
    expect(advice?.suggested[0]).toBe(0)
    expect(game.tell(2, 'empath', 2).lastRefusal).toBeNull()
  })

  it('[I3] goes on the record with what was true', () => {
    const game = aGame(table).atNight(1).choose(4, 'poisoner', 2).tell(2, 'empath', 2)
    expect(game.factsOf('informed')).toMatchObject([
      { seat: 2, ability: 'empath', told: 2, truth: 0, malfunction: true },
    ])
    expect(game.step(2, 'empath')?.outcome).toEqual([{ code: 'told', params: { value: 2, truth: 0 } }])
  })

  it('[I4] is none where there is nothing to learn, even poisoned', () => {
    const game = aGame(table).poisoned(6).onDay(1).closeDay()
    expect(game.information(6, 'undertaker')).toMatchObject({ allowed: [null], isAnything: false })
  })

  it('[I10] is one the ability could give, whatever the malfunction', () => {
    const read = (...drunk: number[]) => {
      const game = aGame(['empath', 'chef', 'monk', 'poisoner', 'imp']).atNight(2)
      return drunk.length > 0 ? game.drunk(1) : game
    }
    expect(read(1).tell(1, 'empath', 3).lastRefusals).toEqual(['unknown-answer'])
    expect(read(1).tell(1, 'empath', 2).lastRefusal).toBeNull()
    expect(read().tell(1, 'empath', 3).lastRefusals).toEqual(['must-be-true', 'unknown-answer'])
    expect(read().tell(1, 'empath', 2).lastRefusals).toEqual(['must-be-true'])
  })

  it('[I5] has the right number of players, whatever the malfunction', () => {
    const game = aGame(table).atNight(1).poisoned(7)
    expect(game.tell(7, 'investigator', { seats: [1], character: 'baron' }).lastRefusal).toBe('wrong-count')
    expect(game.tell(7, 'investigator', 'none').lastRefusal).toBe('wrong-count')
  })

  it('[I6] waits for the choice it depends on', () => {
    const game = aGame(['ravenkeeper', 'chef', 'monk', 'poisoner', 'imp']).atNight(2).choose(5, 'imp', 1)
    expect(game.information(1, 'ravenkeeper')).toBeNull()
    expect(game.tell(1, 'ravenkeeper', 'chef').lastRefusal).not.toBeNull()
    expect(game.choose(1, 'ravenkeeper', 2).information(1, 'ravenkeeper')?.allowed).toEqual(['chef'])
  })

  it('[I7] counts as gone wrong when untrue by malfunction or another’s registration', () => {
    const poisoned = aGame(table).atNight(1).choose(4, 'poisoner', 2)
    expect(poisoned.tell(2, 'empath', 1).factsOf('wentWrong')).toMatchObject([{ seat: 2, ability: 'empath' }])
    const recluse = aGame(['empath', 'recluse', 'monk', 'poisoner', 'imp', 'chef']).atNight(1)
    expect(recluse.tell(1, 'empath', 1).factsOf('wentWrong')).toMatchObject([{ seat: 1 }])
  })

  it('[I7] does not count when true, and is kept apart when only believed in', () => {
    const truth = aGame(table).atNight(1).choose(4, 'poisoner', 2).tell(2, 'empath', 0)
    expect(truth.factsOf('wentWrong')).toEqual([])
    const drunk = aGame(['drunk as empath', 'chef', 'monk', 'poisoner', 'imp']).atNight(1).tell(1, 'empath', 0)
    expect(drunk.factsOf('wentWrong')).toMatchObject([{ seat: 1, ability: 'empath', isBelieved: true }])
  })
})
