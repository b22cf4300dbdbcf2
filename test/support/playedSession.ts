import type { Settings } from '../../shared/grimoire/api'
import type { CommandInput, CommandKind } from '../../shared/grimoire/commands'
import type { SeatId } from '../../shared/domain/ids'
import { factSchema, type Fact } from '../../electron/engine/events/facts'
import type { State } from '../../electron/engine/state'
import type { Disk } from '../../electron/persistence/disk'
import { createGameLibrary } from '../../electron/persistence/gameLibrary'
import { createMemoryDisk, createMemorySettings } from '../../electron/persistence/inMemory'
import { currentFormat } from '../../electron/persistence/loadGame'
import { gameRules } from '../../electron/session/gameRules'
import { createSession, type Session } from '../../electron/session/session'
import { valueOf } from './expectOk'
import { someSettings } from './saidRules'

export const seat = (number: number): SeatId => number as SeatId

/** A session with the real rules. */
export interface PlayedSession {
  readonly session: Session<State, Fact>
  readonly disk: Disk
  /** Gives a command at the head; fails the test when it does not commit. */
  readonly give: <Kind extends CommandKind>(kind: Kind, data: CommandInput<Kind>, override?: boolean) => Promise<void>
}

/** A session with the real rules on a disk in memory; its clock counts minutes, its ids count on from `firstId`. */
export function playedSession(disk: Disk = createMemoryDisk(), firstId = 1): PlayedSession {
  let ids = firstId - 1
  let minutes = 0
  const session = createSession({
    rules: gameRules,
    library: createGameLibrary(disk, '/user', currentFormat(factSchema)),
    settings: createMemorySettings<Settings>(someSettings),
    clock: { now: () => Date.UTC(2026, 0, 6, 19) + (minutes += 1) * 60_000 },
    newId: () => `id-${String((ids += 1))}`,
    report: (error) => {
      throw error
    },
  })
  const give: PlayedSession['give'] = async (kind, data, override = false) => {
    const expectedHead = session.grimoireView()?.game.head ?? null
    const at = Date.UTC(2026, 0, 6, 19) + (minutes += 1) * 60_000
    const done = valueOf(
      await session.dispatch({
        id: `command-${String(firstId)}-${String(minutes)}`,
        expectedHead,
        at,
        kind,
        data,
        override,
      }),
    )
    if (done.kind === 'refused') throw new Error(`${kind} was refused: ${done.refusal.code}`)
  }
  return { session, disk, give }
}

const TABLE = [
  ['Annika', 'washerwoman'],
  ['Béla', 'empath'],
  ['陳', 'monk'],
  ['=Dora', 'virgin'],
  ['E|ve_', 'saint'],
  ['Fred', 'poisoner'],
  ['Gus', 'imp'],
] as const

/** A short game of Trouble Brewing, from the chairs to the end: a night, a death, a vote, an execution, a branch undone. */
export async function playShortGame({ session, give }: PlayedSession): Promise<void> {
  await session.library.create({ name: 'Tuesday *night*' })
  await give('chooseScript', {
    script: {
      name: 'Trouble Brewing',
      author: 'The team',
      edition: 'tb',
      characters: ['washerwoman', 'empath', 'monk', 'virgin', 'saint', 'poisoner', 'imp', 'soldier', 'mayor', 'chef'],
    },
  })
  await give('newTable', { players: 7, names: TABLE.map(([name]) => name) })
  for (const [index, [, character]] of TABLE.entries()) await give('assign', { seat: seat(index + 1), character })
  await give('setBluffs', { characters: ['soldier', 'mayor', 'chef'] })
  await give('startGame', {})
  await give('choose', { seat: seat(6), ability: 'poisoner', targets: [seat(3)] })
  await give('note', { text: 'Annika winked at Fred', seat: seat(1) })
  await give('dawn', {}, true)
  await give('nominate', { by: seat(1), nominee: seat(6) })
  await give('closeVote', { hands: { 1: 1, 2: 1, 3: 1, 4: 1 } })
  await session.undo()
  await give('closeVote', { hands: { 2: 1, 3: 1, 4: 1, 5: 1 } })
  await give('execute', {})
  await give('closeDay', {})
  await give('choose', { seat: seat(7), ability: 'imp', targets: [seat(2)] })
  await give('dawn', {}, true)
  await give('addTraveller', { character: 'thief', alignment: 'good', name: 'Hal' })
  await give('callExile', { by: seat(1), target: seat(8) })
  await give('closeExile', { target: seat(8), supporters: [seat(1)] })
  await give('endGame', { winner: 'good' }, true)
}
