import type { ElectronApplication, Page } from '@playwright/test'
import { expect, pageOf, test } from '../fixtures/app'
import { layOut, send, viewOf } from '../fixtures/games'
import { DayPanel } from '../pages/dayPanel'
import { GrimoireWindow } from '../pages/grimoireWindow'
import { TownSquarePage } from '../pages/townSquarePage'

const NAMES = [
  '<b onclick=alert(1)>Bo</b>',
  '👩‍👩‍👧‍👦🦇',
  'شهرزاد',
  'W'.repeat(80),
  'ㅎ',
  '  ',
  'Ada',
  'Ada',
  '{name}',
  '@:x|y',
]
const EVIL = ['imp', 'poisoner', 'spy', 'baron']
const GOOD = ['chef', 'empath', 'monk', 'virgin', 'slayer', 'soldier', 'mayor', 'saint', 'butler', 'recluse']
const MORE = ['undertaker', 'librarian', 'ravenkeeper', 'investigator', 'washerwoman', 'fortuneteller']

const players = (count: number) =>
  [...EVIL, ...GOOD, ...MORE].slice(0, count).map((id, index) => [NAMES[index % NAMES.length] ?? '', id] as const)

const numbered = (count: number) => players(count).map(([, id], index) => [`Player ${String(index + 1)}`, id] as const)

const SECOND_NIGHT = { kind: 'night', number: 2 } as const

async function laptop(app: ElectronApplication, grimoire: Page): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows().find((each) => each.webContents.getURL().includes('/grimoire/'))
    window?.setBounds({ x: 0, y: 0, width: 1366, height: 768 })
  })
  await expect.poll(() => grimoire.evaluate(() => innerWidth <= 1366)).toBe(true)
}

/** Buttons outside of the window that no scrolling brings in, and boxes wider than what holds them. */
async function outOfReach(grimoire: Page): Promise<string[]> {
  return grimoire.evaluate(() => {
    const isHidden = (one: Element): boolean => !one.checkVisibility({ visibilityProperty: true })
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/(auto|scroll)/.test(getComputedStyle(one).overflowY) || scrolls(one.parentElement))
    const buttons = [...document.querySelectorAll('button, input, textarea, select')].filter((one) => {
      const box = one.getBoundingClientRect()
      if (isHidden(one) || box.width <= 1 || one.closest('.visually-hidden')) return false
      const isAside = box.left < -1 || box.right > innerWidth + 1
      return isAside || ((box.top < -1 || box.bottom > innerHeight + 1) && !scrolls(one))
    })
    const wide = [...document.querySelectorAll('.panel, [role=dialog] .content')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1,
    )
    return [...buttons, ...wide].map((one) => `${one.className} ${one.textContent.slice(0, 40)}`)
  })
}

for (const count of [5, 20])
  test(`everything is within reach at 1366×768 with ${String(count)} seats and the strangest names`, async ({
    electronApp,
    grimoire,
    townSquareWindow,
  }) => {
    const table = new GrimoireWindow(grimoire)
    const reach = async (where: string) => expect.soft(await outOfReach(grimoire), where).toEqual([])
    await laptop(electronApp, grimoire)
    await reach('start')
    await layOut(grimoire, SECOND_NIGHT, players(count))
    const tokens = table.board.locator('.token')
    await expect(tokens).toHaveCount(count)
    for (const tab of ['Setup', 'Night', 'Log', 'Reference', 'Day']) {
      await table.panel.getByRole('tab', { name: tab, exact: true }).click()
      await reach(tab)
    }
    await tokens.first().focus()
    await grimoire.keyboard.press('e')
    await expect(grimoire.getByRole('dialog')).toBeVisible()
    await reach('sheet of a seat')
    await grimoire.keyboard.press('Escape')
    for (const overlay of [
      'Show a card',
      'A Traveller arrives',
      'Settings',
      'Reveal on the Town Square',
      'Write the record',
    ]) {
      await grimoire.keyboard.press('Control+k')
      await grimoire.keyboard.type(overlay)
      await grimoire.keyboard.press('Enter')
      await expect(grimoire.getByRole('dialog', { name: overlay })).toBeVisible()
      await reach(overlay)
      await grimoire.keyboard.press('Escape')
    }
    await send(grimoire, 'dawn', {})
    await tokens.nth(0).click()
    await tokens.nth(1).click()
    await expect(new DayPanel(table).voters).toHaveCount(count)
    await reach('vote')
    await expect(table.board.locator('b[onclick]')).toHaveCount(0)

    await townSquareWindow.open()
    const square = new TownSquarePage(await pageOf(electronApp, 'townsquare'))
    await expect(square.main).toContainText('<b onclick=alert(1)>Bo</b>')
    await expect(square.main.locator('b[onclick]')).toHaveCount(0)
    expect(await square.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('the step of the moment stays in sight at 1366×768, and every earlier one can be scrolled to', async ({
  electronApp,
  grimoire,
}) => {
  const { panel } = new GrimoireWindow(grimoire)
  await laptop(electronApp, grimoire)
  await layOut(
    grimoire,
    SECOND_NIGHT,
    players(20).filter(([, id]) => id !== 'fortuneteller'),
  )
  const { steps } = (await viewOf(grimoire)).night
  const due = steps.filter(({ status }) => status === 'todo' || status === 'optional')
  expect(due.length).toBeGreaterThan(6)
  for (const [index, { key }] of due.slice(0, -1).entries()) {
    await send(grimoire, 'skipStep', { key })
    await expect(panel.locator('.step[data-status=skipped]')).toHaveCount(index + 1)
    await expect(panel.locator('.now-card')).toBeInViewport({ ratio: 0.99 })
  }
  await panel.hover()
  await grimoire.mouse.wheel(0, -4000)
  await expect(panel.locator('.step').first()).toBeInViewport({ ratio: 0.99 })
})

test('a question in the middle of a step leaves in sight, at 1366×768, itself and who acts upon whom', async ({
  electronApp,
  grimoire,
}) => {
  const { panel, board } = new GrimoireWindow(grimoire)
  await laptop(electronApp, grimoire)
  await layOut(grimoire, SECOND_NIGHT, numbered(20))
  const { steps, currentKey } = (await viewOf(grimoire)).night
  const imp = steps.find(({ entry }) => entry === 'imp')?.key ?? ''
  if (imp !== currentKey) await send(grimoire, 'moveStep', { key: imp, before: currentKey ?? '' })
  const card = panel.locator('.now-card')
  await expect(card).toContainText('Imp')
  await board.getByRole('button', { name: /, Mayor, / }).click()
  await grimoire.keyboard.press('Space')
  const question = panel.locator('.decision', { hasText: 'Mayor' })
  await expect(question).toBeVisible()
  await expect(question).toBeInViewport({ ratio: 0.99 })
  await expect(card).toBeInViewport({ ratio: 0.99 })
  await expect(card.locator('.slot')).toContainText('Mayor')
  await question.getByRole('button').first().click()
  await expect(question).toHaveCount(0)
})

test('a question that hangs on no step of the moment leaves the card of the step in sight at 1366×768', async ({
  electronApp,
  grimoire,
}) => {
  const { panel } = new GrimoireWindow(grimoire)
  await laptop(electronApp, grimoire)
  await layOut(grimoire, SECOND_NIGHT, numbered(20))
  await expect(panel.locator('.now-card')).not.toContainText('Fortune Teller')
  await expect(panel.locator('.decision')).toContainText('red herring')
  await expect(panel.locator('.now-card')).toBeInViewport({ ratio: 0.99 })
  await expect(panel.locator('.decision header')).toBeInViewport({ ratio: 0.99 })
})

test('the way into the first night stays in sight at 1366×768 once everybody holds a character', async ({
  electronApp,
  grimoire,
}) => {
  const table = new GrimoireWindow(grimoire)
  await laptop(electronApp, grimoire)
  await table.setTheTable(['Ada', 'Bo', 'Cleo', 'Dov', 'Elif', 'Finn', 'Gus'])
  await table.chooseCharacters(['Washerwoman', 'Librarian', 'Chef', 'Fortune Teller', 'Virgin', 'Poisoner', 'Imp'])
  await table.panel.getByRole('button', { name: 'Deal at random' }).click()
  await table.panel.getByText('dealt', { exact: true }).waitFor()
  await expect(table.panel.locator('.decision').first()).toBeVisible()
  await expect(table.panel.getByRole('button', { name: 'Begin the first night' })).toBeInViewport({ ratio: 0.99 })
})
