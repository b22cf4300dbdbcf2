import { describe, expect, it } from 'vitest'
import { aGame, type TestGame } from '../../../../support/game'

const bears = (seat: number, character: string, ...labels: string[]) => ({
  seat,
  reminders: labels.map((label) => ({ character, label })),
})

describe('[B16] A choice of last night, told by its token in a game taken over', () => {
  const table = ['exorcist', 'chef', 'artist', 'oracle', 'devilsadvocate', 'poisoner', 'imp']
  const advised = (): TestGame => aGame(table).with(bears(3, 'devilsadvocate', 'Survives Execution'))
  const exorcised = (): TestGame => aGame(table).with(bears(7, 'exorcist', 'Chosen'))

  it('is not the Devil’s Advocate’s next one', () => {
    const game = advised().onDay(2).closeDay()
    expect(game.choose(5, 'devilsadvocate', 3).lastRefusal).toBe('same-as-last-night')
    expect(game.choose(5, 'devilsadvocate', 4).dawn().closeDay().choose(5, 'devilsadvocate', 3).lastRefusal).toBeNull()
  })

  it('saves by day like one that was made in play', () => {
    expect(advised().onDay(2).executeByVote(1, 3).seat(3).isAlive).toBe(true)
  })

  it('is not the Exorcist’s next one, and wakes the Demon once another is chosen', () => {
    const game = exorcised().atNight(3)
    expect(game.choose(1, 'exorcist', 7).lastRefusal).toBe('same-as-last-night')
    expect(game.choose(1, 'exorcist', 2).wakes(7, 'imp')).toBe(true)
    expect(exorcised().onDay(2).closeDay().choose(1, 'exorcist', 7).lastRefusal).toBe('same-as-last-night')
  })

  it('holds for one night only', () => {
    expect(exorcised().onDay(2).closeDay().dawn().closeDay().choose(1, 'exorcist', 7).lastRefusal).toBeNull()
  })

  it('binds whoever only believes in the ability as well', () => {
    const game = aGame(['drunk as exorcist', ...table.slice(1)])
      .with(bears(7, 'exorcist', 'Chosen'))
      .onDay(2)
    expect(game.closeDay().choose(1, 'exorcist', 7).lastRefusal).toBe('same-as-last-night')
  })

  const swallowed = (): TestGame =>
    aGame(['fool', 'chef', 'artist', 'oracle', 'poisoner', 'shabaloth']).with(
      { ...bears(2, 'shabaloth', 'Dead'), alive: false },
      { ...bears(3, 'shabaloth', 'Dead'), alive: false },
      { seat: 4, alive: false },
    )

  it.each([
    ['by day', () => swallowed().onDay(2).closeDay()],
    ['at night', () => swallowed().atNight(3)],
  ])('is what the Shabaloth may regurgitate, taken over %s', (_time, given) => {
    expect(given().decide('regurgitate', 4).lastRefusal).toBe('not-chosen-last-night')
    expect(given().decide('regurgitate', 3).seat(3).isAlive).toBe(true)
    expect(given().dawn().closeDay().openTopics).not.toContain('regurgitate')
  })

  const cursed = (seat: number): TestGame =>
    aGame(['moonchild', 'chef', 'artist', 'poisoner', 'imp', 'oracle']).with(
      { seat: 1, alive: false },
      bears(seat, 'moonchild', 'Dead'),
    )

  it('is whom the Moonchild’s choice kills tonight', () => {
    expect(cursed(2).atNight(3).dawn().seat(2).isAlive).toBe(false)
    expect(cursed(2).atNight(3).choose(4, 'poisoner', 1).dawn().seat(2).isAlive).toBe(true)
    expect(cursed(2).with({ seat: 2, alive: false }).atNight(3).wakes(1, 'moonchild')).toBe(false)
  })
})

describe('[B17] What is laid in a game taken over', () => {
  it('is in vain where its ability is only believed in', () => {
    const game = aGame(['drunk as monk', 'chef', 'artist', 'poisoner', 'imp'])
      .with(bears(2, 'monk', 'Safe'))
      .atNight(2)
    expect(game.choose(5, 'imp', 2).seat(2).isAlive).toBe(false)
  })

  it('is not laid twice where an ability keeps it there by itself', () => {
    const game = aGame(['chef', 'saint', 'nodashii', 'poisoner', 'artist', 'oracle'])
      .poisoned(1, 'nodashii', 3)
      .onDay(2)
    expect(game.seat(1).poisoned).toHaveLength(1)
    expect(game.become(2, 'empath').seat(1).poisoned).toEqual([])
  })

  it('gives the Cannibal the ability of the good player who is lunch', () => {
    const table = ['cannibal', 'empath', 'artist', 'poisoner', 'imp']
    const lunch = (seat: number): TestGame => aGame(table).with({ ...bears(seat, 'cannibal', 'Lunch'), alive: false })
    expect(lunch(2).atNight(3).wakes(1, 'empath')).toBe(true)
    expect(lunch(4).onDay(2).seat(1).poisoned).toHaveLength(1)
    expect(lunch(2).poisoned(1, 'cannibal', 1).atNight(3).wakes(1, 'empath')).toBe(false)
    expect(lunch(2).with({ seat: 1, alive: false }).atNight(3).wakes(1, 'empath')).toBe(false)
  })

  it('uses up the Puzzlemaster’s guess', () => {
    const game = aGame(['puzzlemaster', 'chef', 'artist', 'poisoner', 'imp']).with(
      bears(1, 'puzzlemaster', 'Guess Used'),
    )
    expect(game.onDay(2).useByDay(1, 'puzzlemaster', 2).lastRefusal).toBe('ability-spent')
  })

  const twins = (): TestGame =>
    aGame(['chef', 'artist', 'eviltwin', 'oracle', 'imp']).with(bears(1, 'eviltwin', 'Twin'))

  it('has the twins know each other: since the first night, or in it', () => {
    expect(twins().atNight(1).told(1, 'player')).toEqual([3])
    expect(twins().onDay(2).closeDay().told(1, 'player')).toEqual([])
  })

  it('is of each Grandmother, where two have a grandchild', () => {
    const kin = { reminders: [{ character: 'grandmother', label: 'Grandchild' }] }
    const table = ['grandmother', 'chef', 'grandmother', 'artist', 'poisoner', 'imp', 'oracle']
    const game = aGame(table)
      .with({ seat: 2, ...kin }, { seat: 4, ...kin })
      .onDay(2)
    expect(game.openTopics).toEqual([])
    expect(game.kill(4, 'imp', 6).living).toEqual([1, 2, 5, 6, 7])
  })

  it('leaves the Xaan with the Outsiders there are then', () => {
    const game = aGame(['xaan', 'chef', 'saint', 'klutz', 'monk', 'artist', 'imp']).onDay(1).become(5, 'mutant')
    expect(game.closeDay().seat(2).poisoned).toHaveLength(1)
  })

  it('lets a Beggar keep the token that was given to them', () => {
    const game = aGame(['beggar', 'chef', 'saint', 'poisoner', 'imp']).with({ seat: 1, voteToken: true }).onDay(2)
    expect(game.nominate(2, 3).vote(1, 2, 3).view.day.aboutToDie).toEqual({ nominee: 3, votes: 3 })
  })

  it('has the Bounty Hunter’s evil Townsfolk turned already', () => {
    const game = (): TestGame => aGame(['bountyhunter', 'chef', 'artist', 'poisoner', 'imp'])
    expect(game().atNight(1).openTopics).toContain('turnsEvil')
    expect(game().evil(2).atNight(1).openTopics).not.toContain('turnsEvil')
  })
})
