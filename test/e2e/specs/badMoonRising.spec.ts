import { expect, test } from '../fixtures/app'
import { DayPanel } from '../pages/dayPanel'
import { EditionTable } from '../pages/editionTable'
import { NightPanel } from '../pages/nightPanel'

const NAMES = ['Mirela', 'Piotr', 'Agnes', 'Tobias', 'Yunseo', 'Nadia', 'Oskar', 'Ines', 'Dov', 'Halina']
const CHARACTERS = [
  'Chambermaid',
  'Innkeeper',
  'Courtier',
  'Gossip',
  'Professor',
  'Exorcist',
  'Minstrel',
  "Devil's Advocate",
  'Assassin',
  'Pukka',
]

test('two nights and days of Bad Moon Rising, by clicks', async ({ grimoire }) => {
  const table = new EditionTable(grimoire)
  const night = new NightPanel(table)
  const day = new DayPanel(table)
  const who = await table.deal('Bad Moon Rising', CHARACTERS, NAMES)

  // Night 1: a character is named, a player is poisoned, and what the poisoned player learns is the Storyteller's to say.
  await night.walk({}, 'Courtier')
  await table.nameCharacter('Pukka')
  await table.done()
  await night.walk(
    { "Devil's Advocate": { targets: [who('Gossip')] }, Pukka: { targets: [who('Chambermaid')] } },
    'Chambermaid',
  )
  // The Courtier's drink made the Pukka's poison void: the Chambermaid learns the truth.
  await table.seat(who('Innkeeper')).click()
  await table.seat(who('Exorcist')).click()
  await table.panel.locator('.truth .why-button').click()
  await expect(table.why).toContainText(`About: ${who('Innkeeper')} and ${who('Exorcist')}.`)
  await grimoire.keyboard.press('Escape')
  await night.walk()

  await table.board.getByRole('button', { name: /Poisoned, Pukka/ }).click()
  await expect(grimoire.getByRole('menu')).toContainText('It never had force')
  await expect(grimoire.getByRole('menu')).toContainText(`${who('Pukka')} (Pukka) chose ${who('Chambermaid')}.`)
  await grimoire.keyboard.press('Escape')
  await night.dawn()

  // Day 1: a true statement, and an execution.
  await table.useByDay('Gossip')
  await table.panel.getByLabel('The statement').fill('There is a Pukka.')
  await table.panel.getByText('True', { exact: true }).click()
  await table.panel.getByRole('button', { name: 'Use the ability' }).click()
  await expect(table.panel.getByLabel('The statement')).toHaveCount(0)
  await table.board.getByRole('button', { name: /votes to execute/ }).click()
  await expect(table.why).toContainText('Half of the 10 living, rounded up, is 5.')
  await grimoire.keyboard.press('Escape')
  await day.vote(who('Minstrel'), who('Assassin'), NAMES.slice(0, 6))
  await table.panel.getByRole('button', { name: `Execute ${who('Assassin')}` }).click()
  await expect(table.seat(who('Innkeeper'))).toHaveAccessibleName(/drunk/)
  await day.end()

  // Night 2: everybody is drunk but the Minstrel, so what is chosen is chosen in vain.
  await night.walk({
    Innkeeper: { targets: [who('Gossip'), who('Courtier')] },
    "Devil's Advocate": { targets: [who('Courtier')] },
    Exorcist: { targets: [who('Pukka')] },
    Pukka: { targets: [who('Gossip')] },
    Professor: { targets: [who('Assassin')] },
    Chambermaid: { targets: [who('Gossip'), who('Courtier')], say: '0' },
  })
  await expect(table.seat(who('Assassin'))).toHaveAccessibleName(/dead/)
  await night.dawn()
  await table.openLog()
  await expect(table.panel).toContainText(`${who('Gossip')} (Gossip) said, and it was judged true: There is a Pukka.`)
  await expect(table.panel).toContainText(
    new RegExp(`${who('Assassin')} was executed.*${who('Innkeeper')}.* drunk \\(Minstrel\\)`),
  )
})
