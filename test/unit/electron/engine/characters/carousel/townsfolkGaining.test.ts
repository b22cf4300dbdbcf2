import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const castWith = (...characters: string[]): string[] =>
  [...characters, 'noble', 'clockmaker', 'artist', 'poisoner', 'imp'].slice(0, 8)

describe('[CA41] Pixie', () => {
  const knowing = () =>
    aGame(castWith('pixie', 'empath', 'slayer'))
      .atNight(1)
      .tell(1, 'pixie', 'empath')

  it('starts knowing a Townsfolk in play, and marks that player', () => {
    const game = aGame(castWith('pixie', 'empath', 'slayer')).atNight(1)
    expect(game.information(1, 'pixie')?.allowed).toEqual(['empath', 'slayer', 'noble', 'clockmaker', 'artist'])
    expect(game.tell(1, 'pixie', 'pixie').lastRefusal).toBe('must-be-true')
    expect(game.tell(1, 'pixie', 'empath').tokens(2)).toEqual(['Mad'])
    expect(game.told(1, 'character')).toEqual(['empath'])
  })

  it('has the ability when that player dies, if it was mad, and is not told', () => {
    const game = knowing().dawn().closeDay().kill(2)
    expect(game.decide('wasMad', true).works(1, 'empath')).toBe(true)
    expect(game.tokens(1)).toEqual(['Has Ability'])
    expect(game.told(1, 'youAre')).toEqual([])
    expect(game.wakes(1, 'empath')).toBe(true)
  })

  it('has nothing when it was not mad, and minds no other death', () => {
    expect(knowing().kill(3).openTopics).toEqual([])
    const game = knowing().kill(2).leave('wasMad')
    expect(game.seat(1).abilities.map(({ character }) => character)).toEqual(['pixie'])
  })

  it('has nothing when it is poisoned as that player dies', () => {
    const game = knowing().dawn().closeDay().choose(7, 'poisoner', 1).kill(2)
    expect(game.openTopics).toEqual([])
    expect(game.works(1, 'empath')).toBe(false)
  })

  it('may be shown any Townsfolk when poisoned, and loses what it gained with its character', () => {
    const game = aGame(castWith('pixie', 'empath', 'slayer'))
      .poisoned(1)
      .atNight(1)
    expect(game.information(1, 'pixie')?.malfunction?.level).toBe('may')
    game.tell(1, 'pixie', 'monk')
    expect(game.view.seats.flatMap(({ reminders }) => reminders.map(({ label }) => label))).not.toContain('Mad')
    const gained = knowing().kill(2).decide('wasMad', true).become(1, 'chef')
    expect(gained.seat(1).abilities.map(({ character }) => character)).toEqual(['chef'])
  })
})

describe('[CA42] Cannibal', () => {
  const day = () => aGame(castWith('cannibal', 'empath', 'slayer')).onDay(2)

  it('has the ability of whoever died by execution last, and is not told', () => {
    const game = day().executeByVote(4, 2)
    expect(game.works(1, 'empath')).toBe(true)
    expect([game.tokens(2), game.seat(1).told]).toEqual([['Lunch'], []])
    expect(game.closeDay().wakes(1, 'empath')).toBe(true)
    game.dawn().executeByVote(4, 3)
    expect([game.works(1, 'empath'), game.works(1, 'slayer')]).toEqual([false, true])
    expect([game.tokens(2), game.tokens(3)]).toEqual([[], ['Lunch']])
  })

  it('is poisoned by an evil one until a good player dies by execution', () => {
    const game = day().executeByVote(4, 7)
    expect([game.tokens(1), game.works(1, 'cannibal')]).toEqual([['Poisoned'], false])
    game.decide('actsOut', 'empath').closeDay()
    expect(game.step(1, 'empath')).toMatchObject({ status: 'todo', isPretend: true })
    expect(game.information(1, 'empath')?.malfunction?.level).toBe('may')
    game.dawn().executeByVote(4, 3)
    expect([game.tokens(1), game.works(1, 'slayer')]).toEqual([[], true])
    expect(game.seat(1).abilities.map(({ character }) => character)).toEqual(['cannibal', 'slayer'])
  })

  it('eats nobody who lives through the execution, and none who dies otherwise', () => {
    const game = day().kill(2).execute(2)
    expect(game.seat(1).abilities.map(({ character }) => character)).toEqual(['cannibal'])
  })

  it('has the ability again once sober, and without effect while drunk', () => {
    const game = aGame(castWith('cannibal', 'empath', 'slayer'))
      .drunk(1)
      .onDay(2)
      .executeByVote(4, 2)
    expect(game.works(1, 'empath')).toBe(false)
    expect(game.closeDay().works(1, 'empath')).toBe(true)
  })

  it('goes by how the executed player registers', () => {
    const game = () =>
      aGame(castWith('cannibal', 'recluse', 'slayer'))
        .onDay(2)
        .executeByVote(4, 2)
    expect(game().decide('registersAs', 'evil').tokens(1)).toEqual(['Poisoned'])
    expect(game().leave('registersAs').works(1, 'recluse')).toBe(true)
  })

  it('keeps in death what works for the dead, and nothing else', () => {
    expect(
      aGame(castWith('cannibal', 'recluse', 'slayer'))
        .onDay(2)
        .executeByVote(4, 2)
        .leave('registersAs')
        .kill(1)
        .works(1, 'recluse'),
    ).toBe(true)
    expect(day().executeByVote(4, 2).kill(1).works(1, 'empath')).toBe(false)
  })

  it('only believes to have it where the Cannibal is a Drunk', () => {
    const game = aGame(castWith('drunk as cannibal', 'empath', 'slayer'))
      .onDay(2)
      .executeByVote(4, 2)
    expect(game.works(1, 'empath')).toBe(false)
    expect(game.closeDay().step(1, 'empath')).toMatchObject({ isPretend: true })
    game.dawn().executeByVote(4, 7)
    expect(game.tokens(1)).not.toContain('Poisoned')
  })
})

describe('[CA43] Alchemist', () => {
  const cast = castWith('alchemist', 'empath', 'slayer')

  it('has the ability of the Minion that the Storyteller picks, and stays a good Townsfolk', () => {
    const game = aGame(cast).atNight(1)
    expect(game.decision('gains').options).toContain('witch')
    expect(game.decision('gains').options.at(-1)).toBe('poisoner')
    game.decide('gains', 'witch')
    expect([game.works(1, 'witch'), game.seat(1).alignment, game.tokens(1)]).toEqual([
      true,
      'good',
      ['Is The Alchemist'],
    ])
    expect(game.wakes(1, 'minioninfo')).toBe(false)
    game.tell(1, 'alchemist', 'witch').choose(1, 'witch', 2)
    expect([game.tokens(2), game.told(1, 'youAre')]).toEqual([['Cursed'], ['witch']])
    expect(game.dawn().nominate(2, 3).seat(2).isAlive).toBe(false)
  })

  it('is shown which one, and nothing else', () => {
    const game = aGame(cast).atNight(1).decide('gains', 'witch')
    expect(game.information(1, 'alchemist')?.allowed).toEqual(['witch'])
    expect(game.tell(1, 'alchemist', 'baron').lastRefusal).toBe('must-be-true')
  })

  it('gains it by being shown it, where it was not picked before', () => {
    const game = aGame(cast).atNight(1).tell(1, 'alchemist', 'assassin')
    expect([game.openTopics, game.works(1, 'assassin')]).toEqual([[], true])
  })

  it('uses it in vain when poisoned, and has it back later', () => {
    const game = aGame(cast).atNight(1).decide('gains', 'witch').choose(7, 'poisoner', 1)
    expect(game.step(1, 'witch')).toMatchObject({ status: 'todo', isPretend: true })
    game.choose(1, 'witch', 2)
    expect(game.seat(2).reminders).toMatchObject([{ label: 'Cursed', isActive: false }])
    expect(game.dawn().closeDay().works(1, 'witch')).toBe(true)
  })

  it('only believes to have it where the Alchemist is a Drunk', () => {
    const game = aGame(['drunk as alchemist', ...cast.slice(1)]).atNight(1)
    expect(game.openTopics).toEqual([])
    game.tell(1, 'alchemist', 'witch')
    expect(game.step(1, 'witch')).toMatchObject({ status: 'todo', isPretend: true })
  })
})
