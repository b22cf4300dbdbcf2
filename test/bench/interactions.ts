import { allCharacters } from '../../shared/domain/catalogue/catalogue'
import { expectChange } from './paint'
import { clickOn, focusOn, lastKeyAt, settled } from './rig/inPage'
import { pasteText, pressBeside } from './rig/longLists'
import type { Program } from './rig/program'
import { summaryOf, type Summary } from './statistics'

/** Milliseconds from a press to the frame that shows what it did. */
export interface InteractionFigures {
  /** A key opens the list of reminders for the seat with the focus. */
  readonly reminderList: Summary
  /** A press on its first one lays it. */
  readonly reminder: Summary
  /** A press on the tab opens the night sheet. */
  readonly nightSheet: Summary
  /** A script of 150 characters is pasted, and what it holds is shown. */
  readonly import: Summary
}

/** As many as the script of which requests speak. */
const PASTED = JSON.stringify(allCharacters.slice(0, 150).map(({ id }) => id))
const SEAT = '.seat-spot[data-seat="1"] .token'
const TABS = { night: '.side [role=tab]:nth-child(2)', day: '.side [role=tab]:nth-child(3)' }

/** What a Storyteller does all evening, again and again, on the full table. Nothing of it is left. */
export async function measureInteractions(program: Program, rounds: number): Promise<InteractionFigures> {
  const times = {
    reminderList: [] as number[],
    reminder: [] as number[],
    nightSheet: [] as number[],
    import: [] as number[],
  }
  for (let round = 0; round <= rounds; round += 1) {
    const one = {
      reminderList: await openReminders(program),
      reminder: await layReminder(program),
      nightSheet: await openNightSheet(program),
      import: await importScript(program),
    }
    // The first one reads files and compiles.
    if (round > 0) for (const name of Object.keys(one) as (keyof typeof one)[]) times[name].push(one[name])
  }
  const { reminderList, reminder, nightSheet } = times
  return {
    reminderList: summaryOf(reminderList),
    reminder: summaryOf(reminder),
    nightSheet: summaryOf(nightSheet),
    import: summaryOf(times.import),
  }
}

type Press = () => Promise<number>

/** From the press to one element of its selector more, or less. */
async function timeOf(program: Program, selector: string, by: 1 | -1, press: Press): Promise<number> {
  await program.evaluate('grimoire', settled, undefined)
  const { at } = await expectChange(program, 'grimoire', selector, by)
  const pressedAt = await press()
  return (await at) - pressedAt
}

const click =
  (program: Program, selector: string): Press =>
  () =>
    program.evaluate('grimoire', clickOn, selector)

const key =
  (program: Program, name: string, modifiers: readonly 'control'[] = []): Press =>
  async () => {
    // Only now: a dialog that has closed gives the focus back to where it was.
    await program.evaluate('grimoire', focusOn, SEAT)
    await program.press('grimoire', name, modifiers)
    return program.evaluate('grimoire', lastKeyAt, undefined)
  }

const openReminders = (program: Program): Promise<number> => timeOf(program, '[role=dialog]', 1, key(program, 'R'))

async function layReminder(program: Program): Promise<number> {
  const took = await timeOf(program, '.seat-spot .reminder', 1, click(program, '[role=dialog] li button'))
  await timeOf(program, '.seat-spot .reminder', -1, key(program, 'Z', ['control']))
  return took
}

async function openNightSheet(program: Program): Promise<number> {
  const took = await timeOf(program, '.panel .night', 1, click(program, TABS.night))
  await timeOf(program, '.panel .night', -1, click(program, TABS.day))
  return took
}

async function importScript(program: Program): Promise<number> {
  const paste: Press = () => program.evaluate('grimoire', pasteText, PASTED)
  const took = await timeOf(program, '[role=dialog]', 1, paste)
  await timeOf(program, '[role=dialog]', -1, () => program.evaluate('grimoire', pressBeside, undefined))
  return took
}
