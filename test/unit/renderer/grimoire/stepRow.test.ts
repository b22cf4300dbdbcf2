import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import NightPanel from '../../../../renderer/grimoire/features/night/NightPanel.vue'
import { millAtNight, nightStep } from '../../../support/grimoireViews'
import { mountGrimoire } from '../../../support/mountGrimoire'

describe('a row of the night', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('says whom somebody chose, for what, and what came of it, each by itself', async () => {
    const outcome = [
      { code: 'chose', params: { targets: [2], characters: ['po'], answer: null } },
      { code: 'killed', params: { seats: [2] } },
      { code: 'spared', params: { seat: 3, by: 'innkeeper' } },
    ]
    const steps = [nightStep('gambler', 7, { status: 'done', outcome }), nightStep('imp', 6)]
    const night = { number: 2, steps, currentKey: steps[1]?.key ?? null }
    ;({ wrapper } = await mountGrimoire(NightPanel, millAtNight({ night })))
    expect(wrapper.get('.step').text()).toContain('chose Piotr and the Po; Piotr died; Agnes lives (Innkeeper)')
  })
})
