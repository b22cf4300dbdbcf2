import type { VueWrapper } from '@vue/test-utils'
import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import ShowingStack from '../../../../renderer/grimoire/features/showings/ShowingStack.vue'
import { useCoverStore } from '../../../../renderer/grimoire/stores/coverStore'
import type { GrimoireView, ToldView } from '../../../../shared/grimoire/view'
import { advice, information, millAtNight, millByDay, nightStep } from '../../../support/grimoireViews'
import { button, mountGrimoire } from '../../../support/mountGrimoire'

const item = (part: Partial<ToldView>): ToldView => ({
  kind: 'alignment',
  value: 'evil',
  ability: 'rules',
  phase: { kind: 'night', number: 2 },
  truth: null,
  named: [],
  ...part,
})

/** The second night at the mill, with Ines having been told these things. */
function ines(told: ToldView[], part: Partial<GrimoireView> = {}): GrimoireView {
  const mill = millAtNight(part)
  return { ...mill, seats: mill.seats.map((seat) => (seat.name === 'Ines' ? { ...seat, told } : seat)) }
}

describe('what players learn outside a step of their own', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('is laid before the Storyteller, with the cards to show, until it has been shown', async () => {
    const told = [item({ kind: 'youAre', value: 'fanggu' }), item({})]
    ;({ wrapper } = await mountGrimoire(ShowingStack, ines(told)))
    expect(wrapper.text()).toContain('Ines learns something')
    expect(wrapper.text()).toContain('You are the Fang Gu')
    expect(wrapper.text()).toContain('You are evil')
    button(wrapper, 'Show').click()
    expect(useCoverStore().cards).toEqual([
      { heading: 'You are', characters: ['fanggu'] },
      { heading: 'You are', alignment: 'evil' },
    ])
    button(wrapper, 'Done').click()
    await flushPromises()
    expect(wrapper.text()).toBe('')
  })

  it('names the character and the player that an ability has to show', async () => {
    const told = [
      item({ kind: 'thisCharacterSelectedYou', value: 'exorcist', ability: 'exorcist' }),
      item({ kind: 'player', value: 2, ability: 'exorcist' }),
    ]
    ;({ wrapper } = await mountGrimoire(ShowingStack, ines(told)))
    expect(wrapper.text()).toContain('Selected by the Exorcist')
    expect(wrapper.text()).toContain('A player: Piotr')
  })

  it('says a player and a character that belong together in one sentence and on one card', async () => {
    const told = [
      item({ kind: 'player', value: 2, ability: 'eviltwin' }),
      item({ kind: 'character', value: 'savant', ability: 'eviltwin' }),
    ]
    ;({ wrapper } = await mountGrimoire(ShowingStack, ines(told)))
    expect(wrapper.text()).toBe('Ines learns somethingPiotr is the SavantShowDone')
    button(wrapper, 'Show').click()
    expect(useCoverStore().cards).toEqual([{ heading: 'Piotr is the', characters: ['savant'] }])
  })

  it('waits for the step of tonight that it belongs to, and is over with it', async () => {
    const told = [
      item({ kind: 'player', value: 2, ability: 'eviltwin' }),
      item({ kind: 'character', value: 'savant', ability: 'eviltwin' }),
    ]
    const at = (status: 'todo' | 'done', current: string | null) =>
      ines(told, {
        night: {
          number: 2,
          steps: [
            nightStep('witch', 9, { status: current === '2.witch' ? 'todo' : 'done' }),
            nightStep('eviltwin', 8, { status }),
          ],
          currentKey: current,
        },
      })
    const mounted = await mountGrimoire(ShowingStack, at('todo', '2.witch'))
    wrapper = mounted.wrapper
    expect(wrapper.text()).toBe('')
    mounted.bridge.publish({ ...at('todo', '2.eviltwin'), revision: 1000 })
    await flushPromises()
    expect(wrapper.text()).toContain('Piotr is the Savant')
    mounted.bridge.publish({ ...at('done', null), revision: 1001 })
    await flushPromises()
    expect(wrapper.text()).toBe('')
  })

  it('is what an ability by day brings of itself, and not what the Storyteller answered', async () => {
    const phase = { kind: 'day' as const, number: 2 }
    const told = [
      item({ kind: 'answer', value: { seat: 2, alignment: 'good' }, ability: 'beggar', phase }),
      item({ kind: 'answer', value: 'yes', ability: 'artist', phase }),
    ]
    const has = (character: string) => ({
      ...{ instance: character, character, origin: 'own' as const, isFunctioning: true, isSpent: false },
    })
    const mill = millByDay()
    const ines = mill.seats.find(({ name }) => name === 'Ines')!
    const seats = mill.seats.map((seat) =>
      seat === ines ? { ...seat, told, abilities: [has('beggar'), has('artist')] } : seat,
    )
    const used = {
      seat: ines.seat,
      status: 'ready' as const,
      isPublic: false,
      targets: null,
      input: 'none' as const,
      isAnswerDue: false,
    }
    const actions = [
      { ...used, ability: 'beggar', information: null },
      { ...used, ability: 'artist', information: information() },
    ]
    ;({ wrapper } = await mountGrimoire(ShowingStack, { ...mill, phase, seats, day: { ...mill.day, actions } }))
    expect(wrapper.text()).toBe('Ines learns somethingPiotr · goodShowDone')
  })

  it('is not whose ability a player was woken for: the step shows that first', async () => {
    const mill = ines([item({ kind: 'thisCharacterSelectedYou', value: 'barber', ability: 'barber' })], {
      night: { number: 2, steps: [nightStep('barber', 8, { status: 'done' })], currentKey: null },
    })
    const own = { instance: '8.barber.1', character: 'barber', origin: 'own' as const }
    const seats = mill.seats.map((seat) =>
      seat.name === 'Halina' ? { ...seat, abilities: [{ ...own, isFunctioning: true, isSpent: false }] } : seat,
    )
    ;({ wrapper } = await mountGrimoire(ShowingStack, { ...mill, seats }))
    expect(wrapper.text()).toBe('')
  })

  it('is not what a step of tonight told, nor what was told on another night', async () => {
    const steps = [
      nightStep('soldier', 8, {
        advice: advice(),
        status: 'done',
        outcome: [{ code: 'told', params: { value: 'evil', truth: 'evil' } }],
      }),
    ]
    const told = [
      item({ kind: 'answer', ability: 'soldier' }),
      item({ kind: 'demon', value: 6, ability: 'minioninfo' }),
      item({ phase: { kind: 'night', number: 1 } }),
    ]
    ;({ wrapper } = await mountGrimoire(ShowingStack, ines(told, { night: { number: 2, steps, currentKey: null } })))
    expect(wrapper.text()).toBe('')
  })
})
