import type { GameId } from '../../shared/domain/ids'
import type { LibraryList, ListedGame } from '../../shared/grimoire/api'
import { failed, ok, type Failure, type Result } from '../../shared/lib/result'
import type { History } from '../engine/history/history'
import type { GameHeader } from '../engine/state'
import type { Desk } from './desk'
import type { Gestures } from './gestures'
import type { Clock, GameLibrary, GameListing, GameLog, NewId, OpenGame } from './ports'
import type { AnyFact, AnyState, Rules } from './rules'
import { startedFrom } from './runningGame'
import { layTable, tableOf } from './sameTable'

type Done = Promise<Result<null>>

/** A game as it comes from elsewhere. */
export interface SavedHistory<Fact> {
  readonly header: GameHeader
  readonly history: History<Fact>
}

/** The games on this machine, one of which may lie open on the desk. */
export interface Shelf<Fact> {
  readonly list: () => Promise<Result<LibraryList>>
  readonly create: (game: { readonly name: string }) => Done
  /** Makes a game out of a history from elsewhere, and opens it. Code: `record-damaged`. */
  readonly adopt: (game: SavedHistory<Fact>) => Done
  readonly open: (game: { readonly id: GameId; readonly takeOver?: boolean | undefined }) => Done
  /** Opens the game that was played last, if there is one and none is open. */
  readonly openLatest: () => Done
  readonly close: () => Done
  readonly rename: (game: { readonly id: GameId; readonly name: string }) => Done
  readonly remove: (game: { readonly id: GameId }) => Done
  readonly restore: (game: { readonly id: GameId }) => Done
  readonly newWithSameTable: (game: { readonly id: GameId; readonly name: string }) => Done
}

/** What a shelf works with. */
export interface ShelfParts<State extends AnyState, Fact extends AnyFact> {
  readonly desk: Desk<State, Fact>
  readonly gestures: Gestures
  readonly library: GameLibrary<Fact>
  readonly rules: Rules<State, Fact>
  readonly clock: Clock
  readonly newId: NewId
}

export function createShelf<State extends AnyState, Fact extends AnyFact>(parts: ShelfParts<State, Fact>): Shelf<Fact> {
  const { desk, gestures, library, rules, clock, newId } = parts
  const isOpen = (id: GameId): boolean => desk.game()?.header.id === id

  async function close(): Promise<void> {
    const game = desk.game()
    if (!game) return
    desk.lay(null)
    await game.log.close()
  }

  /** The game that was open stays open when the other one cannot be opened. */
  async function swapIn(opened: Result<OpenGame<Fact>>): Done {
    if (!opened.ok) return opened
    const before = desk.game()
    try {
      desk.lay(startedFrom(rules, opened.value))
    } catch (error) {
      await opened.value.log.close()
      throw error
    }
    await before?.log.close()
    return ok(null)
  }

  async function create(name: string): Done {
    return swapIn(await library.create({ id: newId(), name, seed: newId(), createdAt: clock.now() }))
  }

  async function adopt({ header, history }: SavedHistory<Fact>): Done {
    const own = { ...header, id: newId() }
    // What cannot be shown must not lie on the shelf, or it would be opened again at every start.
    const isShowable = desk.canShow(startedFrom(rules, { header: own, history, problems: [], log: unwritten }))
    return isShowable ? swapIn(await library.create(own, history.entries)) : failed(recordDamaged)
  }

  return {
    list: async () =>
      ok({ games: (await library.list()).map(listed), trash: (await library.listTrash()).map(trashed) }),
    create: ({ name }) => create(name),
    adopt,
    open: async ({ id, takeOver = false }) => (isOpen(id) ? ok(null) : swapIn(await library.open(id, { takeOver }))),
    async openLatest() {
      const latest = desk.game() ? undefined : (await library.list()).find((game) => game.problem === null)
      return latest ? swapIn(await library.open(latest.id)) : ok(null)
    },
    close: async () => {
      await close()
      return ok(null)
    },
    async rename({ id, name }) {
      if (isOpen(id)) return doneWith(await gestures.rename(name))
      return doneWith(await library.rename(id, name, { id: newId(), at: clock.now() }))
    },
    remove: async ({ id }) => {
      if (isOpen(id)) await close()
      return doneWith(await library.remove(id))
    },
    restore: async ({ id }) => doneWith(await library.restore(id)),
    async newWithSameTable({ id, name }) {
      const table = await tableOf(parts, id)
      if (!table.ok) return table
      const created = await create(name)
      return created.ok ? layTable(parts, table.value) : created
    },
  }
}

const recordDamaged: Failure = {
  code: 'record-damaged',
  message: 'the history in this record does not hold together',
}

/** The log of a game that has no file yet. */
const unwritten: GameLog<unknown> = {
  append: () => Promise.resolve(failed({ code: 'unknown-game', message: 'this game has no file yet' })),
  close: () => Promise.resolve(),
}

function doneWith(result: Result<unknown>): Result<null> {
  return result.ok ? ok(null) : failed<Failure>(result.error)
}

function listed({ id, name, changedAt, createdAt, commits, problem }: GameListing): ListedGame {
  return { id, name, changedAt, createdAt, commits, problem: problem?.code ?? null }
}

function trashed(game: GameListing & { readonly deletedAt: number }): LibraryList['trash'][number] {
  return { ...listed(game), deletedAt: game.deletedAt }
}
