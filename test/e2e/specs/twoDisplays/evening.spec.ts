import { expect, pageOf, test } from '../../fixtures/app'
import { RIGHT, rightDisplay } from '../../fixtures/displays'
import { DayPanel } from '../../pages/dayPanel'
import { GrimoireWindow } from '../../pages/grimoireWindow'
import { NightPanel } from '../../pages/nightPanel'
import { TownSquarePage } from '../../pages/townSquarePage'
import { onScreen } from '../../pages/townSquareWindow'

const NAMES = ['Anna', 'Bertrand', 'Chidi', 'Dolores', 'Émile', 'Farah', 'Gus', 'Hiroko', 'Ivo', 'Jun']
const CHARACTERS = [
  ...['Chef', 'Empath', 'Washerwoman', 'Undertaker', 'Slayer', 'Soldier', 'Mayor'],
  ...['Scarlet Woman', 'Poisoner', 'Imp'],
]
const FULL_ON_THE_RIGHT = { bounds: RIGHT, isFullScreen: true, isVisible: true }

test.afterEach(() => {
  rightDisplay.plugIn()
})

test('ten players on two displays, with the cable out in the middle of a vote', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  const window = new GrimoireWindow(grimoire)
  const [night, day] = [new NightPanel(window), new DayPanel(window)]
  await expect.poll(() => townSquareWindow.onScreen()).toEqual(FULL_ON_THE_RIGHT)
  const square = new TownSquarePage(await pageOf(electronApp, 'townsquare'))
  await window.setTheTable(NAMES)
  await window.chooseCharacters(CHARACTERS)
  await window.panel.getByRole('button', { name: 'Deal at random' }).click()
  await expect(window.panel.getByText('dealt', { exact: true })).toBeVisible()
  const [imp, woman, chef, slayer] = [
    await window.playerOf('Imp'),
    await window.playerOf('Scarlet Woman'),
    await window.playerOf('Chef'),
    await window.playerOf('Slayer'),
  ]
  await window.panel.getByRole('button', { name: 'Pick for me' }).click()
  await window.panel.getByRole('button', { name: 'Begin the first night' }).click()
  await night.walk({ Poisoner: { targets: [woman] } })
  expect(await square.findsAnyOf(CHARACTERS)).toEqual([])
  await night.dawn()

  await day.nominate(slayer, woman)
  await day.takeHands(NAMES, 4)
  await expect(square.main).toContainText('4of 5 needed')
  rightDisplay.unplug()
  await expect.poll(() => townSquareWindow.placement()).toBe('hidden')
  await expect.poll(() => onScreen(electronApp, 'grimoire')).toMatchObject({ isVisible: true })
  await expect.poll(() => townSquareWindow.onScreen()).toMatchObject({ isFullScreen: false })
  await day.takeHands(NAMES, 7)

  rightDisplay.plugIn()
  await expect.poll(() => townSquareWindow.onScreen()).toEqual(FULL_ON_THE_RIGHT)
  await expect(window.curtain).toBeVisible()
  await expect(square.main).toContainText('7of 5 needed')
  expect(await square.findsAnyOf(CHARACTERS)).toEqual([])
  await window.liftCurtain()
  await day.takeHands(NAMES)
  await window.panel.getByRole('button', { name: `Execute ${woman}` }).click()
  await day.end()

  await night.walk({ Poisoner: { targets: [chef] }, Imp: { targets: [chef] } })
  await expect(square.main).toContainText(`${chef}, alive`)
  await night.dawn()
  await expect(square.main).toContainText(`${chef}, dead`)
  await day.vote(slayer, imp, NAMES)
  await window.panel.getByRole('button', { name: `Execute ${imp}` }).click()
  await expect(grimoire.getByText('Every Demon is dead.')).toBeVisible()
  expect(await square.findsAnyOf(CHARACTERS)).toEqual([])
  await grimoire.getByRole('button', { name: 'Declare the end' }).click()
  await expect(square.main).toContainText('Good wins')
  const grimoireNow = await onScreen(electronApp, 'grimoire')
  expect(grimoireNow?.isFullScreen).toBe(false)
  expect(grimoireNow?.bounds.x).toBeLessThan(RIGHT.x)
})
