import { describe, expect, it } from 'vitest'
import { aGame, type TestGame } from '../../../../support/game'

const table = ['mayor', 'chef', 'monk', 'poisoner', 'imp', 'fortuneteller', 'saint']
const withScapegoat = ['mayor', 'chef', 'monk', 'poisoner', 'imp', 'empath', 'saint', 'scapegoat']

describe('decisions', () => {
  it('[Q1] hold a command back until they are made', () => {
    const game = aGame(table).atNight(2).decide('redHerring', 2).choose(5, 'imp', 1)
    expect(game.lastNotices).toContain('decision-open')
    expect(game.facts.at(-1)?.kind).toBe('questionAsked')
    expect([game.living.length, game.step(5, 'imp')?.status]).toEqual([7, 'todo'])
    game.decide('diesInstead', 2)
    expect([game.seat(2).isAlive, game.step(5, 'imp')?.status, game.openTopics]).toEqual([false, 'done', []])
  })

  it('[Q2] take one of their options, or nothing where that is possible', () => {
    const game = aGame(table).atNight(2).decide('redHerring', 2).choose(5, 'imp', 1)
    expect(game.decide('diesInstead', 1).lastRefusal).toBe('not-an-option')
    expect(game.decide('diesInstead', 'chef').lastRefusal).toBe('not-an-option')
    expect(game.leave('diesInstead').seat(1).isAlive).toBe(false)
  })

  it('[Q3] that have to be made cannot be left', () => {
    const game = aGame(['baron', 'chef', 'monk', 'poisoner', 'imp']).atNight(2).choose(5, 'imp', 5)
    expect(game.leave('newImp').lastRefusal).toBe('must-be-decided')
    expect(game.decide('newImp', 1).seat(1).character).toBe('imp')
  })

  it('[Q4] are dropped when their command no longer stands', () => {
    const game = aGame(table).atNight(2).decide('redHerring', 2).choose(5, 'imp', 1).kill(5)
    game.send('playOn', {}).decide('diesInstead', 2)
    expect([game.seat(2).isAlive, game.seat(1).isAlive, game.openTopics]).toEqual([true, true, []])
    expect(game.lastNotices).toEqual(['dead-no-ability'])
  })

  it('[C2, Q4] are dropped even so when an override that nothing needed came with the command', () => {
    const game = aGame(table).atNight(2).decide('redHerring', 2)
    game.send('choose', { seat: 5, ability: 'imp', targets: [1] }, { override: true }).kill(5)
    game.send('playOn', {}).decide('diesInstead', 2)
    expect([game.seat(2).isAlive, game.lastNotices]).toEqual([true, ['dead-no-ability']])
    expect(game.factsOf('overridden')).toEqual([])
  })

  it('[Q5] of an ability stay open until they are made', () => {
    const game = aGame(table).atNight(1)
    expect(game.decision('redHerring')).toMatchObject({ ability: 'fortuneteller', seat: 6, isOptional: false })
    expect(game.decide('redHerring', 2).openTopics).toEqual([])
    expect(game.send('decide', { ability: 'fortuneteller', topic: 'redHerring', value: 3 }).lastRefusal).not.toBeNull()
    expect(game.tokens(3)).toEqual([])
  })

  it.each([
    ['finishStep', (key: string) => ({ key })],
    ['skipStep', (key: string) => ({ key })],
    ['decline', () => ({ seat: 5, ability: 'imp' })],
    ['choose', () => ({ seat: 5, ability: 'imp', targets: [2] })],
  ] as const)('[Q6] hold back %s in the step of their choice, which is lost by insisting alone', (kind, dataFor) => {
    const begin = (): TestGame => aGame(table).atNight(2).decide('redHerring', 2).choose(5, 'imp', 1)
    const data = dataFor(begin().step(5, 'imp')?.key ?? '') as never
    const game = begin().send(kind, data)
    expect(game.lastRefusals).toContain('decision-open')
    expect(game.decide('diesInstead', 3).seat(3).isAlive).toBe(false)
    const insisting = begin().send(kind, data, { override: true })
    expect([insisting.openTopics, insisting.seat(1).isAlive]).toEqual([[], true])
    expect(insisting.step(5, 'imp')?.status).not.toBe('todo')
  })

  it('[Q6] let every other step be gone through', () => {
    const game = aGame(table).atNight(2).decide('redHerring', 2).choose(5, 'imp', 1).choose(6, 'fortuneteller', 2, 3)
    expect(game.send('finishStep', { key: game.step(6, 'fortuneteller')?.key ?? '' }).lastRefusal).toBeNull()
    expect(game.decide('diesInstead', 3).seat(3).isAlive).toBe(false)
  })

  it('[Q6] hold back the end of the night and of the day', () => {
    const night = aGame(table).atNight(2).decide('redHerring', 2).choose(5, 'imp', 1)
    expect(night.dawn().lastRefusal).toBe('decision-open')
    night.send('dawn', {}, { override: true })
    expect([night.seat(1).isAlive, night.view.phase.kind, night.openTopics]).toEqual([true, 'day', []])
    const day = aGame(withScapegoat).onDay(1).executeByVote(2, 3)
    expect(day.closeDay().lastRefusal).toBe('decision-open')
    day.send('closeDay', {}, { override: true })
    expect(day.openTopics).toEqual(['executedInstead'])
    expect(day.decide('executedInstead', true).view.phase).toEqual({ kind: 'night', number: 2 })
    expect([day.openTopics, day.seat(8).isAlive]).toEqual([[], false])
  })

  it('[Q1] let closing the day go on once its own question is answered', () => {
    const game = aGame(withScapegoat).onDay(1).nominate(2, 3).vote(1, 2, 3, 4, 5).closeDay()
    expect([game.view.phase.kind, game.openTopics]).toEqual(['day', ['executedInstead']])
    game.decide('executedInstead', true)
    expect([game.view.phase.kind, game.seat(8).isAlive, game.seat(3).isAlive]).toEqual(['night', false, true])
  })

  it('[Q7] are plain data that can be read again', () => {
    const game = aGame(table).atNight(2).decide('redHerring', 2).choose(5, 'imp', 1)
    expect(JSON.parse(JSON.stringify(game.state.questions))).toEqual(game.state.questions)
    expect(game.view.decisions).toMatchObject([
      { ability: 'mayor', topic: 'diesInstead', options: [2, 3, 4, 5, 6, 7], isOptional: true, isPending: true },
    ])
  })

  it('[Q2] that nobody asks for cannot be made', () => {
    expect(
      aGame(table).atNight(2).send('decide', { ability: 'mayor', topic: 'diesInstead', value: 2 }).lastRefusal,
    ).toBe('no-such-decision')
    expect(aGame(table).atNight(2).send('leaveOpen', { decision: 'none' }).lastRefusal).toBe('no-such-decision')
  })
})
