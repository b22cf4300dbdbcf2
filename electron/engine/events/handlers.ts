import type { SeatId } from '../../../shared/domain/ids'
import type { Seat, State } from '../state'
import type { Fact, FactKind } from './facts'

/** What one kind of fact does to the state. Dumb and total: no rules, never throws. */
export type Handlers<Kinds extends FactKind> = { readonly [Kind in Kinds]: (state: State, fact: Fact<Kind>) => State }

/** The state with some fields of one seat replaced; unchanged when there is no such seat. */
export function withSeat(state: State, seat: SeatId, change: Partial<Seat>): State {
  const before = state.seats[seat]
  return before ? { ...state, seats: { ...state.seats, [seat]: { ...before, ...change } } } : state
}

/** A copy of `list` with `item` put in at `index`, or at the end. */
export function inserted<Item>(list: readonly Item[], item: Item, index: number): Item[] {
  return [...list.slice(0, index), item, ...list.slice(index)]
}
