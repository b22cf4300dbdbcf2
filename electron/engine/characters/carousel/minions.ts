import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { Game } from '../../rules/types'
import { ability } from '../primitives/module'
import { eachNight } from '../primitives/nights'

/** Who says aloud to be the Goblin when nominated and is executed that day, wins with their team. */
export const goblin = ability('goblin', {
  day: {
    mustBePublic: true,
    refuses: (game, { seat }) => (isBeingNominated(game, seat) ? null : 'not-triggered'),
    *run(use) {
      use.place('Claimed', use.seat)
      yield* []
    },
  },
  on: {
    *executed(use, { target }) {
      const hasClaimed = use.game.token(use.seat, use.character, 'Claimed') !== undefined
      if (use.works && target === use.seat && hasClaimed)
        use.turn.raiseClaim(use.game.seat(use.seat).alignment, 'goblin-executed')
      yield* []
    },
  },
})

function isBeingNominated({ state }: Game, seat: SeatId | null): boolean {
  const last = state.today.nominations.at(-1)
  return state.today.isVoting && last?.kind === 'execution' && last.nominee === seat
}

/** Each day before nominations, may kill a player aloud. If executed, dies only by losing roshambo to the nominator. */
export const psychopath = ability('psychopath', {
  day: {
    isOnceADay: true,
    mustBePublic: true,
    players: { min: 1, max: 1 },
    refuses: ({ state }) =>
      state.today.nominations.length === 0 && state.today.executed === null ? null : 'not-triggered',
    *run(use) {
      if (use.works) for (const target of use.targets) yield* use.kill(target)
    },
  },
  wouldDie: {
    priority: 45,
    *check(use, { victim, cause }) {
      // Jinx: whoever babysits the Demon plays no roshambo.
      const isDemon = use.game.demons.some(({ seat }) => seat === use.seat)
      if (victim !== use.seat || cause.kind !== 'execution' || isDemon) return null
      const hasLost = yield* use.ask('losesRoshambo', [false, true])
      return hasLost === true ? null : 'prevented'
    },
  },
})

/** Voting is blind and tallies are secret. Each night, chooses to be drunk until dusk or not. */
export const organgrinder = ability('organgrinder', {
  night: {
    ...eachNight,
    answers: ['drunk', 'sober'],
    *run(use) {
      if (use.answer === 'drunk') use.place('Drunk', use.seat)
      yield* []
    },
  },
  voting: {
    isSecret: () => true,
    weight: (game, _instance, voter, raised) => (isButlerWithoutMaster(game, voter, raised) ? 0 : 1),
  },
  on: {
    *voteClosed(use) {
      use.clear('About To Die')
      const nominee = use.game.state.today.aboutToDie?.nominee
      if (use.works && typeof nominee === 'number') use.place('About To Die', nominee)
      yield* []
    },
  },
})

/** Jinx: in blind voting a Butler's hand counts only with the master's. */
function isButlerWithoutMaster(game: Game, voter: SeatId, raised: readonly SeatId[]): boolean {
  const isButler = (instance: AbilityInstance): boolean => instance.character === 'butler' && game.functions(instance)
  return (
    game.instancesOf(voter).some(isButler) &&
    !game.tokenHolders('butler', 'Master').some((master) => raised.includes(master))
  )
}
