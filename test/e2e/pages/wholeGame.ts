import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, pageOf } from '../fixtures/app'
import { DayPanel } from './dayPanel'
import { EditionTable } from './editionTable'
import { NightPanel } from './nightPanel'
import { answerDialogs } from './scriptPages'
import { TownSquarePage } from './townSquarePage'
import type { TownSquareWindow } from './townSquareWindow'

interface Windows {
  readonly electronApp: ElectronApplication
  readonly grimoire: Page
  readonly townSquareWindow: TownSquareWindow
}

/** Both windows of a game that is played from the bag to its end. `secrets`: words that the room may not read before the reveal. */
export async function wholeGame({ electronApp, grimoire, townSquareWindow }: Windows, secrets: readonly string[]) {
  const table = new EditionTable(grimoire)
  await townSquareWindow.open()
  const square = new TownSquarePage(await pageOf(electronApp, 'townsquare'))
  return {
    table,
    panel: table.panel,
    night: new NightPanel(table),
    day: new DayPanel(table),
    square,
    expectNoSecret: async () => expect(await square.findsAnyOf(secrets)).toEqual([]),
  }
}

/** Writes the record of the game on the screen into an empty folder as a story; answers its text. */
export async function writtenStory(
  { electronApp, grimoire }: Omit<Windows, 'townSquareWindow'>,
  folder: string,
): Promise<string> {
  await answerDialogs(electronApp, { saveIn: folder })
  await grimoire.getByRole('button', { name: 'Write the record' }).click()
  await grimoire.getByRole('button', { name: 'Markdown, the story' }).click()
  const written = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.md'))
  await expect.poll(written).toHaveLength(1)
  const [name = ''] = await written()
  return readFile(path.join(folder, name), 'utf8')
}
