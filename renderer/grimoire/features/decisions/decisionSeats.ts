import type { SeatId } from '../../../../shared/domain/ids'
import type { Decision, GrimoireView, NightStep } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'

const isSeat = (option: Json): option is SeatId => typeof option === 'number'

/** The players among whom a decision is made; empty where it is about something else. */
export function seatsOf({ options }: Decision): SeatId[] {
  return options.every(isSeat) ? options.filter(isSeat) : []
}

/** The step that is on is the Storyteller's own: now is when it is decided. */
export function isOfStep(decision: Decision, { steps, currentKey }: GrimoireView['night']): boolean {
  return isBy(
    decision,
    steps.find(({ key }) => key === currentKey),
  )
}

/** The step before is the Storyteller's own: what hangs on what was shown in it is decided before going on. */
export function isOfStepBefore(decision: Decision, { steps, currentKey }: GrimoireView['night']): boolean {
  const walked = steps.slice(0, currentKey === null ? undefined : steps.findIndex(({ key }) => key === currentKey))
  return isBy(
    decision,
    walked.findLast(({ status }) => status === 'done'),
  )
}

function isBy({ id }: Decision, step: NightStep | undefined): boolean {
  return step?.instance != null && id.startsWith(`${step.instance}:`)
}

/**
 * The question that a press on the board answers: one that a command waits for, or the step's own; null = there is none. Any
 * other is answered on its card, for a press on a seat means to look at it. `isBusy`: a press means something else, unless a
 * command waits.
 */
export function seatQuestion(view: GrimoireView | null, isBusy: boolean): Decision | null {
  const asked = view?.decisions ?? []
  const pending = asked.find(({ isPending }) => isPending)
  const open = asked.filter((one) => seatsOf(one).length > 1)
  if (pending || isBusy || !view) return open.find((one) => one === pending) ?? null
  return open.find((one) => isOfStep(one, view.night)) ?? null
}
