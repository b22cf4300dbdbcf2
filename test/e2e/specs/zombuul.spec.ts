import { expect, test } from '../fixtures/app'
import { wholeGame, writtenStory } from '../pages/wholeGame'

const TABLE = [
  ['Mirela', 'Tea Lady'],
  ['Piotr', 'Gossip'],
  ['Agnes', 'Minstrel'],
  ['Tobias', 'Gambler'],
  ['Yunseo', 'Fool'],
  ['Nadia', 'Pacifist'],
  ['Oskar', 'Moonchild'],
  ['Ines', 'Tinker'],
  ['Dov', 'Goon'],
  ['Halina', 'Godfather'],
  ['Ravi', "Devil's Advocate"],
  ['Signe', 'Zombuul'],
] as const
const NAMES = TABLE.map(([name]) => name)
const SECRETS = [...TABLE.map(([, character]) => character), 'Drunk', 'Cannot Die', 'Died Today', 'evil', 'feigns']

test('a Zombuul that dies twice, from the bag to the record', async ({
  electronApp,
  grimoire,
  townSquareWindow,
  userData,
}) => {
  const windows = { electronApp, grimoire, townSquareWindow }
  const { table, panel, night, day, square, expectNoSecret } = await wholeGame(windows, SECRETS)
  const decide = (question: RegExp, answer: string) =>
    panel.getByRole('article', { name: question }).getByRole('button', { name: answer }).click()

  await test.step('the first night: the Devil’s Advocate meets the Goon', async () => {
    await table.giveOut('Bad Moon Rising', TABLE)
    await panel.getByRole('button', { name: 'Pick for me' }).click()
    await panel.getByRole('button', { name: 'Begin the first night' }).click()
    await night.walk({ "Devil's Advocate": { targets: ['Dov'] } })
    await table.haveShown('Dov', 'You are evil')
    await expect(table.seat('Ravi')).toHaveAccessibleName(/drunk/)
    await night.dawn()
    await expectNoSecret()
  })

  await test.step('the first day: the Matron moves two, the Gossip is right, the Fool is executed and lives', async () => {
    await table.arrive('Matthias', 'Matron', 'good')
    await table.useByDay('Matron')
    await table.seat('Mirela').click()
    await table.seat('Piotr').click()
    await panel.getByRole('button', { name: 'Use the ability' }).click()
    await expect(table.seat('Mirela')).toHaveAccessibleName(/seat 2, /)
    await table.useByDay('Gossip')
    await panel.getByLabel('The statement').fill('There is a Goon.')
    await panel.getByText('True', { exact: true }).click()
    await panel.getByRole('button', { name: 'Use the ability' }).click()
    await day.vote('Piotr', 'Yunseo', NAMES)
    await table.execute('Yunseo')
    await decide(/does Yunseo live through the execution/, 'No')
    await expect(panel).toContainText('Yunseo was executed today')
    await expect(square.main).toContainText('Yunseo, alive')
    await expectNoSecret()
    await day.end()
  })

  await test.step('the second night: the Zombuul kills, and the Storyteller lets the Gossip’s word kill', async () => {
    await night.walk({
      Gambler: { targets: ['Signe'], character: 'Zombuul' },
      "Devil's Advocate": { targets: ['Nadia'] },
      Zombuul: { targets: ['Oskar'] },
      Gossip: { decide: 'Ines' },
    })
    await night.dawn()
    await expect(square.main).toContainText('Oskar and Ines died in the night')
    await expectNoSecret()
  })

  await test.step('the second day: the Moonchild chooses, and the Zombuul seems to die', async () => {
    await table.useByDay('Moonchild')
    await table.seat('Tobias').click()
    await panel.getByRole('button', { name: 'Use the ability' }).click()
    await day.vote('Piotr', 'Signe', NAMES)
    await table.execute('Signe')
    await expect(panel).toContainText('Signe seems dead and lives.')
    await expect(square.main).toContainText('Signe, dead, one vote left')
    await expect(grimoire.getByText('Every Demon is dead.')).toHaveCount(0)
    await expectNoSecret()
    await day.end()
  })

  await test.step('the third night: the Zombuul sleeps, and the Moonchild’s choice dies', async () => {
    const woken = await night.walk({ "Devil's Advocate": { targets: ['Mirela'] } })
    expect(woken).toEqual(['Gambler', "Devil's Advocate", 'Moonchild'])
    await night.dawn()
    await expect(square.main).toContainText('Tobias died in the night')
  })

  await test.step('the third day: the Judge executes, and the Pacifist keeps alive', async () => {
    await table.arrive('Jutta', 'Judge', 'good')
    await day.vote('Piotr', 'Nadia', [])
    await table.useByDay('Judge')
    await panel.getByRole('button', { name: 'Use the ability' }).click()
    await decide(/does the execution pass or fail/, 'It passes')
    await decide(/does Nadia live through the execution/, 'Yes')
    await expect(square.main).toContainText('Nadia, alive')
    await day.end()
  })

  await test.step('the fourth night: nobody died by day, so the Zombuul rises', async () => {
    await night.walk({ "Devil's Advocate": { targets: ['Nadia'] }, Zombuul: { targets: ['Nadia'] } })
    await night.dawn()
    await expect(square.main).toContainText('Nadia died in the night')
    await expect(square.main).toContainText('Signe, dead')
    await expectNoSecret()
  })

  await test.step('the fourth day: the Bishop’s chair nominates, a Minion dies, and everybody drinks', async () => {
    await table.arrive('Bruno', 'Bishop', 'good')
    await day.nominate('Piotr', 'Halina')
    await table.doItAnyway('only the Storyteller nominates')
    await day.takeHands(NAMES)
    await table.execute('Halina')
    await expect(table.seat('Yunseo')).toHaveAccessibleName(/drunk/)
    await day.end()
  })

  await test.step('the fifth night and day: the Zombuul dies a second time, and that is the end', async () => {
    await night.walk({ "Devil's Advocate": { targets: ['Dov'] } })
    await night.dawn()
    await day.nominate('Mirela', 'Signe')
    await table.doItAnyway('only the Storyteller nominates')
    await day.takeHands(NAMES)
    await table.execute('Signe')
    await expect(grimoire.getByText('Every Demon is dead.')).toBeVisible()
    await expectNoSecret()
    await grimoire.getByRole('button', { name: 'Declare the end' }).click()
    await expect(square.main).toContainText('Good wins')
  })

  await test.step('the record tells it as a story', async () => {
    const story = await writtenStory(windows, userData)
    expect(story).toContain('- Piotr (Gossip) said, and it was judged true: There is a Goon.')
    expect(story).toContain('- Signe was executed and seemed to die.')
    expect(story).toMatch(/Halina was executed\. .* are drunk \(Minstrel\)\./)
    expect(story).toContain('Dov turned evil.')
    expect(story).not.toContain('raised a hand')
  })
})
