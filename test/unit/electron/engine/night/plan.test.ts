import { describe, expect, it } from 'vitest'
import { aGame, type TestGame } from '../../../../support/game'

const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'undertaker', 'butler']
const entries = (game: TestGame): string[] => game.view.night.steps.map(({ entry }) => entry)
const keyOf = (game: TestGame, seat: number, entry: string): string => game.step(seat, entry)?.key ?? ''

describe('the night', () => {
  it('[P1] has a row for every ability that acts, in the order of the sheet', () => {
    expect(entries(aGame(table).atNight(1))).toEqual([
      'minioninfo',
      'demoninfo',
      'poisoner',
      'chef',
      'empath',
      'butler',
    ])
    expect(entries(aGame(table).dead(6).atNight(2))).toEqual(['poisoner', 'monk', 'imp', 'empath', 'butler'])
  })

  it('[P1] counts the seats’ places in that order', () => {
    const game = aGame(table).atNight(2)
    expect(game.seat(4).nightPlace).toEqual({ position: 1, status: 'todo' })
    expect(game.seat(1).nightPlace).toBeNull()
  })

  it('[P1] counts only who is woken: not the dead, and nobody whose turn is not now', () => {
    const game = aGame(['chef', 'empath', 'monk', 'poisoner', 'imp', 'sage', 'butler']).atNight(2)
    expect(game.step(6, 'sage')?.status).toBe('notNow')
    expect(game.seat(6).nightPlace).toBeNull()
    game.choose(5, 'imp', 2)
    expect(game.step(2, 'empath')?.status).toBe('cancelled')
    expect([game.seat(5).nightPlace?.position, game.seat(7).nightPlace?.position]).toEqual([3, 4])
  })

  it('[P2] follows a script’s own order', () => {
    const game = aGame(table).atNight(2)
    game.send('chooseScript', { script: { name: 'Own', characters: table, otherNight: ['imp', 'empath', 'poisoner'] } })
    expect(entries(game).slice(0, 3)).toEqual(['imp', 'empath', 'poisoner'])
  })

  it('[P3] cancels the rows of who dies tonight and has none for the dead', () => {
    const game = aGame(table).dead(7).atNight(2).choose(5, 'imp', 2)
    expect(game.step(2, 'empath')).toMatchObject({ status: 'cancelled', reason: 'dead' })
    expect(game.step(7, 'butler')).toBeUndefined()
  })

  it('[P15] keeps the row of who acted, though they have that ability no longer', () => {
    const game = aGame(['snakecharmer', 'empath', 'monk', 'poisoner', 'imp', 'undertaker', 'butler']).atNight(2)
    game.choose(1, 'snakecharmer', 5)
    expect(game.step(1, 'snakecharmer')).toMatchObject({
      status: 'done',
      instance: null,
      outcome: [{ code: 'chose', params: { targets: [5] } }],
    })
    expect(entries(game).indexOf('snakecharmer')).toBeLessThan(entries(game).indexOf('imp'))
    expect(game.wakes(5, 'snakecharmer')).toBe(false)
  })

  it('[P4] lets what is gained tonight act only if its place is still to come', () => {
    const late = aGame(['chef', 'empath', 'monk', 'poisoner', 'imp']).atNight(2).choose(5, 'imp', 5)
    expect(late.step(4, 'imp')).toBeUndefined()
    expect(late.dawn().closeDay().wakes(4, 'imp')).toBe(true)
  })

  it('[P4] holds what is gained by hand to the place that the night has reached', () => {
    const early = aGame(table).atNight(2).become(7, 'fortuneteller').become(6, 'innkeeper')
    expect([early.wakes(7, 'fortuneteller'), early.wakes(6, 'innkeeper')]).toEqual([true, true])
    const late = aGame(table).atNight(2).choose(5, 'imp', 2).become(7, 'fortuneteller').become(6, 'innkeeper')
    expect([late.wakes(7, 'fortuneteller'), late.step(6, 'innkeeper')]).toEqual([true, undefined])
    const succeeded = aGame([...table, 'scarletwoman'])
      .atNight(2)
      .choose(5, 'imp', 2)
      .kill(5)
    expect([succeeded.seat(8).character, succeeded.step(8, 'imp')]).toEqual(['imp', undefined])
  })

  it('[P5] has somebody who starts knowing learn it the night they become it', () => {
    const game = aGame(table).atNight(3).become(7, 'investigator')
    expect(game.wakes(7, 'investigator')).toBe(true)
    expect(aGame(table).onDay(3).become(7, 'investigator').closeDay().wakes(7, 'investigator')).toBe(true)
    expect(game.dawn().closeDay().step(7, 'investigator')).toBeUndefined()
  })

  it('[P6] keeps some abilities for later nights', () => {
    const game = aGame(table).atNight(1)
    expect(game.choose(3, 'monk', 1).lastRefusal).toBe('not-on-first-night')
    expect(game.step(6, 'undertaker')).toBeUndefined()
  })

  it('[P7] lets an ability act once, or again when its row is opened again', () => {
    const game = aGame(table).atNight(2).choose(3, 'monk', 1)
    expect(game.choose(3, 'monk', 2).lastRefusal).toBe('already-acted-tonight')
    game.send('repeatStep', { key: keyOf(game, 3, 'monk') })
    expect(game.step(3, 'monk')?.status).toBe('todo')
    expect(game.choose(3, 'monk', 2).lastRefusal).toBeNull()
    expect(game.tokens(2)).toContain('Safe')
  })

  it('[P7] lets an ability act in a row that was added for it', () => {
    const game = aGame(table).atNight(2).choose(5, 'imp', 1).send('addStep', { seat: 5, ability: 'imp' })
    expect(game.choose(5, 'imp', 2).seat(2).isAlive).toBe(false)
    expect(game.choose(5, 'imp', 3).lastRefusal).toBe('already-acted-tonight')
  })

  it('[P8] can be skipped, finished, added to and put in another order', () => {
    const game = aGame(table).atNight(2)
    game.send('skipStep', { key: keyOf(game, 4, 'poisoner') }).send('finishStep', { key: keyOf(game, 3, 'monk') })
    expect([game.step(4, 'poisoner')?.status, game.step(3, 'monk')?.status]).toEqual(['skipped', 'done'])
    game.send('addStep', { seat: 1, ability: 'chef' })
    expect(game.wakes(1, 'chef')).toBe(true)
    game.send('moveStep', { key: keyOf(game, 2, 'empath'), before: keyOf(game, 4, 'poisoner') })
    expect(entries(game)[0]).toBe('empath')
    expect(game.send('skipStep', { key: 'nothing' }).lastRefusal).toBe('no-such-step')
  })

  it('[P9] wakes the impaired and the believing like everybody', () => {
    const game = aGame(['drunk as empath', 'chef', 'monk', 'poisoner', 'imp']).atNight(2).poisoned(3)
    expect([game.wakes(1, 'empath'), game.wakes(3, 'monk')]).toEqual([true, true])
    expect([game.step(1, 'empath')?.isPretend, game.step(3, 'monk')?.isPretend]).toEqual([true, true])
    expect(game.step(5, 'imp')?.isPretend).toBe(false)
  })

  it('[P12] lets a choice fall on any player its text allows, in the right number', () => {
    const game = aGame(table).dead(1).atNight(2)
    expect(game.step(5, 'imp')?.advice?.targets).toMatchObject({
      min: 1,
      max: 1,
      legal: [1, 2, 3, 4, 5, 6, 7],
      refused: [],
    })
    expect(game.step(3, 'monk')?.advice?.targets?.refused).toEqual([{ seat: 3, code: 'self-not-allowed' }])
    expect(game.choose(5, 'imp').lastRefusal).toBe('too-few-targets')
    expect(game.choose(5, 'imp', 1, 2).lastRefusal).toBe('too-many-targets')
    expect(game.choose(5, 'imp', 99).lastRefusal).toBe('no-such-seat')
    expect(game.choose(1, 'imp', 2).lastRefusals).toEqual(['no-such-ability'])
    expect(game.choose(2, 'nobody', { answer: 'live' }).lastRefusals).toEqual(['no-such-ability', 'not-triggered'])
  })

  it('[P12] brings an answer only where the ability learns something tonight', () => {
    const learns = (game: ReturnType<typeof aGame>, seat: number, ability: string) =>
      game.step(seat, ability)?.advice?.learns
    const table = ['golem', 'chambermaid', 'chef', 'godfather', 'imp']
    expect(learns(aGame(table).atNight(1), 4, 'godfather')).toBe(true)
    const armed = aGame(table).onDay(1).executeByVote(2, 1).closeDay()
    expect([learns(armed, 4, 'godfather'), learns(armed, 2, 'chambermaid')]).toEqual([false, true])
  })

  it('[P13] ends at dawn with who died, or that nobody did', () => {
    const game = aGame(table).atNight(2).choose(5, 'imp', 1).dawn()
    expect(game.room.announcements).toEqual([{ kind: 'deaths', seats: [1] }])
    expect(aGame(table).atNight(2).dawn().room.announcements).toEqual([{ kind: 'deaths', seats: [] }])
    expect(aGame(table).onDay(2).dawn().lastRefusal).toBe('wrong-phase')
  })

  it('[P13] says at dawn who came back to life, and nothing before', () => {
    const game = aGame(['professor', 'chef', 'monk', 'poisoner', 'imp', 'artist', 'butler']).dead(2).atNight(2)
    game.choose(1, 'professor', 2).choose(5, 'imp', 7)
    expect(game.room.announcements).toEqual([])
    expect(game.dawn().room.announcements).toEqual([
      { kind: 'deaths', seats: [7] },
      { kind: 'revived', seats: [2] },
    ])
  })

  it('[P13] says nothing of who came back to life and died again, or died and came back', () => {
    const game = aGame(['professor', 'chef', 'monk', 'poisoner', 'imp', 'artist', 'butler']).dead(2).atNight(2)
    game.choose(1, 'professor', 2).kill(2)
    game.choose(5, 'imp', 7).send('revive', { seat: 7 })
    expect(game.dawn().room.announcements).toEqual([{ kind: 'deaths', seats: [] }])
  })

  it('[P14] marks who may be woken without a sign', () => {
    expect(aGame(table).onDay(1).closeDay().wakes(6, 'undertaker')).toBe('optional')
    expect(aGame(table).onDay(1).executeByVote(1, 7).closeDay().wakes(6, 'undertaker')).toBe(true)
  })

  it('[P1] shows by day what the coming night would bring', () => {
    const { upcoming } = aGame(table).onDay(1).view
    expect(upcoming.night).toBe(2)
    expect(upcoming.steps.map(({ entry }) => entry)).toContain('monk')
  })

  it('[P8] says in its row whom an ability killed, and who was saved from it', () => {
    const table = ['fool', 'gambler', 'innkeeper', 'shabaloth', 'godfather', 'minstrel', 'pacifist']
    const game = aGame(table).atNight(2).choose(4, 'shabaloth', 1, 2)
    expect(game.step(4, 'shabaloth')?.outcome).toEqual([
      { code: 'chose', params: { targets: [1, 2], characters: [], answer: null } },
      { code: 'killed', params: { seats: [2] } },
      { code: 'spared', params: { seat: 1, by: 'fool' } },
    ])
  })
})
