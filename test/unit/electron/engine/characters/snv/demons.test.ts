import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../shared/lib/json'
import { aGame, type TestGame } from '../../../../../support/game'

describe('[SV22] Fang Gu', () => {
  const table = ['fanggu', 'chef', 'monk', 'saint', 'poisoner', 'klutz', 'recluse', 'slayer']

  it('kills whoever is no Outsider', () => {
    const game = aGame(table).atNight(2).choose(1, 'fanggu', 2)
    expect([game.seat(2).isAlive, game.tokens(2), game.seat(1).isAlive]).toEqual([false, ['Dead'], true])
  })

  it('[B10] passes on no more where the token that says so lies with a player', () => {
    const game = aGame(table).with({ seat: 1, reminders: [{ character: 'fanggu', label: 'Once' }] })
    expect(game.atNight(3).choose(1, 'fanggu', 4).living).toEqual([1, 2, 3, 5, 6, 7, 8])
  })

  it('passes into the first Outsider, who turns evil and does not act that night', () => {
    const game = aGame(table).atNight(2).choose(1, 'fanggu', 4)
    expect(game.seat(4)).toMatchObject({ character: 'fanggu', alignment: 'evil', isAlive: true })
    expect([game.seat(1).isAlive, game.winner, game.wakes(4, 'fanggu')]).toEqual([false, null, false])
    expect([game.told(4, 'youAre'), game.told(4, 'alignment'), game.told(4, 'minions')]).toEqual([
      ['fanggu'],
      ['evil'],
      [],
    ])
  })

  it('passes on once in a game', () => {
    const game = aGame(table).atNight(2).choose(1, 'fanggu', 4).dawn().closeDay().choose(4, 'fanggu', 6)
    expect([game.seat(6).isAlive, game.seat(6).character, game.seat(4).isAlive]).toEqual([false, 'klutz', true])
    expect(game.view.centreReminders.map(({ label }) => label)).toEqual(['Once'])
  })

  it('passes on only if the attack would have killed', () => {
    const saved = aGame(table).atNight(2).choose(3, 'monk', 4).choose(1, 'fanggu', 4)
    expect([saved.seat(4).character, saved.seat(4).isAlive, saved.view.centreReminders]).toEqual(['saint', true, []])
    const dead = aGame(table).atNight(2).dead(4).choose(1, 'fanggu', 4)
    expect([dead.seat(4).character, dead.seat(1).isAlive]).toEqual(['saint', true])
  })

  it('does nothing while poisoned', () => {
    const game = aGame(table).atNight(2).choose(5, 'poisoner', 1).choose(1, 'fanggu', 4)
    expect([game.seat(4).character, game.seat(4).isAlive]).toEqual(['saint', true])
  })

  it.each([
    ['outsider', 'fanggu', true],
    ['minion', 'recluse', false],
  ])('attacking a Recluse who registers as %s leaves a %s', (team, character, isAlive) => {
    const game = aGame(table).atNight(2).choose(1, 'fanggu', 7).decide('registersAs', team)
    expect(game.seat(7)).toMatchObject({ character, isAlive })
  })
})

describe('[SV23] Vigormortis', () => {
  const table = ['vigormortis', 'chef', 'witch', 'saint', 'slayer', 'monk', 'poisoner', 'empath']

  it("kills a Minion, who keeps the ability, and poisons a nearest Townsfolk of the Storyteller's choice", () => {
    const game = aGame(table).atNight(2).choose(1, 'vigormortis', 3)
    expect(game.send('decide', { ability: 'vigormortis', topic: 'poisons', value: 6 }).lastRefusal).toBe(
      'not-closest-townsfolk',
    )
    game.decide('poisons', 5)
    expect([game.seat(3).isAlive, game.works(3, 'witch'), game.seat(5).poisoned.length]).toEqual([false, true, 1])
    expect(game.dawn().closeDay().wakes(3, 'witch')).toBe(true)
  })

  it('[Q2] poisons one further away on the Storyteller\u2019s word, and nobody who does not sit there', () => {
    const game = aGame(table).atNight(2).choose(1, 'vigormortis', 3)
    const insist = (value: Json): TestGame =>
      game.send('decide', { ability: 'vigormortis', topic: 'poisons', value }, { override: true })
    expect([insist(99).lastRefusal, insist('chef').lastRefusal]).toEqual(Array(2).fill('not-closest-townsfolk'))
    expect(insist(6).seat(6).poisoned).toHaveLength(1)
    expect(game.factsOf('overridden').map(({ code }) => code)).toEqual(['not-closest-townsfolk'])
    expect([game.seat(3).isAlive, game.view.decisions.filter(({ isPending }) => isPending)]).toEqual([false, []])
  })

  it('keeps what the Minion had done in force', () => {
    const game = aGame(table).atNight(2).choose(7, 'poisoner', 2).choose(1, 'vigormortis', 7).decide('poisons', 6)
    expect(game.tokens(2)).toEqual(['Poisoned'])
  })

  it('counts dead Townsfolk as neighbours', () => {
    const game = aGame(table).atNight(2).dead(2).choose(1, 'vigormortis', 3).decide('poisons', 2)
    expect(game.seat(2).poisoned).toHaveLength(1)
  })

  it('keeps nothing for a Minion it did not kill, nor for anybody else', () => {
    const saved = aGame(table).atNight(2).choose(6, 'monk', 3).choose(1, 'vigormortis', 3)
    expect([saved.tokens(3), saved.openTopics]).toEqual([['Safe'], []])
    expect(aGame(table).onDay(1).execute(3).works(3, 'witch')).toBe(false)
    expect(aGame(table).atNight(2).choose(1, 'vigormortis', 2).tokens(2)).toEqual(['Dead'])
  })

  it('ends with the Vigormortis, or while that is poisoned', () => {
    const game = () => aGame(table).atNight(2).choose(1, 'vigormortis', 3).decide('poisons', 5).dawn()
    const executed = game().execute(1)
    expect([executed.works(3, 'witch'), executed.seat(5).poisoned]).toEqual([false, []])
    const poisoned = game().closeDay().choose(7, 'poisoner', 1)
    expect([poisoned.works(3, 'witch'), poisoned.seat(5).poisoned]).toEqual([false, []])
    expect(poisoned.dawn().closeDay().works(3, 'witch')).toBe(true)
  })

  it('ends for a dead Minion who becomes something else', () => {
    const game = aGame(table).atNight(2).choose(1, 'vigormortis', 3).decide('poisons', 5).become(3, 'soldier')
    expect([game.works(3, 'soldier'), game.seat(5).poisoned, game.tokens(3)]).toEqual([false, [], ['Dead']])
  })

  it('moves the poison when the poisoned player is a neighbour no more', () => {
    const game = aGame(table)
      .atNight(2)
      .choose(1, 'vigormortis', 3)
      .decide('poisons', 5)
      .become(5, 'klutz')
      .decide('poisons', 6)
    expect([game.seat(5).poisoned, game.seat(6).poisoned.length]).toEqual([[], 1])
  })

  it('does nothing while poisoned', () => {
    const game = aGame(table).atNight(2).choose(7, 'poisoner', 1).choose(1, 'vigormortis', 3)
    expect([game.seat(3).isAlive, game.openTopics]).toEqual([true, []])
  })
})

describe('[SV24] No Dashii', () => {
  const table = ['nodashii', 'witch', 'chef', 'saint', 'slayer', 'monk', 'poisoner']
  const poisonedIn = (game: ReturnType<typeof aGame>) =>
    game.view.seats.flatMap(({ seat, poisoned }) => (poisoned.length > 0 ? [seat] : []))

  it.each([
    ['the nearest Townsfolk on each side', aGame(table).atNight(1), [3, 6]],
    ['dead ones too', aGame(table).atNight(2).dead(3, 6), [3, 6]],
    ['nobody when dead', aGame(table).atNight(2).dead(1), []],
    ['whoever sits there now', aGame(table).atNight(2).become(3, 'klutz'), [5, 6]],
    ['nobody while poisoned itself', aGame(table).atNight(2).choose(7, 'poisoner', 1), [1]],
    ['no Soldier, who is safe', aGame(['nodashii', 'soldier', 'witch', 'chef', 'saint']).atNight(1), [4]],
  ])('poisons %s', (_case, game, seats) => {
    expect(poisonedIn(game)).toEqual(seats)
  })

  it('[T16] lays a standing token on both, that goes as it came', () => {
    const game = aGame(table).atNight(1)
    expect(game.seat(3).reminders).toMatchObject([{ character: 'nodashii', label: 'Poisoned', isStanding: true }])
    expect(game.seat(3).reminders[0]?.why[0]).toEqual({
      code: 'stands-by-seat',
      params: { character: 'nodashii', seat: 1 },
    })
    expect(game.become(3, 'klutz').seat(3).reminders).toEqual([])
    expect(aGame(['soldier', 'imp', 'chef', 'saint', 'slayer']).atNight(1).seat(1).reminders).toEqual([])
  })

  it('kills one player a night, but not on the first', () => {
    expect(aGame(table).atNight(1).choose(1, 'nodashii', 4).lastRefusal).toBe('not-on-first-night')
    expect(aGame(table).atNight(2).choose(1, 'nodashii', 4).seat(4).isAlive).toBe(false)
  })
})

describe('[SV25] Vortox', () => {
  const table = ['vortox', 'empath', 'fortuneteller', 'washerwoman', 'poisoner', 'saint', 'drunk as oracle', 'recluse']

  it('lets Townsfolk learn nothing true, drunk and poisoned ones either', () => {
    const game = aGame(table).atNight(2)
    expect(game.information(2, 'empath')).toMatchObject({ truth: 1, allowed: [0, 2], malfunction: { level: 'must' } })
    expect(game.choose(5, 'poisoner', 2).tell(2, 'empath', 1).lastRefusal).toBe('must-be-false')
    expect(game.tell(2, 'empath', 2).lastRefusal).toBeNull()
  })

  it('bars every true answer where any may be given', () => {
    const game = aGame(table).atNight(1)
    for (const seats of [
      [2, 6],
      [2, 3],
    ])
      expect(game.tell(4, 'washerwoman', { seats, character: 'empath' }).lastRefusal).toBe('must-be-false')
    expect(game.tell(4, 'washerwoman', { seats: [5, 6], character: 'empath' }).lastRefusal).toBeNull()
  })

  it('bars a true half of what a Dreamer learns', () => {
    const game = aGame(['vortox', 'dreamer', 'chef', 'witch', 'saint']).atNight(1).choose(2, 'dreamer', 3)
    expect(game.tell(2, 'dreamer', { good: 'chef', evil: 'imp' }).lastRefusal).toBe('must-be-false')
    expect(game.tell(2, 'dreamer', { good: 'monk', evil: 'imp' }).lastRefusal).toBeNull()
  })

  it('makes a red herring seem a Demon still: that is the lie', () => {
    const game = aGame(table).atNight(1).decide('redHerring', 6).choose(3, 'fortuneteller', 5, 6)
    expect(game.information(3, 'fortuneteller')?.allowed).toEqual(['yes'])
  })

  it('forces nothing on the Drunk, who has no Townsfolk ability', () => {
    expect(aGame(table).atNight(2).information(7, 'oracle')).toMatchObject({ malfunction: { level: 'may' } })
  })

  it('poisoned, forces nothing', () => {
    expect(aGame(table).atNight(2).choose(5, 'poisoner', 1).information(2, 'empath')?.allowed).toEqual([1])
  })

  it.each([
    ['no execution', aGame(table).onDay(1).closeDay(), 'evil'],
    ['an execution', aGame(table).onDay(1).execute(2).closeDay(), null],
    ['an execution of the dead', aGame(table).onDay(1).dead(2).execute(2).closeDay(), null],
    [
      'an exile only',
      aGame([...table, 'gunslinger'])
        .onDay(1)
        .exile(1, 9, 1, 2, 3, 4, 5)
        .closeDay(),
      'evil',
    ],
    ['no execution, poisoned', aGame(table).onDay(1).poisoned(1).closeDay(), null],
  ])('a day with %s: winner %s', (_case, game, winner) => {
    expect(game.winner).toBe(winner)
  })

  it('kills no Soldier and nobody the Monk saved', () => {
    const game = aGame(['vortox', 'soldier', 'monk', 'witch', 'saint']).atNight(2).choose(1, 'vortox', 2)
    expect(game.seat(2).isAlive).toBe(true)
  })
})
