import { nextTick } from 'vue'
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import NoticeStack from '../../../../renderer/grimoire/features/notices/NoticeStack.vue'
import WatchNotes from '../../../../renderer/grimoire/features/notices/WatchNotes.vue'
import { useGameStore } from '../../../../renderer/grimoire/stores/gameStore'
import { millByDay } from '../../../support/grimoireViews'
import { button, mountGrimoire } from '../../../support/mountGrimoire'

describe('what the engine had to say', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it.each(['no-vote-token', 'only-dead-vote'])('names whose hand was not counted (%s)', async (code) => {
    ;({ wrapper } = await mountGrimoire(NoticeStack, millByDay()))
    useGameStore().notices = [{ code, params: { seat: 6 } }]
    await nextTick()
    await nextTick()
    expect(wrapper.text()).toContain('Nadia')
  })
})

describe('what Belfry noticed', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  const noticed = (...seats: number[]) => seats.map((seat) => ({ code: 'feigns-death', params: { seat } }))
  const lines = (): string[] => wrapper.findAll('.words').map((one) => one.text())

  it('is shown a few at a time, and wholly on demand', async () => {
    ;({ wrapper } = await mountGrimoire(WatchNotes, { ...millByDay(), notices: noticed(1, 2, 3, 4, 5, 6, 7, 8) }))
    expect(lines()).toHaveLength(3)
    button(wrapper, '5 more').click()
    await nextTick()
    expect(lines()).toHaveLength(8)
    button(wrapper, 'Show fewer').click()
    await nextTick()
    expect(lines()).toHaveLength(3)
  })

  it('can be put aside line by line, and taken back', async () => {
    const { wrapper: mounted } = await mountGrimoire(WatchNotes, { ...millByDay(), notices: noticed(1, 2) })
    wrapper = mounted
    const [first = '', second = ''] = lines()
    button(wrapper, `Put aside: ${first}`).click()
    await nextTick()
    expect(lines()).toEqual([second])
    button(wrapper, 'Put aside: 1. Show again').click()
    await nextTick()
    expect(lines()).toEqual([first, second])
  })

  it('is said again when it was over and comes again', async () => {
    const view = millByDay()
    const { bridge, wrapper: mounted } = await mountGrimoire(WatchNotes, { ...view, notices: noticed(1) })
    wrapper = mounted
    const [first = ''] = lines()
    button(wrapper, `Put aside: ${first}`).click()
    for (const [step, notices] of [[], noticed(1)].entries()) {
      bridge.publish({ ...view, revision: view.revision + step + 1, notices })
      await flushPromises()
    }
    expect(lines()).toEqual([first])
  })
})
