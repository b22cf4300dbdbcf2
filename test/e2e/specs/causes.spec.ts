import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { layOut, send } from '../fixtures/games'
import { EditionTable } from '../pages/editionTable'

const EVERYBODY = Array.from({ length: 10 }, (_none, index) => index + 1)

/** Night 2: the Poisoner chose Gus, the Imp chose Chidi. Day 2: the Poisoner was executed by everybody's vote. */
async function playUntilExecution(grimoire: Page): Promise<void> {
  await layOut(grimoire, { kind: 'night', number: 2 })
  await send(grimoire, 'choose', { seat: 1, ability: 'poisoner', targets: [7] })
  await send(grimoire, 'choose', { seat: 10, ability: 'imp', targets: [3] })
}

async function executePoisoner(grimoire: Page): Promise<void> {
  await send(grimoire, 'dawn', {})
  await send(grimoire, 'nominate', { by: 2, nominee: 1 })
  await send(grimoire, 'closeVote', { hands: Object.fromEntries(EVERYBODY.map((seat) => [String(seat), 1])) })
  await send(grimoire, 'execute', {})
}

test('a press on a token, a mark, a number or a badge says what led to it', async ({ grimoire }) => {
  const table = new EditionTable(grimoire)
  await playUntilExecution(grimoire)

  // A reminder token.
  await table.board.getByRole('button', { name: /^Poisoned, / }).click()
  await expect(grimoire.getByRole('menu')).toContainText('Night 2: Gus is poisoned (Poisoner).')
  await expect(grimoire.getByRole('menu')).toContainText('Night 2: Anna (Poisoner) chose Gus.')
  await grimoire.keyboard.press('Escape')

  // The badge of a place in the night.
  await table.board.getByRole('button', { name: /^Gus is number/ }).click()
  await expect(table.why).toContainText('The night sheet has the Empath here.')
  await grimoire.keyboard.press('Escape')

  // The mark of a poisoned player, and the same place beside it.
  await table.seat('Gus').click()
  const sheet = grimoire.getByRole('dialog', { name: /^Gus/ })
  await sheet.getByRole('button', { name: /^Poisoned: Poisoner/ }).click()
  await expect(table.why).toContainText('Night 2: Anna (Poisoner) chose Gus.')
  await grimoire.keyboard.press('Escape')
  await sheet.getByRole('button', { name: /^Gus is number \d+ of \d+ tonight/ }).click()
  await expect(table.why).toContainText('The night sheet has the Empath here.')
  await grimoire.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Done' }).click()

  // A death.
  await table.seat('Chidi').click()
  await grimoire.getByRole('button', { name: 'Chidi is dead', exact: true }).click()
  await expect(table.why).toContainText('Night 2: Chidi was killed by the Imp.')
  await expect(table.why).toContainText('Night 2: Jun (Imp) chose Chidi.')
  await grimoire.keyboard.press('Escape')
  await grimoire.keyboard.press('Escape')

  // No longer poisoned, over the execution back to the nomination.
  await executePoisoner(grimoire)
  await table.seat('Gus').click()
  await grimoire.getByRole('button', { name: /Gus is no longer poisoned/ }).click()
  await expect(table.why).toContainText('Day 2: Anna died at the execution.')
  await expect(table.why).toContainText('Day 2: Anna is about to die with 10 votes.')
  await expect(table.why).toContainText('Day 2: Bertrand nominated Anna')
  await grimoire.keyboard.press('Escape')
  await grimoire.keyboard.press('Escape')

  // The numbers in the middle.
  for (const number of [/^8\s?alive$/, /votes to execute/]) {
    await table.board.getByRole('button', { name: number }).click()
    await expect(table.why).toContainText('Night 2: Chidi was killed by the Imp.')
    await expect(table.why).toContainText('Day 2: Anna died at the execution.')
    await grimoire.keyboard.press('Escape')
  }
})

test('a press on a win that stands says what brought it about', async ({ grimoire }) => {
  const table = new EditionTable(grimoire)
  await layOut(grimoire, { kind: 'day', number: 2 })
  await send(grimoire, 'execute', { target: 10, reason: 'storyteller' })
  await grimoire.locator('.claim').getByRole('button', { name: 'Every Demon is dead.' }).click()
  await expect(table.why).toContainText('Day 2: Jun died at the execution.')
})

test('a press on a token says how the player came to be who they are', async ({ grimoire }) => {
  const table = new EditionTable(grimoire)
  await layOut(grimoire, { kind: 'night', number: 2 })
  await send(grimoire, 'choose', { seat: 10, ability: 'imp', targets: [10] })
  await send(grimoire, 'decide', { ability: 'imp', topic: 'newImp', value: 9 })
  await expect(table.seat('Ivo')).toHaveAccessibleName(/Imp/)
  await table.seat('Ivo').click({ button: 'right' })
  await grimoire.getByRole('menuitem', { name: /^Open the sheet/ }).click()
  await grimoire.getByRole('dialog', { name: /^Ivo/ }).getByRole('button', { name: 'Imp', exact: true }).click()
  await expect(table.why).toContainText('Night 2: Ivo became the Imp.')
  await expect(table.why).toContainText('Night 2: Jun (Imp) chose Jun.')
})
