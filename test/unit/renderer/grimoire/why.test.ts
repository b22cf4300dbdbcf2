import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import BoardCentre from '../../../../renderer/grimoire/features/board/BoardCentre.vue'
import DecisionStack from '../../../../renderer/grimoire/features/decisions/DecisionStack.vue'
import PairEntry from '../../../../renderer/grimoire/features/night/PairEntry.vue'
import WatchNotes from '../../../../renderer/grimoire/features/notices/WatchNotes.vue'
import OrderLine from '../../../../renderer/grimoire/features/why/OrderLine.vue'
import StateLines from '../../../../renderer/grimoire/features/why/StateLines.vue'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import { useWhyStore } from '../../../../renderer/grimoire/stores/whyStore'
import { information, millAtNight, nightStep } from '../../../support/grimoireViews'
import { button, mountGrimoire } from '../../../support/mountGrimoire'
import { seatNumber } from '../../../support/seatViews'

const standing = {
  id: '7.tinker.1:dies',
  ability: 'tinker',
  seat: seatNumber(7),
  topic: 'dies',
  options: [7],
  isOptional: true,
  isPending: false,
  to: null,
}

describe('why', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('says how the votes needed come about', async () => {
    const view = millAtNight()
    const why = [{ code: 'half-of-living', params: { living: 10, usual: 5 } }]
    ;({ wrapper } = await mountGrimoire(BoardCentre, { ...view, day: { ...view.day, votesNeededWhy: why } }))
    button(wrapper, 'votes to execute').click()
    await flushPromises()
    expect(useWhyStore().open?.lines).toEqual(['Half of the 10 living, rounded up, is 5.'])
  })

  it('names the bluffs and what lies in the middle, and opens their page', async () => {
    const view = millAtNight()
    ;({ wrapper } = await mountGrimoire(BoardCentre, view))
    const names = wrapper.findAll('.centre-characters button').map((one) => one.text())
    expect(names.slice(0, 3)).toEqual(['Virgin', 'Butler', 'Exorcist'])
    button(wrapper, 'Butler').click()
    expect(useDeskStore().referenceCharacter).toBe('butler')
  })

  it('says how many live, and why the room counts one fewer', async () => {
    const view = millAtNight()
    const seats = view.seats.map((one) => (one.seat === 6 ? { ...one, isAlive: true, isShrouded: true } : one))
    ;({ wrapper } = await mountGrimoire(BoardCentre, { ...view, seats }))
    const alive = seats.filter(({ isAlive }) => isAlive).length
    expect(wrapper.get('.centre-counts').text()).toContain(`${String(alive)}alive (room: ${String(alive - 1)})`)
    button(wrapper, 'alive').click()
    await flushPromises()
    expect(useWhyStore().open?.lines).toEqual(['Nadia seems dead and lives.', `The room counts ${String(alive - 1)}.`])
    button(wrapper, 'votes to execute').click()
    await flushPromises()
    expect(useWhyStore().open?.lines).toContain('Nadia seems dead, and is counted so.')
  })

  it('says of who feigns death that they live', async () => {
    const view = millAtNight()
    const nadia = view.seats.find(({ seat }) => seat === 6)
    if (!nadia) throw new Error('nobody sits on the sixth chair')
    ;({ wrapper } = await mountGrimoire(StateLines, view, { player: { ...nadia, isAlive: true, isShrouded: true } }))
    expect(wrapper.text()).toContain('Nadia seems dead and lives.')
    expect(wrapper.text()).not.toContain('Nadia is dead')
  })

  it.each([
    ['the official order', {}, 'The night sheet has the Empath here.'],
    ['that of the script', { otherNight: ['empath'] }, 'The script’s own night order has the Empath here.'],
  ])('says whose night order it is: %s', async (_which, part, sentence) => {
    const view = millAtNight()
    const steps = [nightStep('monk', 7, { status: 'cancelled', reason: 'dead' }), nightStep('empath', 2)]
    const player = { ...view.seats[1]!, nightPlace: { position: 1, status: 'todo' as const } }
    const script = { ...view.script, ...part }
    const night = { number: 2, steps, currentKey: '2.empath' }
    ;({ wrapper } = await mountGrimoire(OrderLine, { ...view, script, night }, { player }))
    button(wrapper, 'is number 1 of 1 tonight').click()
    await flushPromises()
    expect(useWhyStore().open?.lines).toEqual([sentence])
  })

  it('says what poisons a player, until when, and what led to it', async () => {
    const view = millAtNight()
    const [mirela] = view.seats
    if (!mirela?.reminders[0]) throw new Error('the fixture has no poisoned player')
    const token = {
      ...mirela.reminders[0],
      why: [{ code: 'placed-by-ability', params: { character: 'poisoner', seat: 9 } }],
    }
    const cause = { character: 'poisoner', seat: seatNumber(9), until: 'dusk' as const, effect: token.id }
    const player = { ...mirela, reminders: [token], poisoned: [cause] }
    const entries = [
      { code: 'became-poisoned', params: { target: 1, character: 'poisoner' } },
      { code: 'chose-players', params: { seat: 9, ability: 'poisoner', targets: [1] } },
    ]
    const causes = entries.map((entry) => ({
      commit: 40,
      at: 0,
      phase: view.phase,
      entries: [entry],
      isOverride: false,
    }))
    const mounted = await mountGrimoire(StateLines, view, { player }, causes)
    wrapper = mounted.wrapper
    button(wrapper, 'Poisoned: Poisoner, until dusk').click()
    await flushPromises()
    expect(useWhyStore().open?.lines).toEqual([
      'Mirela is poisoned.',
      'Placed by the Poisoner: Dov.',
      'Night 2: Mirela is poisoned (Poisoner).',
      'Night 2: Dov (Poisoner) chose Mirela.',
    ])
    expect(mounted.bridge.calls).toContain('game.getCauses')
  })
})

describe('what need not be done now', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('lies folded while it can wait, and is a yes or a no when it is opened', async () => {
    const mounted = await mountGrimoire(DecisionStack, millAtNight({ decisions: [standing] }))
    wrapper = mounted.wrapper
    expect(wrapper.find('.decision').exists()).toBe(false)
    button(wrapper, 'One decision can wait').click()
    await flushPromises()
    expect(wrapper.text()).toContain('Tinker: does Oskar die now?')
    button(wrapper, 'No').click()
    await flushPromises()
    expect(mounted.bridge.sent).toMatchObject([{ kind: 'leaveOpen', data: { decision: standing.id } }])
  })

  it('stands open after the step it hangs on, and folds when the next one is done', async () => {
    const at = (status: 'todo' | 'done', currentKey: string) => {
      const steps = [
        nightStep('tinker', 7, { status: 'done' }),
        nightStep('imp', 6, { status }),
        nightStep('empath', 5),
      ]
      return millAtNight({ decisions: [standing], night: { number: 2, steps, currentKey } })
    }
    const mounted = await mountGrimoire(DecisionStack, at('todo', '2.imp'))
    wrapper = mounted.wrapper
    expect(wrapper.find('.decision').exists()).toBe(true)
    const next = at('done', '2.empath')
    mounted.bridge.publish({ ...next, revision: next.revision + 1 })
    await flushPromises()
    expect(wrapper.find('.decision').exists()).toBe(false)
  })

  it('stands open when a command waits for it', async () => {
    ;({ wrapper } = await mountGrimoire(DecisionStack, millAtNight({ decisions: [{ ...standing, isPending: true }] })))
    expect(wrapper.find('.decision').exists()).toBe(true)
  })

  it('leads from what was noticed to the sheet of the player', async () => {
    const notices = [{ code: 'madness-unjudged', params: { seat: 8 } }]
    ;({ wrapper } = await mountGrimoire(WatchNotes, millAtNight({ notices })))
    button(wrapper, 'Ines is mad today').click()
    expect(useDeskStore().overlay).toEqual({ kind: 'seat', seat: 8 })
  })
})

describe('a good and an evil character told together', () => {
  it('is said once the open half is picked', async () => {
    const truth = { good: 'anyTownsfolkOrOutsider', evil: 'imp' }
    const pair = information({ truth, suggested: [truth], form: { kind: 'goodAndEvil' } })
    const said: unknown[] = []
    const listens = {
      information: pair,
      modelValue: undefined,
      'onUpdate:modelValue': (one: unknown) => said.push(one),
    }
    const { wrapper } = await mountGrimoire(PairEntry, millAtNight(), listens)
    expect(said).toEqual([])
    expect(wrapper.text()).toContain('Imp')
    button(wrapper, 'Pick a character').click()
    await flushPromises()
    const finder = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] li button')]
    finder.find((one) => one.textContent.trim() === 'Chef')?.click()
    await flushPromises()
    expect(said).toEqual([{ good: 'chef', evil: 'imp' }])
    wrapper.unmount()
  })
})
