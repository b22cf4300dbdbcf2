import type { Use } from '../../rules/doing'
import type { Reactions } from '../../rules/occasions'

/** What comes of the owner's own death, seeming deaths left out, where the ability worked at that moment. */
export function atOwnDeath(act: (use: Use) => void): NonNullable<Reactions['died']> {
  return function* (use, { victim, feigned }) {
    if (victim === use.seat && !feigned && use.works) act(use)
    yield* []
  }
}
