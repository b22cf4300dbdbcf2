import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

describe('[SV26] Barista', () => {
  const table = ['barista', 'empath', 'fortuneteller', 'slayer', 'poisoner', 'vortox', 'saint', 'imp']

  it('makes a player sober, healthy and truly informed until dusk, even beside a Vortox', () => {
    const game = aGame(table)
      .atNight(2)
      .poisoned(2, 'nodashii')
      .choose(1, 'barista', 2, { targets: [2], answer: 'sober' })
    expect([game.works(2, 'empath'), game.information(2, 'empath')?.allowed]).toEqual([true, [0]])
    expect([game.told(2, 'thisCharacterSelectedYou'), game.told(2, 'answer')]).toEqual([['barista'], ['sober']])
    expect(game.dawn().execute(4).closeDay().works(2, 'empath')).toBe(false)
  })

  it('lets an ability work twice in the night', () => {
    const game = aGame(table)
      .atNight(2)
      .choose(1, 'barista', { targets: [8], answer: 'twice' })
    game.choose(8, 'imp', 2)
    expect(game.wakes(8, 'imp')).toBe(true)
    game.choose(8, 'imp', 3)
    expect(game.choose(8, 'imp', 4).lastRefusal).toBe('already-acted-tonight')
    expect([game.seat(2).isAlive, game.seat(3).isAlive, game.seat(4).isAlive]).toEqual([false, false, true])
  })

  it('lets the Storyteller go on after both turns, also where nothing is entered', () => {
    const game = aGame(table)
      .atNight(2)
      .choose(1, 'barista', { targets: [8], answer: 'twice' })
    const key = game.step(8, 'imp')?.key ?? ''
    game.send('finishStep', { key })
    expect(game.wakes(8, 'imp')).toBe(true)
    game.send('finishStep', { key })
    expect(game.step(8, 'imp')?.status).toBe('done')
  })

  it('lets a spent ability be used again by day', () => {
    const game = aGame(table)
      .atNight(2)
      .with({ seat: 4, spent: ['slayer'] })
    game
      .choose(1, 'barista', { targets: [4], answer: 'twice' })
      .dawn()
      .useByDay(4, 'slayer', 8)
    expect(game.seat(8).isAlive).toBe(false)
    expect(game.execute(2).closeDay().dawn().useByDay(4, 'slayer', 6).lastRefusal).toBe('ability-spent')
  })

  it('does nothing while poisoned', () => {
    const game = aGame(table)
      .atNight(2)
      .poisoned(1, 'nodashii')
      .choose(1, 'barista', { targets: [8], answer: 'twice' })
      .choose(8, 'imp', 2)
    expect(game.choose(8, 'imp', 3).lastRefusal).toBe('already-acted-tonight')
  })

  it('[P20] sleeps on while the Storyteller chooses, and does not count as woken', () => {
    const game = aGame(['barista', 'chambermaid', 'fortuneteller', 'poisoner', 'imp']).atNight(2)
    expect([game.step(1, 'barista')?.isAsleep, game.step(3, 'fortuneteller')?.isAsleep]).toEqual([true, false])
    game.choose(1, 'barista', { targets: [3], answer: 'sober' }).choose(2, 'chambermaid', 1, 3)
    expect(game.information(2, 'chambermaid')?.truth).toBe(1)
  })

  it('knows two ways to serve', () => {
    expect(
      aGame(table)
        .atNight(1)
        .choose(1, 'barista', { targets: [8], answer: 'thrice' }).lastRefusal,
    ).toBe('unknown-answer')
  })
})

describe('[SV27] Harlot', () => {
  const table = ['harlot', 'chef', 'recluse', 'poisoner', 'imp', 'saint', 'monk']
  const asked = (target: number) => aGame(table).atNight(2).choose(1, 'harlot', target)

  it('learns the character of a player who agrees', () => {
    const game = asked(2).send('choose', { seat: 2, ability: 'harlot', answer: 'agrees' })
    expect([game.told(2, 'thisCharacterSelectedYou'), game.wakes(1, 'harlot')]).toEqual([['harlot'], true])
    expect(game.tell(1, 'harlot', 'monk').lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'harlot', 'chef').told(1, 'character')).toEqual(['chef'])
  })

  it('and that player may both die', () => {
    const game = asked(2)
      .send('choose', { seat: 2, ability: 'harlot', answer: 'agrees' })
      .tell(1, 'harlot', 'chef')
      .decide('bothDie', true)
    expect([game.seat(1).isAlive, game.seat(2).isAlive]).toEqual([false, false])
  })

  it('learns the character before anybody is asked to die of it', () => {
    const game = asked(2).send('choose', { seat: 2, ability: 'harlot', answer: 'agrees' })
    expect(game.openTopics).not.toContain('bothDie')
    expect(game.tell(1, 'harlot', 'chef').openTopics).toContain('bothDie')
  })

  it('may both die too where the Storyteller passed over what there was to learn', () => {
    const game = asked(2).send('choose', { seat: 2, ability: 'harlot', answer: 'agrees' })
    const step = game.view.night.steps.find(({ entry }) => entry === 'harlot')
    expect(game.send('skipStep', { key: step?.key ?? '' }).openTopics).toContain('bothDie')
  })

  it('[P19] is told all the same when both are dead by then', () => {
    const game = asked(2).send('choose', { seat: 2, ability: 'harlot', answer: 'agrees' }).kill(1).kill(2)
    expect(game.view.night.currentKey).toBe(game.step(1, 'harlot')?.key)
    expect([game.step(1, 'harlot')?.isPretend, game.information(1, 'harlot')?.truth]).toEqual([false, 'chef'])
    expect(game.tell(1, 'harlot', 'monk').lastRefusal).toBe('must-be-true')
    game.tell(1, 'harlot', 'chef')
    expect([game.told(1, 'character'), game.wakes(1, 'harlot')]).toEqual([['chef'], false])
  })

  it('learns nothing of a player who refuses, and nobody dies', () => {
    const game = asked(2).send('choose', { seat: 2, ability: 'harlot', answer: 'refuses' })
    expect([game.wakes(1, 'harlot'), game.openTopics, game.information(1, 'harlot')]).toEqual([false, [], null])
  })

  it('asks a living player, who answers once', () => {
    expect(aGame(table).atNight(2).dead(2).choose(1, 'harlot', 2).lastRefusal).toBe('target-must-be-alive')
    const game = asked(2)
    expect(game.send('choose', { seat: 3, ability: 'harlot', answer: 'agrees' }).lastRefusal).toBe('not-triggered')
    game.send('choose', { seat: 2, ability: 'harlot', answer: 'refuses' })
    expect(game.send('choose', { seat: 2, ability: 'harlot', answer: 'agrees' }).lastRefusal).toBe('not-triggered')
  })

  it('may be shown anything while poisoned, and kills nobody', () => {
    const game = aGame(table)
      .atNight(2)
      .choose(4, 'poisoner', 1)
      .choose(1, 'harlot', 2)
      .send('choose', { seat: 2, ability: 'harlot', answer: 'agrees' })
    expect(game.openTopics).toEqual([])
    expect(game.tell(1, 'harlot', 'imp').lastRefusal).toBeNull()
  })
})

describe('[SV28] Butcher', () => {
  const table = ['butcher', 'chef', 'monk', 'poisoner', 'imp', 'saint', 'slayer', 'empath']

  it('nominates again after the execution, somebody nominated before too, for a second execution', () => {
    const game = aGame(table).onDay(1).nominate(1, 2).vote(1).nominate(3, 7).vote(1, 2, 3, 4).execute()
    expect(game.nominate(1, 2).vote(1, 3, 4, 5).view.day.aboutToDie?.nominee).toBe(2)
    expect(game.execute().seat(2).isAlive).toBe(false)
  })

  it('does so once, alone, and not before the execution', () => {
    const game = aGame(table).onDay(1).nominate(1, 2).vote(1)
    expect(game.nominate(1, 3).lastRefusal).toBe('already-nominated-today')
    game.execute(7)
    expect([game.seat(1).canNominate, game.seat(3).canNominate, game.seat(8).canBeNominated]).toEqual([
      true,
      false,
      true,
    ])
    expect(game.view.day.nominationsOpen).toBe(true)
    expect(game.nominate(3, 8).lastRefusal).toBe('nominations-closed')
    game.nominate(1, 8).vote(1, 2, 3, 4).execute()
    expect(game.view.day.nominationsOpen).toBe(false)
    expect(game.nominate(1, 3).lastRefusal).toBe('nominations-closed')
    expect(game.execute(3).lastRefusal).toBe('execution-already-used')
  })

  it('leaves nobody about to die by the votes before the first execution', () => {
    const game = aGame(table).onDay(1).nominate(2, 3).vote(1, 2, 3, 4).execute().nominate(1, 8).vote(1)
    expect(game.view.day.aboutToDie).toBeNull()
  })

  it('does not while poisoned', () => {
    const game = aGame(table).onDay(1).poisoned(1).execute(7)
    expect(game.seat(1).canNominate).toBe(false)
    expect(game.nominate(1, 2).lastRefusal).toBe('nominations-closed')
  })
})

describe('[SV29] Bone Collector', () => {
  const table = ['bonecollector', 'clockmaker', 'slayer', 'poisoner', 'imp', 'saint', 'philosopher']

  it('gives a dead player the ability back until dusk', () => {
    const game = aGame(table).atNight(2).dead(3).choose(1, 'bonecollector', 3).dawn()
    expect(game.works(3, 'slayer')).toBe(true)
    expect(game.closeDay().works(3, 'slayer')).toBe(false)
  })

  it('gives it anew: spent ones can be used, first nights come again', () => {
    const game = aGame(table)
      .atNight(2)
      .dead(2, 3)
      .with({ seat: 3, spent: ['slayer'] })
      .choose(1, 'bonecollector', 3)
      .dawn()
    expect(game.useByDay(3, 'slayer', 5).winner).toBe('good')
    const clock = aGame(table).atNight(2).dead(2).choose(1, 'bonecollector', 2)
    expect(clock.information(2, 'clockmaker')?.allowed).toEqual([1])
  })

  it('lets a dead Philosopher choose again', () => {
    const game = aGame(table)
      .atNight(2)
      .with({ seat: 7, gainedAbility: 'chef', alive: false })
      .choose(1, 'bonecollector', 7)
    expect(game.choose(7, 'philosopher', { characters: ['empath'] }).works(7, 'empath')).toBe(true)
  })

  it('is spent by one choice among the dead, even in vain', () => {
    const game = aGame(table).atNight(2).dead(3).choose(4, 'poisoner', 1)
    expect(game.choose(1, 'bonecollector', 2).lastRefusal).toBe('target-must-be-dead')
    game.choose(1, 'bonecollector', 3)
    expect(game.works(3, 'slayer')).toBe(false)
    expect(game.dawn().closeDay().choose(1, 'bonecollector', 3).lastRefusal).toBe('ability-spent')
  })

  it('takes it along when they die', () => {
    const game = aGame(table).atNight(2).dead(3).choose(1, 'bonecollector', 3).choose(5, 'imp', 1)
    expect(game.works(3, 'slayer')).toBe(false)
  })
})

describe('[SV30] Deviant', () => {
  const table = ['deviant', 'chef', 'monk', 'poisoner', 'imp', 'saint', 'gunslinger']

  it.each([
    ['was funny', true, true],
    ['was not', false, false],
  ])('who %s survives an exile: %s', (_case, isFunny, isAlive) => {
    const game = aGame(table).onDay(1).exile(2, 1, 2, 3, 4, 5)
    expect((isFunny ? game.decide('wasFunny', true) : game.leave('wasFunny')).seat(1).isAlive).toBe(isAlive)
  })

  it('dies while poisoned, without a question', () => {
    const game = aGame(table).onDay(1).poisoned(1).exile(2, 1, 2, 3, 4, 5)
    expect([game.seat(1).isAlive, game.openTopics]).toEqual([false, []])
  })

  it('saves no other Traveller, and not themself from the Demon', () => {
    expect(aGame(table).onDay(1).exile(2, 7, 2, 3, 4, 5).seat(7).isAlive).toBe(false)
    expect(aGame(table).atNight(2).choose(5, 'imp', 1).seat(1).isAlive).toBe(false)
  })
})
