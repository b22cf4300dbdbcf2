import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import App from '../../../../renderer/grimoire/App.vue'
import { HOLD_MS } from '../../../../renderer/grimoire/features/curtain/useHold'
import { useCoverStore } from '../../../../renderer/grimoire/stores/coverStore'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import { millAtNight, millByDay } from '../../../support/grimoireViews'
import { mountGrimoire, press } from '../../../support/mountGrimoire'

describe('a presenter’s remote', () => {
  let wrapper: VueWrapper
  let bridge: Awaited<ReturnType<typeof mountGrimoire>>['bridge']

  async function show(view: ReturnType<typeof millAtNight>, tab: 'night' | 'day'): Promise<void> {
    ;({ wrapper, bridge } = await mountGrimoire(App, view))
    useDeskStore().tab = tab
    await flushPromises()
  }
  afterEach(() => wrapper.unmount())

  it.each(['b', '.', 'Escape'])('blackens the screen with %s', async (key) => {
    await show(millAtNight(), 'night')
    await press(key)
    expect(useCoverStore().isCurtainDown).toBe(true)
  })

  it('drops the curtain with Escape while a text is typed at the desk, where its letters are letters', async () => {
    await show(millAtNight(), 'night')
    useDeskStore().tray = 'reminders'
    await flushPromises()
    const field = wrapper.get('.tray input').element
    await press('b', field)
    expect(useCoverStore().isCurtainDown).toBe(false)
    await press('Escape', field)
    expect(useCoverStore().isCurtainDown).toBe(true)
  })

  it('shows the card of the step that is on, and goes back one', async () => {
    await show(millAtNight(), 'night')
    await press('F5')
    expect(useCoverStore().card).not.toBeNull()
    useCoverStore().closeCards()
    useCoverStore().lift()
    await flushPromises()
    await press('PageUp')
    expect(bridge.calls).toContain('game.undo')
  })

  it('goes on in the night', async () => {
    const over = { number: 2, steps: [], currentKey: null }
    await show(millAtNight({ night: over }), 'night')
    await press('PageDown')
    expect(bridge.sent).toMatchObject([{ kind: 'dawn' }])
  })

  it.each([
    ['PageUp', 1],
    ['PageDown', 0],
  ])('takes a hand with %s', async (key, hands) => {
    await show(millByDay(), 'day')
    await press(key)
    expect(bridge.sent).toMatchObject([{ kind: 'setHand', data: { hands } }])
  })
})

describe('one key', () => {
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

  it('held down lifts the curtain: the one that a remote goes on with', async () => {
    await press('b')
    await press('PageDown')
    vi.advanceTimersByTime(HOLD_MS)
    expect(useCoverStore().isCurtainDown).toBe(false)
  })

  it('opens the timer from everywhere, titled by typing, started by Enter', async () => {
    useDeskStore().tab = 'log'
    await press('t')
    const field = wrapper.get<HTMLInputElement>('[role=dialog] input')
    await field.setValue('Speeches')
    const [form] = wrapper.findAll('[role=dialog] form')
    await form?.trigger('submit')
    await flushPromises()
    expect(bridge.calls).toContain('timer.set Speeches')
    expect(useDeskStore().overlay).toBeNull()
  })

  it.each(['k', 'r', 'c', 'e', 'b', '.', 's', 't'])('%s is a letter in a field, a dialog, and an IME', async (key) => {
    const before = { sent: bridge.sent.length, overlay: useDeskStore().overlay }
    const field = document.createElement('input')
    document.body.append(field)
    await press(key, field)
    field.remove()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', bubbles: true }))
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    document.body.append(dialog)
    await press(key)
    dialog.remove()
    expect({ sent: bridge.sent.length, overlay: useDeskStore().overlay }).toEqual(before)
    expect(useCoverStore().isCurtainDown).toBe(false)
  })
})
