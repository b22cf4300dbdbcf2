import type { SeatId } from '../../../shared/domain/ids'
import type { Nomination, State } from '../state'

/** The table without a chair: nothing of today or tonight points at whoever sat there; what is over stays on the record. */
export function withoutSeat(state: State, { seat }: { readonly seat: SeatId }): State {
  const { today, tonight } = state
  const withoutHand = (nomination: Nomination): Nomination => ({
    ...nomination,
    hands: without(nomination.hands, seat),
  })
  const { interrupted: waiting } = today
  const isGone = waiting === null || waiting.by === seat || waiting.nominee === seat
  return {
    ...state,
    seats: without(state.seats, seat),
    circle: state.circle.filter((other) => other !== seat),
    today: {
      ...today,
      nominations: today.nominations.filter(({ nominee }) => nominee !== seat).map(withoutHand),
      interrupted: isGone ? null : withoutHand(waiting),
      secretVoters: today.secretVoters.filter((voter) => voter !== seat),
    },
    tonight: { ...tonight, choices: tonight.choices.map((choice) => withoutTarget(choice, seat)) },
    pastChoices: state.pastChoices.map((choice) => withoutTarget(choice, seat)),
  }
}

function without<Value>(bySeat: Readonly<Record<number, Value>>, seat: SeatId): Record<number, Value> {
  return Object.fromEntries(Object.entries(bySeat).filter(([key]) => Number(key) !== seat))
}

function withoutTarget<Choice extends { readonly targets: readonly SeatId[] }>(choice: Choice, seat: SeatId): Choice {
  return { ...choice, targets: choice.targets.filter((target) => target !== seat) }
}
