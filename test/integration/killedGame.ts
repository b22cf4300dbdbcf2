import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import type { Settings } from '../../shared/grimoire/api'
import { factSchema } from '../../electron/engine/events/facts'
import { nodeDisk } from '../../electron/persistence/disk'
import { createGameLibrary } from '../../electron/persistence/gameLibrary'
import { createMemorySettings } from '../../electron/persistence/inMemory'
import { currentFormat } from '../../electron/persistence/loadGame'
import { gameRules } from '../../electron/session/gameRules'
import { createSession } from '../../electron/session/session'
import { nextGesture, type ScriptedGesture } from './scriptedGame'

/**
 * Plays a game until it is killed: opens the one that is there or makes one, and acknowledges on standard output each
 * gesture that the session reports as done. Runs in a process of its own.
 */
async function playUntilKilled(folder: string): Promise<void> {
  const session = createSession({
    rules: gameRules,
    library: createGameLibrary(nodeDisk, folder, currentFormat(factSchema)),
    settings: createMemorySettings<Settings>({
      locale: 'en',
      townSquareLocale: 'en',
      handSpeedMs: 700,
      curtainAfterS: 0,
      curtainIdleS: 0,
      showsVotes: false,
      lastTable: [],
    }),
    clock: { now: Date.now },
    newId: randomUUID,
    report: (error) => {
      throw error
    },
  })
  await session.library.openLatest()
  if (!session.grimoireView()) await session.library.create({ name: 'Killed' })
  say(`open ${String(session.grimoireView()?.game.head)}`)
  for (let count = 0; ; count += 1) {
    const view = session.grimoireView()
    if (!view) throw new Error('the game is not open')
    await perform(nextGesture(view, count))
  }

  async function perform(gesture: ScriptedGesture): Promise<void> {
    const id = randomUUID()
    const { kind, ...rest } = gesture
    const isMove = kind === 'undo' || kind === 'redo'
    const expectedHead = session.grimoireView()?.game.head ?? null
    const done = isMove
      ? await session[kind]()
      : await session.dispatch({ id, expectedHead, at: Date.now(), kind, ...rest, override: true })
    if (!done.ok || done.value.kind === 'refused') throw new Error(`${kind}: ${JSON.stringify(done)}`)
    say(`done ${isMove ? kind : id} ${String(session.grimoireView()?.game.head)}`)
  }
}

function say(line: string): void {
  writeSync(1, `${line}\n`)
}

await playUntilKilled(process.argv[2] ?? '')
