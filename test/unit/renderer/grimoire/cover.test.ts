import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import App from '../../../../renderer/grimoire/App.vue'
import { HOLD_MS } from '../../../../renderer/grimoire/features/curtain/useHold'
import { useCoverStore } from '../../../../renderer/grimoire/stores/coverStore'
import { useSettingsStore } from '../../../../renderer/grimoire/stores/settingsStore'
import { millAtNight } from '../../../support/grimoireViews'
import { mountGrimoire, press } from '../../../support/mountGrimoire'

const release = (key: string): boolean => window.dispatchEvent(new KeyboardEvent('keyup', { key }))

describe('the curtain', () => {
  let wrapper: VueWrapper
  let bridge: Awaited<ReturnType<typeof mountGrimoire>>['bridge']

  beforeEach(async () => {
    ;({ wrapper, bridge } = await mountGrimoire(App, millAtNight()))
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    wrapper.unmount()
  })

  const isSecretHidden = (): boolean => wrapper.get('.secret').attributes('data-covered') !== undefined

  it('falls at once with Escape and hides all that is secret', async () => {
    await press('Escape')
    expect(wrapper.find('.curtain').exists()).toBe(true)
    expect(isSecretHidden()).toBe(true)
  })

  it('falls by itself when a display is added', async () => {
    bridge.addDisplay()
    await flushPromises()
    expect(isSecretHidden()).toBe(true)
  })

  it('falls when the focus has been away for long enough, not before', () => {
    window.dispatchEvent(new Event('blur'))
    vi.advanceTimersByTime(89_000)
    expect(useCoverStore().isCurtainDown).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(useCoverStore().isCurtainDown).toBe(true)
  })

  it('falls over a laptop that nobody touched for as long as was asked for, and not without asking', async () => {
    vi.advanceTimersByTime(3_600_000)
    expect(useCoverStore().isCurtainDown).toBe(false)
    void useSettingsStore().change({ curtainIdleS: 60 })
    await flushPromises()
    vi.advanceTimersByTime(59_000)
    window.dispatchEvent(new Event('pointermove'))
    vi.advanceTimersByTime(59_000)
    expect(useCoverStore().isCurtainDown).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(useCoverStore().isCurtainDown).toBe(true)
  })

  it('stays down for a short press, and lifts when Space is held', async () => {
    await press('Escape')
    await press(' ')
    vi.advanceTimersByTime(HOLD_MS - 1)
    release(' ')
    await flushPromises()
    expect(isSecretHidden()).toBe(true)
    await press(' ')
    vi.advanceTimersByTime(HOLD_MS)
    await flushPromises()
    expect(isSecretHidden()).toBe(false)
  })

  it('stands behind a card: holding closes the card and not the curtain', async () => {
    useCoverStore().show([{ heading: 'This is the Demon', names: ['Nadia'] }])
    await flushPromises()
    expect(wrapper.get('.card h1').text()).toBe('This is the Demon')
    expect(isSecretHidden()).toBe(true)
    await press(' ')
    vi.advanceTimersByTime(HOLD_MS)
    await flushPromises()
    expect(wrapper.find('.card').exists()).toBe(false)
    expect(wrapper.find('.curtain').exists()).toBe(true)
    vi.advanceTimersByTime(HOLD_MS * 2)
    await flushPromises()
    expect(isSecretHidden()).toBe(true)
  })

  it('lets no key through to the game', async () => {
    await press('Escape')
    await press(' ')
    release(' ')
    expect(bridge.sent).toEqual([])
  })
})
