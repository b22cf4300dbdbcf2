import type { ElectronApplication, Page } from '@playwright/test'
import { emptyFile, problemsOf, readGameFile, type GameFile } from '../../torture/gameFile'
import { openGame, playUntilKilled, seenIn, type GrimoirePage, type Seen } from '../../torture/play'
import { expect, launchBelfry, pageOf, test } from '../fixtures/app'

/** Gestures acknowledged before each kill: at once, after a few, in the first night, in the day. */
const GESTURES = [0, 3, 1, 9, 0, 14, 6, 2, 20, 11]

test('ten kills lose nothing that was acknowledged, and each time the game opens where it was', async ({
  userData,
}) => {
  let file: GameFile = emptyFile
  let seen: Seen | null = null
  for (const count of GESTURES) {
    const app = await launchBelfry(userData)
    const page = grimoireOf(await pageOf(app, 'grimoire'))
    const opened = await openGame(page)
    expect(opened.game.head).toBe(file.head)
    if (seen) expect(seenIn(opened)).toEqual(seen)

    const played = await playUntilKilled(page, opened, count, () => kill(app))

    const after = readGameFile(userData)
    expect(problemsOf(after, file, played.acknowledged)).toEqual([])
    expect(played.acknowledged.length).toBeGreaterThanOrEqual(count)
    const isAllSeen = after.entries.length === file.entries.length + played.acknowledged.length
    seen = isAllSeen ? played.seen : null
    file = after
  }
  const app = await launchBelfry(userData)
  expect((await openGame(grimoireOf(await pageOf(app, 'grimoire')))).game.head).toBe(file.head)
  await app.close()
})

function grimoireOf(page: Page): GrimoirePage {
  return { evaluate: (run, input) => page.evaluate(run as never, input) }
}

/** In the middle of whatever it does: no shutting down, no last word. */
async function kill(app: ElectronApplication): Promise<void> {
  const closed = app.waitForEvent('close')
  app.process().kill('SIGKILL')
  await closed
}
