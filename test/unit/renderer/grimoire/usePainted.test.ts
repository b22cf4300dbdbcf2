import { expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { usePainted } from '../../../../renderer/grimoire/parts/usePainted'

it('keeps what was painted until the page is painted again, and then has the newest', async () => {
  const source = ref('night')
  const scope = effectScope()
  const painted = scope.run(() => usePainted(() => source.value))
  source.value = 'dawn'
  await nextTick()
  source.value = 'day'
  await nextTick()
  expect(painted?.value).toBe('night')
  await vi.waitFor(() => expect(painted?.value).toBe('day'))
  scope.stop()
})
