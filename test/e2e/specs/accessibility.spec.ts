import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, pageOf, test } from '../fixtures/app'
import { layOut, send } from '../fixtures/games'
import { DayPanel } from '../pages/dayPanel'
import { GrimoireWindow } from '../pages/grimoireWindow'

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core has against the page as it stands, shortly. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }
    return (await checker.run()).violations
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

test('axe-core has nothing against the main screens of either window', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  const table = new GrimoireWindow(grimoire)
  const clean = async (page = grimoire) => expect.soft(await violations(page)).toEqual([])
  await expect(grimoire.getByRole('heading', { name: 'Belfry' })).toBeVisible()
  await clean()
  await layOut(grimoire, { kind: 'night', number: 2 })
  await expect(table.seat('Anna')).toBeVisible()
  await clean()
  for (const tab of ['Setup', 'Log', 'Reference']) {
    await table.panel.getByRole('tab', { name: tab, exact: true }).click()
    await clean()
  }
  await table.seat('Anna').focus()
  await grimoire.keyboard.press('e')
  await expect(grimoire.getByRole('dialog', { name: 'Anna, seat 1' })).toBeVisible()
  await clean()
  await grimoire.keyboard.press('Escape')
  await grimoire.keyboard.press('b')
  await expect(table.curtain).toBeVisible()
  await clean()
  await table.liftCurtain()
  await send(grimoire, 'dawn', {})
  await new DayPanel(table).nominate('Anna', 'Gus')
  await expect(table.panel.getByText('is nominated')).toBeVisible()
  await clean()
  await townSquareWindow.open()
  const square = await pageOf(electronApp, 'townsquare')
  await expect(square.locator('main')).toContainText('Gus')
  await clean(square)
})
