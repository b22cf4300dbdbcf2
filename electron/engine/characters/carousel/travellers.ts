import { ability } from '../primitives/module'
import { livingNeighbours } from '../primitives/neighbours'

/** Once a day, kills a living neighbour if the other living neighbour agrees. */
export const gangster = ability('gangster', {
  day: {
    isOnceADay: true,
    players: {
      min: 1,
      max: 1,
      refuses: (game, { seat: from }, seat) =>
        from !== null && livingNeighbours(game, from).includes(seat) ? null : 'not-a-neighbour',
    },
    *run(use) {
      if (use.works) for (const target of use.targets) yield* use.kill(target)
    },
  },
})
