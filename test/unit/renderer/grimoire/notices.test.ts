import { nextTick } from 'vue'
import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import NoticeStack from '../../../../renderer/grimoire/features/notices/NoticeStack.vue'
import { useGameStore } from '../../../../renderer/grimoire/stores/gameStore'
import { millByDay } from '../../../support/grimoireViews'
import { mountGrimoire } from '../../../support/mountGrimoire'

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
