import { mount, type VueWrapper } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { TEAM_MARK, TEAM_RIM } from '../../../../shared/domain/catalogue/teamShapes'
import { boardCharacter } from '../../../../renderer/board/boardCharacter'
import CharacterToken from '../../../../renderer/board/CharacterToken.vue'
import { reminderOutline } from '../../../../renderer/board/reminderArt'
import ReminderToken from '../../../../renderer/board/ReminderToken.vue'
import { leavesOf, nameSize } from '../../../../renderer/board/tokenArt'

describe('boardCharacter', () => {
  it('takes facts from the catalogue and the name from the reader’s language', () => {
    expect(boardCharacter('fortuneteller', { name: '점쟁이' })).toMatchObject({
      name: '점쟁이',
      team: 'townsfolk',
      icon: 'crystal-ball',
      leaves: { firstNight: true, otherNight: true, setup: false },
    })
  })

  it('makes the best of a character that nobody knows', () => {
    expect(boardCharacter('my_own_one')).toMatchObject({ name: 'My Own One', icon: null })
    expect(boardCharacter('my_own_one', { name: 'Mime', team: 'minion' })).toMatchObject({
      name: 'Mime',
      team: 'minion',
    })
  })
})

describe('CharacterToken', () => {
  const imp = boardCharacter('imp')

  it('writes the name, and leaves it out where there is no room', () => {
    expect(mount(CharacterToken, { props: { character: imp } }).text()).toContain('Imp')
    expect(mount(CharacterToken, { props: { character: imp, showName: false } }).text()).not.toContain('Imp')
  })

  it('is hidden from screen readers unless it is given words', () => {
    expect(mount(CharacterToken, { props: { character: imp } }).attributes('aria-hidden')).toBe('true')
    const labelled = mount(CharacterToken, { props: { character: imp, label: 'Imp, dead' } })
    expect(labelled.attributes()).toMatchObject({ role: 'img', 'aria-label': 'Imp, dead' })
  })

  it('turns the face and never the shroud', () => {
    const token = mount(CharacterToken, { props: { character: imp, isTurned: true, isShrouded: true } })
    expect(token.attributes('data-state')).toBe('shrouded')
    expect(token.find('[data-turned] [href="#belfry-shroud-cloth"]').exists()).toBe(false)
    expect(token.find('[href="#belfry-shroud-cloth"]').exists()).toBe(true)
  })

  it('lets a shroud that comes later fall, and keeps one that goes until it has faded', async () => {
    const shown = (token: VueWrapper): string | undefined =>
      token.find('.shroud').exists() ? token.get('.shroud').attributes('data-way') : undefined
    expect(shown(mount(CharacterToken, { props: { character: imp, isShrouded: true } }))).toBe('lies')
    const token = mount(CharacterToken, { props: { character: imp } })
    expect(shown(token)).toBeUndefined()
    await token.setProps({ isShrouded: true })
    expect(shown(token)).toBe('falls')
    await token.get('.shroud').trigger('animationend')
    expect(shown(token)).toBe('lies')
    await token.setProps({ isShrouded: false })
    expect(shown(token)).toBe('fades')
    await token.get('.shroud').trigger('transitionend')
    expect(shown(token)).toBeUndefined()
  })

  it('shows leaves to the Storyteller only', () => {
    const baron = boardCharacter('baron')
    expect(mount(CharacterToken, { props: { character: baron } }).findAll('.vein')).toHaveLength(1)
    const forPlayers = mount(CharacterToken, { props: { character: baron, showLeaves: false } })
    expect(forPlayers.findAll('.vein')).toHaveLength(0)
  })

  it('draws the first letter of a character without an icon', () => {
    const token = mount(CharacterToken, { props: { character: boardCharacter('zany_one') } })
    expect(token.find('.initial').text()).toBe('Z')
  })
})

describe('the art of tokens', () => {
  it('tells every team apart by shape alone', () => {
    const rims = Object.values(TEAM_RIM).map((shapes) => JSON.stringify(shapes))
    expect(new Set(rims).size).toBe(7)
    expect(new Set(Object.values(TEAM_MARK)).size).toBe(7)
  })

  it('has a leaf a meaning, and three small ones at most', () => {
    const kinds = leavesOf({ firstNight: true, otherNight: true, setup: true, reminders: 9 }).map(({ kind }) => kind)
    expect(kinds).toEqual(['night', 'night', 'reminder', 'reminder', 'reminder', 'setup'])
    expect(leavesOf({ firstNight: false, otherNight: false, setup: false, reminders: 0 })).toEqual([])
  })

  it('writes longer names smaller, so that they stay on the arc', () => {
    const sizes = ['Imp', 'Fortune', 'Washerwoman', 'Scarlet Woman', 'A very long homebrew name'].map(nameSize)
    expect(sizes).toEqual([...sizes].sort((first, second) => second - first))
    expect(sizes[0]).toBe(31)
    expect(nameSize('궁정 대신')).toBe(27)
  })
})

describe('ReminderToken', () => {
  it('says what it is by its outline', () => {
    expect(reminderOutline('poisoned', 'Poisoned')).toBe('poisoned')
    expect(reminderOutline('cannotDie', 'Safe')).toBe('safe')
    expect(reminderOutline('mark', 'Died today')).toBe('dead')
    expect(reminderOutline('mark', 'Red herring')).toBe('note')
  })

  it('shows its label, and a stroke when it has no force', () => {
    const token = mount(ReminderToken, {
      props: { outline: 'drunk', icon: 'beer-stein', label: 'Drunk', isActive: false },
    })
    expect(token.text()).toBe('Drunk')
    expect(token.find('.stroke').exists()).toBe(true)
    expect(
      mount(ReminderToken, { props: { outline: 'drunk', icon: null } })
        .find('.stroke')
        .exists(),
    ).toBe(false)
  })
})
