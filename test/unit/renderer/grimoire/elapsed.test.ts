import type { VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ElapsedTimes from '../../../../renderer/grimoire/parts/ElapsedTimes.vue'
import { millAtNight, millByDay } from '../../../support/grimoireViews'
import { mountGrimoire } from '../../../support/mountGrimoire'

const MINUTE_MS = 60_000
const NOW = 5_000_000_000

describe('elapsed time', () => {
  let wrapper: VueWrapper
  beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] }))
  afterEach(() => {
    wrapper.unmount()
    vi.useRealTimers()
  })

  it('is that of the day and of the game, and goes on', async () => {
    const view = millByDay()
    const began = { game: NOW - 64 * MINUTE_MS, phase: NOW - 7 * MINUTE_MS }
    ;({ wrapper } = await mountGrimoire(ElapsedTimes, { ...view, game: { ...view.game, began } }))
    expect(wrapper.text()).toBe('This day 0:07, the game 1:04')
    vi.advanceTimersByTime(MINUTE_MS)
    await wrapper.vm.$nextTick()
    expect(wrapper.text()).toBe('This day 0:08, the game 1:05')
  })

  it('is not there before the first night', async () => {
    ;({ wrapper } = await mountGrimoire(ElapsedTimes, millAtNight({ phase: { kind: 'setup', number: 0 } })))
    expect(wrapper.text()).toBe('')
  })
})
