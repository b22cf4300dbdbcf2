import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../fixtures/app'
import { answerDialogs, pasteText, scriptOf } from '../pages/scriptPages'

test('a script is built by search, filter, press and drag, and leaves in the official format', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  await grimoire.getByRole('button', { name: 'Build a script' }).click()
  const builder = grimoire.getByRole('dialog', { name: 'Build a script' })
  await builder.getByLabel('Name of the script').fill('Five')
  const search = builder.getByLabel('Search')
  for (const name of ['Imp', 'Fortune Teller', 'Spy', 'Recluse']) {
    await search.fill(name)
    await search.press('Enter')
  }
  await search.fill('')
  await builder.getByRole('button', { name: 'Demons', exact: true }).click()
  await expect(builder.locator('.catalogue li')).toHaveCount(19)
  await builder.getByRole('button', { name: 'Demons', exact: true }).click()
  await search.fill('Magician')
  await builder.locator('.catalogue li button').first().dragTo(builder.locator('.sheet'))
  await expect(builder.locator('.jinx')).toContainText('Magician')
  await expect(builder.locator('.warnings')).toContainText('Only 2 Townsfolk')
  await answerDialogs(electronApp, { saveIn: userData })
  await builder.getByRole('button', { name: 'Save as a file' }).click()
  const file = path.join(userData, 'Five.json')
  await expect.poll(async () => (await readdir(userData)).includes('Five.json')).toBe(true)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
    { id: '_meta', name: 'Five' },
    ...['fortuneteller', 'magician', 'recluse', 'spy', 'imp'],
  ])
  await builder.getByRole('button', { name: 'New game with it' }).click()
  await expect.poll(async () => (await scriptOf(grimoire))?.characters.length).toBe(5)
})

test('official texts lie over ours on this machine until they are removed, and leave with nothing', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  const folder = path.join(userData, 'toolmaker')
  await mkdir(folder)
  await writeFile(path.join(folder, 'roles.json'), JSON.stringify([{ id: 'imp', name: 'Imp', ability: 'THEIR WORDS' }]))
  await writeFile(
    path.join(folder, 'imp.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
  )
  await answerDialogs(electronApp, { open: folder, saveIn: userData })
  await pasteText(grimoire, '["imp", "chef", "spy", "saint", "monk"]')
  await grimoire.getByRole('button', { name: 'New game with it' }).click()
  const open = async (): Promise<void> => {
    await grimoire.getByRole('button', { name: 'Find anything' }).click()
    await grimoire.getByRole('combobox').fill('Settings')
    await grimoire.keyboard.press('Enter')
  }
  await open()
  await grimoire.getByRole('button', { name: 'Choose the folder' }).click()
  await expect(grimoire.getByText('Loaded: 1 texts, 0 jinxes, 1 icons.')).toBeVisible()
  await grimoire.getByRole('button', { name: 'Done' }).click()
  await grimoire.getByRole('tab', { name: 'Reference' }).click()
  const reference = grimoire.getByRole('tabpanel')
  await expect(reference).toContainText('THEIR WORDS')
  const picture = reference.locator('image').first()
  await expect(picture).toHaveAttribute('href', 'pack/imp.svg')
  expect(await grimoire.evaluate(() => fetch('pack/imp.svg').then(({ status }) => status))).toBe(200)

  await grimoire.getByRole('button', { name: 'Script', exact: true }).click()
  await grimoire.getByRole('button', { name: 'Save as a file' }).click()
  await expect.poll(async () => (await readdir(userData)).includes('script.json')).toBe(true)
  expect(await readFile(path.join(userData, 'script.json'), 'utf8')).not.toContain('THEIR WORDS')
  await grimoire.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  await open()
  await grimoire.getByRole('button', { name: 'Remove them' }).click()
  await grimoire.getByRole('button', { name: 'Done' }).click()
  await expect(reference).not.toContainText('THEIR WORDS')
})
