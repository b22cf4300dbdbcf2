import { expect, test } from '../fixtures/app'
import { layOut } from '../fixtures/games'
import { wholeGame } from '../pages/wholeGame'

const TABLE = [
  ['Mirela', 'clockmaker'],
  ['Piotr', 'oracle'],
  ['Agnes', 'towncrier'],
  ['Tobias', 'mathematician'],
  ['Yunseo', 'sage'],
  ['Nadia', 'sweetheart'],
  ['Oskar', 'barber'],
  ['Ravi', 'klutz'],
  ['Ines', 'witch'],
  ['Dov', 'eviltwin'],
  ['Halina', 'nodashii'],
] as const
/** With a Vortox, whose lies and whose victory are told by nobody else. */
const LYING = [
  ['Mirela', 'philosopher'],
  ['Piotr', 'dreamer'],
  ['Agnes', 'flowergirl'],
  ['Tobias', 'seamstress'],
  ['Yunseo', 'savant'],
  ['Nadia', 'clockmaker'],
  ['Oskar', 'mutant'],
  ['Ines', 'pithag'],
  ['Dov', 'witch'],
  ['Halina', 'vortox'],
] as const
const SECRETS = [
  ...[...TABLE, ...LYING].map(([, character]) => character),
  ...['No Dashii', 'Pit-Hag', 'Evil Twin', 'Cursed', 'Poisoned', 'Drunk', 'Haircuts'],
]

test('curses, haircuts, twins, and a Demon that is made, in one window', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  const windows = { electronApp, grimoire, townSquareWindow }
  const { table, panel, night, day, square, expectNoSecret } = await wholeGame(windows, SECRETS)
  const decide = (question: RegExp, answer: string) =>
    panel.getByRole('article', { name: question }).getByRole('button', { name: answer, exact: true }).click()
  await layOut(grimoire, { kind: 'night', number: 2 }, TABLE)

  await test.step('the second night: a twin, a curse, and a Barber whose death lets the Demon swap two', async () => {
    await decide(/which opposing player is the twin of Dov/, 'Piotr')
    await table.haveShown('Piotr', 'Dov is the Evil Twin')
    await table.haveShown('Dov', 'Piotr is the')
    await night.walk({ Witch: { targets: ['Agnes'] }, 'No Dashii': { targets: ['Oskar'] } }, 'Barber')
    await expect(night.card).toContainText('Wake Halina')
    await night.walk({ Barber: { targets: ['Mirela', 'Ravi'] } }, 'Clockmaker')
    await table.haveShown('Mirela', 'You are the Klutz')
    await table.haveShown('Ravi', 'You are the Clockmaker')
    // Nearest Townsfolk are the new ones, and the poison goes along.
    await expect(table.seat('Mirela')).toHaveAccessibleName(/Klutz, good, alive$/)
    await expect(table.seat('Ravi')).toHaveAccessibleName(/Clockmaker, good, alive, poisoned/)
    await night.walk({ Clockmaker: { say: '3' }, Oracle: { say: '2' } }, 'Mathematician')
    await expect(night.card.locator('.truth')).toContainText('2')
    await night.walk()
    await night.dawn()
    await expect(square.main).toContainText('Oskar died in the night')
    await expectNoSecret()
    await table.openLog()
    await expect(panel).toContainText('Dov was shown Piotr: the Oracle.')
    await expect(panel).toContainText(
      'Halina chose Mirela and Ravi, through the Barber (Oskar). Mirela became the Klutz.',
    )
    await expect(panel).not.toContainText('chose nobody')
    await grimoire.getByRole('tab', { name: 'Day' }).click()
  })

  await test.step('the second day: who is cursed nominates and dies, and a Sweetheart makes somebody drunk', async () => {
    await day.nominate('Agnes', 'Nadia')
    await expect(square.main).toContainText('Agnes, dead')
    await day.takeHands(['Ravi', 'Ines', 'Dov', 'Halina', 'Mirela'])
    await table.execute('Nadia')
    await decide(/who is drunk/, 'Tobias')
    await expect(table.seat('Tobias')).toHaveAccessibleName(/drunk/)
    await day.end()
  })

  await test.step('the third night: a Sage is killed, and the two to be shown are pressed on the board', async () => {
    await night.walk({ 'No Dashii': { targets: ['Yunseo'] } }, 'Sage')
    await night.card.getByRole('button', { name: 'Say something else' }).click()
    for (const name of ['Dov', 'Halina']) await table.seat(name).click()
    await expect(night.card.locator('.say[aria-pressed=true]')).toHaveText('Dov and Halina')
    await night.walk({ Oracle: { say: '0' } })
    await night.dawn()
  })

  await test.step('the third day: a Klutz chooses evil, the game goes on, and the good twin is executed', async () => {
    await day.vote('Ravi', 'Mirela', ['Ines', 'Dov', 'Halina', 'Piotr'])
    await table.execute('Mirela')
    await expect(panel).toContainText('Mirela, the Klutz, has died and has not chosen yet.')
    await table.useByDay('Klutz')
    await table.seat('Ines').click()
    await panel.getByRole('button', { name: 'Use the ability' }).click()
    await expect(grimoire.getByText('The Klutz chose an evil player.')).toBeVisible()
    await grimoire.getByRole('button', { name: 'Play on' }).click()
    await panel.getByRole('button', { name: 'Nominate all the same' }).click()
    await day.nominate('Tobias', 'Piotr')
    await day.takeHands(['Ines', 'Dov', 'Halina', 'Ravi'])
    await table.execute('Piotr')
    await expect(grimoire.getByText('The good twin was executed.')).toBeVisible()
    await expectNoSecret()
    await table.openLog()
    await expect(panel).toContainText('Yunseo (Sage) learned: Dov and Halina.')
  })

  await test.step('a Demon made by a Pit-Hag: the Storyteller decides on every death, even once she is dead', async () => {
    await layOut(grimoire, { kind: 'night', number: 2 }, LYING)
    await night.walk({ Philosopher: { character: 'Dreamer' } }, 'Pit-Hag')
    await expect(table.seat('Piotr')).toHaveAccessibleName(/drunk/)
    await table.seat('Oskar').click()
    await table.nameCharacter('No Dashii')
    await table.done()
    await table.haveShown('Oskar', 'You are the No Dashii')
    await night.walk({ 'No Dashii': { targets: ['Nadia'], decide: 'Yes' } }, 'Vortox')
    await panel.getByRole('button', { name: /One decision can wait/ }).click()
    await decide(/who dies/, 'Ines')
    await panel.getByRole('button', { name: 'Fold away' }).click()
    await night.walk({ Vortox: { targets: ['Agnes'], decide: 'Yes' } }, 'Dreamer')
    for (const name of ['Nadia', 'Agnes']) await expect(table.seat(name)).toHaveAccessibleName(/, alive/)
  })

  await test.step('under a Vortox nothing true is told, and a day without execution is its victory', async () => {
    for (const target of ['Halina', 'Tobias']) {
      await expect(night.heading).toHaveText('Dreamer')
      await table.seat(target).click()
      await expect(night.card).toContainText('What you say must be false')
      await table.nameCharacter('Artist')
      await table.nameCharacter('Witch')
      await table.done()
    }
    await night.walk({ Flowergirl: { say: 'Yes' }, Seamstress: { targets: ['Yunseo', 'Halina'], say: 'Yes' } })
    await night.dawn()
    await expect(square.main).toContainText('Ines died in the night')
    await panel.getByRole('button', { name: 'End the day' }).click()
    await grimoire.getByRole('button', { name: 'Declare the end' }).click()
    await expect(square.main).toContainText('Evil wins')
    await table.openLog()
    await expect(panel).toContainText('Piotr (Dreamer) was told Artist or Witch; the truth was Vortox.')
    await expect(panel).toContainText('Nadia was kept from death (Pit-Hag).')
  })
})
