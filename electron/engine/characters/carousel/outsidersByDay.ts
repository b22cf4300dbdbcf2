import type { SeatId } from '../../../../shared/domain/ids'
import type { Game } from '../../rules/reading'
import { ability } from '../primitives/module'
import { trueSide } from '../primitives/truth'

const FEWEST_FOR_ZEAL = 5

/** While five or more live, has to vote for every nomination. The player minds it; the count stands. */
export const zealot = ability('zealot', {
  on: {
    *voteClosed(use) {
      const { isAlive } = use.game.seat(use.seat)
      const vote = use.game.state.today.nominations.at(-1)?.votes
      const hasVoted = vote?.votes.some(({ seat }) => seat === use.seat) ?? true
      if (isAlive && !hasVoted && use.game.living.length >= FEWEST_FOR_ZEAL)
        use.turn.notice('zealot-without-vote', { seat: use.seat })
      yield* []
    },
  },
})

/** If their team loses and they had most to do with it, they change sides and win, even if dead. */
export const politician = ability('politician', {
  worksWhenDead: true,
  decisions: [
    {
      topic: 'changesSides',
      isOptional: true,
      isOpen: (game, instance) => game.functions(instance) && hasLost(game, instance.seat),
      options: () => [true],
      *resolve(use) {
        const { winner } = use.game
        if (winner !== null) yield* use.turn.changeAlignment(use.seat, winner)
      },
    },
  ],
})

function hasLost(game: Game, seat: SeatId | null): boolean {
  return game.winner !== null && seat !== null && trueSide(game, seat) !== game.winner
}
