import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { layOut } from '../fixtures/games'
import { GrimoireWindow } from '../pages/grimoireWindow'

/** Fifteen names of 66 letters together: what every way of setting the table has to type at least. */
const NAMES = [
  ...['Anna', 'Bram', 'Chidi', 'Dov', 'Elsa', 'Farah', 'Gus', 'Hana'],
  ...['Ines', 'Jonas', 'Kim', 'Lotte', 'Marek', 'Noura', 'Oskar'],
]
const LETTERS = NAMES.join('').length

interface Inputs {
  clicks: number
  keys: number
}

/** Counts presses of the pointer and of keys from here on; Ctrl with a letter is one. */
async function countInputs(page: Page): Promise<() => Promise<Inputs>> {
  await page.evaluate(() => {
    const inputs = { clicks: 0, keys: 0 }
    const isModifier = (key: string): boolean => ['Control', 'Shift', 'Alt', 'Meta'].includes(key)
    addEventListener('pointerdown', () => (inputs.clicks += 1), true)
    addEventListener('keydown', ({ key, repeat }) => (inputs.keys += repeat || isModifier(key) ? 0 : 1), true)
    Object.assign(globalThis, { inputs })
  })
  return () =>
    page.evaluate(() => {
      const { inputs } = globalThis as unknown as { inputs: Inputs }
      const now = { ...inputs }
      Object.assign(inputs, { clicks: 0, keys: 0 })
      return now
    })
}

test('fifteen players are set up with the letters of their names, or with two keys', async ({
  electronApp,
  grimoire,
}) => {
  const table = new GrimoireWindow(grimoire)
  const isSet = async (): Promise<void> => {
    for (const name of NAMES) await table.seat(name).waitFor()
  }
  const backToStart = async (): Promise<void> => {
    await grimoire.evaluate(() => window.grimoire.library.close())
    await grimoire.getByRole('button', { name: /^Set the table/ }).waitFor()
  }
  const nameField = grimoire.getByLabel('Names, clockwise from your left')
  await grimoire.getByRole('button', { name: /^Set the table/ }).waitFor()
  const taken = await countInputs(grimoire)

  await grimoire.keyboard.press('Enter')
  await expect(nameField).toBeFocused()
  for (const name of NAMES) {
    await grimoire.keyboard.type(name)
    await grimoire.keyboard.press('Enter')
  }
  await isSet()
  expect(await taken()).toEqual({ clicks: 0, keys: 1 + LETTERS + NAMES.length })

  await backToStart()
  await grimoire.keyboard.press('Enter')
  await expect(grimoire.getByRole('button', { name: 'The same 15 players as last time' })).toBeVisible()
  await grimoire.keyboard.press('Enter')
  await isSet()
  expect(await taken()).toEqual({ clicks: 0, keys: 2 })

  await backToStart()
  await electronApp.evaluate(
    ({ clipboard }, list) => {
      void clipboard.writeText(list)
    },
    NAMES.map((name, index) => `${String(index + 1)}. ${name}`).join('\n'),
  )
  await grimoire.keyboard.press('Enter')
  await expect(nameField).toBeFocused()
  await grimoire.keyboard.press('Control+v')
  await isSet()
  expect(await taken()).toEqual({ clicks: 0, keys: 2 })
})

test('a vote of fifteen takes two presses and a key a hand, as fast as they come; undo opens it again', async ({
  grimoire,
}) => {
  const table = new GrimoireWindow(grimoire)
  await layOut(
    grimoire,
    { kind: 'day', number: 1 },
    NAMES.map((name) => [name, null]),
  )
  await table.panel.getByRole('tab', { name: 'Day' }).click()
  const taken = await countInputs(grimoire)

  await table.seat('Anna').click()
  await table.seat('Bram').click()
  await expect(table.panel.getByText('0 of 8 needed')).toBeVisible()
  await grimoire.evaluate((hands) => {
    for (let hand = 0; hand < hands; hand++)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
  }, NAMES.length)
  await expect(table.panel.getByText('Bram is about to die, with 15')).toBeVisible()
  expect(await taken()).toEqual({ clicks: 2, keys: 15 })

  await grimoire.keyboard.press('Control+z')
  await expect(table.panel.getByText('15 of 8 needed')).toBeVisible()
  await grimoire.keyboard.press('ArrowLeft')
  await expect(table.panel.getByText('14 of 8 needed')).toBeVisible()
  await grimoire.keyboard.press('ArrowDown')
  await expect(table.panel.getByText('Bram is about to die, with 14')).toBeVisible()
})
