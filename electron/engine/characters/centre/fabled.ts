import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { Game } from '../../rules/reading'
import { ability } from '../primitives/module'
import { mightBeOn } from '../primitives/registering'
import { livingSeats } from '../primitives/table'
import { trueSide } from '../primitives/truth'

/** One extra or one fewer Outsider might be in play: the setup counts say so. */
export const sentinel = ability('sentinel')

/** Evil players learn who each other are however few players there are. */
export const toymaker = ability('toymaker', { evilInformation: { ignoresSize: true } })

/** On the final day, which the Storyteller names, all dead players get their vote token back. */
export const ferryman = ability('ferryman', {
  decisions: [
    {
      topic: 'finalDay',
      isOptional: true,
      isOpen: ({ state, seats }, { memory }) =>
        state.phase.kind === 'day' &&
        memory['isFinal'] !== true &&
        seats.some((seat) => !seat.isAlive && !seat.voteToken),
      options: () => [true],
      *resolve(use) {
        use.remember('isFinal', true)
        for (const { seat, isAlive } of use.game.seats)
          if (!isAlive) use.turn.emit({ kind: 'voteTokenSet', seat, has: true })
        yield* []
      },
    },
  ],
})

const FEWEST_LIVING = 4

/** While four or more live, each living player may say once, aloud, that a player of their own side dies; the Storyteller picks who. */
export const doomsayer = ability('doomsayer', {
  day: {
    mustBePublic: true,
    mayBeUsedBy: (game, _instance, seat) => game.registersAlive(seat),
    refuses: (game, instance, { seat }) =>
      game.living.length < FEWEST_LIVING ? 'not-triggered' : calledBy(instance).includes(seat) ? 'ability-spent' : null,
    *run(use, { seat }) {
      use.remember('calledBy', [...calledBy(use.instance), seat])
      const victims = sameSide(use.game, use.instance, seat)
      const victim = yield* use.ask('dies', victims)
      yield* use.kill(victim as SeatId)
    },
  },
})

function calledBy({ memory }: AbilityInstance): SeatId[] {
  return (memory['calledBy'] as SeatId[] | undefined) ?? []
}

function sameSide(game: Game, instance: AbilityInstance, seat: SeatId): SeatId[] {
  const side = trueSide(game, seat)
  return livingSeats(game).filter((one) => mightBeOn(game, instance, one, side))
}
