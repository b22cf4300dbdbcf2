import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../support/game'

const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'saint']

describe('effects', () => {
  it('[F1] mean the same whether an ability or a hand laid the token', () => {
    const chosen = aGame(table).atNight(2).choose(4, 'poisoner', 2)
    const laid = aGame(table).atNight(2).send('placeReminder', { seat: 2, character: 'poisoner', label: 'Poisoned' })
    expect(laid.seat(2).poisoned).toEqual(chosen.seat(2).poisoned)
    expect(laid.seat(2).reminders).toEqual(chosen.seat(2).reminders)
    expect(laid.dawn().closeDay().seat(2).poisoned).toEqual([])
  })

  it('[F1] leave a label that nobody knows as a note', () => {
    const game = aGame(table).atNight(2).send('placeReminder', { seat: 2, character: 'poisoner', label: 'Check this' })
    expect(game.seat(2).reminders).toMatchObject([{ label: 'Check this', kind: 'mark', until: 'forever' }])
    expect(game.seat(2).poisoned).toEqual([])
  })

  it('[F2] take an ability away and give it back', () => {
    const game = aGame(table).atNight(2)
    expect(game.works(2, 'empath')).toBe(true)
    expect(game.choose(4, 'poisoner', 2).works(2, 'empath')).toBe(false)
    expect(game.dawn().closeDay().works(2, 'empath')).toBe(true)
  })

  it('[F3] keep drunkenness and poison apart', () => {
    const game = aGame(table).atNight(2).drunk(2).poisoned(2)
    expect([game.seat(2).drunk.length, game.seat(2).poisoned.length]).toEqual([1, 1])
    game.send('restore', { target: 2, kind: 'drunk', source: { character: 'sailor' } })
    expect([game.seat(2).drunk.length, game.seat(2).poisoned.length, game.works(2, 'empath')]).toEqual([0, 1, false])
  })

  it('[F4] end at once when their source dies or becomes another', () => {
    const poisoned = aGame(table).atNight(2).choose(4, 'poisoner', 2)
    expect(poisoned.seat(2).poisoned).toHaveLength(1)
    expect(poisoned.choose(5, 'imp', 4).seat(2)).toMatchObject({ poisoned: [], reminders: [] })
    const changed = aGame(table).atNight(2).choose(4, 'poisoner', 2).become(4, 'baron')
    expect(changed.seat(2).reminders).toEqual([])
  })

  it('[F4] do not come back with a source that is revived', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 2).kill(4).send('revive', { seat: 4 })
    expect([game.seat(2).reminders, game.works(4, 'poisoner')]).toEqual([[], true])
  })

  it('[F4] end the Monk’s protection when he dies before the Demon attacks', () => {
    const game = aGame(table).atNight(2).choose(3, 'monk', 2).kill(3).choose(5, 'imp', 2)
    expect(game.seat(2).isAlive).toBe(false)
  })

  it('[F5] rest while their source is impaired, and go on afterwards', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 2)
    game.send('impair', { target: 4, kind: 'drunk', source: { character: 'sailor' } })
    expect(game.seat(2).poisoned).toEqual([])
    expect(game.seat(2).reminders).toMatchObject([{ label: 'Poisoned', isActive: false }])
    game.send('restore', { target: 4, kind: 'drunk', source: { character: 'sailor' } })
    expect(game.seat(2).poisoned).toHaveLength(1)
  })

  it('[F6] lie greyed after a choice in vain, for good', () => {
    const game = aGame(table).atNight(2).drunk(4).choose(4, 'poisoner', 2)
    game.send('restore', { target: 4, kind: 'drunk', source: { character: 'sailor' } })
    expect(game.seat(2).reminders).toMatchObject([{ label: 'Poisoned', isActive: false }])
  })

  it('[F7] end at the dusk or dawn they last until', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 2).choose(3, 'monk', 1)
    expect([game.tokens(1), game.tokens(2)]).toEqual([['Safe'], ['Poisoned']])
    game.dawn()
    expect([game.tokens(1), game.tokens(2)]).toEqual([[], ['Poisoned']])
    expect(game.closeDay().tokens(2)).toEqual([])
  })

  it('[F7] last a whole day when put on by day until dusk', () => {
    const game = aGame(table).onDay(2).poisoned(2)
    expect(game.seat(2).poisoned).toHaveLength(1)
    expect(game.closeDay().seat(2).poisoned).toEqual([])
  })

  it('[F8] of two that undo each other the earlier holds', () => {
    const game = aGame(['chef', 'empath', 'poisoner', 'poisoner', 'imp'])
      .atNight(2)
      .choose(3, 'poisoner', 4)
      .choose(4, 'poisoner', 3)
    expect([game.seat(4).poisoned.length, game.seat(3).poisoned.length]).toEqual([1, 0])
  })

  it('[F9] do not undo themselves', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 4)
    expect([game.seat(4).poisoned.length, game.works(4, 'poisoner')]).toEqual([1, false])
  })

  it('[F10] leave abilities used on the impaired alone', () => {
    const game = aGame(['chef', 'empath', 'poisoner', 'monk', 'imp']).atNight(2).poisoned(3)
    expect(game.information(2, 'empath')?.allowed).toEqual([1])
    const safe = aGame(table).atNight(2).choose(4, 'poisoner', 2).choose(3, 'monk', 2).choose(5, 'imp', 2)
    expect(safe.seat(2).isAlive).toBe(true)
  })

  it('[F11] a once-per-game ability is spent in vain as well', () => {
    const game = aGame(['slayer', 'chef', 'monk', 'poisoner', 'imp']).onDay(2).poisoned(1).useByDay(1, 'slayer', 5)
    expect(game.seat(1).abilities).toMatchObject([{ character: 'slayer', isSpent: true }])
    expect(game.closeDay().dawn().useByDay(1, 'slayer', 5).lastRefusal).toBe('ability-spent')
  })

  it('[F12] a believed ability is treated as real and never works', () => {
    const game = aGame(['drunk as monk', 'chef', 'empath', 'poisoner', 'imp']).atNight(2)
    expect(game.seat(1).abilities).toMatchObject([
      { character: 'drunk' },
      { character: 'monk', origin: 'believed', isFunctioning: false },
    ])
    expect(game.choose(1, 'monk', 2).seat(2).reminders).toMatchObject([{ label: 'Safe', isActive: false }])
  })

  it('[F13] take no hold of somebody whose ability keeps them sober and healthy', () => {
    const game = aGame([...table, 'beggar'])
      .atNight(2)
      .drunk(8)
      .choose(4, 'poisoner', 8)
    expect(game.seat(8)).toMatchObject({ drunk: [], poisoned: [] })
  })

  it('[F14] of a Demon take no hold of somebody safe from the Demon', () => {
    const game = aGame(['soldier', 'chef', 'pukka', 'baron', 'monk']).atNight(2)
    game.send('placeReminder', { seat: 1, character: 'pukka', label: 'Poisoned' })
    game.send('placeReminder', { seat: 2, character: 'pukka', label: 'Poisoned' })
    expect([game.seat(1).poisoned.length, game.seat(2).poisoned.length]).toEqual([0, 1])
  })
})
