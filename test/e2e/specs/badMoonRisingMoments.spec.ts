import { expect, test } from '../fixtures/app'
import { layOut } from '../fixtures/games'
import { wholeGame } from '../pages/wholeGame'

const TABLE = [
  ['Mirela', 'chambermaid'],
  ['Piotr', 'gambler'],
  ['Agnes', 'courtier'],
  ['Tobias', 'professor'],
  ['Yunseo', 'gossip'],
  ['Nadia', 'minstrel'],
  ['Oskar', 'exorcist'],
  ['Ines', 'tinker'],
  ['Dov', 'assassin'],
  ['Halina', 'devilsadvocate'],
  ['Ravi', 'po'],
] as const
/** What protects, and what kills all the same. */
const GUARDED = [
  ['Mirela', 'grandmother'],
  ['Piotr', 'tealady'],
  ['Agnes', 'chambermaid'],
  ['Tobias', 'innkeeper'],
  ['Yunseo', 'gossip'],
  ['Nadia', 'professor'],
  ['Oskar', 'tinker'],
  ['Ravi', 'goon'],
  ['Dov', 'godfather'],
  ['Halina', 'assassin'],
  ['Signe', 'shabaloth'],
] as const
const VOTERS = TABLE.map(([name]) => name)
const SECRETS = [...TABLE.map(([, character]) => character), ...["Devil's Advocate", 'Survives Execution', '3 Attacks']]

test('a Po gathers strength, an execution kills nobody, and a Tinker dies', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  const windows = { electronApp, grimoire, townSquareWindow }
  const { table, panel, night, day, square, expectNoSecret } = await wholeGame(windows, SECRETS)
  await layOut(grimoire, { kind: 'night', number: 2 }, TABLE)

  await test.step('the second night: the Devil’s Advocate chooses, and the Po chooses nobody', async () => {
    await night.walk({ "Devil's Advocate": { targets: ['Nadia'] } }, 'Po')
    await night.card.getByRole('button', { name: 'No choice' }).click()
    await expect(table.board.getByRole('button', { name: /^3 Attacks, / })).toBeVisible()
    await night.walk()
    await night.dawn()
    await expect(square.main).toContainText('Nobody died in the night')
    await expectNoSecret()
  })

  await test.step('the second day: whom the Devil’s Advocate chose is executed and lives', async () => {
    await day.vote('Mirela', 'Nadia', VOTERS)
    await table.execute('Nadia')
    await expect(panel).toContainText('Nadia was executed today and lives')
    await expect(table.seat('Nadia')).toHaveAccessibleName(/, alive/)
    await expect(square.main).toContainText('was executed and lives')
    await expect(square.main).toContainText('Nadia, alive')
    await expectNoSecret()
  })

  await test.step('the Storyteller decides that the Tinker dies', async () => {
    await panel.getByRole('button', { name: /Tinker/ }).click()
    await panel
      .getByRole('article', { name: 'Tinker: does Ines die now?' })
      .getByRole('button', { name: 'Yes' })
      .click()
    await expect(table.seat('Ines')).toHaveAccessibleName(/, dead/)
    await expect(square.main).toContainText('Ines, dead')
    await expectNoSecret()
    await table.openLog()
    await expect(panel).toContainText('Nadia was executed and lives')
    await expect(panel).toContainText('Ines died by their own ability (Tinker)')
    await grimoire.getByRole('tab', { name: 'Day' }).click()
    await day.end()
  })

  await test.step('the third night: the Po chooses three, and at dawn all of them are dead', async () => {
    await night.walk({ Po: { targets: ['Mirela', 'Piotr', 'Agnes'] } })
    await expect(table.board.getByRole('button', { name: /^3 Attacks, / })).toHaveCount(0)
    for (const name of ['Mirela', 'Piotr', 'Agnes']) await expect(square.main).toContainText(`${name}, alive`)
    await night.dawn()
    await expect(square.main).toContainText('Mirela, Piotr and Agnes died in the night')
    for (const name of ['Mirela', 'Piotr', 'Agnes']) {
      await expect(square.main).toContainText(`${name}, dead`)
      await expect(table.seat(name)).toHaveAccessibleName(/, dead/)
    }
    await expectNoSecret()
  })
})

test('a Tea Lady, an Assassin, a Godfather, and a Shabaloth that gives back', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  const windows = { electronApp, grimoire, townSquareWindow }
  const secrets = [
    ...GUARDED.map(([, character]) => character),
    'Tea Lady',
    'Cannot Die',
    'Grandchild',
    'Drunk',
    'Safe',
  ]
  const { table, panel, night, day, square, expectNoSecret } = await wholeGame(windows, secrets)
  const decide = (question: RegExp, answer: string) =>
    panel.getByRole('article', { name: question }).getByRole('button', { name: answer, exact: true }).click()
  await layOut(grimoire, { kind: 'night', number: 2 }, GUARDED)

  await test.step('the second night: the Tea Lady saves from the Shabaloth and from grief, not from the Assassin', async () => {
    await panel.getByRole('button', { name: /2 decisions can wait/ }).click()
    await decide(/grandchild of Mirela/, 'Nadia')
    await panel.getByRole('button', { name: 'Fold away' }).click()
    // The Goon was chosen first by the Innkeeper, who drinks: nobody is safe, and nothing is to be decided.
    await night.walk({ Innkeeper: { targets: ['Yunseo', 'Ravi'] } }, 'Shabaloth')
    await expect(table.seat('Tobias')).toHaveAccessibleName(/drunk/)
    await night.walk({ Shabaloth: { targets: ['Nadia', 'Mirela'] } }, 'Assassin')
    await expect(table.seat('Nadia')).toHaveAccessibleName(/, dead/)
    await expect(table.seat('Mirela')).toHaveAccessibleName(/, alive/)
    await night.walk({ Assassin: { targets: ['Mirela'] }, Chambermaid: { targets: ['Tobias', 'Halina'], say: '2' } })
    await night.dawn()
    await expect(square.main).toContainText('Mirela and Nadia died in the night')
    await expectNoSecret()
  })

  await test.step('the second day: an Outsider is executed, and the Godfather is pointed out', async () => {
    await day.vote('Agnes', 'Oskar', ['Piotr', 'Agnes', 'Tobias', 'Yunseo', 'Dov'])
    await table.execute('Oskar')
    await expect(panel).toContainText('Dov, the Godfather, kills tonight')
    await day.end()
  })

  await test.step('the third night: one comes back, the Innkeeper keeps one safe, and the Godfather kills when told so', async () => {
    await night.walk({ Innkeeper: { targets: ['Agnes', 'Piotr'], decide: 'Agnes' } }, 'Shabaloth')
    await decide(/who comes back to life/, 'Nadia')
    await night.walk({ Shabaloth: { targets: ['Agnes', 'Tobias'] } }, 'Godfather')
    await table.seat('Yunseo').click()
    await expect(table.seat('Yunseo')).toHaveAccessibleName(/, alive/)
    await table.done()
    await expect(table.seat('Yunseo')).toHaveAccessibleName(/, dead/)
    await night.walk({ Professor: { targets: ['Oskar'] } }, 'Chambermaid')
    await night.walk({ Chambermaid: { targets: ['Piotr', 'Halina'], say: '0' } })
    await night.dawn()
    await expect(square.main).toContainText('Tobias and Yunseo died in the night')
    await expect(square.main).toContainText('Nadia, alive')
    await expectNoSecret()
    await table.openLog()
    await expect(panel).toContainText('Nadia was killed by the Shabaloth. Mirela was kept from death (Tea Lady).')
    await expect(panel).not.toContainText('Mirela was kept from death (Tea Lady). Mirela was kept from death')
    await expect(panel).toContainText('Agnes was kept from death (Innkeeper). Tobias was killed by the Shabaloth.')
    await expect(panel).toContainText('Nadia (Professor) chose Oskar. Nadia has spent the ability of the Professor.')
  })
})
