import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, launchBelfry, pageOf, test } from '../fixtures/app'
import { crowdedWords } from '../fixtures/crowded'
import { layOut, send } from '../fixtures/games'
import { buildWithLongerWords, lengthened } from '../fixtures/longerWords'

interface Tongue {
  readonly name: string
  readonly locale: 'en' | 'ko' | 'zh-Hant'
}

type Sentences = { readonly [key: string]: string | Sentences }
const read = async (locale: string, file: string): Promise<Sentences> => {
  const place = path.resolve(import.meta.dirname, '../../../shared/locales', locale, `${file}.json`)
  return JSON.parse(await readFile(place, 'utf8')) as Sentences
}

/** A sentence of the windows by its file and place. */
async function sentenceAt(locale: string, place: string): Promise<string> {
  const [file = '', ...keys] = place.split('.')
  const found = keys.reduce<string | Sentences | undefined>(
    (inner, key) => (typeof inner === 'object' ? inner[key] : undefined),
    await read(locale, file),
  )
  if (typeof found !== 'string') throw new Error(`there is no sentence ${place}`)
  return found
}

const TONGUES: readonly Tongue[] = [
  { name: 'words a third longer', locale: 'en' },
  { name: 'Korean words', locale: 'ko' },
  { name: 'Chinese words', locale: 'zh-Hant' },
]

/** Name of a character as its window writes it. */
async function nameIn(locale: Tongue['locale'], id: string): Promise<string> {
  const { name } = (await read(locale, 'characters'))[id] as { name: string }
  return locale === 'en' ? lengthened(name) : name
}

/** Which fonts of this machine, and not of the program, draw the words of a page. */
async function fontsIn(page: Page): Promise<{ borrowed: string[]; hasOwn: boolean }> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  const found = await Promise.all(nodeIds.map((nodeId) => tools.send('CSS.getPlatformFontsForNode', { nodeId })))
  const fonts = found.flatMap((one) => one.fonts)
  const borrowed = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
  return { borrowed: [...new Set(borrowed)], hasOwn: fonts.some(({ isCustomFont }) => isCustomFont) }
}

const TROUBLE_BREWING = [
  ...['washerwoman', 'librarian', 'investigator', 'chef', 'empath', 'fortuneteller', 'undertaker', 'monk'],
  ...['ravenkeeper', 'virgin', 'slayer', 'soldier', 'mayor', 'butler', 'drunk', 'recluse', 'saint'],
  ...['poisoner', 'spy', 'scarletwoman', 'baron', 'imp'],
]

let program = ''
test.beforeAll(async () => {
  program = await mkdtemp(path.join(os.tmpdir(), 'belfry-longer-'))
  await buildWithLongerWords(program)
})
test.afterAll(() => rm(program, { recursive: true, force: true }))

async function laptop(app: ElectronApplication, page: Page): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()
      .find((each) => each.webContents.getURL().includes('/grimoire/'))
      ?.setBounds({ x: 0, y: 0, width: 1366, height: 768 })
  })
  await expect.poll(() => page.evaluate(() => innerWidth <= 1366)).toBe(true)
}

for (const { name, locale } of TONGUES)
  test(`${name} are nowhere cut, and nowhere on each other, at 1366×768`, async ({ userData }, testInfo) => {
    const app = await (locale === 'en' ? launchBelfry(userData, [], program) : launchBelfry(userData))
    const page = await pageOf(app, 'grimoire')
    if (locale !== 'en') {
      await page.evaluate(async (chosen) => {
        const kept = await window.grimoire.settings.get()
        if (kept.ok) await window.grimoire.settings.set({ ...kept.value, locale: chosen, townSquareLocale: chosen })
      }, locale)
      await page.reload()
    }
    await laptop(app, page)
    const say = async (place: string): Promise<string> => {
      const sentence = await sentenceAt(locale, place)
      return locale === 'en' ? lengthened(sentence) : sentence
    }
    const look = async (where: string, at: Page = page): Promise<void> => {
      await at.evaluate(() =>
        document.fonts.ready.then(() =>
          Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
        ),
      )
      await at.screenshot({ path: testInfo.outputPath(`${where.replaceAll(' ', '-')}.png`) })
      expect.soft(await crowdedWords(at), where).toEqual([])
    }
    const overlay = async (action: string): Promise<void> => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill(await say(`grimoire.palette.action.${action}`))
      await page
        .getByRole('option', { name: await say(`grimoire.palette.action.${action}`), exact: true })
        .first()
        .click()
      await page.getByRole('dialog').first().waitFor()
    }
    const leave = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }

    await page.getByRole('button', { name: await say('scripts.builder.open') }).waitFor()
    await look('start')
    // In English the names of the other languages may stand in a family of the system at first.
    if (locale !== 'en') await expect.poll(() => fontsIn(page)).toEqual({ borrowed: [], hasOwn: true })
    await page.getByRole('button', { name: await say('scripts.builder.open') }).click()
    for (const id of ['imp', 'spy', 'magician', 'chef', 'alchemist']) {
      const field = page
        .getByRole('dialog')
        .getByLabel(await say('grimoire.finder.search'))
        .first()
      await field.fill(await nameIn(locale, id))
      await field.press('Enter')
    }
    await look('builder')
    await leave()

    await layOut(page, { kind: 'setup', number: 0 } as never)
    await send(page, 'chooseScript', {
      script: { name: 'Trouble Brewing', edition: 'tb', characters: TROUBLE_BREWING },
    })
    const tabs = page.getByRole('complementary').getByRole('tab')
    await look('setup')
    await send(page, 'startGame', {})
    for (const [index, name] of ['panel setup', 'panel night', 'panel day', 'panel log', 'panel reference'].entries()) {
      await tabs.nth(index).click()
      await look(`first night ${name}`)
    }
    await page.locator('.board .token, .seat-ring .token').first().focus()
    await page.keyboard.press('e')
    await page.getByRole('dialog').waitFor()
    await look('sheet of a seat')
    await leave()
    for (const action of ['card', 'traveller', 'settings', 'reveal', 'export']) {
      await overlay(action)
      await look(`dialog ${action}`)
      await leave()
    }
    await send(page, 'dawn', {})
    await send(page, 'addTraveller', { character: 'thief', alignment: 'good', name: 'Theodora' })
    for (const [index, name] of ['setup', 'night', 'day', 'log', 'reference'].entries()) {
      await tabs.nth(index).click()
      await look(`day panel ${name}`)
    }
    await tabs.nth(2).click()
    await send(page, 'nominate', { by: 1, nominee: 2 })
    await look('vote')

    await page.evaluate(() => window.grimoire.townSquareWindow.open())
    const wall = await pageOf(app, 'townsquare')
    await wall.locator('main').waitFor()
    await look('wall vote', wall)
    await send(page, 'closeVote', { hands: { 1: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1 } })
    await look('wall day', wall)
    await send(page, 'showSheet', { isShown: true })
    await wall.locator('.script-sheet').waitFor()
    await look('wall sheet', wall)
    await send(page, 'showSheet', { isShown: false })
    await send(page, 'execute', {})
    await send(page, 'closeDay', {})
    await look('wall night', wall)
    await look('second night')
    await send(page, 'reveal', { seats: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as never })
    await look('wall reveal', wall)
    await app.close()
  })

test('Korean and Chinese stand in the bundled letters while English is spoken', async ({ grimoire }) => {
  const session = await grimoire.context().newCDPSession(grimoire)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const familiesOf = async (selector: string): Promise<string[]> => {
    const { root } = await session.send('DOM.getDocument', { depth: 0 })
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    if (nodeId === 0) return []
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName, isCustomFont }) => `${isCustomFont ? '' : 'of the system: '}${familyName}`)
  }
  const mark = (text: string) =>
    grimoire
      .getByText(text, { exact: true })
      .first()
      .evaluate((element, name) => (element.id = name), `has-${text}`)
  await mark('한국어')
  await mark('繁體中文')
  await expect.poll(() => familiesOf('#has-한국어')).toEqual([expect.stringMatching(/^Noto Sans KR/)])
  await expect.poll(() => familiesOf('#has-繁體中文')).toEqual([expect.stringMatching(/^Noto Sans TC/)])

  await layOut(grimoire, { kind: 'day', number: 1 }, [
    ['민서', 'imp'],
    ['雅婷', 'chef'],
    ['Anna', 'spy'],
    ['Bertrand', 'saint'],
    ['Cem', 'monk'],
  ])
  for (const [name, family] of [
    ['민서', 'Noto Serif KR'],
    ['雅婷', 'Noto Serif TC'],
  ] as const) {
    await grimoire.locator('.seat-spot').getByText(name, { exact: true }).first().waitFor()
    await grimoire
      .locator('.seat-spot')
      .getByText(name, { exact: true })
      .first()
      .evaluate((at) => (at.id = 'named'))
    await expect.poll(() => familiesOf('#named')).toEqual([expect.stringMatching(new RegExp(`^${family}`))])
    await grimoire.locator('#named').evaluate((at) => at.removeAttribute('id'))
  }
})
