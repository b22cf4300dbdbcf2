import { createMemoryDisk, createMemorySettings } from '../../electron/persistence/inMemory'
import { createGameLibrary } from '../../electron/persistence/gameLibrary'
import type { Disk } from '../../electron/persistence/disk'
import type { GameLibrary } from '../../electron/session/ports'
import { createSession, type Session } from '../../electron/session/session'
import type { Rules } from '../../electron/session/rules'
import { saidRules, someSettings, type SaidState } from './saidRules'
import { saidFormat, type Said } from './saidGame'

export interface SaidSession {
  readonly session: Session<SaidState, Said>
  readonly library: GameLibrary<Said>
  readonly disk: Disk
  /** What was reported as a bug. */
  readonly reports: unknown[]
  /** Says a word at the head of the last view, as a window would. */
  readonly say: (word: string, changes?: object) => ReturnType<Session<SaidState, Said>['dispatch']>
}

/** A session on a disk in memory, with a clock that stands at 5000 and ids that count. */
export function saidSession(disk: Disk = createMemoryDisk(), rules: Rules<SaidState, Said> = saidRules): SaidSession {
  let ids = 0
  const reports: unknown[] = []
  const library = createGameLibrary(disk, '/user', saidFormat)
  const session = createSession({
    rules,
    library,
    settings: createMemorySettings(someSettings),
    clock: { now: () => 5000 },
    newId: () => `id-${String((ids += 1))}`,
    report: (error) => reports.push(error),
  })
  const say: SaidSession['say'] = (word, changes = {}) => {
    const expectedHead = session.grimoireView()?.game.head ?? null
    return session.dispatch({
      id: `say-${word}`,
      expectedHead,
      at: 4000,
      kind: 'note',
      data: { text: word },
      ...changes,
    })
  }
  return { session, library, disk, reports, say }
}

/** A session with a new game on the desk. */
export async function playingSession(disk?: Disk, rules?: Rules<SaidState, Said>): Promise<SaidSession> {
  const playing = saidSession(disk, rules)
  await playing.session.library.create({ name: 'Tuesday' })
  return playing
}
