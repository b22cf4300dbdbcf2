import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import NightPanel from '../../../../renderer/grimoire/features/night/NightPanel.vue'
import { useCoverStore } from '../../../../renderer/grimoire/stores/coverStore'
import { millAtNight, nightStep } from '../../../support/grimoireViews'
import { button, mountGrimoire, press } from '../../../support/mountGrimoire'
import { night, pointing, redHerring } from '../../../support/nightViews'
import { seatNumber } from '../../../support/seatViews'

describe('the night panel', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('says whom to wake, what is true and why anything may be said', async () => {
    ;({ wrapper } = await mountGrimoire(NightPanel, millAtNight()))
    expect(wrapper.text()).toContain('Wake Mirela, seat 1')
    expect(wrapper.text()).toContain('You may say anything')
    expect(wrapper.text()).toContain('Poisoner (Dov), until dusk')
    expect(wrapper.get('.value').text()).toBe('No')
    expect(wrapper.text()).toContain('step 6 of 8')
  })

  it('keeps in sight what dawn will announce, and nothing that the room knows', async () => {
    const view = millAtNight()
    const alive = { isAlive: true, isShrouded: false, publicLife: 'alive' as const }
    const told = view.seats.map((seat) => ({ ...seat, ...alive }))
    ;({ wrapper } = await mountGrimoire(NightPanel, { ...view, seats: told }))
    expect(wrapper.findAll('.news')).toEqual([])
    wrapper.unmount()
    const [first, second, third] = told
    if (!first || !second || !third) throw new Error('too few at the table')
    const seats = [
      { ...first, isAlive: false, isShrouded: true },
      { ...second, publicLife: 'dead' as const },
      { ...third, isAlive: false, isShrouded: true, publicLife: 'dead' as const },
      ...told.slice(3),
    ]
    ;({ wrapper } = await mountGrimoire(NightPanel, { ...view, seats }))
    expect(wrapper.findAll('.news').map((one) => one.text())).toEqual([
      `To announce at dawn, dead: ${first.name}`,
      `To announce at dawn, alive again: ${second.name}`,
    ])
  })

  it('wakes nobody where the Storyteller chooses in the place of the player', async () => {
    const step = nightStep('barista', 7, { isAsleep: true, advice: pointing(1) })
    ;({ wrapper } = await mountGrimoire(NightPanel, night(step)))
    expect(wrapper.text()).toContain('You choose')
    expect(wrapper.text()).not.toMatch(/Wake \w+, seat/)
    expect(wrapper.findAll('.now-card .act button')).toHaveLength(1)
    await press('F5')
    expect(useCoverStore().cards).toEqual([])
  })

  it('goes on with Space from the circle of seats, too', async () => {
    const mounted = await mountGrimoire(NightPanel, night(nightStep('dusk', 0)))
    wrapper = mounted.wrapper
    const seat = document.createElement('li')
    seat.className = 'seat-spot'
    seat.innerHTML = '<button tabindex="0">Mirela</button>'
    document.body.append(seat)
    await press(' ', seat.querySelector('button') ?? seat)
    expect(mounted.bridge.sent.map(({ kind }) => kind)).toEqual(['finishStep'])
    seat.remove()
  })

  it('lays the decision of a step that is the Storyteller’s own open, and once only', async () => {
    const gossip = nightStep('gossip', 0, { instance: '2.gossip.2' })
    const kills = {
      ...redHerring,
      id: '2.gossip.2:kills',
      ability: 'gossip',
      seat: seatNumber(2),
      topic: 'kills',
      isOptional: true,
    }
    const asked = { ...kills, id: 'asked', isPending: true }
    ;({ wrapper } = await mountGrimoire(NightPanel, { ...night(gossip), decisions: [kills] }))
    expect(wrapper.text()).toContain('Gossip: who dies?')
    wrapper.unmount()
    ;({ wrapper } = await mountGrimoire(NightPanel, { ...night(gossip), decisions: [kills, asked] }))
    expect(wrapper.findAll('.decision')).toHaveLength(1)
  })

  it('takes a later step now', async () => {
    const mounted = await mountGrimoire(NightPanel, night(nightStep('imp', 6), nightStep('empath', 2)))
    wrapper = mounted.wrapper
    button(wrapper, 'Now').click()
    await flushPromises()
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'moveStep', data: { key: '2.empath', before: '2.imp' } }])
  })

  it('shows the dead who acted at night on demand, and wakes one all the same', async () => {
    const view = night(nightStep('imp', 6))
    const seats = view.seats.map((seat) => (seat.seat === 7 ? { ...seat, isAlive: false } : seat))
    const mounted = await mountGrimoire(NightPanel, { ...view, seats })
    wrapper = mounted.wrapper
    expect(wrapper.text()).not.toContain('Monk · Nadia')
    wrapper
      .findAll('button')
      .find((one) => /dead players? used to act at night/.test(one.text()))!
      .element.click()
    await flushPromises()
    const row = wrapper.findAll('.dead li').find((one) => one.text().includes('Monk · '))
    row!.get('button').element.click()
    await flushPromises()
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'addStep', data: { seat: 7, ability: 'monk' } }])
  })

  it('brings the dawn when everybody has been woken', async () => {
    const mounted = await mountGrimoire(
      NightPanel,
      millAtNight({ night: { number: 2, steps: [nightStep('imp', 6, { status: 'done' })], currentKey: null } }),
    )
    wrapper = mounted.wrapper
    await press(' ')
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'dawn' }])
  })

  it('offers a decision of the Storyteller and sends what was decided', async () => {
    const mounted = await mountGrimoire(NightPanel, millAtNight({ decisions: [redHerring] }))
    wrapper = mounted.wrapper
    expect(wrapper.text()).toContain('Who is the red herring?')
    button(wrapper, 'Yun-seo').click()
    await flushPromises()
    expect(mounted.bridge.sent[0]).toMatchObject({
      kind: 'decide',
      data: { ability: 'fortuneteller', topic: 'redHerring', value: 5, seat: 1 },
    })
  })
})
