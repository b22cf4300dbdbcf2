import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, type ComputedRef } from 'vue'
import type { BoardSeat } from '../../../../renderer/board/boardSeat'
import { useBoardSeats } from '../../../../renderer/grimoire/features/board/useBoardSeats'
import { usePress } from '../../../../renderer/grimoire/features/board/usePress'
import SidePanel from '../../../../renderer/grimoire/features/shell/SidePanel.vue'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import { useGameStore } from '../../../../renderer/grimoire/stores/gameStore'
import type { Decision, GrimoireView } from '../../../../shared/grimoire/view'
import { advice, millAtNight, millByDay, nightStep } from '../../../support/grimoireViews'
import { button, mountGrimoire } from '../../../support/mountGrimoire'
import { seatNumber } from '../../../support/seatViews'

const kills: Decision = {
  id: '2.gossip.1:kills',
  ability: 'gossip',
  seat: seatNumber(2),
  topic: 'kills',
  options: [1, 3],
  isOptional: true,
  isPending: false,
  to: null,
}
const herring: Decision = {
  ...kills,
  id: '1.fortuneteller.1:redHerring',
  ability: 'fortuneteller',
  topic: 'redHerring',
}
const atStep = (step: ReturnType<typeof nightStep>, ...decisions: Decision[]): GrimoireView =>
  millAtNight({ night: { number: 2, steps: [step], currentKey: step.key }, decisions })
const gossip = nightStep('gossip', 2)
const monk = nightStep('monk', 7, {
  advice: advice({ targets: { min: 1, max: 1, legal: [seatNumber(1), seatNumber(2)], refused: [] } }),
})

describe('a press on a seat', () => {
  let wrapper: VueWrapper
  let press: ReturnType<typeof usePress>['press']
  let seats: ComputedRef<BoardSeat[]>
  afterEach(() => wrapper.unmount())

  async function show(view: GrimoireView) {
    const desk = defineComponent({
      setup() {
        ;({ press } = usePress())
        seats = useBoardSeats()
        return () => h(SidePanel)
      },
    })
    const mounted = await mountGrimoire(desk, view)
    ;({ wrapper } = mounted)
    return mounted.bridge
  }
  const on = async (seat: number): Promise<void> => {
    press({ kind: 'seat', seat: seatNumber(seat) })
    await flushPromises()
  }
  const lit = (): number[] => seats.value.flatMap(({ seat, isCandidate }) => (isCandidate ? [seat] : []))

  it.each([
    ['of the step that is on', atStep(gossip, herring, kills), 'gossip'],
    ['that a command waits for', atStep(monk, { ...kills, id: 'asked', isPending: true }), 'gossip'],
  ])('answers the question %s, whose players are lit', async (_which, view, ability) => {
    const bridge = await show(view)
    expect(wrapper.text()).toContain('Press the player on the board')
    expect(lit()).toEqual([1, 3])
    await on(3)
    expect(bridge.sent).toMatchObject([{ kind: 'decide', data: { ability, value: 3 } }])
  })

  it('is told why it is none of the answers', async () => {
    const bridge = await show(atStep(gossip, kills))
    bridge.refuseNext('not-an-option', false)
    await on(4)
    expect(useGameStore().refused?.refusal.code).toBe('not-an-option')
    expect(useDeskStore().overlay).toBeNull()
  })

  it('points, where the step wants somebody pointed at, and lights whom it may be', async () => {
    const bridge = await show(atStep(monk, { ...herring, isOptional: false }))
    expect(lit()).toEqual([1, 2])
    await on(2)
    expect([useDeskStore().picked, bridge.sent]).toEqual([[2], []])
  })

  it('names who calls for an exile, though a nomination is voted on; without a call it is a hand', async () => {
    const bridge = await show(millByDay())
    const desk = useDeskStore()
    desk.callExile(seatNumber(4))
    await flushPromises()
    await on(2)
    expect(bridge.sent).toMatchObject([{ kind: 'callExile', data: { by: 2, target: 4 } }])
    await on(2)
    expect(bridge.sent.at(-1)?.kind).toBe('setHand')
  })

  it('is a hand again once the call for exile is left', async () => {
    const bridge = await show(millByDay())
    const desk = useDeskStore()
    desk.callExile(seatNumber(4))
    await flushPromises()
    button(wrapper, 'Cancel').click()
    await flushPromises()
    expect(desk.exiled).toBeNull()
    await on(2)
    expect(bridge.sent).toMatchObject([{ kind: 'setHand', data: { seat: 2 } }])
  })

  it.each([
    ['a question can wait', atStep(nightStep('dusk', 0), kills), 'night' as const],
    ['no step asks the question', atStep(gossip, { ...herring, isOptional: false }), 'night' as const],
    ['the question is out of sight', atStep(gossip, kills), 'log' as const],
  ])('opens the seat while %s', async (_why, view, tab) => {
    const bridge = await show(view)
    useDeskStore().tab = tab
    await flushPromises()
    expect(lit()).toEqual([])
    await on(3)
    expect([useDeskStore().overlay, bridge.sent]).toEqual([{ kind: 'seat', seat: 3 }, []])
  })
})
