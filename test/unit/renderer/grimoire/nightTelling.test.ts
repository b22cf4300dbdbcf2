import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import NightPanel from '../../../../renderer/grimoire/features/night/NightPanel.vue'
import { useCoverStore } from '../../../../renderer/grimoire/stores/coverStore'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import { advice, information, millAtNight, nightStep } from '../../../support/grimoireViews'
import { button, mountGrimoire, press } from '../../../support/mountGrimoire'
import { night, pointing } from '../../../support/nightViews'
import { seatNumber } from '../../../support/seatViews'

describe('what a step tells and shows', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('tells nothing by itself to a poisoned player: the Storyteller has to pick', async () => {
    const mounted = await mountGrimoire(NightPanel, millAtNight())
    wrapper = mounted.wrapper
    await press(' ')
    expect(mounted.bridge.sent).toEqual([])
    expect(wrapper.get('.missing').text()).toContain('You have said nothing yet')
    await press(' ')
    expect(mounted.bridge.sent.map(({ kind }) => kind)).toEqual(['finishStep'])
  })

  it('tells what was picked, then finishes the step', async () => {
    const mounted = await mountGrimoire(NightPanel, millAtNight())
    wrapper = mounted.wrapper
    button(wrapper, 'Yes').click()
    await flushPromises()
    await press(' ')
    expect(mounted.bridge.sent).toMatchObject([
      { kind: 'tell', data: { seat: 1, ability: 'fortuneteller', value: 'yes' } },
      { kind: 'finishStep', data: { key: '2.fortuneteller' } },
    ])
  })

  it('tells every Minion of a row that wakes several, each of the others', async () => {
    const shown = (minions: number[]) => ({ demons: [6], minions })
    const info = information({ truth: shown([9]), form: { kind: 'demonsAndMinions' }, suggested: [shown([9])] })
    const row = { ...nightStep('minioninfo', 3, { advice: advice({ information: info }) }), key: 'minioninfo' }
    const mounted = await mountGrimoire(NightPanel, night({ ...row, seats: [seatNumber(3), seatNumber(9)] }))
    wrapper = mounted.wrapper
    expect(wrapper.text()).toContain('Demon: Nadia. Minions: Agnes and Dov.')
    await press(' ')
    expect(mounted.bridge.sent).toMatchObject([
      { kind: 'tell', data: { seat: 3, ability: 'minioninfo', value: shown([9]) } },
      { kind: 'tell', data: { seat: 9, ability: 'minioninfo', value: shown([3]) } },
      { kind: 'finishStep' },
    ])
  })

  it('tells a healthy player the truth unless told otherwise', async () => {
    const empath = nightStep('empath', 2, {
      advice: advice({ information: information({ truth: 1, form: { kind: 'number', max: 2 }, suggested: [1] }) }),
    })
    const mounted = await mountGrimoire(NightPanel, night(empath))
    wrapper = mounted.wrapper
    await press(' ')
    expect(mounted.bridge.sent[0]).toMatchObject({ kind: 'tell', data: { value: 1 } })
  })

  it('says what was put together by hand, without one more press to say so', async () => {
    const form = { kind: 'seat' as const, count: 1 }
    const grandmother = nightStep('grandmother', 1, {
      advice: advice({ information: information({ truth: 2, form, suggested: [2] }) }),
    })
    const mounted = await mountGrimoire(NightPanel, night(grandmother))
    wrapper = mounted.wrapper
    button(wrapper, 'Say something else').click()
    await flushPromises()
    button(wrapper, 'Pick a player').click()
    await flushPromises()
    document.querySelectorAll<HTMLElement>('[role=menuitem]')[6]?.click()
    await flushPromises()
    await press(' ')
    expect(mounted.bridge.sent[0]).toMatchObject({ kind: 'tell', data: { ability: 'grandmother', value: 7 } })
  })

  it('takes presses on the board for whom is spoken of, as long as an answer is put together', async () => {
    const form = { kind: 'seat' as const, count: 2 }
    const sage = nightStep('sage', 5, {
      advice: advice({ information: information({ truth: [1, 11], form, suggested: [[1, 11]] }) }),
    })
    const mounted = await mountGrimoire(NightPanel, night(sage))
    wrapper = mounted.wrapper
    const desk = useDeskStore()
    expect(desk.picking).toBeNull()
    button(wrapper, 'Say something else').click()
    await flushPromises()
    desk.pick(seatNumber(10))
    desk.pick(seatNumber(11))
    await flushPromises()
    expect(desk.picking).toBeNull()
    await press(' ')
    expect(mounted.bridge.sent[0]).toMatchObject({ kind: 'tell', data: { ability: 'sage', value: [10, 11] } })
  })

  it('shows the card of the step with what is told, over the curtain', async () => {
    ;({ wrapper } = await mountGrimoire(NightPanel, millAtNight()))
    button(wrapper, 'Yes').click()
    await flushPromises()
    button(wrapper, 'Show').click()
    const cover = useCoverStore()
    expect(cover.card).toMatchObject({ large: 'Yes' })
    expect(cover.isCurtainDown).toBe(true)
  })

  it('holds up for a step without a choice what was settled before it, and no question', async () => {
    const view = night(nightStep('eviltwin', 8))
    const of = { ability: 'eviltwin', phase: view.phase, truth: null, named: [] }
    const told = [
      { ...of, kind: 'player' as const, value: 2 },
      { ...of, kind: 'character' as const, value: 'savant' },
    ]
    const seats = view.seats.map((seat) => (seat.name === 'Ines' ? { ...seat, told } : seat))
    const mounted = await mountGrimoire(NightPanel, { ...view, seats })
    wrapper = mounted.wrapper
    wrapper.get<HTMLButtonElement>('.now-card .act button').element.click()
    expect(useCoverStore().cards).toEqual([{ heading: 'Piotr is the', characters: ['savant'] }])
    mounted.bridge.publish({ ...view, revision: view.revision + 1 })
    await flushPromises()
    expect(wrapper.get('.now-card .act').text()).not.toContain('Show')
  })

  it('shows the bluffs to a Demon who is woken by a Poppy Grower, and not whose ability it is', async () => {
    const bluffs = ['monk', 'mayor', 'saint']
    const told = information({
      truth: { minions: [] },
      suggested: [{ minions: [], bluffs }],
      form: { kind: 'minionsAndBluffs' },
    })
    ;({ wrapper } = await mountGrimoire(
      NightPanel,
      night(nightStep('poppygrower', 6, { advice: advice({ information: told }) })),
    ))
    button(wrapper, 'Show').click()
    expect(useCoverStore().cards).toEqual([{ heading: 'These characters\nare not in play', characters: bluffs }])
  })

  it('shows first by whose ability a player is woken, where it is that of somebody dead', async () => {
    const view = night(nightStep('barber', 6, { advice: pointing(2) }))
    const lent = { instance: '6.barber.1', origin: 'own' as const, isFunctioning: true, isSpent: false }
    const barber = { character: 'barber', isAlive: false, abilities: [{ ...lent, character: 'barber' }] }
    const seats = view.seats.map((seat) => (seat.name === 'Halina' ? { ...seat, ...barber } : seat))
    ;({ wrapper } = await mountGrimoire(NightPanel, { ...view, seats }))
    button(wrapper, 'Show').click()
    const cover = useCoverStore()
    expect(cover.cards[0]).toEqual({ heading: 'This character\nselected you', characters: ['barber'] })
    expect(cover.cards[1]).toEqual({ heading: 'Choose 2 players' })
    expect(wrapper.text()).toContain('One dead player used to act at night')
  })
})
