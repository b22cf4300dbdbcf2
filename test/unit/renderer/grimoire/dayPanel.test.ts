import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { Decision } from '../../../../shared/grimoire/view'
import DayPanel from '../../../../renderer/grimoire/features/day/DayPanel.vue'
import SidePanel from '../../../../renderer/grimoire/features/shell/SidePanel.vue'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import { information, millByDay, quietMillByDay } from '../../../support/grimoireViews'
import { button, mountGrimoire, press } from '../../../support/mountGrimoire'
import { seatNumber } from '../../../support/seatViews'

const openQuestion: Decision = {
  id: 'herring',
  ability: 'fortuneteller',
  topic: 'redHerring',
  seat: seatNumber(3),
  to: null,
  options: [1, 2, 4],
  isOptional: false,
  isPending: false,
}

describe('the day panel', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('nominates with two presses: first who, then whom', async () => {
    const mounted = await mountGrimoire(DayPanel, quietMillByDay())
    wrapper = mounted.wrapper
    const desk = useDeskStore()
    desk.tab = 'day'
    await flushPromises()
    desk.pick(seatNumber(2))
    await flushPromises()
    expect(wrapper.text()).toContain('Piotr nominates. Press the nominee.')
    desk.pick(seatNumber(6))
    await flushPromises()
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'nominate', data: { by: 2, nominee: 6 } }])
    expect(desk.picked).toEqual([])
  })

  it('stops nominating when another tab is looked at: there a press opens the seat', async () => {
    ;({ wrapper } = await mountGrimoire(SidePanel, quietMillByDay()))
    const desk = useDeskStore()
    expect(desk.picking?.id).toBe('nominate')
    desk.tab = 'log'
    await flushPromises()
    expect(desk.picking).toBeNull()
    desk.tab = 'day'
    await flushPromises()
    expect(desk.picking?.id).toBe('nominate')
  })

  it('calls for an exile in the middle of a vote, which waits for it', async () => {
    const mounted = await mountGrimoire(DayPanel, millByDay())
    wrapper = mounted.wrapper
    const desk = useDeskStore()
    desk.callExile(seatNumber(4))
    await flushPromises()
    expect(desk.picking?.id).toBe('nominate')
    await press('ArrowUp')
    desk.pick(seatNumber(2))
    await flushPromises()
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'callExile', data: { by: 2, target: 4 } }])
    expect(desk.exiled).toBeNull()
    await press('ArrowUp')
    expect(mounted.bridge.sent.at(-1)).toMatchObject({ kind: 'setHand', data: { seat: 12, hands: 1 } })
  })

  it.each([
    ['stays below the vote, which goes on', false, ['vote-card', 'decision']],
    ['comes before the vote when the count waits for it', true, ['decision', 'vote-card']],
  ] as const)('a question that is open %s', async (_title, isPending, order) => {
    const herring = { ...openQuestion, isPending }
    ;({ wrapper } = await mountGrimoire(DayPanel, { ...millByDay(), decisions: [herring] }))
    expect(wrapper.findAll('.vote-card, .decision').map((one) => one.classes()[0])).toEqual(order)
  })

  it.each([
    ['ArrowUp', 1],
    ['ArrowDown', 0],
  ])('takes the hand of whose turn it is with %s', async (key, hands) => {
    const mounted = await mountGrimoire(DayPanel, millByDay())
    wrapper = mounted.wrapper
    await press(key)
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'setHand', data: { seat: 12, hands } }])
  })

  it('goes back one hand with the left arrow, by undo', async () => {
    const mounted = await mountGrimoire(DayPanel, millByDay())
    wrapper = mounted.wrapper
    await press('ArrowLeft')
    expect(mounted.bridge.calls).toContain('game.undo')
  })

  it('leaves the keys alone while a text is typed', async () => {
    const mounted = await mountGrimoire(DayPanel, millByDay())
    wrapper = mounted.wrapper
    const field = document.createElement('input')
    document.body.append(field)
    await press('ArrowUp', field)
    expect(mounted.bridge.sent).toEqual([])
    field.remove()
  })

  it('says in the morning who died and who came back to life', async () => {
    const view = quietMillByDay()
    const announcements = [
      { kind: 'deaths' as const, seats: [seatNumber(2)] },
      { kind: 'revived' as const, seats: [seatNumber(6)] },
    ]
    ;({ wrapper } = await mountGrimoire(DayPanel, { ...view, townSquare: { ...view.townSquare, announcements } }))
    expect(wrapper.findAll('.overnight').map((one) => one.text())).toEqual([
      'Died in the night: Piotr',
      'Came back to life: Nadia',
    ])
  })

  it('says in words who is about to die, and lists the votes of today', async () => {
    ;({ wrapper } = await mountGrimoire(DayPanel, millByDay()))
    expect(wrapper.text()).toContain('Dov is about to die, with 5')
    expect(wrapper.text()).toContain('Oskar → Dov')
    expect(wrapper.text()).toContain('3 of 5 needed')
    expect(wrapper.text()).toContain('no vote left')
  })

  it('counts the hands for an exile as hands, in the list as well', async () => {
    const view = millByDay()
    const called = view.day.nominations.map((one) => ({ ...one, kind: 'exile' as const, isDone: true, tally: 2 }))
    ;({ wrapper } = await mountGrimoire(DayPanel, { ...view, day: { ...view.day, open: null, nominations: called } }))
    expect(wrapper.get('.list').text()).toContain('2 hands')
    expect(wrapper.get('.list').text()).not.toContain('vote')
  })

  it('says of the living, too, that their hand would not count, and why', async () => {
    const view = millByDay()
    const { open } = view.day
    if (!open) throw new Error('nobody is voted on')
    const [beggar, barred] = [seatNumber(1), seatNumber(5)]
    const voters = {
      paying: [beggar],
      barred: [
        { seat: beggar, code: 'no-vote-token' },
        { seat: barred, code: 'only-dead-vote' },
      ],
    }
    ;({ wrapper } = await mountGrimoire(DayPanel, { ...view, day: { ...view.day, open: { ...open, ...voters } } }))
    const row = (name: string): string =>
      wrapper
        .findAll('.voters li')
        .find((li) => li.text().includes(name))
        ?.text() ?? ''
    expect(row('Mirela')).toContain('no vote left')
    expect(row(view.seats[4]?.name ?? '')).toContain('not counted')
  })

  it('executes who is about to die', async () => {
    const mounted = await mountGrimoire(DayPanel, quietMillByDay({ aboutToDie: { nominee: seatNumber(9), votes: 5 } }))
    wrapper = mounted.wrapper
    button(wrapper, 'Execute Dov').click()
    await flushPromises()
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'execute', data: {} }])
  })

  it.each([
    [{ isAlive: false, publicLife: 'dead' as const, isShrouded: true }, 'Dov was executed today'],
    [{ isAlive: true }, 'Dov was executed today and lives'],
    [
      { isAlive: true, publicLife: 'dead' as const, isShrouded: true },
      'Dov was executed today and seems dead, but lives',
    ],
  ])('says whether who was executed lives', async (fate, words) => {
    const view = quietMillByDay({ nominationsOpen: false, executedToday: seatNumber(9) })
    const seats = view.seats.map((seat) => (seat.seat === 9 ? { ...seat, ...fate } : seat))
    ;({ wrapper } = await mountGrimoire(DayPanel, { ...view, seats }))
    expect(wrapper.findAll('h3').map((one) => one.text())).toContain(words)
  })

  it('begins with a capital where the Storyteller is executed', async () => {
    ;({ wrapper } = await mountGrimoire(DayPanel, quietMillByDay({ executedToday: 'storyteller' })))
    expect(wrapper.findAll('h3').map((one) => one.text())).toContain('The Storyteller was executed today')
  })

  it('lets whoever may nominate again do so after the execution', async () => {
    const view = quietMillByDay({ nominationsOpen: false, executedToday: seatNumber(9) })
    const seats = view.seats.map((seat) => ({ ...seat, canNominate: seat.seat === 2 }))
    ;({ wrapper } = await mountGrimoire(DayPanel, { ...view, seats }))
    expect(wrapper.text()).toContain('Still open to Piotr')
    expect(wrapper.text()).toContain('Press who nominates, then whom.')
  })

  it('opens a nomination after they are closed, on the word of the Storyteller', async () => {
    const view = quietMillByDay({ nominationsOpen: false })
    const seats = view.seats.map((seat) => ({ ...seat, canNominate: false }))
    const mounted = await mountGrimoire(DayPanel, { ...view, seats })
    wrapper = mounted.wrapper
    expect(wrapper.text()).not.toContain('Press who nominates')
    const desk = useDeskStore()
    desk.tab = 'day'
    button(wrapper, 'Nominate all the same').click()
    await flushPromises()
    mounted.bridge.refuseNext('nominations-closed', true)
    desk.pick(seatNumber(2))
    desk.pick(seatNumber(6))
    await flushPromises()
    const nomination = { kind: 'nominate', data: { by: 2, nominee: 6 } }
    expect(mounted.bridge.sent).toMatchObject([nomination, { ...nomination, override: true }])
  })

  it('calls for an exile though nominations are closed', async () => {
    const view = quietMillByDay({ nominationsOpen: false })
    const seats = view.seats.map((seat) => ({ ...seat, canNominate: false }))
    ;({ wrapper } = await mountGrimoire(DayPanel, { ...view, seats }))
    useDeskStore().callExile(seatNumber(3))
    await flushPromises()
    expect(wrapper.text()).toContain('Call for exile')
  })

  it('says of an ability that was used up without an answer that one is due', async () => {
    const artist = (isAnswerDue: boolean) => ({
      ...{ seat: seatNumber(1), ability: 'artist', isPublic: false, targets: null, input: 'question' as const },
      ...{ status: 'spent' as const, information: information(), isAnswerDue },
    })
    const mounted = await mountGrimoire(DayPanel, quietMillByDay({ actions: [artist(true)] }))
    wrapper = mounted.wrapper
    expect(wrapper.get('.list').text()).toContain('not answered yet')
    const view = quietMillByDay({ actions: [artist(false)] })
    mounted.bridge.publish({ ...view, revision: view.revision + 1 })
    await flushPromises()
    expect(wrapper.get('.list').text()).toContain('spent')
  })

  it('takes what was said in public only with a judgement: without one it would count for nothing', async () => {
    const gossip = {
      ...{ seat: seatNumber(1), ability: 'gossip', isPublic: true, targets: null, input: 'statement' as const },
      ...{ status: 'ready' as const, information: null, isAnswerDue: false },
    }
    const mounted = await mountGrimoire(DayPanel, quietMillByDay({ actions: [gossip] }))
    wrapper = mounted.wrapper
    wrapper.get<HTMLButtonElement>('.list > button').element.click()
    await flushPromises()
    button(wrapper, 'Use the ability').click()
    await flushPromises()
    expect(mounted.bridge.sent).toEqual([])
    await wrapper.get('input[type=radio][value=yes]').setValue()
    await flushPromises()
    button(wrapper, 'Use the ability').click()
    await flushPromises()
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'useByDay', data: { seat: 1, statementTrue: true } }])
  })

  it('has a chair for a latecomer', async () => {
    ;({ wrapper } = await mountGrimoire(DayPanel, quietMillByDay()))
    button(wrapper, 'A Traveller arrives').click()
    expect(useDeskStore().overlay).toEqual({ kind: 'traveller' })
  })

  it('counts the vote with Space once every hand was looked at', async () => {
    const view = millByDay()
    const open = { ...view.day.open!, hands: view.day.open!.order.map((seat) => ({ seat, hands: 1 })) }
    const mounted = await mountGrimoire(DayPanel, { ...view, day: { ...view.day, open } })
    wrapper = mounted.wrapper
    await press(' ')
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'closeVote', data: {} }])
  })
})
