import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { Alignment } from '../../../../shared/domain/vocabulary'
import type { Flow, Use } from '../../rules/doing'
import { ability } from '../primitives/module'
import { livingNeighbours } from '../primitives/neighbours'
import { eachNight } from '../primitives/nights'
import { allSeats } from '../primitives/table'
import { trueSide } from '../primitives/truth'

/** Each night, takes the side of a living neighbour. If all good players join the cult, the Cult Leader's team wins. */
export const cultleader = ability('cultleader', {
  night: {
    ...eachNight,
    isStorytellers: true,
    *run(use) {
      if (!use.works) return
      const neighbours = livingNeighbours(use.game, use.seat)
      const sides = new Set(neighbours.flatMap((seat) => sidesOf(use, seat)))
      const followed = sides.size > 1 ? yield* use.ask('follows', sameSideFirst(use, neighbours)) : neighbours[0]
      if (typeof followed === 'number') yield* follow(use, followed as SeatId)
    },
  },
  day: {
    mustBePublic: true,
    *run(use) {
      const joined = yield* use.ask('allJoin', [true], { isOptional: true })
      if (joined === true && use.works) use.turn.raiseClaim(trueSide(use.game, use.seat), 'cult-joined')
    },
  },
})

function sidesOf({ game, instance }: Use, seat: SeatId): Alignment[] {
  return game.registrations(seat, instance).map(({ alignment }) => alignment)
}

/** Who leaves the Cult Leader as they are comes first: only a change that had to come counts as missing. */
function sameSideFirst(use: Use, seats: readonly SeatId[]): SeatId[] {
  const isSame = (seat: SeatId): boolean => trueSide(use.game, seat) === trueSide(use.game, use.seat)
  return [...seats.filter(isSame), ...seats.filter((seat) => !isSame(seat))]
}

function* follow(use: Use, neighbour: SeatId): Flow {
  const side = yield* use.turn.registers(neighbour, use.instance, ({ alignment }) => alignment)
  yield* use.turn.changeAlignment(use.seat, side)
}

const NAMED: readonly (Team | null)[] = ['minion', 'demon']

/** Once a day, names aloud who all the Minions and who all the Demons are: if that is right, good wins. */
export const alsaahir = ability('alsaahir', {
  day: {
    isOnceADay: true,
    mustBePublic: true,
    input: 'guesses',
    refuses: (game, _instance, { guesses }) =>
      guesses?.every(({ character }) => NAMED.includes(game.facts(character).team)) === false
        ? 'character-not-evil'
        : null,
    *run(use, { guesses = [] }) {
      const isRight = yield* namesAll(use, guesses)
      if (isRight && use.works) use.turn.raiseClaim('good', 'alsaahir-named-all')
    },
  },
})

/** Is every Minion named as a Minion, every Demon as a Demon, and nobody else? Asks only where it hangs on a registration. */
function* namesAll(use: Use, guesses: readonly { seat: SeatId; character: CharacterId }[]): Flow<boolean> {
  const named = new Map(guesses.map(({ seat, character }) => [seat, use.game.facts(character).team]))
  const fits = (seat: SeatId, team: Team | null): boolean =>
    (named.get(seat) ?? null) === (NAMED.includes(team) ? team : null)
  const seats = allSeats(use.game)
  const mayFit = (seat: SeatId): boolean =>
    use.game.registrations(seat, use.instance).some(({ team }) => fits(seat, team))
  if (!seats.every(mayFit)) return false
  for (const seat of seats)
    if (!fits(seat, yield* use.turn.registers(seat, use.instance, ({ team }) => team))) return false
  return true
}
