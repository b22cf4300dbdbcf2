import type { SeatId } from '../../../shared/domain/ids'
import type { GrimoireView, Information, NightStep, SeatView } from '../../../shared/grimoire/view'

/** What a player may be told now, gathered from tonight's rows and the uses by day (SPEC I). */
export function learnedBy(seat: SeatId, night: GrimoireView['night'], day: GrimoireView['day']): SeatView['learns'] {
  const rows = night.steps.filter(({ seats, status }) => seats.includes(seat) && status !== 'cancelled')
  return [
    ...rows.map((row) => ({ ability: row.entry, information: ofRow(row, seat) })),
    ...day.actions.filter((action) => action.seat === seat),
  ].flatMap(({ ability, information }) => (information ? [{ ability, information }] : []))
}

/** Where players of one row are shown different things, each is shown their own. */
function ofRow({ shows, advice }: NightStep, seat: SeatId): Information | null {
  const shown = shows.find((one) => one.seat === seat)
  return shown
    ? { truth: shown.value, allowed: [shown.value], isAnything: false, malfunction: null }
    : (advice?.information ?? null)
}
