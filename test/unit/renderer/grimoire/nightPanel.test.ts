import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import NightPanel from '../../../../renderer/grimoire/features/night/NightPanel.vue'
import type { FakeBridge } from '../../../../renderer/grimoire/bridge/fakeBridge'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import SidePanel from '../../../../renderer/grimoire/features/shell/SidePanel.vue'
import { useCoverStore } from '../../../../renderer/grimoire/stores/coverStore'
import type { GrimoireView } from '../../../../shared/grimoire/view'
import { advice, information, millAtNight, nightStep } from '../../../support/grimoireViews'
import { button, mountGrimoire, press } from '../../../support/mountGrimoire'
import { seatNumber } from '../../../support/seatViews'

const everybody = Array.from({ length: 12 }, (_, index) => seatNumber(index + 1))
const pointing = (max: number) =>
  advice({
    targets: { min: max, max, legal: everybody, refused: [{ seat: seatNumber(4), code: 'target-must-be-alive' }] },
  })
const night = (...steps: ReturnType<typeof nightStep>[]) =>
  millAtNight({ night: { number: 2, steps, currentKey: steps[0]?.key ?? null } })

const redHerring = {
  id: 'd',
  ability: 'fortuneteller',
  seat: seatNumber(1),
  topic: 'redHerring',
  options: [1, 5],
  isOptional: false,
  isPending: false,
  to: null,
}

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

  it('tells nothing by itself to a poisoned player: the Storyteller has to pick', async () => {
    const mounted = await mountGrimoire(NightPanel, millAtNight())
    wrapper = mounted.wrapper
    await press(' ')
    expect(mounted.bridge.sent).toEqual([])
    expect(wrapper.get('.missing').text()).toContain('You have said nothing yet')
    await press(' ')
    expect(mounted.bridge.sent.map(({ kind }) => kind)).toEqual(['finishStep'])
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
