import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const cast = ['chef', 'noble', 'clockmaker', 'artist', 'oracle', 'assassin', 'imp']
const castWith = (character: string): string[] => [character, ...cast.slice(1)]

describe('[CA10] Magician', () => {
  it('is shown to the Minions as a Demon and to the Demon as a Minion, asleep', () => {
    const game = aGame(castWith('magician')).atNight(1)
    expect(game.step(6, 'minioninfo')?.shows).toEqual([{ seat: 6, value: { demons: [1, 7], minions: [] } }])
    expect(game.step(7, 'demoninfo')?.shows).toEqual([{ seat: 7, value: { minions: [1, 6] } }])
    expect(game.step(1, 'magician')).toBeUndefined()
  })

  it('may not be left out', () => {
    const game = aGame(castWith('magician')).atNight(1)
    expect(game.tell(6, 'minioninfo', { demons: [7], minions: [] }).lastRefusals).toContain('magician-missing')
  })

  it('fools nobody while poisoned, or when only believed in', () => {
    const poisoned = aGame(castWith('magician')).poisoned(1).atNight(1)
    expect(poisoned.step(6, 'minioninfo')?.shows[0]?.value).toEqual({ demons: [7], minions: [] })
    const believed = aGame(castWith('drunk as magician')).atNight(1)
    expect(believed.step(7, 'demoninfo')?.shows[0]?.value).toEqual({ minions: [6] })
  })
})

describe('[CA11] Poppy Grower', () => {
  it('keeps evil apart on the first night, but the Demon gets bluffs', () => {
    const game = aGame(castWith('poppygrower')).atNight(1)
    expect([game.wakes(6, 'minioninfo'), game.wakes(7, 'demoninfo'), game.wakes(7, 'poppygrower')]).toEqual([
      false,
      false,
      true,
    ])
    game.tell(7, 'poppygrower', { minions: [], bluffs: ['monk', 'mayor', 'saint'] })
    expect(game.told(7, 'notInPlay')).toEqual([['monk', 'mayor', 'saint']])
    expect(game.told(7, 'minions')).toEqual([])
  })

  it('offers the bluffs that were picked', () => {
    const game = aGame(castWith('poppygrower')).atNight(1)
    const offered = () => game.information(7, 'poppygrower')?.suggested
    expect(offered()).toEqual([{ minions: [] }])
    game.send('setBluffs', { group: 0, characters: ['monk', 'mayor', 'saint'] })
    expect(offered()).toEqual([{ minions: [], bluffs: ['monk', 'mayor', 'saint'] }])
  })

  it('lets them learn in the night after the death, by day as by night', () => {
    const atNight = aGame(castWith('poppygrower')).atNight(2).choose(7, 'imp', 1)
    expect([atNight.wakes(6, 'minioninfo'), atNight.wakes(7, 'demoninfo')]).toEqual([true, true])
    const byDay = aGame(castWith('poppygrower')).onDay(2).executeByVote(2, 1).closeDay()
    expect(byDay.wakes(6, 'minioninfo')).toBe(true)
    expect(byDay.dawn().closeDay().wakes(6, 'minioninfo')).toBe(false)
  })

  it('neither hides nor reveals while poisoned', () => {
    const game = aGame(castWith('poppygrower')).poisoned(1).atNight(1)
    expect(game.wakes(6, 'minioninfo')).toBe(true)
    expect(aGame(castWith('poppygrower')).poisoned(1).atNight(2).choose(7, 'imp', 1).wakes(6, 'minioninfo')).toBe(false)
  })
})

describe('[CA12] Atheist', () => {
  const allGood = ['atheist', 'noble', 'clockmaker', 'artist', 'oracle', 'chef', 'recluse']

  it('wins for good when the Storyteller is executed, dead or alive (R-15)', () => {
    expect(aGame(allGood).onDay(2).nominate(2, 'storyteller').vote(2, 3, 4, 5).execute().winner).toBe('good')
    expect(aGame(allGood).dead(1).onDay(2).nominate(2, 'storyteller').vote(2, 3, 4).execute().winner).toBe('good')
  })

  it('has no Demon to miss, and loses with two alive', () => {
    const game = aGame(allGood).dead(1, 2, 3, 4).atNight(4)
    expect(game.winner).toBeNull()
    expect(game.kill(5).winner).toBe('evil')
  })

  it('gives nothing to a Drunk who believes in it', () => {
    const game = aGame(['drunk as atheist', 'noble', 'clockmaker', 'artist', 'oracle', 'assassin', 'imp']).onDay(2)
    expect(game.nominate(2, 'storyteller').vote(2, 3, 4, 5).execute().winner).toBe('evil')
  })

  it('lets the Storyteller tell anybody anything their ability might say, dead or alive', () => {
    const empath = ['atheist', 'empath', 'clockmaker', 'artist', 'oracle', 'chef', 'recluse']
    for (const game of [aGame(empath), aGame(empath).dead(1)]) {
      expect(game.atNight(2).information(2, 'empath')).toMatchObject({ truth: 0, allowed: [0, 1, 2] })
      expect(game.tell(2, 'empath', 2).lastRefusal).toBeNull()
      expect(game.factsOf('wentWrong')).toMatchObject([{ seat: 2, ability: 'empath' }])
    }
    const believed = aGame(['drunk as atheist', ...empath.slice(1, 5), 'baron', 'imp']).atNight(2)
    expect(believed.tell(2, 'empath', 2).lastRefusal).toBe('must-be-true')
  })

  it('does not make good’s victory certain', () => {
    expect(aGame(allGood).onDay(2).send('endGame', { winner: 'good' }).lastRefusal).toBe('not-certain')
  })

  it('does not hold back the death of a Demon that came later', () => {
    const game = aGame(allGood).atNight(3).become(6, 'imp').turn(6, 'evil')
    expect(game.winner).toBeNull()
    expect(game.kill(6).winner).toBe('good')
  })
})

describe('[CA13] Banshee', () => {
  it('awakens at dawn when the Demon killed her, not before', () => {
    const game = aGame(castWith('banshee')).atNight(2).choose(7, 'imp', 1)
    expect(game.room.announcements.map(({ kind }) => kind)).not.toContain('banshee-awoken')
    expect(game.dawn().room.announcements.map(({ kind }) => kind)).toContain('banshee-awoken')
    expect(game.tokens(1)).toContain('Has Ability')
  })

  it('nominates and votes twice though dead, without a token', () => {
    const game = aGame(castWith('banshee')).atNight(2).choose(7, 'imp', 1).dawn()
    game.nominate(1, 2).vote({ 1: 2 }, 3).nominate(1, 3).vote({ 1: 2 })
    expect(game.view.day.nominations.map(({ tally }) => tally)).toEqual([3, 2])
    expect(game.nominate(1, 4).lastRefusal).toBe('already-nominated-today')
    expect(game.seat(1)).toMatchObject({ voteToken: true, needsToken: false })
  })

  it('gives the others nothing: the dead beside her pay for their votes', () => {
    const game = aGame(castWith('banshee')).with({ seat: 2, alive: false, voteToken: false }).atNight(2)
    game.choose(7, 'imp', 1).dawn().nominate(1, 3).vote({ 1: 2 }, 2)
    expect(game.lastNotices).toContain('no-vote-token')
    expect(game.view.day.nominations[0]?.tally).toBe(2)
  })

  it('stays an ordinary corpse when poisoned at her death, or killed otherwise', () => {
    const poisoned = aGame(castWith('banshee')).poisoned(1).atNight(2).choose(7, 'imp', 1).dawn()
    expect(poisoned.nominate(1, 2).lastRefusal).toBe('dead-cannot-nominate')
    const byAssassin = aGame(castWith('banshee')).atNight(2).choose(6, 'assassin', 1).dawn()
    expect(byAssassin.room.announcements.map(({ kind }) => kind)).not.toContain('banshee-awoken')
    expect(byAssassin.tokens(1)).not.toContain('Has Ability')
  })

  it('loses her powers while poisoned, and when brought back to life', () => {
    const awake = () =>
      aGame(castWith('banshee'))
        .dead(1)
        .with({ seat: 1, reminders: [{ character: 'banshee', label: 'Has Ability' }] })
        .onDay(3)
    const poisoned = awake().send('impair', {
      target: 1,
      kind: 'poisoned',
      source: { character: 'poisoner' },
      until: 'dusk',
    })
    expect(poisoned.nominate(1, 2).lastRefusal).toBe('dead-cannot-nominate')
    const alive = awake().send('revive', { seat: 1 }).nominate(1, 2).vote({ 1: 2 })
    expect(alive.view.day.nominations[0]?.tally).toBe(1)
    expect(alive.nominate(1, 3).lastRefusal).toBe('already-nominated-today')
  })
})

describe('[CA14] Huntsman', () => {
  const withDamsel = ['huntsman', 'damsel', 'clockmaker', 'artist', 'oracle', 'assassin', 'imp']

  it('makes the Damsel a Townsfolk not in play, who learns it', () => {
    const game = aGame(withDamsel).atNight(2).choose(1, 'huntsman', 2).decide('becomes', 'monk')
    expect(game.seat(2)).toMatchObject({ character: 'monk', alignment: 'good' })
    expect(game.told(2, 'youAre')).toEqual(['monk'])
  })

  it('may not make a Townsfolk in play', () => {
    const game = aGame(withDamsel).atNight(2).choose(1, 'huntsman', 2)
    expect(game.decide('becomes', 'oracle').lastRefusal).toBe('in-play')
  })

  it('spends the ability on anybody else, and in vain while drunk', () => {
    const wrong = aGame(withDamsel).atNight(2).choose(1, 'huntsman', 3)
    expect(wrong.tokens(1)).toContain('No Ability')
    const drunk = aGame(withDamsel).drunk(1).atNight(2).choose(1, 'huntsman', 2)
    expect(drunk.seat(2).character).toBe('damsel')
    expect(drunk.dawn().closeDay().choose(1, 'huntsman', 2).lastRefusal).toBe('ability-spent')
  })

  it('may wait, and finds only the living', () => {
    const game = aGame(withDamsel).dead(2).atNight(2)
    expect(game.choose(1, 'huntsman', 2).lastRefusal).toBe('target-must-be-alive')
    expect(game.decline(1, 'huntsman').dawn().closeDay().wakes(1, 'huntsman')).toBe(true)
  })
})

describe('[CA15] Nightwatchman', () => {
  it('makes themself known once', () => {
    const game = aGame(castWith('nightwatchman')).atNight(1).choose(1, 'nightwatchman', 3)
    expect(game.told(3, 'player')).toEqual([1])
    expect(game.dawn().closeDay().choose(1, 'nightwatchman', 4).lastRefusal).toBe('ability-spent')
  })

  it('stays unknown while drunk', () => {
    expect(
      aGame(castWith('nightwatchman')).drunk(1).atNight(1).choose(1, 'nightwatchman', 3).told(3, 'player'),
    ).toEqual([])
  })

  it('may keep the ability', () => {
    expect(aGame(castWith('nightwatchman')).atNight(1).decline(1, 'nightwatchman').works(1, 'nightwatchman')).toBe(true)
  })
})

describe('[CA16] Farmer', () => {
  it('leaves the farm to a living good player when they die at night', () => {
    const game = aGame(castWith('farmer')).atNight(2).choose(7, 'imp', 1).decide('becomesFarmer', 3)
    expect(game.seat(3).character).toBe('farmer')
    expect(game.told(3, 'youAre')).toEqual(['farmer'])
  })

  it('leaves nothing by day, or while poisoned', () => {
    expect(aGame(castWith('farmer')).onDay(2).executeByVote(2, 1).openTopics).toEqual([])
    expect(aGame(castWith('farmer')).poisoned(1).atNight(2).choose(7, 'imp', 1).openTopics).toEqual([])
  })

  it('offers no evil heir', () => {
    const game = aGame(castWith('farmer')).evil(2).atNight(2).choose(7, 'imp', 1)
    expect(game.decision('becomesFarmer').options).toEqual([3, 4, 5])
  })
})
