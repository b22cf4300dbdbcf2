import type { SeatId } from '../../../../shared/domain/ids'
import type { Decision, GrimoireView } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'

const isSeat = (option: Json): option is SeatId => typeof option === 'number'

/** The players among whom a decision is made; empty where it is about something else. */
export function seatsOf({ options }: Decision): SeatId[] {
  return options.every(isSeat) ? options.filter(isSeat) : []
}

/** A question that a command waits for and that a press on the board answers; null = there is none. */
export function seatQuestion(view: GrimoireView | null): Decision | null {
  const pending = view?.decisions.find(({ isPending }) => isPending)
  return pending && seatsOf(pending).length > 1 ? pending : null
}
