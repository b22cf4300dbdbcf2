import { expect, test } from '../fixtures/app'
import { DayPanel } from '../pages/dayPanel'
import { EditionTable } from '../pages/editionTable'
import { NightPanel } from '../pages/nightPanel'

const NAMES = ['Mirela', 'Piotr', 'Agnes', 'Tobias', 'Yunseo', 'Nadia', 'Oskar', 'Ines', 'Dov', 'Halina']
const CHARACTERS = [
  'Dreamer',
  'Seamstress',
  'Philosopher',
  'Savant',
  'Artist',
  'Juggler',
  'Sage',
  'Cerenovus',
  'Evil Twin',
  'Vigormortis',
]

test('three nights and two days of Sects & Violets, by clicks', async ({ grimoire }) => {
  const table = new EditionTable(grimoire)
  const night = new NightPanel(table)
  const day = new DayPanel(table)
  // The Vigormortis takes an Outsider away: with none left, seven Townsfolk it is.
  const who = await table.deal('Sects & Violets', CHARACTERS, NAMES)

  // Night 1: the twin is the Storyteller's choice; nobody may be told "any Townsfolk".
  await night.walk({}, 'Evil Twin')
  await table.panel
    .getByRole('article', { name: /is the twin/ })
    .getByRole('button', { name: who('Sage') })
    .click()
  await night.walk({}, 'Cerenovus')
  await table.seat(who('Dreamer')).click()
  await table.nameCharacter('Clockmaker')
  await table.done()
  await night.walk({}, 'Dreamer')
  // Whom an informer points at is entered by itself.
  await table.seat(who('Vigormortis')).click()
  await table.nameCharacter('Oracle')
  await table.done()
  await night.walk({ Seamstress: { targets: [who('Artist'), who('Cerenovus')] } })
  await night.dawn()

  // Day 1: a question and its answer, two statements, guesses, and madness that was broken.
  await table.useByDay('Artist')
  await table.panel.getByLabel('The question').fill('Is the Demon beside me?')
  await table.panel.getByRole('button', { name: 'I don’t know' }).click()
  await table.panel.getByRole('button', { name: 'Use the ability' }).click()
  await table.useByDay('Savant')
  await table.panel.getByLabel('What you answer').fill('One of two is evil.')
  await table.panel.getByRole('button', { name: 'Use the ability' }).click()
  await table.useByDay('Juggler')
  await table.seat(who('Vigormortis')).click()
  await table.findCharacter('Vigormortis')
  await table.panel.getByRole('button', { name: 'Use the ability' }).click()
  await table.panel.getByRole('button', { name: new RegExp(`^${who('Dreamer')} is mad today`) }).click()
  const sheet = grimoire.getByRole('dialog', { name: new RegExp(`^${who('Dreamer')}, seat`) })
  await expect(sheet).toContainText('Clockmaker')
  await sheet.getByRole('button', { name: /^Mad: Cerenovus/ }).click()
  await expect(table.why).toContainText(`Placed by the Cerenovus: ${who('Cerenovus')}.`)
  await grimoire.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Broke it' }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(table.panel).not.toContainText('is mad today')
  await day.end()

  // Night 2: the Demon kills its own Minion, and which neighbour is poisoned is answered on the board.
  await night.walk({}, 'Cerenovus')
  await table.seat(who('Artist')).click()
  await table.nameCharacter('Sage')
  await table.done()
  await night.walk({}, 'Vigormortis')
  await table.seat(who('Cerenovus')).click()
  await table.panel.locator('.now-card .go').click()
  const poisoned = table.panel.getByRole('article', { name: /which neighbour is poisoned/ })
  const neighbour = (await poisoned.locator('.option').first().textContent())?.trim() ?? ''
  await table.seat(neighbour).click()
  await expect(poisoned).toHaveCount(0)
  await expect(table.seat(neighbour)).toHaveAccessibleName(/poisoned/)
  await expect(table.board.getByRole('button', { name: /^Has Ability, Vigormortis/ })).toBeVisible()
  await night.walk()
  await night.dawn()
  await day.end()

  // Night 3: the dead Minion keeps the ability, and is woken for it.
  await expect(table.seat(who('Cerenovus'))).toHaveAccessibleName(/, dead/)
  await night.walk({}, 'Cerenovus')
  await table.seat(who('Savant')).click()
  await table.nameCharacter('Oracle')
  await table.done()
  const savant = table.board.getByRole('listitem').filter({ hasText: who('Savant') })
  await expect(savant.getByRole('button', { name: /^Mad, Cerenovus/ })).toBeVisible()
  await table.openLog()
  await expect(table.panel).toContainText(`${neighbour} is poisoned (Vigormortis).`)
  await expect(table.panel).toContainText(`${who('Juggler')} used the ability of the Juggler and guessed`)
  await expect(table.panel).toContainText(`${who('Dreamer')} broke the madness.`)
  await expect(table.panel).toContainText(
    `${who('Artist')} used the ability of the Artist in private: Is the Demon beside me?`,
  )
})
