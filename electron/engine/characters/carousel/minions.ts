import type { SeatId } from '../../../../shared/domain/ids'
import { opposite } from '../../../../shared/domain/vocabulary'
import type { AbilityInstance } from '../../events/facts'
import type { Game } from '../../rules/reading'
import { killChosen } from '../primitives/killing'
import { ability } from '../primitives/module'
import { eachNight, firstNightOnly } from '../primitives/nights'
import { mightBeOn } from '../primitives/registering'
import { livingSeats } from '../primitives/table'
import { hasNominated } from '../primitives/today'
import { trueSide } from '../primitives/truth'

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
        use.turn.raiseClaim(trueSide(use.game, use.seat), 'goblin-executed')
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
    run: killChosen,
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

/** On their first night, sees the Grimoire and chooses a player: poisoned. A good player learns that a Widow is in play. */
export const widow = ability('widow', {
  night: {
    ...firstNightOnly,
    players: { min: 1, max: 1 },
    places: ['Poisoned'],
    *run(use) {
      for (const target of use.targets) use.place('Poisoned', target)
      const good = livingSeats(use.game).filter((seat) => mightBeOn(use.game, use.instance, seat, 'good'))
      const knows = (yield* use.ask('knows', good)) as SeatId
      use.place('Know', knows)
      use.turn.tell(knows, 'character', use.character, use.character)
    },
  },
})

/** Each night, chooses a player: if the Fearmonger nominates and executes them, their team loses. */
export const fearmonger = ability('fearmonger', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1 },
    places: ['Fear'],
    *run(use) {
      use.clear('Fear')
      for (const target of use.targets) use.place('Fear', target)
      yield* []
    },
  },
  on: {
    *executed(use, { target }) {
      if (!use.works || typeof target !== 'number' || !use.game.token(target, use.character, 'Fear')?.isActive) return
      if (hasNominated(use.game, use.seat, target))
        use.turn.raiseClaim(opposite(trueSide(use.game, target)), 'fearmonger-executed')
      yield* []
    },
  },
})

/** Each night, chooses two players: tomorrow the first is mad that the second is evil. */
export const harpy = ability('harpy', {
  night: {
    ...eachNight,
    players: { min: 2, max: 2 },
    places: ['Mad'],
    *run(use) {
      const [first, second] = use.targets as [SeatId, SeatId]
      use.place('Mad', first)
      use.place('2nd', second)
      use.turn.tell(first, 'thisCharacterSelectedYou', use.character, use.character)
      use.turn.tell(first, 'player', second, use.character)
      yield* []
    },
  },
})

/** Cannot die by day. When a good player voted, may have the nominee executed at once. */
export const vizier = ability('vizier', {
  continuous: ({ state }, { seat }) =>
    seat === null || state.phase.kind !== 'day' ? [] : [{ kind: 'cannotDie', target: seat, label: 'Cannot Die' }],
  day: {
    isOnceADay: true,
    mustBePublic: true,
    refuses: (game, instance) => (hasGoodVoter(game, instance) ? null : 'not-triggered'),
    *run(use) {
      const nominee = use.game.state.today.nominations.at(-1)?.nominee
      if (use.works && typeof nominee === 'number') yield* use.turn.execute(nominee, use.cause)
    },
  },
})

function hasGoodVoter(game: Game, instance: AbilityInstance): boolean {
  const last = game.state.today.nominations.at(-1)
  const isOpen = last?.kind === 'execution' && game.state.today.executed === null
  return isOpen && last.votes?.votes.some(({ seat }) => mightBeOn(game, instance, seat, 'good')) === true
}
