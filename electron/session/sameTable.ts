import type { GameId } from '../../shared/domain/ids'
import type { CommandInput, CommandKind } from '../../shared/grimoire/commands'
import { ok, type Result } from '../../shared/lib/result'
import { createFold } from '../engine/history/fold'
import { MOST_ORDINARY_PLAYERS } from '../engine/setup/counts'
import type { AnyFact, AnyState, Table } from './rules'
import type { ShelfParts } from './shelf'

/** The table of a game, be it open or on the shelf. */
export async function tableOf<State extends AnyState, Fact extends AnyFact>(
  { desk, library, rules }: ShelfParts<State, Fact>,
  id: GameId,
): Promise<Result<Table>> {
  const game = desk.game()
  if (game?.header.id === id) return ok(rules.tableOf(game.state))
  const saved = await library.read(id)
  if (!saved.ok) return saved
  const fold = createFold<State, Fact>({ initial: rules.initialState(saved.value.header), evolve: rules.evolve })
  return ok(rules.tableOf(fold.stateAt(saved.value.history)))
}

/** Seats the same people for the same script in the open game, by the commands that a window would send. */
export async function layTable<State extends AnyState, Fact extends AnyFact>(
  { desk, gestures, clock, newId }: ShelfParts<State, Fact>,
  { names, script }: Table,
): Promise<Result<null>> {
  const give = async <Kind extends CommandKind>(kind: Kind, data: CommandInput<Kind>): Promise<Result<null>> => {
    const expectedHead = desk.game()?.history.head ?? null
    // A table of four, or of twenty, was played with before: there is nothing to ask about it now.
    const given = await gestures.dispatch({ id: newId(), expectedHead, at: clock.now(), kind, data, override: true })
    return given.ok ? ok(null) : given
  }
  const seated = names.length === 0 ? ok(null) : await give('newTable', seatsFor(names))
  return seated.ok && script ? give('chooseScript', { script }) : seated
}

function seatsFor(names: readonly string[]): CommandInput<'newTable'> {
  const players = Math.min(names.length, MOST_ORDINARY_PLAYERS)
  return { players, travellers: names.length - players, names: [...names] }
}
