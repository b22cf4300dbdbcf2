import type { SeatId } from '../../../../shared/domain/ids'
import type { NightStep } from '../../../../shared/grimoire/view'
import { isFields, type Json } from '../../../../shared/lib/json'

const isShared = ({ entry, seats }: NightStep): boolean => entry === 'minioninfo' && seats.length > 1

function withMinions(json: Json, seats: readonly SeatId[]): Json {
  return isFields(json) ? { ...json, minions: [...seats] } : json
}

/** Minions who wake together see all of one another: the row says so, and not what the first of them is told. */
export function asWokenTogether(step: NightStep): NightStep {
  if (!isShared(step)) return step
  const together = (json: Json): Json => withMinions(json, step.seats)
  const outcome = step.outcome.map(({ code, params }) => ({
    code,
    params: params['value'] === undefined ? params : { ...params, value: together(params['value']) },
  }))
  const information = step.advice?.information
  if (!step.advice || !information) return { ...step, outcome }
  return {
    ...step,
    outcome,
    advice: {
      ...step.advice,
      information: {
        ...information,
        truth: together(information.truth),
        suggested: information.suggested.map(together),
      },
    },
  }
}

/** What each woken player is told when this is said: everybody the same, but no Minion is told of themselves. */
export function toldToEach(step: NightStep, value: Json): { seat: SeatId; value: Json }[] {
  if (!isShared(step)) return step.seats.slice(0, 1).map((seat) => ({ seat, value }))
  const { minions } = isFields(value) ? value : {}
  return step.seats.map((seat) => ({
    seat,
    value:
      isFields(value) && Array.isArray(minions) ? { ...value, minions: minions.filter((one) => one !== seat) } : value,
  }))
}
