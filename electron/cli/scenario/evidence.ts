import { present } from '../../../shared/lib/invariant'
import { equals } from '../../../shared/lib/matching'
import type { GrimoireView } from '../../../shared/grimoire/view'
import type { Outcome } from '../desk'
import type { ScenarioStep } from './scenario'

/** A step that was taken, what became of it, and the view right after it. */
export interface Taken {
  readonly step: ScenarioStep
  outcome: Outcome
  view: GrimoireView
}

/** What a fact is read from; see {@link evidenceFor}. */
export type Evidence = ReturnType<typeof evidenceFor>

/** The view, the steps taken so far (0 = the position), and what the own fields of a fact, or of a step, point at. */
export function evidenceFor(asking: Readonly<Record<string, unknown>>, view: GrimoireView, taken: readonly Taken[]) {
  const { seat: place, step: number, nominee, target, to, as } = asking
  return {
    view,
    taken,
    everybody: [...view.seats, ...view.centre],
    nomination: view.day.nominations.findLast((one) => [nominee, target].includes(one.nominee)),
    /** Tonight's rows; by day those of the coming night. */
    rows: view.phase.kind === 'night' ? view.night.steps : view.upcoming.steps,
    get seat() {
      const found = view.seats.find(({ seat }) => seat === place)
      return present(found, `seat ${String(place)}`)
    },
    get outcome() {
      return present(taken[Number(number)], `step ${String(number)}`).outcome
    },
    /** What may be told: when it was asked for in this night or day, else now, else before, else in the night that is over. */
    get information() {
      const isIt = ({ step }: Taken): boolean => step['as'] === as && asks(step) === to
      const asked = taken.filter(isIt).toReversed()
      const now = asked.filter((one) => equals(one.view.phase, view.phase))
      const night = taken.findLast((one) => one.view.phase.kind === 'night') ?? { view }
      const moments = [...now, { view }, ...asked, night].map((one) => one.view.seats.find(({ seat }) => seat === to))
      return moments
        .map((one) => one?.learns.find(({ ability }) => as === undefined || ability === as)?.information)
        .find(Boolean)
    },
  }
}

const asks = ({ step, to, by }: ScenarioStep): unknown => (step === 'nightInfo' ? to : step === 'dayAbility' && by)
