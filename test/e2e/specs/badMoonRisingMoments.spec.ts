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
