import { mount } from '@vue/test-utils'
import { beforeAll, describe, expect, it } from 'vitest'
import { TEAM_RIM } from '../../../../shared/domain/catalogue/teamShapes'
import { boardCharacter } from '../../../../renderer/board/boardCharacter'
import { readIcons } from '../../../../renderer/board/icons'
import ListCoin from '../../../../renderer/board/ListCoin.vue'

describe('ListCoin', () => {
  beforeAll(() => readIcons())

  it('shows the icon inside the rim of the team, and is silent beside the name', () => {
    const imp = mount(ListCoin, { props: { character: boardCharacter('imp') } })
    const outlines = imp.findAll('path').map((path) => path.attributes('d'))
    expect(outlines).toEqual(expect.arrayContaining(TEAM_RIM.demon.map(({ d }) => d)))
    // Beside the rim: its icon and the mark of its team.
    expect(outlines).toHaveLength(TEAM_RIM.demon.length + 2)
    expect(imp.attributes('aria-hidden')).toBe('true')
  })

  it('shows a picture of the script’s own, or else the first letter', () => {
    const own = mount(ListCoin, { props: { character: boardCharacter('zany_one', { image: 'app://picture' }) } })
    expect(own.find('image').attributes('href')).toBe('app://picture')
    expect(
      mount(ListCoin, { props: { character: boardCharacter('zany_one') } })
        .find('.initial')
        .text(),
    ).toBe('Z')
  })
})
