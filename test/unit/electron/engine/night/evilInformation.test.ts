import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../support/game'

const seven = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'spy', 'butler']
const bluffs = ['mayor', 'slayer', 'saint']

describe('Minion info and Demon info', () => {
  it('[P10] come on the first night with seven players or more', () => {
    expect(aGame(seven).atNight(1).wakes(4, 'minioninfo')).toBe(true)
    expect(aGame(seven).atNight(2).step(4, 'minioninfo')).toBeUndefined()
    expect(aGame(seven.slice(0, 6)).atNight(1).step(4, 'minioninfo')).toBeUndefined()
    expect(
      aGame([...seven.slice(0, 6), 'scapegoat'])
        .atNight(1)
        .step(5, 'demoninfo'),
    ).toBeUndefined()
  })

  it('[P11] wake all Minions together, who learn the Demon and each other', () => {
    const game = aGame(seven).atNight(1)
    expect(game.step(4, 'minioninfo')).toMatchObject({
      seats: [4, 6],
      shows: [
        { seat: 4, value: { demons: [5], minions: [6] } },
        { seat: 6, value: { demons: [5], minions: [4] } },
      ],
    })
    game.tell(4, 'minioninfo', { demons: [5], minions: [6] })
    expect(game.wakes(6, 'minioninfo')).toBe(true)
    game.tell(6, 'minioninfo', { demons: [5], minions: [4] })
    expect(game.wakes(6, 'minioninfo')).toBe(false)
    expect([game.told(4, 'demon'), game.told(6, 'minions')]).toEqual([[5], [[4]]])
  })

  it('[P11] show the Demon its Minions and three good characters not in play', () => {
    const game = aGame(seven).atNight(1)
    const tell = (value: { minions: number[]; bluffs: string[] }) => game.tell(5, 'demoninfo', value).lastRefusal
    expect(tell({ minions: [4, 6], bluffs: bluffs.slice(1) })).toBe('bluff-count')
    expect(tell({ minions: [4, 6], bluffs: ['slayer', 'slayer', 'saint'] })).toBe('bluff-count')
    expect(tell({ minions: [4, 6], bluffs: ['chef', 'slayer', 'saint'] })).toBe('bluff-in-play')
    expect(tell({ minions: [4, 6], bluffs: ['baron', 'slayer', 'saint'] })).toBe('bluff-not-good')
    expect(tell({ minions: [4], bluffs })).toBe('must-be-true')
    expect(tell({ minions: [6, 4], bluffs })).toBeNull()
    expect([game.told(5, 'notInPlay'), game.view.bluffs[0]?.characters]).toEqual([[bluffs], bluffs])
  })
  it('[P11] propose the bluffs in the same go, where they are three good characters not in play', () => {
    const game = aGame(seven).atNight(1)
    const proposed = () => game.step(5, 'demoninfo')?.advice?.information?.suggested
    expect(proposed()).toEqual([{ minions: [4, 6] }])
    game.send('setBluffs', { characters: bluffs })
    expect(proposed()).toEqual([{ minions: [4, 6], bluffs }])
    game.tell(5, 'demoninfo', { minions: [4, 6], bluffs })
    expect(game.told(5, 'notInPlay')).toEqual([bluffs])
  })
  it('[BM17] leave it to the Storyteller what the Lunatic is shown', () => {
    const game = aGame(['lunatic', 'empath', 'monk', 'poisoner', 'imp', 'spy', 'butler'])
      .with({ seat: 1, shown: 'imp' })
      .atNight(1)
    const row = game.view.night.steps.find(({ key }) => key === 'demoninfo.1')
    expect([row?.isPretend, row?.advice?.information]).toMatchObject([true, { isAnything: true, suggested: [] }])
    expect(game.step(5, 'demoninfo')?.isPretend).toBe(false)
  })
})
