import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import MalfunctionNote from '../../../../renderer/grimoire/features/night/MalfunctionNote.vue'
import { millAtNight } from '../../../support/grimoireViews'
import { mountGrimoire } from '../../../support/mountGrimoire'

describe('the note that an ability malfunctions', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('says causes that read alike once, and others beside them', async () => {
    const poison = { character: 'poisoner', seat: 1, until: 'dusk' }
    const causes = [
      { ...poison, effect: 7 },
      { ...poison, effect: 9 },
      { ...poison, seat: 2, effect: 11 },
    ]
    ;({ wrapper } = await mountGrimoire(MalfunctionNote, millAtNight(), {
      causes,
      seat: 3,
      mustBeFalse: false,
      isPretend: false,
      speaks: true,
    }))
    const said = wrapper.findAll('.note span').map((one) => one.text())
    expect(said).toHaveLength(2)
    expect(new Set(said).size).toBe(2)
  })
})
