import { expect, test } from '../fixtures/app'
import { wholeGame } from '../pages/wholeGame'

const TABLE = [
  ['Mirela', 'Grandmother'],
  ['Piotr', 'Chambermaid'],
  ['Agnes', 'Exorcist'],
  ['Tobias', 'Courtier'],
  ['Yunseo', 'Innkeeper'],
  ['Nadia', 'Professor'],
  ['Oskar', 'Sailor'],
  ['Ines', 'Lunatic'],
  ['Dov', 'Mastermind'],
  ['Halina', 'Assassin'],
  ['Ravi', 'Pukka'],
] as const
const SECRETS = [...TABLE.map(([, character]) => character), 'Zombuul', 'Poisoned', 'Drunk', 'Safe', 'Chosen', 'evil']

test('a Pukka and a Mastermind, from the bag to the victory of evil', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  const windows = { electronApp, grimoire, townSquareWindow }
  const { table, panel, night, day, square, expectNoSecret } = await wholeGame(windows, SECRETS)

  await test.step('characters by hand, a grandchild, and a Demon for the Lunatic to believe in', async () => {
    await table.giveOut('Bad Moon Rising', TABLE)
    await panel
      .getByRole('article', { name: /grandchild/ })
      .getByRole('button', { name: 'Nadia' })
      .click()
    await panel.getByText('Ines is the Lunatic: which token do they see?').click()
    await table.findCharacter('Zombuul')
    await panel.getByRole('button', { name: 'Pick for me' }).click()
    await panel.getByRole('button', { name: 'Begin the first night' }).click()
    await expectNoSecret()
  })

  await test.step('the first night: a Sailor drinks, a Courtier drinks, a Pukka poisons the informer', async () => {
    const woken = await night.walk({
      Sailor: { targets: ['Dov'], decide: 'Oskar' },
      Courtier: { character: 'Assassin' },
      Pukka: { targets: ['Piotr'] },
      Chambermaid: { targets: ['Tobias', 'Oskar'], say: '1' },
    })
    expect(woken).toEqual([
      ...['Minion information', 'Lunatic', 'Demon information', 'Demon information', 'Sailor', 'Courtier', 'Pukka'],
      ...['Grandmother', 'Chambermaid'],
    ])
    await expect(table.seat('Halina')).toHaveAccessibleName(/drunk/)
    await night.dawn()
    await expect(square.main).toContainText('Nobody died in the night')
    await expectNoSecret()
  })

  await test.step('the first day: a second nomination against the rules, and a vote that fails', async () => {
    await day.vote('Mirela', 'Dov', ['Piotr', 'Agnes'])
    await day.nominate('Mirela', 'Ravi')
    await table.doItAnyway('has nominated')
    await day.takeHands(['Piotr', 'Agnes', 'Tobias'])
    await day.end()
  })

  await test.step('the second night: the Exorcist keeps the Demon asleep, and the poison still kills', async () => {
    const woken = await night.walk({
      Sailor: { targets: ['Ravi'], decide: 'Oskar' },
      Innkeeper: { targets: ['Agnes', 'Mirela'], decide: 'Mirela' },
      Zombuul: { targets: ['Mirela'] },
      Exorcist: { targets: ['Ravi'] },
      Assassin: { targets: ['Yunseo'] },
      Chambermaid: { targets: ['Tobias', 'Oskar'], say: '0' },
    })
    expect(woken).not.toContain('Pukka')
    await table.haveShown('Ravi', 'Selected by the Exorcist')
    await expect(table.seat('Yunseo')).toHaveAccessibleName(/alive/)
    await night.dawn()
    await expect(square.main).toContainText('Piotr died in the night')
    await expectNoSecret()
  })

  await test.step('the second day: only the dead and the Voudon vote, and the Mastermind holds the end back', async () => {
    await table.arrive('Voula', 'Voudon', 'good')
    await day.vote('Nadia', 'Ravi', ['Piotr', 'Voula'])
    await table.execute('Ravi')
    await expect(grimoire.getByText('Held back by Mastermind.')).toBeVisible()
    await expect(square.main).toContainText('Ravi, dead')
    await expect(square.main).not.toContainText('wins')
    await expectNoSecret()
    await day.end()
  })

  await test.step('the third night: the Professor brings the first victim back', async () => {
    await night.walk({
      Sailor: { targets: ['Oskar'] },
      Innkeeper: { targets: ['Agnes', 'Mirela'], decide: 'Mirela' },
      Professor: { targets: ['Piotr'] },
    })
    await expect(square.main).toContainText('Piotr, dead')
    await night.dawn()
    await expect(square.main).toContainText('Piotr, alive')
  })

  await test.step('the day after: the good player who is executed loses the game for the town', async () => {
    await day.vote('Mirela', 'Agnes', ['Voula', 'Ravi'])
    await table.execute('Agnes')
    await grimoire.getByRole('button', { name: 'Declare the end' }).click()
    await expect(square.main).toContainText('Evil wins')
    await table.openLog()
    await expect(panel).toContainText('Piotr came back to life')
  })
})
