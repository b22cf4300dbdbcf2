import type { SeatView, GrimoireView, InformationAdvice } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import { invariant } from '../../../shared/lib/invariant'

/** A seat as the view has it. */
export type Seen = SeatView

/** The seat of that number. @throws when there is none. */
export function seatOf(view: GrimoireView, seat: unknown): SeatView {
  const found = view.seats.find((one) => one.seat === seat)
  invariant(found, `seat ${String(seat)} is at the table`)
  return found
}

/** What the view says may be told to a player by an ability; null when nothing may. */
export function informationFor(
  view: GrimoireView,
  to: unknown,
  as: unknown,
): Pick<InformationAdvice, 'truth' | 'allowed' | 'isAnything' | 'malfunction'> | null {
  const row = view.night.steps.find(
    ({ entry, seats, status }) => entry === as && seats.some((seat) => seat === to) && status !== 'cancelled',
  )
  const shown = row?.shows.find(({ seat }) => seat === to)
  if (shown) return { truth: shown.value, allowed: [shown.value], isAnything: false, malfunction: null }
  const action = view.day.actions.find(({ seat, ability }) => seat === to && ability === as)
  return row?.advice?.information ?? action?.information ?? null
}

/** Does a value of the view fit what is wanted? Lists fit in any order unless `ordered`; an object by the wanted keys only. */
export function fits(wanted: unknown, got: unknown, ordered = false): boolean {
  if (Array.isArray(wanted) && Array.isArray(got)) {
    if (wanted.length !== got.length) return false
    if (ordered) return wanted.every((one, index) => fits(one, got[index]))
    const left = [...(got as unknown[])]
    return wanted.every((one) => {
      const index = left.findIndex((other) => fits(one, other))
      if (index >= 0) left.splice(index, 1)
      return index >= 0
    })
  }
  if (isRecord(wanted) && isRecord(got))
    return Object.entries(wanted).every(([key, one]) => key in got && fits(one, got[key]))
  return wanted === got
}

/** Do two sets of values say the same? */
export function fitsAll(wanted: readonly unknown[], got: readonly unknown[]): boolean {
  return (
    wanted.every((one) => got.some((other) => fits(one, other))) &&
    got.every((other) => wanted.some((one) => fits(one, other)))
  )
}

/** Every key anywhere in a piece of data. */
export function keysIn(data: unknown): Set<string> {
  if (Array.isArray(data)) return new Set(data.flatMap((one) => [...keysIn(one)]))
  return isRecord(data) ? new Set(Object.entries(data).flatMap(([key, one]) => [key, ...keysIn(one)])) : new Set()
}

/** Every text anywhere in a piece of data. */
export function textsIn(data: unknown): Set<string> {
  if (typeof data === 'string') return new Set([data])
  if (Array.isArray(data)) return new Set(data.flatMap((one) => [...textsIn(one)]))
  return isRecord(data) ? new Set(Object.values(data).flatMap((one) => [...textsIn(one)])) : new Set()
}

/** A short text of a value for the report. */
export function brief(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
