import type { GrimoireView } from '../../shared/grimoire/view'
import { advice, millAtNight, type nightStep } from './grimoireViews'
import { seatNumber } from './seatViews'

export const everybody = Array.from({ length: 12 }, (_, index) => seatNumber(index + 1))

/** Advice of a step in which up to so many players are pointed at; the dead on seat 4 may not be one. */
export const pointing = (max: number) =>
  advice({
    targets: { min: max, max, legal: everybody, refused: [{ seat: seatNumber(4), code: 'target-must-be-alive' }] },
  })

/** The second night of these steps, the first of them the current one. */
export const night = (...steps: ReturnType<typeof nightStep>[]): GrimoireView =>
  millAtNight({ night: { number: 2, steps, currentKey: steps[0]?.key ?? null } })

/** A decision that the Storyteller has not made yet. */
export const redHerring = {
  id: 'd',
  ability: 'fortuneteller',
  seat: seatNumber(1),
  topic: 'redHerring',
  options: [1, 5],
  isOptional: false,
  isPending: false,
  to: null,
}
