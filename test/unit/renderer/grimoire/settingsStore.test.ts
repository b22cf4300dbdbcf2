import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { createFakeBridge } from '../../../../renderer/grimoire/bridge/fakeBridge'
import { useSettingsStore } from '../../../../renderer/grimoire/stores/settingsStore'

it('keeps both of two changes of which the second comes before the first is saved', async () => {
  setActivePinia(createPinia())
  const store = useSettingsStore()
  await store.connect(createFakeBridge())
  await Promise.all([store.change({ townSquareLocale: 'ko' }), store.change({ curtainAfterS: 120 })])
  expect(store.settings).toMatchObject({ townSquareLocale: 'ko', curtainAfterS: 120 })
})
