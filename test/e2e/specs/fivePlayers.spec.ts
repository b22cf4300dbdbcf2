import { expect, pageOf, test } from '../fixtures/app'
import { DayPanel } from '../pages/dayPanel'
import { GrimoireWindow } from '../pages/grimoireWindow'
import { NightPanel } from '../pages/nightPanel'
import { TownSquarePage } from '../pages/townSquarePage'

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dov', 'Ema']

test('five players, their names pasted at once, until only two are alive', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  const window = new GrimoireWindow(grimoire)
  const [night, day] = [new NightPanel(window), new DayPanel(window)]
  await grimoire.getByRole('button', { name: /^Set the table/ }).click()
  const field = grimoire.getByLabel('Names, clockwise from your left')
  await field.evaluate(
    (input, names) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', names)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    NAMES.map((name, index) => `${String(index + 1)}. ${name}`).join('\n'),
  )
  await expect(window.seat('Ema')).toBeVisible()
  await window.chooseCharacters(['Chef', 'Empath', 'Washerwoman', 'Poisoner', 'Imp'])
  await window.panel.getByRole('button', { name: 'Deal at random' }).click()
  await expect(window.panel.getByText('dealt', { exact: true })).toBeVisible()
  await townSquareWindow.open()
  const square = new TownSquarePage(await pageOf(electronApp, 'townsquare'))
  const who = async (character: string): Promise<string> => window.playerOf(character)
  const [chef, empath, washer, imp] = [
    await who('Chef'),
    await who('Empath'),
    await who('Washerwoman'),
    await who('Imp'),
  ]

  await window.panel.getByRole('button', { name: 'Begin the first night' }).click()
  const woken = await night.walk({ Poisoner: { targets: [imp] } })
  // Fewer than seven: the evil players learn nothing of one another.
  expect(woken).toEqual(expect.arrayContaining(['Poisoner', 'Chef', 'Empath', 'Washerwoman']))
  expect(woken).toHaveLength(4)
  await night.dawn()
  await day.vote(imp, chef, NAMES)
  await window.panel.getByRole('button', { name: `Execute ${chef}` }).click()
  await day.end()
  await night.walk({ Poisoner: { targets: [empath] }, Imp: { targets: [washer] }, Empath: { say: '0' } })
  await night.dawn()
  await expect(square.main).toContainText(`${washer}, dead`)
  await expect(square.main).toContainText('3alive')
  await day.vote(imp, empath, NAMES)
  await window.panel.getByRole('button', { name: `Execute ${empath}` }).click()
  await expect(grimoire.getByText('Only two players are alive.')).toBeVisible()
  await grimoire.getByRole('button', { name: 'Declare the end' }).click()
  await expect(square.main).toContainText('Evil wins')
})
