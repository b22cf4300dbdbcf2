import { expect, test } from '../fixtures/app'
import { layOut, send } from '../fixtures/games'

test('the table is lit without a seam under the banner of a win', async ({ electronApp, grimoire }) => {
  await layOut(grimoire, { kind: 'day', number: 2 })
  await send(grimoire, 'kill', { target: 10, cause: { kind: 'storyteller', ability: 'storyteller' } })
  const banner = grimoire.getByRole('status').filter({ hasText: 'Good has won' })
  await expect(banner).toBeVisible()
  const table = await grimoire.locator('main.table').boundingBox()
  const board = await grimoire.locator('.seat-ring').boundingBox()
  if (!table || !board) throw new Error('the board is not on the page')
  expect(board.y).toBeGreaterThan(table.y + 40)
  // Beside the banner, across the line where the board begins.
  const strip = { x: Math.round(table.x + table.width / 4), y: Math.round(board.y) - 4, width: 1, height: 8 }
  const pixels = await electronApp.evaluate(async ({ BrowserWindow }, area) => {
    const window = BrowserWindow.getAllWindows().find((each) => each.webContents.getURL().includes('/grimoire/'))
    const image = await window?.webContents.capturePage(area)
    return image ? [...image.toBitmap()] : []
  }, strip)
  const rows = Array.from({ length: pixels.length / 4 }, (_, row) => pixels.slice(row * 4, row * 4 + 3))
  expect(rows.length).toBeGreaterThan(4)
  const steps = rows
    .slice(1)
    .map((row, index) => Math.max(...row.map((part, at) => Math.abs(part - (rows[index]?.[at] ?? 0)))))
  expect(Math.max(...steps)).toBeLessThan(5)
})
