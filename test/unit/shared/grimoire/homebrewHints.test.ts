import { describe, expect, it } from 'vitest'
import { homebrewHints } from '../../../../shared/grimoire/homebrewHints'
import type { HomebrewCharacter } from '../../../../shared/grimoire/script'

const character = (ability: string, more: Partial<HomebrewCharacter> = {}): HomebrewCharacter => ({
  id: 'lamp',
  name: 'Lamp',
  team: 'townsfolk',
  ability,
  reminders: [],
  remindersGlobal: [],
  setup: false,
  image: [],
  special: [],
  ...more,
})

describe('homebrewHints', () => {
  it.each([
    ['Each night, choose a player: they glow.', true, true, { min: 1, max: 1 }],
    ['Each night*, choose 2 players: one dims.', false, true, { min: 2, max: 2 }],
    ['Each night, choose up to three living players.', true, true, { min: 0, max: 3 }],
    ['On your 1st night, choose 1 or 2 players.', true, false, { min: 1, max: 2 }],
    ['You start knowing a lamp.', true, false, null],
    ['Once per game, at night*, choose another player: they wake.', false, true, { min: 1, max: 1 }],
    ['Once per game, at night, learn a word.', true, true, null],
    ['You cannot be exiled.', false, false, null],
    ['每个夜晚*，你要选择两名存活的玩家：他们熄灯。', false, true, { min: 2, max: 2 }],
    ['在你的首個夜晚，選擇一名玩家。', true, false, { min: 1, max: 1 }],
  ])('reads %s', (ability, firstNight, otherNight, targets) => {
    expect(homebrewHints(character(ability))).toMatchObject({ wakes: { firstNight, otherNight }, targets })
  })

  it('believes the night numbers of the file before the text', () => {
    const hints = homebrewHints(character('Each night, choose a player.', { firstNight: 0, otherNight: 12.5 }))
    expect(hints.wakes).toEqual({ firstNight: false, otherNight: true })
  })

  it('sees days, single use, characters, answers and setup', () => {
    expect(
      homebrewHints(
        character('Once per game, during the day, publicly choose a character: you learn a hint. [+1 Outsider]'),
      ),
    ).toMatchObject({
      isByDay: true,
      isOncePerGame: true,
      choosesCharacter: true,
      learns: true,
      setup: '+1 Outsider',
      wakes: { firstNight: false, otherNight: false },
    })
  })

  it('guesses nothing from an impossible number or an empty text', () => {
    expect(homebrewHints(character('Choose 999 players.')).targets).toBeNull()
    expect(homebrewHints(character(''))).toEqual({
      wakes: { firstNight: false, otherNight: false },
      isByDay: false,
      isOncePerGame: false,
      targets: null,
      choosesCharacter: false,
      learns: false,
      setup: null,
    })
  })
})
