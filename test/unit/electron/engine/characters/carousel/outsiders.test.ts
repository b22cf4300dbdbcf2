import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const cast = ['chef', 'noble', 'clockmaker', 'artist', 'oracle', 'assassin', 'imp']
const castWith = (character: string): string[] => [character, ...cast.slice(1)]

describe('[CA17] Ogre', () => {
  it('takes the side of the chosen player without being told', () => {
    const game = aGame(castWith('ogre')).atNight(1).choose(1, 'ogre', 6)
    expect(game.seat(1)).toMatchObject({ alignment: 'evil', isUpsideDown: true, told: [] })
    expect(aGame(castWith('ogre')).atNight(1).choose(1, 'ogre', 2).seat(1).alignment).toBe('good')
  })

  it('does so even when poisoned', () => {
    expect(aGame(castWith('ogre')).poisoned(1).atNight(1).choose(1, 'ogre', 7).seat(1).alignment).toBe('evil')
  })

  it('is told when a Recluse only registered as evil', () => {
    const withRecluse = () =>
      aGame(['ogre', 'recluse', ...cast.slice(2)])
        .atNight(1)
        .choose(1, 'ogre', 2)
    expect(withRecluse().decide('registersAs', 'evil').told(1, 'alignment')).toEqual(['evil'])
    expect(withRecluse().decide('registersAs', 'good').seat(1)).toMatchObject({ alignment: 'good', told: [] })
  })

  it('chooses another player, once', () => {
    const game = aGame(castWith('ogre')).atNight(1)
    expect(game.choose(1, 'ogre', 1).lastRefusal).toBe('self-not-allowed')
    expect(game.choose(1, 'ogre', 2).dawn().closeDay().wakes(1, 'ogre')).toBe(false)
  })
})

describe('[CA18] Golem', () => {
  it('kills the nominee, and the vote goes on', () => {
    const game = aGame(castWith('golem')).onDay(1).nominate(1, 2)
    expect(game.seat(2).isAlive).toBe(false)
    expect(game.view.day.open?.nominee).toBe(2)
    expect(game.vote(1, 3, 4).view.day.executedToday).toBeNull()
  })

  it('does nothing to the Demon', () => {
    const game = aGame(castWith('golem')).onDay(1).nominate(1, 7)
    expect(game.seat(7).isAlive).toBe(true)
    expect(game.tokens(1)).toEqual(['May Not Nominate'])
  })

  it('nominates once per game, drunk or sober (R-32)', () => {
    const game = aGame(castWith('golem')).onDay(1).nominate(1, 7).vote().closeDay().dawn()
    expect(game.nominate(1, 2).lastRefusal).toBe('golem-already-nominated')
    expect(game.seat(1).canNominate).toBe(false)
    const drunk = aGame(castWith('golem')).drunk(1).onDay(1).nominate(1, 2)
    expect(drunk.seat(2).isAlive).toBe(true)
    expect(drunk.vote().nominate(1, 3).lastRefusals).toContain('golem-already-nominated')
  })

  it('leaves a Recluse who registers as the Demon alone', () => {
    const game = () =>
      aGame(['golem', 'recluse', ...cast.slice(2)])
        .onDay(1)
        .nominate(1, 2)
    expect(game().decide('registersAs', 'demon').seat(2).isAlive).toBe(true)
    expect(game().leave('registersAs').seat(2).isAlive).toBe(false)
  })
})

describe('[CA19] Damsel', () => {
  const withTwoMinions = ['damsel', 'noble', 'clockmaker', 'artist', 'oracle', 'assassin', 'poisoner', 'imp']
  const day = () => aGame(withTwoMinions).onDay(2)

  it('is known to be in play to every Minion, even with six players', () => {
    const game = aGame(['damsel', 'noble', 'clockmaker', 'assassin', 'poisoner', 'imp']).atNight(1)
    game.tell(4, 'damsel', 'damsel')
    expect(game.wakes(5, 'damsel')).toBe(true)
    game.tell(5, 'damsel', 'damsel')
    expect([4, 5, 6].map((seat) => game.told(seat, 'character'))).toEqual([['damsel'], ['damsel'], []])
    expect([game.wakes(4, 'damsel'), game.wakes(4, 'minioninfo')]).toEqual([false, false])
  })

  it('loses for her team when a Minion guesses her aloud', () => {
    expect(day().useByDay(6, 'damsel', 1).winner).toBe('evil')
    expect(aGame(withTwoMinions).evil(1).onDay(2).useByDay(6, 'damsel', 1).winner).toBe('good')
  })

  it('is safe once the Minions’ one guess was wrong', () => {
    const game = day().useByDay(6, 'damsel', 2)
    expect(game.tokens(1)).toEqual(['Guess Used'])
    expect(game.useByDay(7, 'damsel', 1).lastRefusal).toBe('ability-spent')
    expect([game.winner, game.seat(1).learns, game.view.day.actions.some((one) => one.isAnswerDue)]).toEqual([
      null,
      [],
      false,
    ])
  })

  it('minds no guess by others, and none in private', () => {
    const game = day()
    expect(game.useByDay(8, 'damsel', 1).lastRefusal).toBe('no-such-ability')
    expect(game.useByDay(1, 'damsel', 1).lastRefusal).toBe('no-such-ability')
    expect(game.useByDay(6, 'damsel', 1, { isPublic: false }).lastRefusal).toBe('must-be-public')
    expect(game.tokens(1)).toEqual([])
  })

  it('may be guessed at any time, by night too', () => {
    const night = () => aGame(withTwoMinions).atNight(2)
    expect(night().useByDay(6, 'damsel', 1).winner).toBe('evil')
    expect(night().useByDay(6, 'damsel', 2).dawn().useByDay(7, 'damsel', 1).lastRefusal).toBe('ability-spent')
    expect(
      night()
        .view.day.actions.filter(({ status }) => status === 'ready')
        .map(({ ability }) => ability),
    ).toEqual(['damsel', 'damsel'])
  })

  it('is out of danger while poisoned, and when dead', () => {
    expect(aGame(withTwoMinions).poisoned(1).onDay(2).useByDay(6, 'damsel', 1).winner).toBeNull()
    expect(aGame(withTwoMinions).dead(1).onDay(2).useByDay(6, 'damsel', 1).lastRefusal).toBe('dead-no-ability')
  })

  it('shows the guess to the Minions’ rows of the day panel', () => {
    const rows = day().view.day.actions.filter(({ ability }) => ability === 'damsel')
    expect(rows.map(({ seat, status }) => [seat, status])).toEqual([
      [6, 'ready'],
      [7, 'ready'],
    ])
  })
})

describe('[CA20] Snitch', () => {
  it('has every Minion woken for bluffs on the first night', () => {
    const game = aGame(['snitch', 'noble', 'clockmaker', 'artist', 'assassin', 'poisoner', 'imp']).atNight(1)
    expect([5, 6, 7].map((seat) => game.wakes(seat, 'snitch'))).toEqual([true, true, false])
  })

  it('does so once', () => {
    expect(aGame(castWith('snitch')).atNight(2).wakes(6, 'snitch')).toBe(false)
  })

  it('is a pretence while drunk', () => {
    expect(aGame(castWith('snitch')).drunk(1).atNight(1).step(6, 'snitch')?.isPretend).toBe(true)
  })
})
