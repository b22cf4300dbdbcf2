import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import DayPanel from '../../../../renderer/grimoire/features/day/DayPanel.vue'
import ClaimBanner from '../../../../renderer/grimoire/features/end/ClaimBanner.vue'
import EndDialog from '../../../../renderer/grimoire/features/end/EndDialog.vue'
import NightPanel from '../../../../renderer/grimoire/features/night/NightPanel.vue'
import RevealDialog from '../../../../renderer/grimoire/features/reveal/RevealDialog.vue'
import { usePaletteItems } from '../../../../renderer/grimoire/features/palette/usePaletteItems'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import { useGameStore } from '../../../../renderer/grimoire/stores/gameStore'
import type { GrimoireView } from '../../../../shared/grimoire/view'
import { millAtNight, millByDay, quietMillByDay } from '../../../support/grimoireViews'
import { button, mountGrimoire, press } from '../../../support/mountGrimoire'
import { defineComponent } from 'vue'

function over(view = quietMillByDay()): GrimoireView {
  return { ...view, winner: 'good', townSquare: { ...view.townSquare, winner: 'good' } }
}

describe('the end of a game', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('leads to the next game with the same table, from where the winner is named', async () => {
    const mounted = await mountGrimoire(ClaimBanner, over())
    wrapper = mounted.wrapper
    button(wrapper, 'Same table, new game').click()
    await flushPromises()
    expect(mounted.bridge.calls).toContain(`library.newWithSameTable ${over().game.id}`)
  })

  it('can be played on from', async () => {
    const mounted = await mountGrimoire(ClaimBanner, over())
    wrapper = mounted.wrapper
    button(wrapper, 'Play on').click()
    await flushPromises()
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'playOn' }])
  })

  it('is found by searching for it, and so is the next game', async () => {
    const found: { find?: ReturnType<typeof usePaletteItems> } = {}
    const part = defineComponent({
      setup() {
        found.find = usePaletteItems()
        return () => null
      },
    })
    ;({ wrapper } = await mountGrimoire(part, quietMillByDay()))
    const labels = (typed: string): string[] => (found.find?.(typed) ?? []).map(({ label }) => label)
    expect(labels('end the game')).toEqual(['End the game: good wins', 'End the game: evil wins'])
    expect(labels('new game')).toContain('Same table, new game')
  })

  it('can be declared from the Day tab', async () => {
    ;({ wrapper } = await mountGrimoire(DayPanel, quietMillByDay()))
    button(wrapper, 'Declare the end').click()
    expect(useDeskStore().overlay).toMatchObject({ kind: 'end' })
  })

  it('is declared with one confirmation, however uncertain it is', async () => {
    const mounted = await mountGrimoire(EndDialog, quietMillByDay(), { winner: 'evil' })
    wrapper = mounted.wrapper
    expect(wrapper.text()).toContain('only once the result is certain')
    mounted.bridge.refuseNext('not-certain', true)
    button(wrapper, 'Declare the end').click()
    await flushPromises()
    expect(useGameStore().refused).toBeNull()
    expect(mounted.bridge.sent.at(-1)).toMatchObject({ kind: 'endGame', data: { winner: 'evil' }, override: true })
  })

  it('is left to the banner where a win already stands', async () => {
    const claimed = { team: 'good' as const, reason: 'all-demons-dead', blockedBy: [] }
    ;({ wrapper } = await mountGrimoire(DayPanel, { ...quietMillByDay(), claims: [claimed] }))
    expect(wrapper.text()).not.toContain('Declare the end')
  })

  it.each([
    ['by night', NightPanel, millAtNight()],
    ['by day', DayPanel, millByDay()],
    ['on a quiet day', DayPanel, { ...quietMillByDay(), day: { ...quietMillByDay().day, nominationsOpen: false } }],
  ])('is the one golden thing once a win stands, %s', async (_when, panel, view) => {
    const golden = () => wrapper.findAll('[data-variant="primary"]').length
    const claimed = { team: 'good' as const, reason: 'all-demons-dead', blockedBy: [] }
    ;({ wrapper } = await mountGrimoire(panel, view))
    expect(golden()).toBeGreaterThan(0)
    wrapper.unmount()
    ;({ wrapper } = await mountGrimoire(panel, { ...view, claims: [{ ...claimed, blockedBy: ['eviltwin'] }] }))
    expect(golden()).toBeGreaterThan(0)
    wrapper.unmount()
    const standing: GrimoireView = { ...view, claims: [claimed], victor: 'good' }
    ;({ wrapper } = await mountGrimoire(panel, standing))
    expect(golden()).toBe(0)
    wrapper.unmount()
    ;({ wrapper } = await mountGrimoire(ClaimBanner, standing))
    expect(button(wrapper, 'Declare the end').dataset['variant']).toBe('primary')
  })

  it('leaves nothing on the Day tab that would go on with the day', async () => {
    ;({ wrapper } = await mountGrimoire(DayPanel, over()))
    for (const words of ['End the day', 'Close nominations', 'Nominate', 'A Traveller arrives', 'Declare the end'])
      expect(wrapper.text()).not.toContain(words)
  })

  it('leaves nothing on the Night tab that would go on with the night', async () => {
    const mounted = await mountGrimoire(NightPanel, over(millAtNight()))
    wrapper = mounted.wrapper
    expect(wrapper.text()).toContain('The game is over')
    expect(wrapper.findAll('.night button')).toEqual([])
    await press(' ')
    expect(mounted.bridge.sent).toEqual([])
  })

  it('lets the reveal be left at any moment', async () => {
    ;({ wrapper } = await mountGrimoire(RevealDialog, over()))
    expect(button(wrapper, 'Reveal Mirela')).toBeDefined()
    expect(button(wrapper, 'Done')).toBeDefined()
  })
})
