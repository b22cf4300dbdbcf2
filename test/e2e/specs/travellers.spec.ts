import { expect, test } from '../fixtures/app'
import { layOut, TEN } from '../fixtures/games'
import { wholeGame } from '../pages/wholeGame'

const VIOLET = [
  ['Mirela', 'dreamer'],
  ['Piotr', 'oracle'],
  ['Agnes', 'artist'],
  ['Tobias', 'seamstress'],
  ['Yunseo', 'savant'],
  ['Nadia', 'clockmaker'],
  ['Oskar', 'klutz'],
  ['Ravi', 'witch'],
  ['Halina', 'fanggu'],
] as const
/** Travellers are known to all; what they are given, and what is asked of others for them, is not. */
const SECRETS = [
  ...[...TEN, ...VIOLET].map(([, character]) => character),
  ...['Poisoned', 'evil', 'Acts Twice', 'Has Ability', 'Fortune Teller'],
]

test('Travellers of three editions come, are asked, and go', async ({ electronApp, grimoire, townSquareWindow }) => {
  const windows = { electronApp, grimoire, townSquareWindow }
  const { table, panel, night, day, square, expectNoSecret } = await wholeGame(windows, SECRETS)
  const decide = (question: RegExp, answer: string) =>
    panel.getByRole('article', { name: question }).getByRole('button', { name: answer, exact: true }).click()
  async function arrive(name: string, character: string, side: 'good' | 'evil' = 'good', learns = `You are ${side}`) {
    await table.arrive(name, character, side)
    await table.haveShown(name, learns)
  }
  await layOut(grimoire, { kind: 'night', number: 2 })

  await test.step('by night: an evil Traveller learns the Demon, and two change what votes count', async () => {
    await arrive('Bea', 'Bureaucrat')
    await arrive('Theo', 'Thief', 'evil', 'The Demon: Jun')
    for (const [name, character] of [
      ['Gundi', 'Gunslinger'],
      ['Sasha', 'Scapegoat'],
      ['Bente', 'Beggar'],
    ] as const)
      await arrive(name, character)
    await night.walk({
      Bureaucrat: { targets: ['Dolores'] },
      Thief: { targets: ['Émile'] },
      Poisoner: { targets: ['Hiroko'] },
      Imp: { targets: ['Ivo'] },
    })
    await night.dawn()
    await expect(square.main).toContainText('Ivo died in the night')
    await expectNoSecret()
  })

  await test.step('by day: three votes and one against, a shot at a voter, and a vote that was begged', async () => {
    await day.vote('Anna', 'Bertrand', ['Dolores', 'Émile', 'Gus', 'Bente'])
    // 3, 1 less, and 1: the Beggar has no vote to give.
    await expect(panel).toContainText('3 votes, not enough')
    await table.useByDay('Gunslinger')
    await table.seat('Gus').click()
    await panel.getByRole('button', { name: 'Use the ability' }).click()
    await expect(square.main).toContainText('Gus, dead')
    await table.useByDay('Beggar')
    await table.seat('Ivo').click()
    await panel.getByRole('button', { name: 'Use the ability' }).click()
    await table.haveShown('Bente', 'Ivo · evil')
    await expect(square.main).not.toContainText('Ivo, dead, one vote left')
  })

  await test.step('somebody is executed instead, and a Traveller is exiled', async () => {
    await day.vote('Bertrand', 'Farah', ['Dolores', 'Bente', 'Anna', 'Bertrand', 'Chidi', 'Theo'])
    await table.execute('Farah')
    await decide(/is Sasha executed instead/, 'Yes')
    await expect(panel).toContainText('Sasha was executed today')
    await expect(square.main).toContainText('Sasha, dead')
    await expect(square.main).toContainText('Farah, alive')
    await panel.getByRole('button', { name: 'Nominate all the same' }).click()
    await day.callExile('Bertrand', 'Theo')
    await day.takeHands(TEN.map(([name]) => name))
    await expect(square.main).toContainText('Theo, dead')
    await table.openLog()
    await expect(panel).toContainText('Sasha was executed. Death passed from Farah to Sasha (Scapegoat).')
    await expect(panel).toContainText('Gundi used the ability of the Gunslinger on Gus.')
    await grimoire.getByRole('tab', { name: 'Day' }).click()
    await expectNoSecret()
  })

  await test.step('another table by night: served twice, a Minion’s ability, an agreement that kills, and a dead Witch', async () => {
    await layOut(grimoire, { kind: 'night', number: 2 }, VIOLET)
    await arrive('Berta', 'Barista')
    await arrive('Hana', 'Harlot')
    await arrive('Boris', 'Bone Collector')
    await arrive('Della', 'Deviant')
    await arrive('Astrid', 'Apprentice', 'evil')
    await decide(/which ability does Astrid gain/, 'Cerenovus')
    await table.haveShown('Astrid', 'You are the Cerenovus')
    await night.walk({}, 'Barista')
    await night.card.getByRole('button', { name: 'acts twice' }).click()
    await night.walk({ Barista: { targets: ['Piotr'] } }, 'Harlot')
    await table.haveShown('Piotr', 'acts twice')
    await table.seat('Ravi').click()
    await table.done()
    await table.haveShown('Ravi', 'Selected by the Harlot')
    await panel.getByRole('button', { name: 'agrees', exact: true }).click()
    await expect(night.card).toContainText('Truth')
    await table.done()
    await decide(/do Hana and the chosen player both die/, 'Yes')
    for (const name of ['Hana', 'Ravi']) await expect(table.seat(name)).toHaveAccessibleName(/, dead/)
    await expect(night.heading).toHaveText('Bone Collector')
    const woken = await night.walk({
      'Bone Collector': { targets: ['Ravi'] },
      Witch: { targets: ['Tobias'] },
      Cerenovus: { targets: ['Tobias'], character: 'Sage' },
      'Fang Gu': { targets: ['Nadia'] },
    })
    expect(woken).toEqual(expect.arrayContaining(['Bone Collector', 'Witch', 'Cerenovus', 'Fang Gu', 'Oracle']))
    await expect(table.seat('Ravi')).toHaveAccessibleName(/Witch, evil, dead/)
    await night.dawn()
    await expect(square.main).toContainText('Nadia, Ravi and Hana died in the night')
    await expectNoSecret()
  })

  await test.step('and by day: the Deviant was funny', async () => {
    await day.callExile('Piotr', 'Della')
    await day.takeHands(
      VIOLET.map(([name]) => name),
      VIOLET.length + 4,
    )
    // The last hand, her own, leaves the count to a question.
    await grimoire.keyboard.press('ArrowDown')
    await decide(/was Della funny today/, 'Yes')
    await expect(square.main).toContainText('Della, alive')
    await expectNoSecret()
    await table.openLog()
    await expect(panel).toContainText('Ravi was killed by the Harlot. Hana died by their own ability (Harlot).')
    await expect(panel).toContainText('Della was kept from death (Deviant). Della was exiled and lives.')
  })
})
