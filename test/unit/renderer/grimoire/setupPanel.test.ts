import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import FinishSection from '../../../../renderer/grimoire/features/setup/FinishSection.vue'
import SetupPanel from '../../../../renderer/grimoire/features/setup/SetupPanel.vue'
import { useDeskStore } from '../../../../renderer/grimoire/stores/deskStore'
import type { GrimoireView } from '../../../../shared/grimoire/view'
import { millAtNight, settingUp } from '../../../support/grimoireViews'
import { button, mountGrimoire } from '../../../support/mountGrimoire'

const counts = (townsfolk: number, outsiders: number) => ({ townsfolk, outsiders, minions: 2, demons: 1 })

/** Twelve at the table with a Godfather: an Outsider more, or one less. */
function withGodfather(chosen: number): GrimoireView {
  const mill = millAtNight({ phase: { kind: 'setup', number: 0 } })
  const problems = chosen === 7 ? [{ code: 'wrong-distribution', params: {} }] : []
  const lineupCounts = counts(chosen, 9 - chosen)
  const distributions = [counts(8, 1), counts(6, 3)]
  return { ...mill, setup: { ...mill.setup, players: 12, distributions, lineupCounts, lineup: ['imp'], problems } }
}

describe('setting the table', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('says which numbers of a type will do, and which of them is right already', async () => {
    ;({ wrapper } = await mountGrimoire(SetupPanel, withGodfather(6)))
    button(wrapper, 'Characters').click()
    await wrapper.vm.$nextTick()
    expect(wrapper.text()).toContain('6 of 6 or 8')
    expect(wrapper.findAll('h4 [data-right]')).toHaveLength(4)
  })

  it('takes a character that may come more than once again, and no other', async () => {
    const mill = withGodfather(6)
    const script = { ...mill.script, characters: ['villageidiot', 'chef', 'imp'] }
    const setup = { ...mill.setup, lineup: ['villageidiot', 'chef', 'imp'] }
    const mounted = await mountGrimoire(SetupPanel, { ...mill, script, setup })
    wrapper = mounted.wrapper
    button(wrapper, 'Characters').click()
    await wrapper.vm.$nextTick()
    expect(wrapper.findAll('.more').map((one) => one.attributes('aria-label'))).toEqual(['One more Village Idiot'])
    button(wrapper, 'One more Village Idiot').click()
    await flushPromises()
    expect(mounted.bridge.sent).toMatchObject([
      { kind: 'setLineup', data: { characters: ['villageidiot', 'chef', 'imp', 'villageidiot'] } },
    ])
  })

  it('keeps in sight what is wrong with the characters, once their list is folded away', async () => {
    ;({ wrapper } = await mountGrimoire(SetupPanel, withGodfather(7)))
    expect(wrapper.text()).not.toContain('6 or 8')
    expect(wrapper.get('.problems').text()).toBe('The numbers of each type do not fit the players.')
  })

  it('says what is wrong below the tokens: nothing moves from under the fingers that choose', async () => {
    ;({ wrapper } = await mountGrimoire(SetupPanel, withGodfather(7)))
    button(wrapper, 'Characters').click()
    await wrapper.vm.$nextTick()
    const last = wrapper.findAll('.tokens').at(-1)?.element
    const said = wrapper.get('.problems').element
    expect(last && last.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('leaves the names open from the fifth on, also where the script was chosen before: five may not be all', async () => {
    const at = (count: number) => {
      const { revision } = millAtNight()
      const table = settingUp(count, { revision: revision + count })
      return { ...table, script: { ...table.script, characters: ['chef', 'imp'] } }
    }
    const mounted = await mountGrimoire(SetupPanel, at(4))
    wrapper = mounted.wrapper
    const field = () => wrapper.find('[aria-expanded=true] + .body input').exists()
    expect(field()).toBe(true)
    mounted.bridge.publish(at(5))
    await flushPromises()
    expect(field()).toBe(true)
  })

  it('puts the tokens away once the last character is given out by hand', async () => {
    const mill = withGodfather(6)
    const [first, ...others] = mill.seats
    if (!first) throw new Error('nobody at the table')
    const mounted = await mountGrimoire(SetupPanel, { ...mill, seats: [{ ...first, character: null }, ...others] })
    wrapper = mounted.wrapper
    useDeskStore().tray = 'characters'
    mounted.bridge.publish({ ...mill, revision: mill.revision + 1 })
    await wrapper.vm.$nextTick()
    expect(useDeskStore().tray).toBe('none')
  })

  it('says of a bluff and of a Fabled in words of their own that they go', async () => {
    const bluffs = [{ group: 0, characters: ['chef'], title: '' }]
    const centre = [{ character: 'sentinel', reminders: [] }]
    ;({ wrapper } = await mountGrimoire(FinishSection, { ...millAtNight(), bluffs, centre }))
    expect(wrapper.findAll('.chip').map((one) => one.attributes('aria-label'))).toEqual([
      'Take Chef from the bluffs',
      'Send Sentinel away',
    ])
  })
})
