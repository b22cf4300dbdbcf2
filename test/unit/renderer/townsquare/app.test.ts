import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import App from '../../../../renderer/townsquare/App.vue'
import { connect } from '../../../../renderer/townsquare/squareView'
import type { TownSquareView } from '../../../../shared/townsquare/view'
import { publicView } from '../square/publicView'

/** The window's bridge, with the main process in the test's hand. */
function bridge(first: Promise<TownSquareView>) {
  const listeners = new Set<(view: TownSquareView) => void>()
  const api = {
    getView: () => first,
    onView: (listener: (view: TownSquareView) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const push = (view: TownSquareView): void => listeners.forEach((listener) => listener(view))
  return { api, push, listeners }
}

describe('the Town Square window', () => {
  it('shows the view it asked for, then every later one', async () => {
    const { api, push } = bridge(Promise.resolve(publicView({ revision: 4 })))
    const app = mount(App, { props: { square: connect(api) } })
    expect(app.find('main').exists()).toBe(false)
    await flushPromises()
    expect(app.get('main').attributes('data-revision')).toBe('4')
    push(publicView({ revision: 5, locale: 'ko' }))
    await flushPromises()
    expect(app.get('main').attributes('data-revision')).toBe('5')
    expect(document.documentElement.lang).toBe('ko')
  })

  it('keeps the highest revision, however late an older one comes', async () => {
    let answer: (view: TownSquareView) => void = () => undefined
    const { api, push } = bridge(new Promise((resolve) => (answer = resolve)))
    const { view } = connect(api)
    push(publicView({ revision: 9 }))
    answer(publicView({ revision: 8 }))
    await flushPromises()
    push(publicView({ revision: 7 }))
    expect(view.value?.revision).toBe(9)
  })

  it('stops listening', () => {
    const { api, listeners } = bridge(Promise.resolve(publicView()))
    connect(api).disconnect()
    expect(listeners.size).toBe(0)
  })
})
