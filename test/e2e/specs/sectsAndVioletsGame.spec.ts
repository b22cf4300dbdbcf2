import { expect, test } from '../fixtures/app'
import { wholeGame, writtenStory } from '../pages/wholeGame'

const NAMES = ['Mirela', 'Piotr', 'Agnes', 'Tobias', 'Yunseo', 'Nadia', 'Oskar', 'Ines', 'Dov', 'Halina']
const TOWNSFOLK = ['Dreamer', 'Snake Charmer', 'Philosopher', 'Juggler', 'Flowergirl', 'Sage']
const CHARACTERS = [...TOWNSFOLK, 'Mutant', 'Cerenovus', 'Pit-Hag', 'Fang Gu']
/** Words that no room may read before the reveal. */
const SECRETS = [...CHARACTERS, 'snakecharmer', 'pithag', 'fanggu', 'Seamstress', 'Klutz', 'Mad', 'Poisoned', 'evil']

test('ten players of Sects & Violets, from the bag to the winner and the story', async ({
  electronApp,
  grimoire,
  townSquareWindow,
  userData,
}) => {
  const windows = { electronApp, grimoire, townSquareWindow }
  const { table, panel, night, day, square, expectNoSecret } = await wholeGame(windows, SECRETS)
  const who = await table.deal('Sects & Violets', CHARACTERS, NAMES)
  const [charmer, flowergirl, demon, mutant] = ['Snake Charmer', 'Flowergirl', 'Fang Gu', 'Mutant'].map(who) as [
    string,
    string,
    string,
    string,
  ]
  /** Points the Dreamer at a player and shows this character beside the true one. */
  async function dream(target: string, other: string): Promise<void> {
    await night.walk({}, 'Dreamer')
    await table.seat(target).click()
    await table.nameCharacter(other)
    await table.done()
  }

  await test.step('the first night: an ability gained, a madness, a dream', async () => {
    await night.walk(
      {
        Philosopher: { character: 'Seamstress' },
        'Snake Charmer': { targets: [who('Juggler')] },
        Cerenovus: { targets: [who('Sage')], character: 'Artist' },
      },
      'Dreamer',
    )
    await expect(panel).toContainText(`${who('Sage')} learns something`)
    await dream(demon, 'Oracle')
    await night.walk({ Seamstress: { targets: [who('Dreamer'), demon] } })
    await night.dawn()
    await expect(square.main).toContainText('Nobody died in the night')
    await expectNoSecret()
  })

  await test.step('the first day: guesses, a vote of the Demon, an execution for madness, and one nomination too many', async () => {
    await table.useByDay('Juggler')
    await table.seat(demon).click()
    await table.findCharacter('Fang Gu')
    await panel.getByRole('button', { name: 'Use the ability' }).click()
    await day.vote(who('Dreamer'), who('Cerenovus'), [demon])
    await expect(table.seat(flowergirl)).toBeVisible()
    await table.seat(mutant).click({ button: 'right' })
    await grimoire.getByRole('menuitem', { name: 'Execute for breaking madness' }).click()
    await expect(square.main).toContainText(`${mutant}, dead, one vote left`)
    await panel.getByRole('button', { name: 'Nominate all the same' }).click()
    await day.nominate(who('Sage'), who('Pit-Hag'))
    await day.takeHands([])
    await panel.getByRole('button', { name: 'A Traveller arrives' }).click()
    const arrival = grimoire.getByRole('dialog', { name: 'A Traveller arrives' })
    await arrival.getByLabel('Name').fill('Kim')
    await arrival.getByRole('button', { name: 'Butcher' }).click()
    await arrival.getByRole('button', { name: 'Sit down' }).click()
    await expect(square.main).toContainText('Kim, alive, Butcher')
    await expectNoSecret()
    await day.end()
  })

  await test.step('the second night: a swap, a new Outsider, and a Demon that jumps', async () => {
    await night.walk(
      {
        'Snake Charmer': { targets: [demon] },
        Cerenovus: { targets: [who('Dreamer')], character: 'Klutz' },
        'Pit-Hag': { targets: [flowergirl], character: 'Klutz' },
        'Fang Gu': { targets: [flowergirl] },
      },
      'Dreamer',
    )
    await expect(table.seat(charmer)).toHaveAccessibleName(/Fang Gu, evil, dead/)
    await expect(table.seat(flowergirl)).toHaveAccessibleName(/Fang Gu, evil, alive/)
    await expect(table.seat(demon)).toHaveAccessibleName(/Snake Charmer, good, alive, poisoned/)
    await dream(demon, 'Vortox')
    await night.walk({})
    await expect(square.main).toContainText(`${charmer}, alive`)
    await expectNoSecret()
    await night.dawn()
    await expect(square.main).toContainText(`${charmer} died in the night`)
  })

  await test.step('the second day: the Butcher nominates after the execution, and good wins', async () => {
    const voters = NAMES.filter((name) => ![charmer, mutant].includes(name))
    await day.vote(who('Dreamer'), who('Cerenovus'), voters)
    await panel.getByRole('button', { name: `Execute ${who('Cerenovus')}` }).click()
    await expect(panel.getByText('Still open to Kim')).toBeVisible()
    await day.vote(
      'Kim',
      flowergirl,
      voters.filter((name) => name !== who('Cerenovus')),
    )
    await panel.getByRole('button', { name: `Execute ${flowergirl}` }).click()
    await expect(grimoire.getByText('Every Demon is dead.')).toBeVisible()
    await expectNoSecret()
    await grimoire.getByRole('button', { name: 'Declare the end' }).click()
    await expect(square.main).toContainText('Good wins')
  })

  await test.step('the story', async () => {
    const story = await writtenStory(windows, userData)
    expect(story).toContain('**Good won.**')
    expect(story).toContain(`${charmer}: Fang Gu, at first the Snake Charmer, evil, dead at the end`)
    expect(story).toContain(`${mutant} broke the madness. ${mutant} was executed.`)
    expect(story).toContain(`${charmer} (Fang Gu) chose ${flowergirl}. ${flowergirl} became the Fang Gu.`)
    expect(story).toContain(`${who('Juggler')} (Juggler) learned: 1.`)
    expect(story).not.toMatch(/raised a hand|Chairs for|was shown the own/)
  })
})
