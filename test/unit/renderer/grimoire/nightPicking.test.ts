import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import NightPanel from '../../../../renderer/grimoire/features/night/NightPanel.vue'
import type { FakeBridge } from '../../../../renderer/grimoire/bridge/fakeBridge'
import SidePanel from '../../../../renderer/grimoire/features/shell/SidePanel.vue'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import type { GrimoireView } from '../../../../shared/grimoire/view'
import { advice, information, nightStep } from '../../../support/grimoireViews'
import { button, mountGrimoire, press } from '../../../support/mountGrimoire'
import { everybody, night, pointing, redHerring } from '../../../support/nightViews'
import { seatNumber } from '../../../support/seatViews'

describe('whom a step points at', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('takes what may be used at any time without mixing it up with the step', async () => {
    const guess = {
      seat: seatNumber(6),
      ability: 'damsel',
      status: 'ready' as const,
      isPublic: true,
      targets: { min: 1, max: 1, legal: everybody },
      input: 'none' as const,
      information: null,
      isAnswerDue: false,
    }
    const atNight = night(nightStep('monk', 7, { advice: pointing(1) }))
    const mounted = await mountGrimoire(NightPanel, { ...atNight, day: { ...atNight.day, actions: [guess] } })
    wrapper = mounted.wrapper
    useDeskStore().pick(seatNumber(3))
    expect(wrapper.text()).toContain('At any time')
    await wrapper.get('button[data-status="ready"]').trigger('click')
    useDeskStore().pick(seatNumber(5))
    await press(' ')
    expect(mounted.bridge.sent).toEqual([])
    button(wrapper, 'Use the ability').click()
    await flushPromises()
    expect(mounted.bridge.sent).toMatchObject([
      { kind: 'useByDay', data: { seat: 6, ability: 'damsel', targets: [5] } },
    ])
    expect(useDeskStore()).toMatchObject({ picking: { max: 1 }, picked: [] })
    useDeskStore().pick(seatNumber(2))
    await press(' ')
    expect(mounted.bridge.sent[1]).toMatchObject({ kind: 'choose', data: { ability: 'monk', targets: [2] } })
  })

  it('does not go on over half a choice at the first press, and forgets the warning when one more is picked', async () => {
    const mounted = await mountGrimoire(NightPanel, night(nightStep('innkeeper', 7, { advice: pointing(2) })))
    wrapper = mounted.wrapper
    useDeskStore().pick(seatNumber(2))
    await press(' ')
    expect([mounted.bridge.sent, wrapper.get('.missing').text()]).toEqual([
      [],
      'Nothing is chosen yet. Press once more to go on without a choice.',
    ])
    useDeskStore().pick(seatNumber(3))
    await flushPromises()
    expect(wrapper.find('.missing').exists()).toBe(false)
    await press(' ')
    expect(mounted.bridge.sent[0]).toMatchObject({ kind: 'choose', data: { targets: [2, 3] } })
  })

  it('takes it for no choice where nothing is picked and nothing need be', async () => {
    const optional = { ...pointing(1), canDecline: true }
    const mounted = await mountGrimoire(NightPanel, night(nightStep('assassin', 7, { advice: optional })))
    wrapper = mounted.wrapper
    await press(' ')
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'decline', data: { seat: 7, ability: 'assassin' } }])
  })

  it('enters by itself whom an informer points at, so that the answer stands there at once', async () => {
    const learns = { ...pointing(2), learns: true }
    const mounted = await mountGrimoire(NightPanel, night(nightStep('chambermaid', 7, { advice: learns })))
    wrapper = mounted.wrapper
    useDeskStore().pick(seatNumber(2))
    await flushPromises()
    expect(mounted.bridge.sent).toEqual([])
    useDeskStore().pick(seatNumber(3))
    await flushPromises()
    expect(mounted.bridge.sent[0]).toMatchObject({ kind: 'choose', data: { seat: 7, targets: [2, 3] } })
  })

  it('enters the seats that were pressed on the board', async () => {
    const mounted = await mountGrimoire(NightPanel, night(nightStep('imp', 6, { advice: pointing(1) })))
    wrapper = mounted.wrapper
    const desk = useDeskStore()
    desk.pick(seatNumber(8))
    await flushPromises()
    expect(wrapper.text()).toContain('Choice made')
    await press(' ')
    expect(mounted.bridge.sent[0]).toMatchObject({ kind: 'choose', data: { seat: 6, ability: 'imp', targets: [8] } })
  })

  it.each([
    ['the next player', (view: GrimoireView) => ({ ...view, night: { ...view.night, currentKey: '2.empath' } })],
    [
      'a question',
      (view: GrimoireView) => ({ ...view, decisions: [{ ...redHerring, topic: 'drunk', isPending: true }] }),
    ],
  ])('stops behind a choice that leads to %s', async (_what, led) => {
    const told = information({ truth: 1, form: { kind: 'number', max: 2 }, suggested: [1] })
    const empath = nightStep('empath', 2, { advice: advice({ information: told }) })
    const view = night(nightStep('imp', 6, { advice: pointing(1) }), empath)
    const mounted = await mountGrimoire(NightPanel, view)
    wrapper = mounted.wrapper
    const dispatch: FakeBridge['game']['dispatch'] = mounted.bridge.game.dispatch.bind(mounted.bridge.game)
    mounted.bridge.game.dispatch = (command) => {
      mounted.bridge.publish({ ...led(view), revision: view.revision + 1 })
      return dispatch(command)
    }
    useDeskStore().pick(seatNumber(8))
    await flushPromises()
    await press(' ')
    expect(mounted.bridge.sent.map(({ kind }) => kind)).toEqual(['choose'])
  })

  it('picks from the board on its own tab alone: on another a press opens the seat', async () => {
    ;({ wrapper } = await mountGrimoire(SidePanel, night(nightStep('imp', 6, { advice: pointing(1) }))))
    const desk = useDeskStore()
    const { picking } = desk
    expect(picking).not.toBeNull()
    desk.tab = 'log'
    await flushPromises()
    expect(desk.picking).toBeNull()
    desk.tab = 'night'
    await flushPromises()
    expect(desk.picking).toEqual(picking)
  })

  it('warns in words about a player the ability may not point at, and takes it all the same', async () => {
    const mounted = await mountGrimoire(NightPanel, night(nightStep('imp', 6, { advice: pointing(1) })))
    wrapper = mounted.wrapper
    useDeskStore().pick(seatNumber(4))
    await flushPromises()
    expect(wrapper.text()).toContain('Tobias: Only a living player.')
    await press(' ')
    expect(mounted.bridge.sent[0]).toMatchObject({ kind: 'choose', data: { targets: [4] } })
  })

  it('comes into sight again when what was pointed at makes the card grow', async () => {
    const before = night(nightStep('innkeeper', 7, { advice: pointing(1) }))
    const mounted = await mountGrimoire(NightPanel, before)
    wrapper = mounted.wrapper
    let seen = 0
    wrapper.get('.now').element.scrollIntoView = () => {
      seen += 1
    }
    const chosen = { targets: [seatNumber(2)], characters: [], answer: null }
    const step = nightStep('innkeeper', 7, { advice: { ...pointing(1), chosen, information: information() } })
    mounted.bridge.publish({ ...night(step), revision: before.revision + 1 })
    await flushPromises()
    expect(seen).toBe(1)
  })
})
