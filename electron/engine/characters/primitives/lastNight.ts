import { LAST_NIGHT } from '../../rules/choice'
import type { Reactions } from '../../rules/occasions'
import { dayOf } from './today'
import { bearers } from './tokens'

/** In a game taken over the ability's tokens of this label tell whom it chose last night (SPEC B16). */
export function tellsLastNight(label: string): Required<Pick<Reactions, 'takenOver'>> {
  return {
    *takenOver(use) {
      const seats = bearers(use.game, use.instance, label)
      if (seats.length > 0) use.remember(LAST_NIGHT, { night: dayOf(use.game), seats })
      yield* []
    },
  }
}
