import { expect, pageOf, test } from '../fixtures/app'
import { onScreen } from '../pages/townSquareWindow'

test('both windows open: the Grimoire by itself, the Town Square as a plain window on the only display', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  await expect.poll(() => onScreen(electronApp, 'grimoire')).toMatchObject({ isVisible: true, isFullScreen: false })
  expect(await townSquareWindow.onScreen()).toBeNull()

  await townSquareWindow.open()
  const townSquare = await pageOf(electronApp, 'townsquare')
  await expect(townSquare.locator('main')).toBeAttached()
  await expect.poll(() => townSquareWindow.onScreen()).toMatchObject({ isVisible: true, isFullScreen: false })
  expect(await townSquareWindow.placement()).toBe('window')

  await townSquareWindow.close()
  await expect.poll(() => townSquareWindow.onScreen()).toBeNull()
  await expect(grimoire.locator('main')).toBeAttached()
})

test('the Town Square has two methods and none of the Grimoire', async ({ electronApp, townSquareWindow }) => {
  await townSquareWindow.open()
  const townSquare = await pageOf(electronApp, 'townsquare')
  const reach = await townSquare.evaluate(() => ({
    methods: Object.keys(window.townSquare).sort(),
    grimoire: typeof (globalThis as { grimoire?: unknown }).grimoire,
    node: typeof (globalThis as { require?: unknown }).require,
    process: typeof (globalThis as { process?: unknown }).process,
  }))
  expect(reach).toEqual({
    methods: ['getView', 'onView'],
    grimoire: 'undefined',
    node: 'undefined',
    process: 'undefined',
  })
})

test("a page reaches neither the network, nor files beside it, nor the other window's page", async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  const fetched = (url: string) =>
    fetch(url).then(
      (answer) => answer.status,
      () => 'refused',
    )
  expect(await grimoire.evaluate(fetched, 'https://example.invalid/')).toBe('refused')
  expect(await grimoire.evaluate(fetched, 'app://belfry/grimoire/index.html')).toBe(200)
  expect(await grimoire.evaluate(fetched, 'app://belfry/%2e%2e/main/index.cjs')).toBe(404)
  await townSquareWindow.open()
  const townSquare = await pageOf(electronApp, 'townsquare')
  expect(await townSquare.evaluate(fetched, 'app://belfry/townsquare/index.html')).toBe(200)
  expect(await townSquare.evaluate(fetched, 'app://belfry/grimoire/index.html')).toBe(404)
})

test('neither window can be led away from its page', async ({ electronApp, grimoire, townSquareWindow }) => {
  await townSquareWindow.open()
  for (const page of [grimoire, await pageOf(electronApp, 'townsquare')]) {
    const before = page.url()
    expect(await page.evaluate(() => window.open('about:blank'))).toBeNull()
    await page.evaluate(() => {
      location.href = 'data:text/html,elsewhere'
    })
    expect(await page.evaluate(() => location.href)).toBe(before)
  }
  expect(electronApp.windows()).toHaveLength(2)
})
