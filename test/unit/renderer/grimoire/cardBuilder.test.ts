import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import CardBuilder from '../../../../renderer/grimoire/features/cards/CardBuilder.vue'
import { useCoverStore } from '../../../../renderer/grimoire/stores/coverStore'
import { millAtNight } from '../../../support/grimoireViews'
import { button, mountGrimoire, press } from '../../../support/mountGrimoire'

describe('the card builder', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('puts text, tokens, a side and a number on one card of the Storyteller’s own', async () => {
    ;({ wrapper } = await mountGrimoire(CardBuilder, millAtNight()))
    button(wrapper, 'Own text').click()
    await flushPromises()
    await wrapper.get('textarea').setValue('Tonight you are')
    await wrapper.get('input[maxlength="6"]').setValue('3')
    for (const name of ['Imp', 'Chef']) {
      button(wrapper, 'Add a token').click()
      await flushPromises()
      const search = document.querySelector<HTMLInputElement>('input[placeholder="Search"]')
      if (!search) throw new Error('no list of characters is open')
      search.value = name
      search.dispatchEvent(new Event('input'))
      await flushPromises()
      await press('Enter', search)
    }
    await wrapper.get('input[value="evil"]').setValue(true)
    await wrapper.get('form').trigger('submit')
    expect(useCoverStore().card).toMatchObject({
      heading: 'Tonight you are',
      characters: ['imp', 'chef'],
      alignment: 'evil',
      large: '3',
    })
    expect(useCoverStore().isCurtainDown).toBe(true)
  })

  it('begins with all the bluffs at once', async () => {
    ;({ wrapper } = await mountGrimoire(
      CardBuilder,
      millAtNight({ bluffs: [{ title: '', characters: ['monk', 'chef', 'saint'] }] }),
    ))
    button(wrapper, 'Not in play: the bluffs').click()
    await flushPromises()
    await wrapper.get('form').trigger('submit')
    expect(useCoverStore().card?.characters).toEqual(['monk', 'chef', 'saint'])
  })

  it('shows no card that says nothing', async () => {
    ;({ wrapper } = await mountGrimoire(CardBuilder, millAtNight()))
    button(wrapper, 'Own text').click()
    await flushPromises()
    expect(button(wrapper, 'Show it').disabled).toBe(true)
    await wrapper.get('textarea').setValue('Wait')
    expect(button(wrapper, 'Show it').disabled).toBe(false)
  })
})
