import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { computed } from 'vue'
import { createFakeBridge, type FakeBridge } from '../../../../renderer/grimoire/bridge/fakeBridge'
import { useGameStore } from '../../../../renderer/grimoire/stores/gameStore'
import { millAtNight } from '../../../support/grimoireViews'
import { seatNumber } from '../../../support/seatViews'

describe('the mirror of the game', () => {
  let bridge: FakeBridge
  let game: ReturnType<typeof useGameStore>

  beforeEach(async () => {
    setActivePinia(createPinia())
    bridge = createFakeBridge({ view: millAtNight({ revision: 5 }) })
    game = useGameStore()
    await game.connect(bridge)
  })

  it('accepts a view only with a higher revision', () => {
    bridge.publish(millAtNight({ revision: 4 }))
    expect(game.view?.revision).toBe(5)
    bridge.publish(millAtNight({ revision: 6 }))
    expect(game.view?.revision).toBe(6)
  })

  it('accepts another game whatever its revision, and none', () => {
    const other = millAtNight({ revision: 1 })
    bridge.publish({ ...other, game: { ...other.game, id: 'other' } })
    expect(game.view?.game.id).toBe('other')
    bridge.publish(null)
    expect(game.view).toBeNull()
  })

  it('leaves what names players alone while their names and chairs stay', () => {
    let said = 0
    const sentence = computed(() => {
      said += 1
      return `${String(game.chairOf(seatNumber(2)))} ${game.nameOf(seatNumber(2)) ?? ''}`
    })
    const before = sentence.value
    const next = millAtNight({ revision: 6 })
    const killed = next.seats.map((seat) => ({ ...seat, isAlive: false, isShrouded: true }))
    bridge.publish({ ...next, seats: killed })
    expect([sentence.value, said]).toEqual([before, 1])
    const renamed = killed.map((seat) => (seat.seat === 2 ? { ...seat, name: 'Somebody' } : seat))
    bridge.publish({ ...next, revision: 7, seats: renamed })
    expect([sentence.value, said]).toEqual(['2 Somebody', 2])
  })

  it('sends a command with an id of its own, the head it was made against, and the time', async () => {
    await game.dispatch('revive', { seat: seatNumber(4) })
    await game.dispatch('revive', { seat: seatNumber(10) })
    const [first, second] = bridge.sent
    expect(first).toMatchObject({ kind: 'revive', expectedHead: 40, data: { seat: 4 } })
    expect(first?.id).not.toBe(second?.id)
    expect(first?.at).toBeGreaterThan(0)
  })

  it('asks for data when its turn has come, and sends nothing for null', async () => {
    const order: string[] = []
    const first = game.dispatch('dawn', () => (order.push('first'), {}))
    const second = game.dispatch('dawn', () => (order.push(`second after ${bridge.sent.length}`), null))
    expect(await first).toBe(true)
    expect(await second).toBe(false)
    expect(order).toEqual(['first', 'second after 1'])
    expect(bridge.sent).toHaveLength(1)
  })

  describe('when it is refused', () => {
    const revive = (accepted?: string[]) => game.dispatch('revive', { seat: seatNumber(4) }, accepted)
    beforeEach(() => bridge.refuseNext('already-alive', true))

    it('asks once, and goes on from there with the override', async () => {
      const done = revive()
      await flushPromises()
      expect(game.refused).toMatchObject({ refusal: { code: 'already-alive' }, reasons: ['already-alive'] })
      game.answerRefusal(true)
      expect(await done).toBe(true)
      expect(bridge.sent.at(-1)).toMatchObject({ kind: 'revive', data: { seat: 4 }, override: true })
      expect(game.refused).toBeNull()
    })

    it('changes nothing when the Storyteller leaves it, or does something else', async () => {
      const left = revive()
      await flushPromises()
      game.answerRefusal(false)
      expect(await left).toBe(false)
      bridge.refuseNext('already-alive', true)
      const forgotten = revive()
      await flushPromises()
      await game.dispatch('dawn', {})
      expect(await forgotten).toBe(false)
      expect(game.refused).toBeNull()
      expect(bridge.sent.map(({ override }) => override)).toEqual([undefined, undefined, undefined])
    })

    it('does not ask about what was accepted before', async () => {
      expect(await revive(['already-alive'])).toBe(true)
      expect(bridge.sent.map(({ override }) => override)).toEqual([undefined, true])
    })
  })

  it('sends once more when the game has moved on meanwhile', async () => {
    bridge.refuseNext('stale-head', false)
    expect(await game.dispatch('revive', { seat: seatNumber(4) })).toBe(true)
    expect(bridge.sent).toHaveLength(2)
    expect(bridge.sent[0]?.id).not.toBe(bridge.sent[1]?.id)
  })
})
