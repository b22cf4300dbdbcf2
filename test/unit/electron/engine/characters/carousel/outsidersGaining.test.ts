import { describe, expect, it } from 'vitest'
import { castWith } from '../../../../../support/castWith'
import { aGame } from '../../../../../support/game'

describe('[CA50] Plague Doctor', () => {
  const died = () => aGame(castWith('plaguedoctor')).atNight(2).choose(8, 'imp', 1)

  it('gives the Storyteller the ability of a Minion when they die', () => {
    const game = died().decide('storytellerGains', 'witch')
    expect(game.view.centreReminders).toMatchObject([{ character: 'plaguedoctor', label: 'Storyteller Ability' }])
    expect(game.openTopics).toEqual([])
  })

  it('[P18] gives that ability a row to run by hand, and what its tokens do comes of it', () => {
    const game = died().decide('storytellerGains', 'witch').dawn().closeDay()
    expect(game.view.night.steps.find(({ entry }) => entry === 'witch')).toMatchObject({ isManual: true, seats: [] })
    const poison = died().decide('storytellerGains', 'widow')
    poison.send('placeReminder', { seat: 2, character: 'widow', label: 'Poisoned' })
    expect(poison.works(2, 'chef')).toBe(false)
  })

  it('[P18] leaves the deaths that come alone, though a player with that ability might survive one', () => {
    const game = died().decide('storytellerGains', 'psychopath').dawn().executeByVote(2, 3)
    expect([game.seat(3).isAlive, game.openTopics]).toEqual([false, []])
  })

  it('gives nothing when drunk or poisoned, and that counts', () => {
    const game = aGame(castWith('plaguedoctor')).poisoned(1).atNight(2).choose(8, 'imp', 1)
    expect([game.openTopics, game.factsOf('wentWrong').length]).toEqual([[], 1])
  })

  it('gives it once, whatever becomes of the player', () => {
    const game = died().decide('storytellerGains', 'witch').become(1, 'chef').dawn().closeDay()
    expect(game.view.night.steps.map(({ entry }) => entry)).toContain('witch')
  })
})

describe('[CA51] Hermit', () => {
  const script = ['hermit', 'recluse', 'saint', 'butler', 'chef', 'empath', 'poisoner', 'imp']
  const game = () => aGame(castWith('hermit', 'empath')).onScript(...script)

  it('has the ability of every Outsider on the script', () => {
    const night = game().atNight(1)
    expect(night.seat(1).abilities.map(({ character }) => character)).toEqual(['hermit', 'recluse', 'saint', 'butler'])
    expect(night.information(2, 'empath')?.allowed).toEqual([0, 1])
    expect(night.choose(1, 'butler', 3).tokens(3)).toEqual(['Master'])
  })

  it('loses for good when executed, as a Saint', () => {
    expect(game().onDay(1).executeByVote(2, 1).winner).toBe('evil')
  })

  it('has none of them when poisoned', () => {
    const night = game().poisoned(1).atNight(1)
    expect(night.information(2, 'empath')?.allowed).toEqual([0])
    expect(game().poisoned(1).onDay(1).executeByVote(2, 1).winner).toBeNull()
  })

  it('keeps in death what works for the dead, and nothing when they become somebody else', () => {
    const dead = game().atNight(2).kill(1)
    expect([dead.works(1, 'recluse'), dead.works(1, 'butler')]).toEqual([true, false])
    expect(
      game()
        .atNight(1)
        .become(1, 'chef')
        .seat(1)
        .abilities.map(({ character }) => character),
    ).toEqual(['chef'])
  })

  it('has them too when made in mid-game', () => {
    expect(game().atNight(2).become(2, 'hermit').works(2, 'recluse')).toBe(true)
  })
})

describe('[CA52] Hatter', () => {
  const died = () => aGame(castWith('hatter')).atNight(2).choose(8, 'imp', 1)
  const party = (game = died()) => {
    const key = game.view.night.steps.find(({ entry }) => entry === 'hatter')?.key ?? ''
    return game.send('finishStep', { key })
  }

  it('lets each Minion and Demon become another of their type that night', () => {
    const game = party().decide('newCharacter', 'witch').leave('newCharacter').decide('newCharacter', 'pukka')
    expect([6, 7, 8].map((seat) => game.seat(seat).character)).toEqual(['witch', 'baron', 'pukka'])
    expect([game.told(6, 'youAre'), game.told(7, 'youAre'), game.seat(8).alignment]).toEqual([['witch'], [], 'evil'])
  })

  it('offers no character twice, and makes the displaced choose anew', () => {
    const game = party().decide('newCharacter', 'baron')
    expect(game.decision('newCharacter')).toMatchObject({ seat: 7, isOptional: false })
    expect(game.decision('newCharacter').options).not.toContain('baron')
    game.decide('newCharacter', 'poisoner').leave('newCharacter')
    expect([6, 7].map((seat) => game.seat(seat).character)).toEqual(['baron', 'poisoner'])
  })

  it('asks at dawn where the row was not done, and only that night', () => {
    expect(died().dawn().decision('newCharacter')).toMatchObject({ seat: 6, ability: 'hatter' })
    const entries = party().leave('newCharacter').leave('newCharacter').leave('newCharacter').dawn().closeDay().view
      .night.steps
    expect(entries.map(({ entry }) => entry)).not.toContain('hatter')
  })

  it('pours no tea when poisoned as they die, nor while they live', () => {
    const game = aGame(castWith('hatter')).poisoned(1).atNight(2).choose(8, 'imp', 1)
    expect(game.view.night.steps.find(({ entry }) => entry === 'hatter')?.status).toBe('cancelled')
    expect(game.factsOf('wentWrong').length).toBe(1)
    expect(
      aGame(castWith('hatter'))
        .atNight(2)
        .view.night.steps.find(({ entry }) => entry === 'hatter')?.status,
    ).toBe('notNow')
  })

  it('comes in the night after a death by day', () => {
    const game = aGame(castWith('hatter')).onDay(1).executeByVote(2, 1).closeDay()
    expect(game.view.night.steps.find(({ entry }) => entry === 'hatter')?.status).toBe('todo')
  })
})
