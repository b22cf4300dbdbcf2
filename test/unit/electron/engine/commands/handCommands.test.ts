import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../support/game'

const table = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'soldier', 'saint']

describe('changes by hand', () => {
  it('[S1] make another character and leave side, life and states', () => {
    const game = aGame(table).evil(2).atNight(2).choose(4, 'poisoner', 2).become(2, 'butler')
    expect(game.seat(2)).toMatchObject({ character: 'butler', alignment: 'evil', isAlive: true, isUpsideDown: true })
    expect(game.seat(2).poisoned).toHaveLength(1)
    expect(game.step(2, 'empath')).toBeUndefined()
    expect(game.wakes(2, 'butler')).toBe(true)
  })

  it('[S1] begin a once-per-game ability afresh', () => {
    const game = aGame(['slayer', 'chef', 'monk', 'poisoner', 'imp'])
      .onDay(1)
      .useByDay(1, 'slayer', 2)
      .become(1, 'slayer')
    expect(game.works(1, 'slayer')).toBe(true)
  })

  it('[S1] begin an ability afresh whose token lay on its owner', () => {
    const golem = aGame(['golem', 'chef', 'monk', 'poisoner', 'imp']).onDay(1).nominate(1, 5).vote().closeDay().dawn()
    expect(golem.nominate(1, 2).lastRefusal).toBe('golem-already-nominated')
    expect(golem.become(1, 'chef').become(1, 'golem').tokens(1)).toEqual([])
    expect(golem.nominate(1, 2).seat(2).isAlive).toBe(false)
  })

  it('[S10] make a Traveller an ordinary player, of whose character the room learns nothing, and back', () => {
    const game = aGame([...table, 'thief']).atNight(2)
    expect(game.room.seats[7]?.traveller).toBe('thief')
    game.become(8, 'slayer').dawn()
    expect(game.room.seats[7]?.traveller).toBeNull()
    expect(game.seat(8)).toMatchObject({ isTraveller: false, canBeNominated: true })
    expect(game.become(8, 'gunslinger').room.seats[7]?.traveller).toBe('gunslinger')
  })

  it('[S2] change the side and keep the character; both are told in secret', () => {
    const game = aGame(table).onDay(1).turn(1, 'evil').become(2, 'chef')
    expect(game.seat(1)).toMatchObject({ character: 'chef', alignment: 'evil' })
    expect([game.told(1, 'alignment'), game.told(2, 'youAre')]).toEqual([['evil'], ['chef']])
    expect(game.turn(1, 'evil').told(1, 'alignment')).toEqual(['evil'])
  })

  it.each(['drunk', 'marionette', 'lunatic'])('[S9] tell nobody that they are now the %s', (character) => {
    const game = aGame(table).atNight(2).become(1, character)
    expect(game.seat(1)).toMatchObject({ character, shown: 'chef' })
    expect(game.told(1, 'youAre')).toEqual([])
    expect(game.works(1, 'chef')).toBe(false)
    expect(game.seat(2)).toMatchObject({ shown: null })
  })

  it('[S9] let a player go on believing what they believed, and act it out', () => {
    const game = aGame(table).atNight(2).become(2, 'drunk')
    expect([game.wakes(2, 'empath'), game.information(2, 'empath')?.malfunction?.level]).toEqual([true, 'may'])
    expect(game.seat(2).reminders).toMatchObject([{ character: 'drunk', label: 'Is The Drunk' }])
    const sober = game.become(2, 'monk')
    expect([sober.seat(2).shown, sober.seat(2).reminders, sober.told(2, 'youAre')]).toEqual([null, [], ['monk']])
  })

  it('[S3] kill the way everybody dies', () => {
    const game = aGame(table).atNight(2).kill(6, 'imp', 5)
    expect(game.seat(6).isAlive).toBe(true)
    expect(game.kill(1, 'imp', 5).state.deaths).toMatchObject([{ seat: 1, cause: { kind: 'demon', seat: 5 } }])
    expect(game.kill(6).seat(6).isAlive).toBe(false)
  })

  it('[S4] revive with the ability and without a vote token', () => {
    const game = aGame(table).dead(2).atNight(2).send('revive', { seat: 2 })
    expect([game.seat(2).isAlive, game.works(2, 'empath'), game.room.seats[1]?.life]).toEqual([true, true, 'dead'])
    // The room sees the life and the token of last evening; the Grimoire shows what is.
    expect([game.seat(2).voteToken, game.room.seats[1]?.voteToken]).toEqual([false, true])
    expect(game.dawn().room.seats[1]).toMatchObject({ life: 'alive', voteToken: false })
    const byDay = aGame(table).dead(2).onDay(2).send('revive', { seat: 2 })
    expect(byDay.room.seats[1]).toMatchObject({ life: 'alive', voteToken: false })
    expect(byDay.send('revive', { seat: 2 }).lastRefusal).toBe('already-alive')
  })

  it('[S5] put on and take away one source of a state', () => {
    const game = aGame(table).atNight(2).poisoned(1, 'pukka')
    game.send('impair', { target: 1, kind: 'poisoned', source: { character: 'poisoner', seat: 4 } })
    expect(
      game
        .seat(1)
        .poisoned.map(({ character }) => character)
        .sort(),
    ).toEqual(['poisoner', 'pukka'])
    game.send('restore', { target: 1, kind: 'poisoned', source: { character: 'poisoner' } })
    expect(game.seat(1).poisoned).toMatchObject([{ character: 'pukka' }])
    expect(game.send('restore', { target: 1, kind: 'drunk', source: { character: 'poisoner' } }).lastRefusal).toBe(
      'no-such-effect',
    )
  })

  it('[S6] move a token with its effect, or end it', () => {
    const game = aGame(table).atNight(2).choose(4, 'poisoner', 1)
    const reminder = game.seat(1).reminders[0]?.id ?? 0
    game.send('moveReminder', { reminder, seat: 2 })
    expect([game.seat(1).poisoned.length, game.seat(2).poisoned.length]).toEqual([0, 1])
    game.send('moveReminder', { reminder, seat: null })
    expect([game.seat(2).poisoned.length, game.view.centreReminders.length]).toEqual([0, 1])
    expect(game.send('removeReminder', { reminder }).view.centreReminders).toEqual([])
  })

  it('[S7] do not touch Fabled and Loric', () => {
    const game = aGame(table).withCentre('angel').onDay(1)
    expect(
      game.send('kill', { target: 'angel', cause: { kind: 'storyteller', ability: 'storyteller' } }).lastRefusal,
    ).toBe('immune')
    expect(game.send('impair', { target: 'angel', kind: 'drunk', source: { character: 'sailor' } }).lastRefusal).toBe(
      'immune',
    )
    expect(
      game.send('kill', { target: 'djinn', cause: { kind: 'storyteller', ability: 'storyteller' } }).lastRefusal,
    ).toBe('no-such-seat')
  })

  it('[S7] let nobody point at them, by night or by day, nor execute or nominate them', () => {
    const night = aGame(table).withCentre('angel').atNight(2)
    const toImmune = ['immune', 'not-a-player']
    expect(night.send('choose', { seat: 5, ability: 'imp', targets: ['angel'] }).lastRefusals).toEqual(toImmune)
    const day = aGame(['slayer', 'chef', 'monk', 'poisoner', 'imp']).withCentre('angel').onDay(1)
    expect(day.send('useByDay', { seat: 1, ability: 'slayer', targets: ['angel'] }).lastRefusals).toEqual(toImmune)
    expect(day.send('execute', { target: 'angel', reason: 'storyteller' }).lastRefusals).toEqual(toImmune)
    expect(day.send('nominate', { by: 1, nominee: 'angel' }).lastRefusals).toEqual(['not-a-player', 'immune'])
    expect(day.send('callExile', { by: 1, target: 'angel' }).lastRefusals).toEqual(['not-a-player', 'immune'])
    expect(day.send('changeCharacter', { target: 'angel', to: 'chef' }).lastRefusals).toEqual(toImmune)
    expect(day.send('changeAlignment', { target: 'angel', to: 'evil' }).lastRefusals).toEqual(toImmune)
    expect(day.send('execute', { target: 'djinn', reason: 'storyteller' }).lastRefusal).toBe('no-such-seat')
  })

  it('[S7] put only Fabled and Loric in the centre', () => {
    const game = aGame(table).onDay(1)
    expect(game.send('addToCentre', { character: 'chef' }).lastRefusal).toBe('not-fabled-or-loric')
    expect(game.send('addToCentre', { character: 'angel' }).view.centre).toMatchObject([{ character: 'angel' }])
    expect(game.send('removeFromCentre', { character: 'angel' }).view.centre).toEqual([])
  })

  it('[S8] move chairs, and neighbours with them', () => {
    const game = aGame(table).atNight(2)
    expect([game.seat(2).neighbours, game.information(2, 'empath')?.truth]).toEqual([[1, 3], 0])
    game.send('swapSeats', { first: 1, second: 5 })
    expect([game.seat(2).neighbours, game.information(2, 'empath')?.truth]).toEqual([[5, 3], 1])
    game.send('moveSeat', { seat: 4, index: 2 })
    expect([game.seat(2).neighbours, game.information(2, 'empath')?.truth]).toEqual([[5, 4], 2])
  })

  it('[S11] number the chairs from any player on, and the other way round', () => {
    const order = (game: ReturnType<typeof aGame>): number[] => game.view.seats.map(({ seat }) => seat)
    const game = aGame(table).onDay(1).send('renameSeat', { seat: 3, name: 'Chidi' }).send('turnTable', { first: 3 })
    expect([order(game), game.seat(3).name, game.seat(2).neighbours]).toEqual([[3, 4, 5, 6, 7, 1, 2], 'Chidi', [1, 3]])
    expect(game.room.seats[0]).toMatchObject({ seat: 3, name: 'Chidi' })
    game.send('turnTable', { first: 3, isReversed: true })
    expect([order(game), game.seat(2).neighbours]).toEqual([
      [3, 2, 1, 7, 6, 5, 4],
      [3, 1],
    ])
    expect(game.send('turnTable', { first: 99 }).lastRefusal).toBe('no-such-seat')
  })

  it('[S8] take a chair away, and add one', () => {
    const game = aGame(table).onDay(1).send('removeSeat', { seat: 3 })
    expect([game.seat(2).neighbours, game.view.seats.length]).toEqual([[1, 4], 6])
    expect(game.send('addSeat', { name: 'New', index: 1 }).seat(1).neighbours[1]).toBe(8)
    expect(game.send('removeSeat', { seat: 99 }).lastRefusal).toBe('no-such-seat')
  })

  it('[F12] let a player believe in another character', () => {
    const game = aGame(table).onDay(1).send('setShown', { seat: 1, character: 'empath' })
    expect(game.seat(1).abilities).toMatchObject([{ character: 'chef' }, { character: 'empath', origin: 'believed' }])
    expect(game.send('setShown', { seat: 1, character: null }).seat(1).abilities).toHaveLength(1)
  })

  it('[V8] give and take a vote token', () => {
    const game = aGame(table).dead(1).onDay(2).send('setVoteToken', { seat: 1, has: false })
    expect(game.room.seats[0]?.voteToken).toBe(false)
    expect(game.send('setVoteToken', { seat: 1, has: true }).room.seats[0]?.voteToken).toBe(true)
  })
})
