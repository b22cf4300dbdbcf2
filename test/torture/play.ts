import { randomUUID } from 'node:crypto'
import type { GrimoireView } from '../../shared/grimoire/view'
import { nextGesture, type ScriptedGesture } from '../integration/scriptedGame'

/** The Grimoire's page of a real, running program. */
export interface GrimoirePage {
  readonly evaluate: <Input, Output>(run: (input: Input) => Output | Promise<Output>, input: Input) => Promise<Output>
}

/** A gesture that the window was told is done, and where the game stood then. */
export interface Acknowledged {
  /** Id of the command; `undo` and `redo` have none of their own. */
  readonly what: string
  readonly head: number | null
}

/** What a Storyteller would find again: compared before a kill and after the game was opened again. */
export type Seen = Pick<
  GrimoireView,
  'phase' | 'seats' | 'night' | 'day' | 'centre' | 'bluffs' | 'decisions' | 'winner'
>

/** How far a program came before it was killed. */
export interface Played {
  readonly acknowledged: readonly Acknowledged[]
  /** As the window showed it with the last gesture; null = no game was open yet. */
  readonly seen: Seen | null
}

export function seenIn({ phase, seats, night, day, centre, bluffs, decisions, winner }: GrimoireView): Seen {
  return { phase, seats, night, day, centre, bluffs, decisions, winner }
}

/** The game that the program opened by itself; makes one where there is none. */
export async function openGame(page: GrimoirePage): Promise<GrimoireView> {
  return page.evaluate(openInPage, null)
}

async function openInPage(): Promise<GrimoireView> {
  const { game, library } = window.grimoire
  const before = await game.getView()
  if (before.ok && before.value) return before.value
  const created = await library.create({ name: 'Torture' })
  if (!created.ok) throw new Error(created.error.message)
  const after = await game.getView()
  if (!after.ok || !after.value) throw new Error('the new game is not open')
  return after.value
}

/**
 * Plays on from a view until the program is killed: `kill` is called in the middle of the gesture after `count` were
 * acknowledged, and resolves once the process is gone.
 */
export async function playUntilKilled(
  page: GrimoirePage,
  opened: GrimoireView,
  count: number,
  kill: () => Promise<void>,
): Promise<Played> {
  const acknowledged: Acknowledged[] = []
  let view = opened
  let sent = opened.game.commits
  let killing: Promise<void> | null = null
  try {
    for (;;) {
      const gesture = nextGesture(view, sent)
      const id = randomUUID()
      sent += 1
      const done = page.evaluate(performInPage, { gesture, id, head: view.game.head })
      // Awaited below; here only kept from being called unhandled when the kill wins.
      done.catch(() => undefined)
      if (acknowledged.length === count) killing ??= kill()
      const after = await done
      const isMove = gesture.kind === 'undo' || gesture.kind === 'redo'
      // A command that changes nothing leaves no line: the head stays.
      const isWritten = isMove || after.game.head !== view.game.head
      view = after
      if (isWritten) acknowledged.push({ what: isMove ? gesture.kind : id, head: view.game.head })
    }
  } catch (error) {
    if (!killing) throw error
    await killing
  }
  return { acknowledged, seen: seenIn(view) }
}

async function performInPage({
  gesture,
  id,
  head,
}: {
  gesture: ScriptedGesture
  id: string
  head: number | null
}): Promise<GrimoireView> {
  const { game } = window.grimoire
  const { kind, ...rest } = gesture
  const done =
    kind === 'undo' || kind === 'redo'
      ? await game[kind]()
      : await game.dispatch({ id, expectedHead: head, at: Date.now(), override: true, kind, data: undefined, ...rest })
  if (!done.ok || done.value.kind === 'refused') throw new Error(`${kind}: ${JSON.stringify(done)}`)
  const after = await game.getView()
  if (!after.ok || !after.value) throw new Error('the game is not open')
  return after.value
}
