import { liveHeap } from './rig/inPage'
import { pssOf } from './rig/memory'
import type { Program } from './rig/program'

/** Megabytes. */
export interface MemoryFigures {
  /** Proportional set size of all processes; null where the system does not tell. */
  readonly pss: number | null
  /** Live script objects after a collection. */
  readonly mainHeap: number
  readonly grimoireHeap: number
  readonly townSquareHeap: number
}

const MEGABYTE = 1024 * 1024

/** What a program with two windows holds now. */
export async function memoryOf(program: Program): Promise<MemoryFigures> {
  const mainHeap = (await program.mainHeap()) / MEGABYTE
  const grimoireHeap = (await program.evaluate('grimoire', liveHeap, undefined)) / MEGABYTE
  const townSquareHeap = (await program.evaluate('townsquare', liveHeap, undefined)) / MEGABYTE
  return { pss: pssOf(program.pid), mainHeap, grimoireHeap, townSquareHeap }
}

/** Plays so many gestures as fast as they are done: a token comes and goes, a player dies and lives, a note is written. */
export async function playActions(program: Program, count: number): Promise<void> {
  const committed = await program.evaluate('grimoire', playInPage, count)
  if (committed !== count) throw new Error(`${count - committed} of ${count} gestures were not done`)
}

async function playInPage(count: number): Promise<number> {
  const { game } = window.grimoire
  let committed = 0
  for (let index = 0; index < count; index += 1) {
    const now = await game.getView()
    const view = now.ok ? now.value : null
    const seat = view?.seats[Math.floor(index / 5) % 20]
    if (!view || !seat) return committed
    const dead = view.seats.find(({ isAlive }) => !isAlive)
    const latest = seat.reminders.at(-1)
    const gesture = [
      { kind: 'placeReminder', data: { seat: seat.seat, character: 'monk', label: 'Safe' } },
      { kind: 'removeReminder', data: { reminder: latest?.id ?? 0 } },
      { kind: 'kill', data: { target: 1, cause: { kind: 'storyteller', ability: 'storyteller' } } },
      { kind: 'revive', data: { seat: dead?.seat ?? 1 } },
      { kind: 'note', data: { text: `gesture ${index}` } },
    ][index % 5] as { kind: 'note'; data: unknown }
    const command = {
      id: crypto.randomUUID(),
      expectedHead: view.game.head,
      at: Date.now(),
      override: true,
      ...gesture,
    }
    const done = await game.dispatch(command)
    if (done.ok && done.value.kind === 'committed') committed += 1
  }
  return committed
}
