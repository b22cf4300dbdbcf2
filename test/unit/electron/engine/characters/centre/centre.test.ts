import { describe, expect, it } from 'vitest'
import { aGame, aTable } from '../../../../../support/game'

const cast = ['chef', 'noble', 'clockmaker', 'artist', 'oracle', 'assassin', 'imp']

describe('[FL1] Sentinel', () => {
  it('leaves the Storyteller an Outsider more or fewer', () => {
    const game = aTable(8).send('addToCentre', { character: 'sentinel' })
    expect(game.view.setup.distributions.map(({ outsiders }) => outsiders).sort()).toEqual([0, 1, 2])
    expect(game.send('removeFromCentre', { character: 'sentinel' }).view.setup.distributions).toHaveLength(1)
  })
})

describe('[FL2] Toymaker', () => {
  it('gives evil its information with six players', () => {
    const six = ['chef', 'noble', 'clockmaker', 'artist', 'assassin', 'imp']
    expect(aGame(six).atNight(1).wakes(5, 'minioninfo')).toBe(false)
    const game = aGame(six).withCentre('toymaker').atNight(1)
    expect([game.wakes(5, 'minioninfo'), game.wakes(6, 'demoninfo')]).toEqual([true, true])
  })
})

describe('[FL3] Ferryman', () => {
  it('gives all the dead their vote tokens back on the day the Storyteller names, once', () => {
    const game = aGame(cast)
      .withCentre('ferryman')
      .dead(1, 2)
      .with({ seat: 1, voteToken: false })
      .onDay(4)
      .decide('finalDay', true)
    expect([game.seat(1).voteToken, game.seat(2).voteToken, game.seat(3).voteToken]).toEqual([true, true, false])
    expect(game.openTopics).not.toContain('finalDay')
  })
})

describe('[FL4] Doomsayer', () => {
  const day = () => aGame(cast).withCentre('doomsayer').onDay(2)

  it('lets a living player call a death on their own side, once', () => {
    const game = day().useByDay(1, 'doomsayer')
    expect(game.decision('dies').options).toEqual([1, 2, 3, 4, 5])
    expect(game.decide('dies', 3).seat(3).isAlive).toBe(false)
    expect(game.useByDay(1, 'doomsayer').lastRefusal).toBe('ability-spent')
    expect(game.useByDay(6, 'doomsayer').decision('dies').options).toEqual([6, 7])
  })

  it('asks for four living players, and listens to no dead one', () => {
    expect(aGame(cast).withCentre('doomsayer').dead(1, 2, 3, 4).onDay(2).useByDay(5, 'doomsayer').lastRefusal).toBe(
      'not-triggered',
    )
    expect(aGame(cast).withCentre('doomsayer').dead(1).onDay(2).useByDay(1, 'doomsayer').lastRefusal).toBe(
      'no-such-ability',
    )
  })
})

describe('[FL5] God of Ug', () => {
  it('doubles the vote of whoever wears the hat', () => {
    const game = aGame(cast)
      .withCentre('godofug')
      .onDay(1)
      .send('placeReminder', { seat: 2, character: 'godofug', label: 'Hat' })
    expect(game.nominate(1, 3).vote(1, 2).view.day.nominations[0]?.tally).toBe(3)
  })
})

describe('[FL6] Pope', () => {
  it('allows good characters twice, evil ones not', () => {
    const table = () => aTable(8).send('addToCentre', { character: 'pope' })
    const codes = (...characters: string[]): string[] =>
      table()
        .send('setLineup', { characters })
        .view.setup.problems.map(({ code }) => code)
    expect(codes('chef', 'chef', 'noble', 'artist', 'oracle', 'recluse', 'assassin', 'imp')).toEqual([])
    expect(codes('chef', 'noble', 'artist', 'oracle', 'monk', 'recluse', 'imp', 'imp')).toContain('duplicate-character')
  })
})

describe('[FL7] Stormcatcher', () => {
  it('lets the named player die by execution only', () => {
    const game = aGame(cast)
      .withCentre('stormcatcher')
      .with({ seat: 2, reminders: [{ character: 'stormcatcher', label: 'Stormcaught' }] })
      .atNight(2)
      .choose(7, 'imp', 2)
    expect(game.seat(2).isAlive).toBe(true)
    expect(game.dawn().executeByVote(1, 2).seat(2).isAlive).toBe(false)
  })
})

describe('[FL8] Tor', () => {
  it('keeps evil apart, and tells players who they were when they die', () => {
    const game = aGame(cast).withCentre('tor').atNight(1)
    expect(game.wakes(6, 'minioninfo')).toBe(false)
    game.kill(2)
    expect([game.told(2, 'youAre'), game.told(2, 'alignment')]).toEqual([['noble'], ['good']])
  })
})

describe('[FL9] Ventriloquist', () => {
  const mad = () =>
    aGame(cast)
      .withCentre('ventriloquist')
      .onDay(1)
      .send('placeReminder', { seat: 2, character: 'ventriloquist', label: 'Mad' })

  it('might spare a mad player the execution', () => {
    expect(mad().executeByVote(1, 2).decide('survives', true).seat(2).isAlive).toBe(true)
    expect(mad().executeByVote(1, 2).leave('survives').seat(2).isAlive).toBe(false)
  })

  it('spares nobody else', () => {
    expect(mad().executeByVote(1, 3).seat(3).isAlive).toBe(false)
  })
})

describe('[FL10] Fabled and Loric', () => {
  it('can be neither killed nor poisoned, and the room sees them', () => {
    const game = aGame(cast).withCentre('sentinel', 'pope').onDay(1)
    expect(
      game.send('kill', { target: 'sentinel', cause: { kind: 'ability', ability: 'imp', by: 7 } }).lastRefusal,
    ).toBe('immune')
    expect(game.send('impair', { target: 'pope', kind: 'drunk', source: { character: 'sailor' } }).lastRefusal).toBe(
      'immune',
    )
    expect([game.room.fabled, game.room.loric]).toEqual([['sentinel'], ['pope']])
  })
})
