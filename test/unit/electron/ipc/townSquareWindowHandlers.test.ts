import { expect, it } from 'vitest'
import { townSquareWindowHandlers } from '../../../../electron/ipc/townSquareWindowHandlers'
import type { TownSquareWindowState } from '../../../../shared/ipc/townSquareWindow'

it('opens and closes the window and answers where it is then', async () => {
  let placement: TownSquareWindowState['placement'] = 'closed'
  let begun = 0
  const handlers = townSquareWindowHandlers({
    begin: () => (begun += 1),
    open: () => (placement = 'window'),
    close: () => (placement = 'closed'),
    state: () => ({ placement, displayId: null, displays: [] }),
  })
  expect(await handlers['townSquareWindow.begin'](undefined)).toEqual({ ok: true, value: null })
  expect(begun).toBe(1)
  expect(await handlers['townSquareWindow.open'](undefined)).toMatchObject({ value: { placement: 'window' } })
  expect(await handlers['townSquareWindow.getState'](undefined)).toMatchObject({ value: { placement: 'window' } })
  expect(await handlers['townSquareWindow.close'](undefined)).toMatchObject({ value: { placement: 'closed' } })
})
