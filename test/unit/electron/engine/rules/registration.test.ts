import { describe, expect, it } from 'vitest'
import { aGame, type TestGame } from '../../../../support/game'

describe('registration', () => {
  it('[G1] is what a player is', () => {
    const game = aGame(['chef', 'empath', 'monk', 'poisoner', 'imp']).good(4).atNight(1)
    expect(game.information(1, 'chef')?.allowed).toEqual([0])
    expect(game.information(2, 'empath')?.registering).toEqual([])
  })

  it('[G2] is asked for each check anew', () => {
    const game = aGame(['virgin', 'slayer', 'recluse', 'spy', 'imp', 'chef']).onDay(2).useByDay(2, 'slayer', 3)
    expect(game.decision('registersAs')).toMatchObject({ seat: 3, to: 2, isOptional: true })
    expect(game.decision('registersAs').options).toEqual(expect.arrayContaining(['outsider', 'minion', 'demon']))
    game.leave('registersAs').nominate(4, 1)
    expect(game.decision('registersAs')).toMatchObject({ seat: 4, to: 1 })
    expect(game.decide('registersAs', 'outsider').seat(4).isAlive).toBe(true)
  })

  it('[G3] is the truth for the drunk and poisoned', () => {
    const shot = aGame(['slayer', 'recluse', 'monk', 'poisoner', 'imp']).onDay(2).poisoned(2).useByDay(1, 'slayer', 2)
    expect([shot.openTopics, shot.seat(2).isAlive]).toEqual([[], true])
    const nominated = aGame(['virgin', 'spy', 'monk', 'chef', 'imp']).onDay(2).drunk(2).nominate(2, 1)
    expect([nominated.openTopics, nominated.seat(2).isAlive]).toEqual([[], true])
  })

  it('[G4] is one within an answer: a Recluse between two evil players makes no pair or two', () => {
    const game = aGame(['imp', 'recluse', 'poisoner', 'chef', 'monk']).atNight(1)
    expect(game.information(4, 'chef')).toMatchObject({ truth: 0, allowed: [0, 2] })
  })

  it('[G4] shows a player with a character of the type they registered as', () => {
    const game = aGame(['investigator', 'recluse', 'monk', 'chef', 'imp'])
      .onScript('investigator', 'recluse', 'monk', 'chef', 'imp', 'baron')
      .atNight(1)
    const characters = (game.information(1, 'investigator')?.allowed ?? []).map(
      (answer) => (answer as { character: string } | null)?.character,
    )
    expect(new Set(characters)).toEqual(new Set([undefined, 'baron']))
  })

  it('[G5] gives neither an ability nor an end', () => {
    const game = aGame(['undertaker', 'recluse', 'monk', 'poisoner', 'imp', 'chef'])
      .onDay(2)
      .executeByVote(1, 2)
      .closeDay()
    game.tell(1, 'undertaker', 'imp')
    expect([game.seat(2).character, game.winner, game.wakes(2, 'imp')]).toEqual(['recluse', null, false])
  })

  it('[G6] keeps to the script', () => {
    const game = aGame(['undertaker', 'recluse', 'monk', 'poisoner', 'imp'])
      .onScript('undertaker', 'recluse', 'monk', 'poisoner', 'imp')
      .onDay(2)
      .executeByVote(1, 2)
      .closeDay()
    expect(game.information(1, 'undertaker')?.allowed).toEqual(['recluse', 'poisoner', 'imp'])
  })

  it('[G7] can be settled before the check, for one asker', () => {
    const game = aGame(['recluse', 'empath', 'monk', 'fortuneteller', 'chef', 'poisoner', 'imp']).atNight(1)
    game.send('decide', { ability: 'recluse', topic: 'registersAs', value: 'evil', to: 2 })
    expect(game.information(2, 'empath')).toMatchObject({ truth: 0, allowed: [1], registering: [1] })
    expect(game.information(5, 'chef')?.allowed).toEqual([1, 2])
    game.send('decide', { ability: 'recluse', topic: 'registersAs', value: 'good' })
    expect([game.information(2, 'empath')?.allowed, game.information(5, 'chef')?.allowed]).toEqual([[0], [1]])
  })

  it('[G7] settled before spares the question, and a lie told by it has gone wrong', () => {
    const shot = aGame(['slayer', 'recluse', 'chef', 'monk', 'imp']).onDay(2)
    shot.send('decide', { ability: 'recluse', topic: 'registersAs', value: 'imp', to: 1 }).useByDay(1, 'slayer', 2)
    expect([shot.openTopics, shot.seat(2).isAlive]).toEqual([[], false])
    const read = aGame(['recluse', 'empath', 'monk', 'mathematician', 'chef', 'imp', 'saint']).atNight(1)
    read.send('decide', { ability: 'recluse', topic: 'registersAs', value: 'minion', to: 2 }).tell(2, 'empath', 1)
    expect(read.information(4, 'mathematician')?.allowed).toEqual([1])
  })

  it('[G7] lasts into the next phase, not longer, and only while they may misregister', () => {
    const game = aGame(['recluse', 'empath', 'monk', 'chef', 'saint', 'poisoner', 'imp']).onDay(1)
    game.send('decide', { ability: 'recluse', topic: 'registersAs', value: 'evil', to: 2 }).closeDay()
    expect(game.information(2, 'empath')?.allowed).toEqual([1])
    expect(game.choose(6, 'poisoner', 1).information(2, 'empath')?.allowed).toEqual([0])
    expect(game.dawn().closeDay().information(2, 'empath')?.allowed).toEqual([0, 1])
    game.dawn().send('decide', { ability: 'recluse', topic: 'registersAs', value: 'noble', to: 2 })
    expect(game.lastRefusal).toBe('not-an-option')
  })

  it('[G8] is answered by side, type or character, whichever the check asks', () => {
    const asked = (value: string) =>
      aGame(['slayer', 'recluse', 'chef', 'monk', 'imp']).onDay(2).useByDay(1, 'slayer', 2).decide('registersAs', value)
    expect(['imp', 'demon', 'poisoner', 'good'].map((value) => asked(value).seat(2).isAlive)).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(asked('chef').lastRefusal).toBe('not-an-option')
  })

  it('[G10] is asked by the ability that allows it, whoever has it', () => {
    const gained = aGame(['slayer', 'philosopher', 'chef', 'monk', 'imp']).with({ seat: 2, gainedAbility: 'recluse' })
    const shot = gained.onDay(2).useByDay(1, 'slayer', 2)
    expect(shot.decision('registersAs')).toMatchObject({ ability: 'recluse', seat: 2 })
    expect(shot.decide('registersAs', 'demon').seat(2).isAlive).toBe(false)
  })

  it('[G9] stands by the truth where there is no moment to ask at', () => {
    const game = aGame(['nodashii', 'spy', 'chef', 'saint', 'monk', 'empath']).atNight(2)
    expect(game.view.seats.flatMap(({ seat, poisoned }) => (poisoned.length > 0 ? [seat] : []))).toEqual([3, 6])
  })

  describe('[G2] is asked by whatever hangs on what another player is', () => {
    const town = ['chef', 'empath', 'monk'] as const

    it('[BM18] the death that arms a Godfather', () => {
      const spy = (): TestGame =>
        aGame([...town, 'spy', 'godfather', 'imp'])
          .onDay(2)
          .executeByVote(1, 4)
      expect(spy().decide('registersAs', 'outsider').closeDay().wakes(5, 'godfather')).toBe(true)
      expect(spy().leave('registersAs').closeDay().wakes(5, 'godfather')).toBe(false)
      const recluse = aGame([...town, 'recluse', 'godfather', 'imp'])
        .onDay(2)
        .executeByVote(1, 4)
      expect(recluse.decide('registersAs', 'minion').closeDay().wakes(5, 'godfather')).toBe(false)
    })

    it('[SV23] the neighbour whom a Vigormortis poisons', () => {
      const game = aGame(['vigormortis', 'saint', 'spy', 'witch', 'saint', 'chef', 'monk']).atNight(2)
      expect(game.choose(1, 'vigormortis', 4).decision('poisons').options).toEqual([7, 6, 3])
    })

    it('[SV10] whom a Philosopher makes drunk', () => {
      const game = aGame(['philosopher', 'empath', 'monk', 'spy', 'baron', 'imp']).atNight(2)
      game.choose(1, 'philosopher', { characters: ['chef'] }).decide('registersAs', 'chef')
      expect(game.seat(4).drunk).toHaveLength(1)
    })

    it('[CA27] whom an Ojo finds', () => {
      const game = aGame([...town, 'recluse', 'baron', 'ojo'])
        .atNight(2)
        .choose(6, 'ojo', { characters: ['poisoner'] })
      expect(game.decide('registersAs', 'poisoner').seat(4).isAlive).toBe(false)
    })

    it('[TB26] whose place a Scapegoat might take', () => {
      const game = aGame([...town, 'recluse', 'scapegoat', 'imp'])
        .evil(5)
        .onDay(2)
        .executeByVote(1, 4)
      expect(game.decide('executedInstead', true).living).toEqual([1, 2, 3, 4, 6])
    })

    it('[BM1] who may be a grandchild', () => {
      const game = aGame(['grandmother', 'empath', 'monk', 'spy', 'baron', 'imp']).atNight(1)
      expect(game.decision('grandchild').options).toEqual([2, 3, 4])
    })

    it('[CA36] whether a Vizier may act on a vote', () => {
      const game = aGame([...town, 'spy', 'vizier', 'imp'])
        .onDay(2)
        .nominate(1, 2)
        .vote(4)
      expect(game.useByDay(5, 'vizier').seat(2).isAlive).toBe(false)
    })
  })
})
