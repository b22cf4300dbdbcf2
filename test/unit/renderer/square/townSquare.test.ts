import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { ComponentPublicInstance } from 'vue'
import TownSquare from '../../../../renderer/square/TownSquare.vue'
import type { TownSquareView } from '../../../../shared/townsquare/view'
import { publicNomination, publicView, seatId } from './publicView'

/** The names of the characters have come. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled()
  await flushPromises()
}

async function show(change: Partial<TownSquareView> = {}) {
  const square = mount(TownSquare, { props: { view: publicView(change) } })
  await settle()
  return square
}

const seats = publicView().seats
const withSeat = (number: number, change: Partial<(typeof seats)[number]>) =>
  seats.map((seat) => (seat.seat === seatId(number) ? { ...seat, ...change } : seat))

describe('TownSquare', () => {
  it('shows every player, who is dead, and who still has a vote', async () => {
    const square = await show({ seats: withSeat(4, { life: 'dead', voteToken: true }), alive: 6 })
    const people = square.findAll('.person')
    expect(people.map((person) => person.get('.name').text())).toEqual(seats.map(({ name }) => name))
    expect(people[3]?.find('.dead-mark').exists()).toBe(true)
    expect(people[3]?.find('.vote-pip').exists()).toBe(true)
    expect(people[3]?.get('.visually-hidden').text()).toBe('Tobias, dead, one vote left')
    expect(people[2]?.find('.life-token').exists()).toBe(true)
    expect(square.text()).toContain('6alive')
    expect(square.text()).toContain('1 vote of the dead')
  })

  it('draws nobody anew whom a change left as before', async () => {
    const drawn: string[] = []
    const note = {
      updated(this: ComponentPublicInstance) {
        if (this.$el instanceof Element && this.$el.matches('.person')) drawn.push(this.$el.textContent)
      },
    }
    const square = mount(TownSquare, { props: { view: publicView() }, global: { mixins: [note] } })
    await settle()
    drawn.length = 0
    await square.setProps({ view: structuredClone(publicView({ seats: withSeat(4, { life: 'dead' }), alive: 6 })) })
    expect(drawn).toHaveLength(1)
    expect(drawn[0]).toContain('Tobias, dead')
  })

  it('shows phase, base numbers, Fabled and Loric', async () => {
    const square = await show({ fabled: ['sentinel'], loric: ['bootlegger'] })
    expect(square.get('h2').text()).toBe('Day 2')
    expect(square.findAll('.counts li').map((item) => item.text())).toEqual([
      'Townsfolk5',
      'Outsiders0',
      'Minions1',
      'Demons1',
    ])
    expect(square.get('.guests').text()).toBe('SentinelBootlegger')
  })

  it('shows a Traveller with the character', async () => {
    const square = await show({ seats: withSeat(3, { traveller: 'thief' }) })
    const person = square.findAll('.person')[2]
    expect(person?.find('.character-token').exists()).toBe(true)
    expect(person?.get('.visually-hidden').text()).toBe('Agnes, alive, Thief')
  })

  it('lets the town sleep', async () => {
    const square = await show({ phase: { kind: 'night', number: 3 } })
    expect(square.attributes()).toMatchObject({ 'data-phase': 'night', 'data-scene': 'night' })
    expect(square.text()).toContain('Night 3')
    expect(square.text()).toContain('The town sleeps')
  })

  it('says at dawn who died, and when nobody did', async () => {
    const died = await show({ announcements: [{ kind: 'deaths', seats: [4, 6].map(seatId) }] })
    expect(died.text()).toContain('Tobias and Nadia died in the night')
    expect((await show({ announcements: [{ kind: 'deaths', seats: [] }] })).text()).toContain(
      'Nobody died in the night',
    )
    expect(died.get('.small').text()).toBe('4 votes to execute')
  })

  it('reads out whom one ability chose in one sentence, and leaves the sun out where there is much to read', async () => {
    const chose = (seat: number) => ({ kind: 'alhadikhia-chose' as const, seats: [seatId(seat)] })
    const few = await show({ announcements: [chose(1), chose(2), chose(4)] })
    expect(few.findAll('.sentence').map((one) => one.text())).toEqual([
      'The Al-Hadikhia chose Mirela, Piotr and Tobias',
    ])
    expect(few.find('.square-centre .game-icon').exists()).toBe(true)
    const much = await show({
      announcements: [
        chose(1),
        { kind: 'banshee-awoken', seats: [] },
        { kind: 'deaths', seats: [seatId(4)] },
        { kind: 'statuses', seats: [1, 2].map(seatId) },
      ],
      seats: withSeat(2, { life: 'dead' }),
    })
    expect(much.findAll('.sentence')).toHaveLength(5)
    expect(much.find('.square-centre .game-icon').exists()).toBe(false)
  })

  it('says at dawn who came back to life, and leaves out nothing that was said', async () => {
    const square = await show({
      announcements: [
        { kind: 'deaths', seats: [seatId(4)] },
        { kind: 'revived', seats: [6, 7].map(seatId) },
        { kind: 'statuses', seats: [1, 2].map(seatId) },
        { kind: 'custom', seats: [], text: 'The well is dry' },
      ],
      seats: withSeat(2, { life: 'dead' }),
    })
    expect(square.findAll('.sentence').map((one) => one.text())).toEqual([
      'Tobias died in the night',
      'Nadia and Oskar came back to life',
      'Mirela is alive',
      'Piotr is dead',
      'The well is dry',
    ])
  })

  it('goes on with the day once somebody is nominated or executed, or nominations are closed', async () => {
    const announcements = [{ kind: 'deaths' as const, seats: [seatId(4)] }]
    const nominations = [{ kind: 'execution' as const, by: seatId(7), nominee: seatId(1), votes: 2 }]
    for (const change of [{ nominations }, { executedToday: seatId(1) }, { nominationsOpen: false }])
      expect((await show({ announcements, ...change })).text()).not.toContain('died in the night')
  })

  it('tells how many votes it takes while nobody is on trial', async () => {
    const square = await show({
      nominationsOpen: true,
      nominations: [
        { kind: 'execution', by: seatId(7), nominee: seatId(1), votes: 5 },
        { kind: 'execution', by: seatId(3), nominee: 'storyteller', votes: null },
      ],
      hasVoteList: true,
      aboutToDie: { nominee: seatId(1), votes: 5 },
    })
    expect(square.get('.number').text()).toBe('4')
    expect(square.text()).toContain('Nominations are open')
    expect(square.findAll('.square-today li').map((row) => row.get('.who').text())).toEqual([
      'Oskar → Mirela',
      'Agnes → The Storyteller',
    ])
    expect(square.findAll('.square-today li').map((row) => row.get('.visually-hidden').text())).toEqual([
      '5 votes',
      'secret',
    ])
    expect(square.text()).toContain('is about to die')
    expect(square.text()).toContain('with 5 votes')
  })

  it('lists the votes of today only when the Storyteller shows them', async () => {
    const nominations = [{ kind: 'execution' as const, by: seatId(7), nominee: seatId(1), votes: 2 }]
    const square = await show({ nominations, hasVoteList: false })
    expect(square.find('.square-today').exists()).toBe(false)
    expect((await show({ nominations, hasVoteList: true })).get('.square-today').text()).toContain('Oskar → Mirela')
  })

  it('counts hands for an exile, which is no vote', async () => {
    const nominations = [{ kind: 'exile' as const, by: seatId(7), nominee: seatId(1), votes: 2 }]
    const square = await show({ nominations, hasVoteList: true })
    expect(square.get('.square-today .visually-hidden').text()).toBe('2 hands')
  })

  it('says who was executed, and who lives all the same', async () => {
    const seats = publicView().seats.map((one) => ({ ...one, life: one.seat === 1 ? ('dead' as const) : one.life }))
    const square = await show({ seats, executedToday: seatId(1) })
    expect(square.get('.say-block').text()).toBe('Mirelawas executed')
    const saved = await show({ executedToday: seatId(1) })
    expect(saved.get('.say-block').text()).toBe('Mirelawas executed and lives')
  })

  it('puts the script on the wall and takes it off', async () => {
    const square = await show({
      sheet: { name: 'Trouble Brewing', author: null, characters: ['imp', 'chef', 'saint'] },
    })
    const sheet = square.get('.script-sheet')
    expect(sheet.findAll('li b').map((name) => name.text())).toEqual(['TownsfolkChef', 'OutsidersSaint', 'DemonsImp'])
    expect(sheet.findAll('.ability').every((ability) => ability.text().length > 10)).toBe(true)
    await square.setProps({ view: publicView({ revision: 2 }) })
    expect(square.find('.script-sheet').exists()).toBe(false)
  })

  it('says of a script on the wall that it lists no characters', async () => {
    const square = await show({ sheet: { name: 'Anything', author: null, characters: [] } })
    expect(square.get('.script-sheet').text()).toContain('any character may be in play')
  })

  it('opens the Grimoire seat by seat, and ends with the winner', async () => {
    const reveal = [
      {
        seat: seatId(1),
        character: 'monk',
        alignment: 'evil' as const,
        reminders: [{ character: 'poisoner', label: 'Poisoned' }],
      },
      { seat: seatId(2), character: 'imp', alignment: 'evil' as const, reminders: [] },
    ]
    const square = await show({ reveal })
    const [first, second, third] = square.findAll('.person')
    expect(first?.get('.character').text()).toBe('Monk')
    expect(first?.find('[data-turned]').exists()).toBe(true)
    expect(first?.findAll('.reminder-token')).toHaveLength(1)
    expect(second?.find('[data-turned]').exists()).toBe(false)
    expect(third?.find('.character').exists()).toBe(false)
    await square.setProps({ view: publicView({ reveal, winner: 'evil' }) })
    expect(square.text()).toContain('Evil wins')
  })

  it('speaks the language of the room', async () => {
    const square = await show({ locale: 'ko', fabled: ['sentinel'], phase: { kind: 'day', number: 3 } })
    expect(square.attributes('lang')).toBe('ko')
    expect(square.get('h2').text()).toBe('셋째 날')
    expect(square.text()).toContain('경비원')
    await square.setProps({ view: publicView({ locale: 'zh-Hant', phase: { kind: 'day', number: 11 } }) })
    expect(square.get('h2').text()).toBe('第11天')
  })

  it.each([0, 1, 2, 4, 20, 25])('draws %i players', async (players) => {
    const square = mount(TownSquare, {
      props: { view: publicView({ counts: null, phase: { kind: 'setup', number: 0 } }, players) },
    })
    await flushPromises()
    expect(square.findAll('.person')).toHaveLength(players)
    expect(square.text()).toContain('Take your seats')
  })
})

describe('a nomination', () => {
  const hands = [7, 1, 2].map((number) => ({ seat: seatId(number), hands: number === 1 ? 0 : 1 }))

  it('says who nominates whom and how many votes it takes', async () => {
    const square = await show({ nomination: publicNomination() })
    expect(square.get('.say-block').text()).toBe('PiotrnominatesNadia')
    expect(square.get('.number').text()).toBe('4')
    expect(square.get('.label').text()).toBe('votes needed')
    expect(square.find('.way').exists()).toBe(true)
    expect(square.find('.turning').exists()).toBe(false)
  })

  it('shows the running tally, the hands, and the hand of the clock', async () => {
    const square = await show({ nomination: publicNomination({ now: seatId(3), hands, tally: 2 }) })
    expect(square.get('.number').text()).toBe('2')
    expect(square.get('.label').text()).toBe('of 4 needed')
    const people = square.findAll('.person')
    expect(people[6]?.get('.visually-hidden').text()).toBe('Oskar, hand up')
    expect(people[0]?.get('.visually-hidden').text()).toBe('Mirela, hand down')
    expect(people[2]?.get('.name').attributes('data-tone')).toBe('now')
    expect(people[5]?.get('.name').attributes('data-tone')).toBe('nominee')
    expect(square.find('.turning').exists()).toBe(true)
  })

  it('sweeps the hand clockwise to the nominee', async () => {
    const order = [7, 1, 2, 3, 4, 5, 6].map(seatId)
    const square = await show({ nomination: publicNomination({ now: seatId(7), tally: 0 }) })
    const angle = () => Number(/rotate\((-?[\d.]+)deg\)/.exec(square.get('.turning').attributes('style') ?? '')?.[1])
    const angles = [angle()]
    for (const [index, seat] of order.entries()) {
      if (index === 0) continue
      await square.setProps({ view: publicView({ nomination: publicNomination({ now: seat, hands, tally: 1 }) }) })
      angles.push(angle())
    }
    for (const [index, now] of angles.slice(1).entries()) expect(now).toBeGreaterThan(angles[index] ?? Infinity)
    expect((angles.at(-1) ?? 0) - (angles[0] ?? 0)).toBeLessThan(360)
    const done = publicNomination({ now: null, hands, tally: 4, done: true })
    await square.setProps({ view: publicView({ nomination: done }) })
    expect(angle()).toBe(angles.at(-1))
    expect(square.text()).toContain('The vote is closed')
  })

  it('keeps a secret vote secret', async () => {
    const square = await show({ nomination: publicNomination({ now: seatId(3), tally: null }) })
    expect(square.find('.number').exists()).toBe(false)
    expect(square.get('.label').text()).toBe('Secret vote')
    expect(square.text()).toContain('4 votes to execute')
    expect(square.text()).not.toContain('of 4')
    expect(square.findAll('[data-hand="up"], [data-hand="down"]')).toHaveLength(0)
  })

  it('calls an exile by its name', async () => {
    const nomination = publicNomination({ kind: 'exile', now: seatId(1), tally: 3, hands })
    const square = await show({ nomination, seats: withSeat(6, { traveller: 'thief' }) })
    expect(square.get('.say-block').text()).toBe('Piotrcalls to exileNadia')
    expect(square.get('.label').text()).toBe('of 4 needed to exile')
  })

  it('can be of the Storyteller, and of nobody’s making', async () => {
    const square = await show({ nomination: publicNomination({ nominee: 'storyteller', by: null }) })
    expect(square.get('.say-block').text()).toBe('The Storytelleris nominated')
    expect(square.find('.way').exists()).toBe(false)
  })

  it('says it in the order of the language', async () => {
    const square = await show({ locale: 'ko', nomination: publicNomination() })
    expect(square.get('.say-block').text()).toBe('Piotr 님이Nadia 님을지명했습니다')
  })
})
