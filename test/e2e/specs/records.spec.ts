import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, pageOf, test } from '../fixtures/app'
import { layOut, send } from '../fixtures/games'
import { answerDialogs } from '../pages/scriptPages'

const HOSTILE = '</script><img src=x onerror="window.hacked = true">'

/** A day on which Gus was voted for and executed, at a table with a name that is none. */
async function playADay(grimoire: Page): Promise<void> {
  await layOut(grimoire, { kind: 'day', number: 1 }, [
    ['Anna', 'poisoner'],
    ['Bertrand', 'slayer'],
    [HOSTILE, 'undertaker'],
    ['Dolores', 'soldier'],
    ['Gus', 'empath'],
    ['Hiroko', 'saint'],
    ['Jun', 'imp'],
  ])
  await send(grimoire, 'nominate', { by: 1, nominee: 5 })
  await send(grimoire, 'closeVote', { hands: { 1: 1, 3: 1, 4: 1, 7: 1 } })
  await send(grimoire, 'execute', {})
  await send(grimoire, 'note', { text: `<b>${HOSTILE}</b>`, seat: 3 })
}

async function write(grimoire: Page, form: string): Promise<void> {
  await grimoire.getByRole('button', { name: 'Find anything' }).click()
  await grimoire.keyboard.type('record')
  await grimoire.keyboard.press('Enter')
  const dialog = grimoire.getByRole('dialog', { name: 'Write the record' })
  await dialog.getByRole('button', { name: form, exact: true }).click()
  await expect(dialog.getByText(/^Written to /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

/** The page in a plain window of a browser, from disk, as anybody would open it. */
async function openPage(app: ElectronApplication, file: string): Promise<Page> {
  const opened = app.waitForEvent('window')
  await app.evaluate(async ({ BrowserWindow }, place) => {
    const window = new BrowserWindow({ width: 420, height: 860, webPreferences: { sandbox: true } })
    await window.loadFile(place)
  }, file)
  const page = await opened
  await page.waitForLoadState()
  return page
}

test('the page opens from disk, asks for nothing, and its replay goes by slider, buttons and story', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  await playADay(grimoire)
  await answerDialogs(electronApp, { saveIn: userData })
  await write(grimoire, 'Web page with replay')
  const page = await openPage(electronApp, path.join(userData, 'The mill.html'))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.reload()

  const seat = (name: string) => page.locator('#circle [data-seat]', { hasText: name })
  const slider = page.getByRole('slider', { name: 'Moment of the game' })
  await expect(seat('Gus')).toHaveClass(/dead/)
  await expect(seat(HOSTILE)).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([])

  await slider.focus()
  await page.keyboard.press('Home')
  await expect(page.locator('#circle [data-seat]:not(.gone)')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(seat('Gus')).toBeVisible()
  await expect(seat('Gus')).not.toHaveClass(/dead/)
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(seat('Gus')).toHaveClass(/dead/)
  await page.locator('#story li', { hasText: 'Anna nominated Gus' }).getByRole('button').click()
  await expect(page.locator('#said')).toHaveText('Anna nominated Gus.')
  await expect(seat('Gus')).toHaveClass(/nominee/)
  await page.getByRole('button', { name: 'One step on' }).click()
  await expect(page.locator('#said')).toContainText('in all, enough with')

  // A phone: nothing is wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('the record is printed as a PDF and the Grimoire as a picture, in windows that nobody sees', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  await playADay(grimoire)
  await answerDialogs(electronApp, { saveIn: userData })
  await write(grimoire, 'PDF, to print')
  await write(grimoire, 'Picture of the Grimoire')
  expect((await readdir(userData)).filter((name) => name.startsWith('The mill')).sort()).toEqual([
    'The mill.pdf',
    'The mill.png',
  ])
  const pdf = await readFile(path.join(userData, 'The mill.pdf'), 'latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(1)

  const size = await electronApp.evaluate(
    ({ nativeImage }, file) => {
      const image = nativeImage.createFromPath(file)
      const pixels = image.toBitmap()
      const colours = new Set<number>()
      for (let at = 0; at < pixels.length; at += 4 * 997) colours.add(pixels.readUInt32LE(at))
      return { ...image.getSize(), colours: colours.size }
    },
    path.join(userData, 'The mill.png'),
  )
  expect([size.width, size.height]).toEqual([1920, 1440])
  // Painted, and not a blank sheet.
  expect(size.colours).toBeGreaterThan(100)
  expect(await electronApp.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('the past is looked at by slider and story, on the laptop alone, and left again', async ({
  electronApp,
  grimoire,
  townSquareWindow,
  userData,
}) => {
  await playADay(grimoire)
  await townSquareWindow.open()
  const wall = await pageOf(electronApp, 'townsquare')
  await expect(wall.locator('main')).toContainText('Gus, dead')
  const [file = ''] = (await readdir(path.join(userData, 'games'))).filter((name) => name.endsWith('.jsonl'))
  const saved = await readFile(path.join(userData, 'games', file), 'utf8')

  await grimoire.getByRole('tab', { name: 'Log' }).click()
  await grimoire.getByRole('button', { name: 'Look back' }).click()
  const past = grimoire.getByRole('dialog', { name: 'A game as it was' })
  await expect(past.getByRole('status').first()).toContainText('You are looking at the past: The mill')
  const gus = past.locator('.seat-spot', { hasText: 'Gus' })
  const gusSeat = gus.getByRole('button').first()
  await expect(gusSeat).toHaveAccessibleName(/dead/)

  await past.getByRole('slider').focus()
  await grimoire.keyboard.press('Home')
  await expect(past.locator('.seat-spot')).toHaveCount(0)
  await grimoire.keyboard.press('ArrowRight')
  await expect(gusSeat).not.toHaveAccessibleName(/dead/)
  await past.getByRole('button', { name: 'Anna nominated Gus' }).click()
  await expect(past.getByRole('button', { name: 'Anna nominated Gus' })).toHaveAttribute('aria-current', 'step')
  await gusSeat.click()
  await expect(past.getByRole('region', { name: 'Gus' })).toContainText('good')

  // No key of the desk reaches the game from here, and the room goes on seeing the present.
  await grimoire.keyboard.press('k')
  await grimoire.keyboard.press('Control+z')
  await expect(wall.locator('main')).toContainText('Gus, dead')
  await grimoire.keyboard.press('Escape')
  await expect(past).toBeHidden()
  await expect(grimoire.locator('.seat-spot', { hasText: 'Gus' }).getByRole('button').first()).toHaveAccessibleName(
    /dead/,
  )
  expect(await readFile(path.join(userData, 'games', file), 'utf8')).toBe(saved)
})

test('the library finds a game by whoever played it, keeps a note on it, and counts what was won', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  await playADay(grimoire)
  await send(grimoire, 'endGame', { winner: 'evil' })
  await grimoire.evaluate(() => window.grimoire.library.create({ name: 'Another evening' }))
  await grimoire.evaluate(() => window.grimoire.library.close())
  await grimoire.getByRole('button', { name: /^Open a script or a game/ }).click()
  const library = grimoire.getByRole('dialog', { name: 'Open a script or a game' })
  const rows = library.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await library.getByRole('textbox', { name: /^Search/ }).fill('hiroko')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Evil wins')
  await rows.getByRole('button', { name: 'Note' }).click()
  await rows.getByRole('textbox', { name: 'Note' }).fill('Gus never talked')
  await grimoire.keyboard.press('Enter')
  await expect(rows).toContainText('Gus never talked')

  await rows.getByRole('button', { name: 'Look back' }).click()
  const past = grimoire.getByRole('dialog', { name: 'A game as it was' })
  await expect(past.locator('.seat-spot')).toHaveCount(7)
  await past.getByRole('button', { name: 'Back to now' }).click()
  await expect(past).toBeHidden()

  await library.getByRole('tab', { name: 'Statistics' }).click()
  const counts = library.getByRole('tabpanel')
  await expect(counts.getByRole('row', { name: /^Imp/ })).toContainText('100 %')
  await expect(counts.getByRole('row', { name: /^Gus/ })).toContainText('0 %')
  await answerDialogs(electronApp, { saveIn: userData })
  await counts.getByRole('button', { name: 'Write as CSV' }).click()
  await expect(counts.getByText(/^Written to /)).toBeVisible()
  expect(await readFile(path.join(userData, 'Belfry statistics.csv'), 'utf8')).toContain('player,Gus,1,0,')
})

test('a Korean or Chinese record brings its letters into the PDF, whatever fonts the machine has', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  await layOut(grimoire, { kind: 'day', number: 2 })
  await answerDialogs(electronApp, { saveIn: userData })
  for (const [locale, name, font] of [
    ['ko', '쀍민서', 'NotoSerifKR'],
    ['zh-Hant', '雅婷', 'NotoSerifTC'],
  ] as const) {
    await send(grimoire, 'renameSeat', { seat: 1, name })
    const written = await grimoire.evaluate(async (one) => {
      const settings = await window.grimoire.settings.get()
      if (!settings.ok) return settings
      await window.grimoire.settings.set({ ...settings.value, locale: one })
      return window.grimoire.record.export({ format: 'pdf' })
    }, locale)
    expect(written).toMatchObject({ ok: true })
    const pdf = await readFile(path.join(userData, 'The mill.pdf'), 'latin1')
    const fonts = [...pdf.matchAll(/\/FontName \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, found]) => found)
    expect(fonts).toContainEqual(expect.stringMatching(new RegExp(`^${font}`)))
  }
})
