import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { defineComponent, h, type Component } from 'vue'
import { readIcons } from '../../renderer/board/icons'
import { provideDrag } from '../../renderer/board/useDrag'
import { createFakeBridge, type FakeBridge } from '../../renderer/grimoire/bridge/fakeBridge'
import { readLater } from '../../renderer/grimoire/parts/later'
import { connect } from '../../renderer/grimoire/stores/connect'
import { readCatalogue } from '../../renderer/grimoire/texts/catalogueTexts'
import { i18n, speak } from '../../renderer/grimoire/texts/i18n'
import type { GrimoireView, LogLine } from '../../shared/grimoire/view'

/** A part of the Grimoire window on a fake bridge that shows `view`. */
export async function mountGrimoire(
  part: Component,
  view: GrimoireView | null,
  props: Record<string, unknown> = {},
  causes: LogLine[] = [],
): Promise<{ bridge: FakeBridge; wrapper: VueWrapper }> {
  const pinia = createPinia()
  setActivePinia(pinia)
  const bridge = createFakeBridge({ view, causes })
  await connect(bridge)
  await speak('en')
  await readCatalogue('en')
  await Promise.all([readLater(), readIcons()])
  const around = defineComponent({
    setup() {
      provideDrag({ exists: () => true, onDrop: () => undefined })
      return () => h(part, props)
    },
  })
  const wrapper = mount(around, { global: { plugins: [pinia, i18n] }, attachTo: document.body })
  await flushPromises()
  return { bridge, wrapper }
}

/** The button that says this. */
export function button(wrapper: VueWrapper, words: string): HTMLButtonElement {
  const found = wrapper
    .findAll('button')
    .find((one) => one.text().includes(words) || one.attributes('aria-label') === words)
  if (!found) throw new Error(`there is no button "${words}" in: ${wrapper.text()}`)
  return found.element
}

/** Presses a key as the page would get it, and waits for what comes of it. */
export async function press(key: string, target: EventTarget = document.body): Promise<void> {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await flushPromises()
}
