import { expect, pageOf, test } from '../../fixtures/app'
import { LEFT, RIGHT, rightDisplay } from '../../fixtures/displays'
import { layOut } from '../../fixtures/games'
import { GrimoireWindow } from '../../pages/grimoireWindow'
import { onScreen } from '../../pages/townSquareWindow'

const FULL_ON_THE_RIGHT = { bounds: RIGHT, isFullScreen: true, isVisible: true }

test.afterEach(() => {
  rightDisplay.plugIn()
})

test('the Town Square fills the second display, and the Grimoire stays on the first', async ({
  electronApp,
  townSquareWindow,
}) => {
  await pageOf(electronApp, 'townsquare')
  await expect.poll(() => townSquareWindow.onScreen()).toEqual(FULL_ON_THE_RIGHT)
  const grimoire = await onScreen(electronApp, 'grimoire')
  expect(grimoire?.isFullScreen).toBe(false)
  expect((grimoire?.bounds.x ?? 0) + (grimoire?.bounds.width ?? 0)).toBeLessThanOrEqual(LEFT.width)
})

test('unplugged it disappears, plugged in again it comes back full screen, and the curtain falls over the Grimoire', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  const { curtain } = new GrimoireWindow(grimoire)
  await layOut(grimoire, { kind: 'day', number: 2 })
  await expect.poll(() => townSquareWindow.onScreen()).toEqual(FULL_ON_THE_RIGHT)
  const added = grimoire.evaluate(
    () => new Promise<number>((resolve) => window.grimoire.display.onAdded((event) => resolve(event.displayCount))),
  )

  rightDisplay.unplug()
  await expect.poll(() => townSquareWindow.placement()).toBe('hidden')
  await expect.poll(() => townSquareWindow.onScreen()).toMatchObject({ isFullScreen: false, isVisible: false })
  await expect.poll(() => onScreen(electronApp, 'grimoire')).toMatchObject({ isVisible: true })
  await expect(curtain).toHaveCount(0)

  rightDisplay.plugIn()
  await expect.poll(() => townSquareWindow.onScreen()).toEqual(FULL_ON_THE_RIGHT)
  expect(await added).toBe(2)
  await expect(curtain).toBeVisible()
})

test('asked for while its display is away, it is a plain window; the display takes it back', async ({
  townSquareWindow,
}) => {
  await expect.poll(() => townSquareWindow.onScreen()).toEqual(FULL_ON_THE_RIGHT)
  rightDisplay.unplug()
  await expect.poll(() => townSquareWindow.placement()).toBe('hidden')
  await townSquareWindow.open()
  await expect.poll(() => townSquareWindow.onScreen()).toMatchObject({ isFullScreen: false, isVisible: true })

  rightDisplay.plugIn()
  await expect.poll(() => townSquareWindow.onScreen()).toEqual(FULL_ON_THE_RIGHT)
})

test('it makes way when the Grimoire comes to its display', async ({ electronApp, townSquareWindow }) => {
  await expect.poll(() => townSquareWindow.onScreen()).toEqual(FULL_ON_THE_RIGHT)
  await electronApp.evaluate(({ BrowserWindow }) => {
    const grimoire = BrowserWindow.getAllWindows().find((each) => each.webContents.getURL().includes('/grimoire/'))
    grimoire?.setBounds({ x: 2000, y: 100, width: 1366, height: 768 })
  })
  await expect.poll(() => townSquareWindow.onScreen()).toEqual({ bounds: LEFT, isFullScreen: true, isVisible: true })
})

test('closed by the Storyteller, it does not come back with a display', async ({ electronApp, townSquareWindow }) => {
  await expect.poll(() => townSquareWindow.onScreen()).toEqual(FULL_ON_THE_RIGHT)
  await townSquareWindow.close()
  await expect.poll(() => townSquareWindow.onScreen()).toBeNull()
  const displayCount = () => electronApp.evaluate(({ screen }) => screen.getAllDisplays().length)
  rightDisplay.unplug()
  await expect.poll(displayCount).toBe(1)
  rightDisplay.plugIn()
  await expect.poll(displayCount).toBe(2)
  expect(await townSquareWindow.placement()).toBe('closed')
  expect(await townSquareWindow.onScreen()).toBeNull()
})
