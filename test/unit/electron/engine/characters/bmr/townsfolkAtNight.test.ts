import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[BM1] Grandmother', () => {
  const table = ['grandmother', 'noble', 'sailor', 'artist', 'assassin', 'poisoner', 'imp']
  const withGrandchild = (seat: number) =>
    aGame(table).with({ seat, reminders: [{ character: 'grandmother', label: 'Grandchild' }] })

  it('learns any good player and their character, who then bears the token', () => {
    const game = aGame(table).atNight(1)
    expect(game.information(1, 'grandmother')?.allowed).toContainEqual({ seat: 2, character: 'noble' })
    expect(game.tell(1, 'grandmother', { seat: 5, character: 'assassin' }).lastRefusal).toBe('grandchild-must-be-good')
    expect(game.tell(1, 'grandmother', { seat: 2, character: 'noble' }).tokens(2)).toEqual(['Grandchild'])
  })

  it('has no Traveller and no Minion for a grandchild, be they good', () => {
    const game = aGame([...table, 'harlot'])
      .good(5)
      .atNight(1)
    expect(game.decision('grandchild').options).toEqual([2, 3, 4])
    expect(game.tell(1, 'grandmother', { seat: 8, character: 'harlot' }).lastRefusal).toBe('grandchild-must-be-good')
    expect(game.information(1, 'grandmother')?.allowed).toHaveLength(3)
  })

  it('learns only the grandchild the Storyteller has decided on', () => {
    const game = aGame(table).atNight(1).decide('grandchild', 4)
    expect(game.information(1, 'grandmother')?.allowed).toEqual([{ seat: 4, character: 'artist' }])
  })

  it.each([
    ['dies with a grandchild killed by the Demon', 7, 'imp', [], [3, 4, 5, 6, 7]],
    ['outlives a grandchild killed by the Assassin', 5, 'assassin', [], [1, 3, 4, 5, 6, 7]],
    ['outlives the grandchild while poisoned', 7, 'imp', [1], [1, 3, 4, 5, 6, 7]],
  ] as const)('%s', (_title, killer, ability, poisoned, living) => {
    const game = withGrandchild(2).atNight(2)
    for (const seat of poisoned) game.poisoned(seat, 'poisoner', 6)
    expect(game.choose(killer, ability, 2).living).toEqual(living)
  })
})

describe('[BM2] Sailor', () => {
  const table = ['sailor', 'noble', 'artist', 'chef', 'poisoner', 'assassin', 'imp']

  it.each([
    ['the other', 2, [1]],
    ['the Sailor', 1, [2]],
  ] as const)('leaves it to the Storyteller who is drunk: %s', (_title, drunk, sober) => {
    const game = aGame(table).atNight(2).choose(1, 'sailor', 2).decide('drunk', drunk)
    expect(game.seat(drunk).drunk).toHaveLength(1)
    for (const seat of sober) expect(game.seat(seat).drunk).toHaveLength(0)
  })

  it('cannot die while sober, by night or by execution', () => {
    const game = aGame(table).atNight(2).choose(7, 'imp', 1).dawn()
    expect(game.executeByVote(2, 1).seat(1).isAlive).toBe(true)
    expect(game.view.day.executedToday).toBe(1)
  })

  it('choosing themself is drunk without a question, and can die', () => {
    const game = aGame(table).atNight(2).choose(1, 'sailor', 1)
    expect(game.openTopics).not.toContain('drunk')
    expect(game.choose(7, 'imp', 1).seat(1).isAlive).toBe(false)
  })

  it('makes nobody drunk while poisoned, and can die', () => {
    const game = aGame(table).atNight(2).poisoned(1, 'poisoner', 5).choose(1, 'sailor', 2)
    expect([game.seat(1).drunk, game.seat(2).drunk]).toEqual([[], []])
    expect(game.choose(7, 'imp', 1).seat(1).isAlive).toBe(false)
  })

  it('lets the drunkenness end at dusk', () => {
    const game = aGame(table).atNight(2).choose(1, 'sailor', 2).decide('drunk', 2).dawn()
    expect(game.seat(2).drunk).toHaveLength(1)
    expect(game.closeDay().seat(2).drunk).toHaveLength(0)
  })
})

describe('[BM3] Chambermaid', () => {
  const table = ['chambermaid', 'fool', 'exorcist', 'noble', 'clockmaker', 'empath', 'assassin', 'pukka']

  it.each([
    ['a Demon that acts and a Fool', [8, 2], 1],
    ['two who wake', [8, 6], 2],
    ['two who sleep', [2, 4], 0],
  ] as const)('counts %s', (_title, [one, other], count) => {
    const game = aGame(table).atNight(2).choose(1, 'chambermaid', one, other)
    expect(game.information(1, 'chambermaid')?.allowed).toEqual([count])
  })

  it('does not count a Demon woken only to learn of the Exorcist', () => {
    const game = aGame(table).atNight(2).choose(3, 'exorcist', 8).choose(1, 'chambermaid', 8, 2)
    expect(game.information(1, 'chambermaid')?.allowed).toEqual([0])
  })

  it('is told any number while drunk', () => {
    const game = aGame(table).atNight(2).drunk(1, 'innkeeper').choose(1, 'chambermaid', 2, 4)
    expect(game.information(1, 'chambermaid')?.allowed).toEqual([0, 1, 2])
  })

  it.each([
    ['herself', [1, 2], 'self-not-allowed'],
    ['the dead', [4, 2], 'target-must-be-alive'],
    ['one only', [2], 'too-few-targets'],
  ] as const)('does not choose %s', (_title, targets, code) => {
    expect(
      aGame(table)
        .dead(4)
        .atNight(2)
        .choose(1, 'chambermaid', ...targets).lastRefusals,
    ).toContain(code)
  })
})

describe('[BM4] Exorcist', () => {
  const table = ['exorcist', 'noble', 'chef', 'artist', 'poisoner', 'assassin', 'imp']

  it('keeps a chosen Demon asleep, who learns the Exorcist', () => {
    const game = aGame(table).atNight(2).choose(1, 'exorcist', 7)
    expect(game.wakes(7, 'imp')).toBe(false)
    expect([game.told(7, 'thisCharacterSelectedYou'), game.told(7, 'player')]).toEqual([['exorcist'], [1]])
    expect(game.choose(7, 'imp', 2).lastRefusals).toContain('not-triggered')
  })

  it('does nothing to a Minion', () => {
    const game = aGame(table).atNight(2).choose(1, 'exorcist', 5)
    expect([game.wakes(5, 'poisoner'), game.wakes(7, 'imp')]).toEqual([true, true])
  })

  it('lets the Demon wake while poisoned', () => {
    const game = aGame(table).atNight(2).poisoned(1, 'poisoner', 5).choose(1, 'exorcist', 7)
    expect(game.wakes(7, 'imp')).toBe(true)
    expect(game.told(7, 'thisCharacterSelectedYou')).toEqual([])
  })

  it('[P17] keeps the Demon asleep though killed later that night, but not if killed before the Demon’s turn', () => {
    const killed = aGame(table).atNight(2).choose(1, 'exorcist', 7).choose(6, 'assassin', 1)
    expect([killed.seat(1).isAlive, killed.wakes(7, 'imp')]).toEqual([false, false])
    expect(killed.choose(7, 'imp', 2).lastRefusals).toContain('exorcised')
    expect(aGame(table).atNight(2).choose(1, 'exorcist', 7).kill(1).wakes(7, 'imp')).toBe(true)
  })

  it('does not choose the same player two nights in a row, and lets the Demon wake again', () => {
    const game = aGame(table).atNight(2).choose(1, 'exorcist', 7).dawn().closeDay()
    expect(game.wakes(7, 'imp')).toBe(true)
    expect(game.choose(1, 'exorcist', 7).lastRefusal).toBe('same-as-last-night')
  })
})

describe('[BM5] Innkeeper', () => {
  const table = ['innkeeper', 'noble', 'chef', 'artist', 'poisoner', 'assassin', 'shabaloth']

  it('keeps both from dying tonight and makes one of them drunk', () => {
    const game = aGame(table).atNight(2).choose(1, 'innkeeper', 2, 3).decide('drunk', 3)
    expect(game.choose(7, 'shabaloth', 2, 3).dawn().living).toHaveLength(7)
    expect([game.seat(2).drunk.length, game.seat(3).drunk.length]).toEqual([0, 1])
  })

  it('protects nobody when the Innkeeper is the drunk one', () => {
    const game = aGame(table).atNight(2).choose(1, 'innkeeper', 1, 3).decide('drunk', 1)
    expect(game.choose(7, 'shabaloth', 3, 2).seat(3).isAlive).toBe(false)
  })

  it('protects nobody while poisoned, and asks nothing', () => {
    const game = aGame(table).atNight(2).poisoned(1, 'poisoner', 5).choose(1, 'innkeeper', 2, 3)
    expect(game.openTopics).not.toContain('drunk')
    expect(game.choose(7, 'shabaloth', 2, 3).living).not.toContain(2)
  })

  it('does not stop the Assassin, nor an execution the day after', () => {
    const game = aGame(table).atNight(2).choose(1, 'innkeeper', 2, 3).decide('drunk', 3).choose(6, 'assassin', 2)
    expect(game.seat(2).isAlive).toBe(false)
    expect(game.dawn().executeByVote(1, 3).seat(3).isAlive).toBe(false)
  })
})

describe('[BM6] Gambler', () => {
  const table = ['gambler', 'noble', 'recluse', 'drunk as chef', 'poisoner', 'assassin', 'imp']

  it.each([
    ['a right guess: lives', 2, 'noble', true],
    ['a wrong guess: dies', 2, 'chef', false],
    ['the Drunk guessed as the Drunk: lives', 4, 'drunk', true],
    ['the Drunk guessed as what they believe in: dies', 4, 'chef', false],
    ['themself: lives', 1, 'gambler', true],
  ] as const)('%s', (_title, seat, guess, lives) => {
    const game = aGame(table)
      .atNight(2)
      .choose(1, 'gambler', seat, { characters: [guess] })
    expect(game.seat(1).isAlive).toBe(lives)
  })

  it('survives a wrong guess while poisoned', () => {
    const game = aGame(table).atNight(2).poisoned(1, 'poisoner', 5)
    expect(game.choose(1, 'gambler', 2, { characters: ['chef'] }).seat(1).isAlive).toBe(true)
  })

  it('asks only where a registration makes a difference', () => {
    const guess = (character: string) =>
      aGame(table)
        .atNight(2)
        .choose(1, 'gambler', 3, { characters: [character] })
    expect(guess('noble').seat(1).isAlive).toBe(false)
    expect(guess('imp').decide('registersAs', 'imp').seat(1).isAlive).toBe(true)
  })

  it('has to name a character', () => {
    expect(aGame(table).atNight(2).choose(1, 'gambler', 2).lastRefusal).toBe('needs-character')
  })
})

describe('[BM7] Courtier', () => {
  const table = ['courtier', 'noble', 'chef', 'artist', 'clockmaker', 'oracle', 'poisoner', 'assassin', 'imp']

  it('may make drunk whoever registers as the character it names', () => {
    const game = aGame(['courtier', 'noble', 'spy', 'artist', 'clockmaker', 'oracle', 'poisoner', 'assassin', 'imp'])
      .onScript('chef', 'courtier', 'noble', 'spy', 'artist', 'imp')
      .atNight(1)
    const chosen = game.choose(1, 'courtier', { characters: ['chef'] })
    expect(chosen.decision('registersAs')).toMatchObject({ seat: 3, to: 1 })
    expect(chosen.decide('registersAs', 'chef').seat(3).drunk).toHaveLength(1)
  })

  const drunkAfter = (game: ReturnType<typeof aGame>, nights: number): number => {
    for (let night = 0; night < nights; night += 1) game.dawn().closeDay()
    return game.seat(9).drunk.length
  }

  it.each([
    [1, 1],
    [2, 1],
    [3, 0],
  ])('after %i nights and days the Demon is drunk by %i cause', (nights, causes) => {
    expect(
      drunkAfter(
        aGame(table)
          .atNight(1)
          .choose(1, 'courtier', { characters: ['imp'] }),
        nights,
      ),
    ).toBe(causes)
  })

  it('keeps the character drunk through the third day', () => {
    const game = aGame(table)
      .atNight(1)
      .choose(1, 'courtier', { characters: ['imp'] })
    expect(drunkAfter(game, 2)).toBe(1)
    expect(game.dawn().tokens(9)).toEqual(['Drunk 1'])
  })

  it('is suspended while the Courtier is poisoned, within the same span', () => {
    const game = aGame(table)
      .atNight(1)
      .choose(1, 'courtier', { characters: ['imp'] })
      .dawn()
      .closeDay()
    expect(game.choose(7, 'poisoner', 1).seat(9).drunk).toHaveLength(0)
    expect(game.dawn().closeDay().seat(9).drunk).toHaveLength(1)
  })

  it('ends with the life of the Courtier', () => {
    const game = aGame(table)
      .atNight(2)
      .choose(1, 'courtier', { characters: ['imp'] })
    expect(game.choose(8, 'assassin', 1).seat(9).drunk).toHaveLength(0)
  })

  it('is spent in vain by a poisoned Courtier, and by a character not in play', () => {
    const poisoned = aGame(table)
      .atNight(1)
      .poisoned(1, 'poisoner', 7)
      .choose(1, 'courtier', { characters: ['imp'] })
    expect([poisoned.seat(9).drunk.length, poisoned.tokens(1)]).toEqual([0, ['Poisoned', 'No Ability']])
    const absent = aGame(table)
      .atNight(1)
      .choose(1, 'courtier', { characters: ['po'] })
    expect(
      absent
        .dawn()
        .closeDay()
        .choose(1, 'courtier', { characters: ['imp'] }).lastRefusal,
    ).toBe('ability-spent')
  })
})

describe('[BM8] Professor', () => {
  const table = ['professor', 'chef', 'drunk as noble', 'fool', 'moonchild', 'poisoner', 'imp', 'artist']
  const dead = () =>
    aGame(table)
      .dead(2, 3, 4, 5)
      .with({ seat: 4, alive: false, spent: ['fool'] })
      .atNight(3)

  it.each([
    ['a Townsfolk comes back', 2, true],
    ['the Drunk is an Outsider', 3, false],
    ['a Moonchild is an Outsider', 5, false],
  ] as const)('%s', (_title, seat, lives) => {
    const game = dead().choose(1, 'professor', seat)
    expect(game.seat(seat).isAlive).toBe(lives)
    expect(game.tokens(1)).toEqual(['No Ability'])
  })

  it('gives back a spent ability, and lets a first night be lived again', () => {
    expect(dead().choose(1, 'professor', 4).works(4, 'fool')).toBe(true)
    expect(dead().choose(1, 'professor', 2).wakes(2, 'chef')).toBe(true)
  })

  it('shows the life token from dawn on', () => {
    const game = dead().choose(1, 'professor', 2)
    expect(game.room.seats.find(({ seat }) => seat === 2)?.life).toBe('dead')
    expect(game.room.announcements).toEqual([])
    expect(game.dawn().room.seats.find(({ seat }) => seat === 2)?.life).toBe('alive')
  })

  it('is wasted while drunk', () => {
    const game = dead().drunk(1, 'innkeeper').choose(1, 'professor', 2).dawn().closeDay()
    expect(game.seat(2).isAlive).toBe(false)
    expect(game.choose(1, 'professor', 2).lastRefusal).toBe('ability-spent')
  })

  it('may wait, and does not choose the living', () => {
    expect(dead().choose(1, 'professor', 8).lastRefusal).toBe('target-must-be-dead')
    expect(dead().decline(1, 'professor').dawn().closeDay().choose(1, 'professor', 2).seat(2).isAlive).toBe(true)
  })
})
