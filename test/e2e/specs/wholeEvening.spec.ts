import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, pageOf, test } from '../fixtures/app'
import { DayPanel } from '../pages/dayPanel'
import { GrimoireWindow } from '../pages/grimoireWindow'
import { NightPanel } from '../pages/nightPanel'
import { answerDialogs } from '../pages/scriptPages'
import { TownSquarePage } from '../pages/townSquarePage'

const NAMES = ['Anna', 'Bertrand', 'Chidi', 'Dolores', 'Émile', 'Farah', 'Gus', 'Hiroko', 'Ivo', 'Jun']
const TOWNSFOLK = ['Fortune Teller', 'Empath', 'Washerwoman', 'Undertaker', 'Slayer']
const CHARACTERS = [...TOWNSFOLK, 'Drunk', 'Saint', 'Baron', 'Poisoner', 'Imp']
/** Words that no room may read before the reveal. */
const SECRETS = [...CHARACTERS, 'fortuneteller', 'Red Herring', 'Poisoned', 'Wrong', 'evil', 'bluffs', 'redHerring']

test('ten players, from the first name to the record, through both windows', async ({
  electronApp,
  grimoire,
  townSquareWindow,
  userData,
}) => {
  const window = new GrimoireWindow(grimoire)
  const [night, day] = [new NightPanel(window), new DayPanel(window)]
  await townSquareWindow.open()
  const square = new TownSquarePage(await pageOf(electronApp, 'townsquare'))
  const expectNoSecret = async () => expect(await square.findsAnyOf(SECRETS)).toEqual([])
  const { panel } = window

  await test.step('the table, the bag, and a draw that is broken off', async () => {
    await window.setTheTable(NAMES)
    await window.chooseCharacters(CHARACTERS)
    await panel.getByRole('button', { name: 'Players draw, one by one' }).click()
    expect(await window.drawTokens(3)).not.toContain('Drunk')
    await grimoire.getByRole('button', { name: 'Stop drawing' }).click()
    await expect(window.curtain).toBeVisible()
    await window.liftCurtain()
    await panel.getByRole('button', { name: 'Players draw, one by one' }).click()
    expect(await window.drawTokens(7)).not.toContain('Drunk')
    await expect(window.curtain).toBeVisible()
    await window.liftCurtain()
    await expect(square.main).toContainText('Jun, alive')
    await expectNoSecret()
  })

  const seats = new Map<string, string>()
  for (const character of CHARACTERS) seats.set(character, await window.playerOf(character))
  const who = (character: string): string => seats.get(character) ?? ''
  expect(new Set(seats.values()).size).toBe(10)
  const others = (...not: string[]): string[] => NAMES.filter((name) => !not.includes(name))

  await test.step('red herring, bluffs, first night', async () => {
    await panel
      .getByRole('article', { name: /red herring/ })
      .getByRole('button', { name: who('Saint') })
      .click()
    await panel.getByRole('button', { name: 'Pick for me' }).click()
    await panel.getByRole('button', { name: 'Begin the first night' }).click()
    const woken = await night.walk({
      Poisoner: { targets: [who('Washerwoman')] },
      'Fortune Teller': { targets: [who('Saint'), who('Slayer')] },
    })
    expect(woken.slice(0, 3)).toEqual(['Minion information', 'Demon information', 'Poisoner'])
    expect(woken).toEqual(expect.arrayContaining(['Washerwoman', 'Empath', 'Fortune Teller']))
    await expect(panel.getByText(/was not shown who the Demon is/)).toHaveCount(0)
    await expect(square.main).toContainText('Night 1')
    await expectNoSecret()
    await night.dawn()
    await expect(square.main).toContainText('Day 1')
    await expectNoSecret()
  })

  await test.step('a vote that fails, one that succeeds, a Traveller exiled, an execution', async () => {
    await day.nominate(who('Slayer'), who('Saint'))
    await expect(square.main).toContainText('5votes needed')
    const few = others(who('Saint')).slice(0, 3)
    await day.takeHands(few, 6)
    await expect(square.main).toContainText('of 5 needed')
    await day.takeHands(few)
    await expect(panel.getByText(/is about to die/)).toHaveCount(0)
    await day.vote(who('Imp'), who('Empath'), others(who('Empath'), who('Slayer'), who('Saint')))
    await expect(square.main).toContainText('is about to die')
    await grimoire.keyboard.press('Control+k')
    await grimoire.keyboard.type('a traveller arrives')
    await grimoire.keyboard.press('Enter')
    const arrival = grimoire.getByRole('dialog', { name: 'A Traveller arrives' })
    await arrival.getByLabel('Name').fill('Kim')
    await arrival.getByText('Evil', { exact: true }).click()
    await arrival.getByRole('button', { name: 'Thief' }).click()
    await arrival.getByRole('button', { name: 'Sit down' }).click()
    await expect(square.main).toContainText('Kim, alive, Thief')
    await expectNoSecret()
    await day.callExile(who('Saint'), 'Kim')
    await day.takeHands(NAMES)
    await expect(square.main).toContainText('Kim, dead')
    await panel.getByRole('button', { name: `Execute ${who('Empath')}` }).click()
    await expect(square.main).toContainText(`${who('Empath')}, dead, one vote left`)
    await expectNoSecret()
    await day.end()
  })

  await test.step('the second night: who died stays alive on the wall until dawn', async () => {
    await expect(square.main).toContainText('Night 2')
    await night.walk({
      Poisoner: { targets: [who('Fortune Teller')] },
      Imp: { targets: [who('Washerwoman')] },
      'Fortune Teller': { targets: [who('Imp'), who('Slayer')], say: 'No' },
    })
    await expect(window.seat(who('Washerwoman'))).toHaveAccessibleName(/dead/)
    await expect(square.main).toContainText(`${who('Washerwoman')}, alive`)
    await expectNoSecret()
    await night.dawn()
    await expect(square.main).toContainText(`${who('Washerwoman')}, dead`)
    await expectNoSecret()
  })

  await test.step('the dead do not nominate, except on the word of the Storyteller; the Imp is executed', async () => {
    await day.nominate(who('Washerwoman'), who('Imp'))
    const refusal = grimoire.getByRole('dialog', { name: 'Against the rules' })
    await expect(refusal).toContainText('The dead do not nominate.')
    await refusal.getByRole('button', { name: 'Do it anyway' }).click()
    await day.takeHands(others(who('Imp')))
    await panel.getByRole('button', { name: `Execute ${who('Imp')}` }).click()
    await expect(grimoire.getByText('Every Demon is dead.')).toBeVisible()
    await expect(square.main).not.toContainText('Good wins')
    await expectNoSecret()
    await grimoire.getByRole('button', { name: 'Declare the end' }).click()
    await expect(square.main).toContainText('Good wins')
  })

  await test.step('the reveal, seat by seat, and taken back', async () => {
    await grimoire.getByRole('button', { name: 'Reveal', exact: true }).click()
    const reveal = grimoire.getByRole('dialog', { name: 'Reveal on the Town Square' })
    expect(await square.findsAnyOf(CHARACTERS)).toEqual([])
    await reveal.getByRole('button', { name: who('Drunk'), exact: true }).click()
    await expect.poll(() => square.findsAnyOf(CHARACTERS)).toEqual(['Drunk'])
    await reveal.getByRole('button', { name: 'Hide again' }).click()
    await expect.poll(() => square.findsAnyOf(CHARACTERS)).toEqual([])
    await reveal.getByRole('button', { name: 'Reveal all' }).click()
    await expect.poll(() => square.findsAnyOf(CHARACTERS)).toEqual(CHARACTERS)
    await reveal.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('every record, each in a file of its own', async () => {
    await answerDialogs(electronApp, { saveIn: userData })
    await grimoire.getByRole('button', { name: 'Write the record' }).click()
    const dialog = grimoire.getByRole('dialog', { name: 'Write the record' })
    await expect(dialog.getByRole('button', { name: 'Markdown, the story' })).toBeVisible()
    const buttons = await dialog.locator('.formats button').allTextContents()
    expect(buttons.length).toBeGreaterThanOrEqual(4)
    for (const label of buttons) {
      const before = await written(userData)
      await dialog.getByRole('button', { name: label }).click()
      await expect.poll(async () => (await written(userData)).length).toBe(before.length + 1)
      await expect(dialog.getByText(/^Written to /)).toBeVisible()
    }
    const [story = ''] = (await written(userData)).filter((name) => name.endsWith('.md'))
    expect(await readFile(path.join(userData, story), 'utf8')).toContain(who('Imp'))
  })
})

async function written(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => /^Game of .*\.(json|md|csv|html|pdf|png)$/.test(name))
}
