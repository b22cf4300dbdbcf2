import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { h, nextTick } from 'vue'
import DialogBox from '../../../../renderer/ui/DialogBox.vue'
import MenuList from '../../../../renderer/ui/MenuList.vue'

let opener: HTMLButtonElement
let wrapper: VueWrapper

beforeEach(() => {
  opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
})

afterEach(() => {
  wrapper.unmount()
  opener.remove()
})

const focused = () => document.activeElement?.textContent.trim()

describe('DialogBox', () => {
  beforeEach(async () => {
    wrapper = mount(DialogBox, {
      props: { title: 'Execute Dov?' },
      slots: {
        default: 'Dov has 5 votes.',
        actions: () => [h('button', 'Not yet'), h('button', { 'data-autofocus': '' }, 'Execute')],
      },
      attachTo: document.body,
    })
    await nextTick()
    await nextTick()
  })

  it('is a modal dialog under its title', () => {
    const box = wrapper.get('[role="dialog"]')
    expect(box.attributes('aria-modal')).toBe('true')
    expect(wrapper.get(`[id="${box.attributes('aria-labelledby') ?? ''}"]`).text()).toBe('Execute Dov?')
  })

  it('keeps the keyboard inside and gives it back', async () => {
    expect(focused()).toBe('Execute')
    await wrapper.trigger('keydown', { key: 'Tab' })
    expect(focused()).toBe('Not yet')
    await wrapper.trigger('keydown', { key: 'Tab', shiftKey: true })
    expect(focused()).toBe('Execute')
    wrapper.unmount()
    expect(document.activeElement).toBe(opener)
  })

  it('gives it to where it is at home when the place it came from has gone', () => {
    const home = document.createElement('div')
    home.innerHTML = '<button tabindex="-1">Ada</button><button tabindex="0">Béla</button>'
    home.dataset['focusHome'] = ''
    document.body.append(home)
    opener.remove()
    wrapper.unmount()
    expect(focused()).toBe('Béla')
    home.remove()
  })

  it('asks to be closed by Escape and by a press beside it', async () => {
    await wrapper.trigger('keydown', { key: 'Escape' })
    await wrapper.trigger('pointerdown')
    await wrapper.get('[role="dialog"]').trigger('pointerdown')
    expect(wrapper.emitted('close')).toHaveLength(2)
  })
})

describe('MenuList', () => {
  beforeEach(async () => {
    const items = [
      { id: 'kill', label: 'Kill' },
      { id: 'turn', label: 'Turn', isChecked: true },
      { id: 'swap', label: 'Swap', isDisabled: true },
      { id: 'remove', label: 'Remove', isDanger: true },
    ]
    wrapper = mount(MenuList, { props: { label: 'Oskar', items, x: 10, y: 10 }, attachTo: document.body })
    await nextTick()
    await nextTick()
  })

  it('is a menu with its rows, ticked where they can be', () => {
    expect(wrapper.get('[role="menu"]').attributes('aria-label')).toBe('Oskar')
    expect(wrapper.get('[role="menuitemcheckbox"]').attributes('aria-checked')).toBe('true')
    expect(wrapper.findAll('[role="menuitem"]')).toHaveLength(3)
  })

  it('goes with the arrows over the rows that can be chosen, round and round', async () => {
    const menu = wrapper.get('[role="menu"]')
    expect(focused()).toBe('Kill')
    for (const label of ['Turn', 'Remove', 'Kill']) {
      await menu.trigger('keydown', { key: 'ArrowDown' })
      expect(focused()).toBe(label)
    }
  })

  it('tells what was chosen, then closes', async () => {
    await wrapper.findAll('[role="menuitem"]')[2]?.trigger('click')
    expect(wrapper.emitted('choose')).toEqual([['remove']])
    expect(wrapper.emitted('close')).toHaveLength(1)
  })

  it('closes on Escape and on a press beside it', async () => {
    await wrapper.get('[role="menu"]').trigger('keydown', { key: 'Escape' })
    await wrapper.trigger('pointerdown')
    expect(wrapper.emitted('close')).toHaveLength(2)
  })
})
