import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, launchBelfry, pageOf, test } from '../fixtures/app'
import { layOut } from '../fixtures/games'

test('settings start from defaults, are written at once, and are there again', async ({ userData }) => {
  const app = await launchBelfry(userData)
  const grimoire = await pageOf(app, 'grimoire')
  const defaults = await grimoire.evaluate(() => window.grimoire.settings.get())
  expect(defaults).toMatchObject({ ok: true, value: { handSpeedMs: 700, curtainAfterS: 90, lastTable: [] } })
  await layOut(grimoire, { kind: 'day', number: 1 })
  await grimoire.keyboard.press('Control+k')
  await grimoire.keyboard.type('settings')
  await grimoire.keyboard.press('Enter')
  const dialog = grimoire.getByRole('dialog', { name: 'Settings' })
  await dialog.getByText('한국어', { exact: true }).last().click()
  await dialog.getByRole('button', { name: 'More' }).nth(1).click()
  const file = path.join(userData, 'settings.json')
  await expect
    .poll(async () => JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as unknown)
    .toMatchObject({ townSquareLocale: 'ko', curtainAfterS: 120 })
  await app.close()

  const again = await launchBelfry(userData)
  const reopened = await (await pageOf(again, 'grimoire')).evaluate(() => window.grimoire.settings.get())
  expect(reopened).toMatchObject({ ok: true, value: { townSquareLocale: 'ko', curtainAfterS: 120, handSpeedMs: 700 } })
  await again.close()
})

for (const [what, content] of [
  ['that is no JSON', '{ "locale": '],
  ['with a value nobody chose', '{"locale":"xx"}'],
] as const)
  test(`a settings file ${what} is kept aside, and the Storyteller is told`, async ({ userData }) => {
    await writeFile(path.join(userData, 'settings.json'), content)
    const app = await launchBelfry(userData)
    const grimoire = await pageOf(app, 'grimoire')
    await expect(grimoire.getByText(/settings could not be read/)).toBeVisible()
    const answer = await grimoire.evaluate(() => window.grimoire.settings.get())
    expect(answer).toMatchObject({ ok: true, value: { handSpeedMs: 700 } })
    const kept = (await readdir(userData)).filter((name) => name.startsWith('settings.json.corrupt'))
    expect(kept).toHaveLength(1)
    expect(await readFile(path.join(userData, kept[0] ?? ''), 'utf8')).toBe(content)
    await app.close()
  })
