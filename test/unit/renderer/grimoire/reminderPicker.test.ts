import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import ReminderPicker from '../../../../renderer/grimoire/features/seat/ReminderPicker.vue'
import CharacterTray from '../../../../renderer/grimoire/features/tray/CharacterTray.vue'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import { useCharacters } from '../../../../renderer/grimoire/texts/useCharacters'
import { useDrag } from '../../../../renderer/board/useDrag'
import { millAtNight } from '../../../support/grimoireViews'
import { mountGrimoire, press } from '../../../support/mountGrimoire'
import { seatNumber } from '../../../support/seatViews'
import { defineComponent, h } from 'vue'

describe('the reminders of a seat', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  async function open(): Promise<Awaited<ReturnType<typeof mountGrimoire>>['bridge']> {
    const mounted = await mountGrimoire(ReminderPicker, millAtNight(), { seat: seatNumber(2) })
    wrapper = mounted.wrapper
    return mounted.bridge
  }
  const names = (): string[] => wrapper.findAll('li small').map((one) => one.text())
  const nameOf = (id: string | null): string => (id === null ? '' : useCharacters().name(id))
  const both = (): string[] => wrapper.findAll('li').map((one) => one.text())

  it('asks for words first: the search box stands before every token and has the focus', async () => {
    await open()
    const field = wrapper.get('input').element
    expect(document.activeElement).toBe(field)
    const first = wrapper.get('li button').element
    expect(field.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it('shows those of characters in play first, then those of the script, and nothing beyond', async () => {
    await open()
    const seated = new Set(millAtNight().seats.map(({ character }) => nameOf(character)))
    const isSeated = names().map((name) => seated.has(name))
    expect(isSeated.lastIndexOf(true)).toBeGreaterThan(0)
    expect(isSeated.indexOf(false)).toBe(isSeated.lastIndexOf(true) + 1)
    const script = new Set(millAtNight().script.characters.map(nameOf))
    expect(names().filter((name) => !seated.has(name) && !script.has(name))).toEqual([])
  })

  it('shows no token twice', async () => {
    await open()
    expect(new Set(both()).size).toBe(both().length)
    await wrapper.get('input').setValue('drunk')
    expect(both().length).toBeGreaterThan(1)
    expect(new Set(both()).size).toBe(both().length)
  })

  it('finds the tokens of characters beyond the script, and Enter puts down the first', async () => {
    const bridge = await open()
    await wrapper.get('input').setValue('organ')
    expect(new Set(names())).toEqual(new Set(['Organ Grinder']))
    await press('Enter', wrapper.get('input').element)
    expect(bridge.sent).toMatchObject([{ kind: 'placeReminder', data: { seat: 2, character: 'organgrinder' } }])
  })

  it('puts down own words, by a press and by Enter', async () => {
    const bridge = await open()
    await wrapper.get('input').setValue('  saw me wink ')
    expect(names()).toEqual([])
    await wrapper.get('.own').trigger('click')
    await press('Enter', wrapper.get('input').element)
    const own = { kind: 'placeReminder', data: { seat: 2, character: 'custom', label: 'saw me wink' } }
    expect(bridge.sent).toMatchObject([own, own])
  })
})

describe('the tray of reminders', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('gives own words into the hand where no token bears them', async () => {
    const hand: { drag?: ReturnType<typeof useDrag> } = {}
    const part = defineComponent({
      setup() {
        hand.drag = useDrag()
        return () => h(CharacterTray)
      },
    })
    ;({ wrapper } = await mountGrimoire(part, millAtNight()))
    useDeskStore().tray = 'reminders'
    await flushPromises()
    await wrapper.get('input').setValue('saw me wink')
    expect(wrapper.findAll('.tokens button')).toHaveLength(1)
    await wrapper.get('.tokens button').trigger('click')
    expect(hand.drag?.state.value).toMatchObject({
      kind: 'carried',
      item: { kind: 'newReminder', character: 'custom', label: 'saw me wink' },
    })
  })
})
