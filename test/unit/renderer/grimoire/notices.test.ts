import { nextTick } from 'vue'
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import NoticeStack from '../../../../renderer/grimoire/features/notices/NoticeStack.vue'
import WatchNotes from '../../../../renderer/grimoire/features/notices/WatchNotes.vue'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import { useGameStore } from '../../../../renderer/grimoire/stores/gameStore'
import { millByDay, quietMillByDay } from '../../../support/grimoireViews'
import { button, mountGrimoire } from '../../../support/mountGrimoire'
import { seatNumber } from '../../../support/seatViews'

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

  it('leads to the ability that is due, and else to the player', async () => {
    const moonchild = {
      ...{ seat: seatNumber(2), ability: 'moonchild', isPublic: true, targets: null, input: 'none' as const },
      ...{ status: 'ready' as const, information: null, isAnswerDue: false },
    }
    const notices = [{ code: 'has-not-chosen', params: { seat: 2, character: 'moonchild' } }, ...noticed(1)]
    ;({ wrapper } = await mountGrimoire(WatchNotes, { ...quietMillByDay({ actions: [moonchild] }), notices }))
    const desk = useDeskStore()
    const [due, feigned] = wrapper.findAll('.lead')
    await due?.trigger('click')
    expect([desk.tab, desk.dayAction, desk.overlay]).toEqual(['day', '2 moonchild', null])
    await feigned?.trigger('click')
    expect(desk.overlay).toEqual({ kind: 'seat', seat: 1 })
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
