import type { SeatId } from '../../../../shared/domain/ids'
import { opposite } from '../../../../shared/domain/vocabulary'
import type { AbilityInstance } from '../../events/facts'
import { isItsFirstNight, knowingMinions } from '../../night/moments'
import type { Game } from '../../rules/reading'
import { ability } from '../primitives/module'
import { firstNightOnly } from '../primitives/nights'
import { mightBe } from '../primitives/registering'
import { allSeats } from '../primitives/table'
import { trueSide } from '../primitives/truth'

/** On their first night, chooses another player and takes their side without being told, even when drunk or poisoned. */
export const ogre = ability('ogre', {
  worksWhenImpaired: true,
  night: {
    ...firstNightOnly,
    players: { min: 1, max: 1, notSelf: true },
    places: ['Friend'],
    *run(use) {
      for (const target of use.targets) {
        const side = yield* use.turn.registers(target, use.instance, ({ alignment }) => alignment)
        use.place('Friend', target)
        // Jinx with whoever only registered so: the Ogre is told.
        yield* use.turn.changeAlignment(use.seat, side, { isTold: side !== trueSide(use.game, target) })
      }
    },
  },
})

/** Nominates once per game: the nominee dies, unless they are the Demon. The vote goes on. */
export const golem = ability('golem', {
  refusesOwner: (game, instance) => (hasNominated(game, instance) ? 'golem-already-nominated' : null),
  on: {
    *nominated(use, { by, nominee }) {
      if (by !== use.seat || hasNominated(use.game, use.instance)) return
      use.place('May Not Nominate', use.seat)
      if (typeof nominee !== 'number') return
      if (!use.works) return
      const team = yield* use.turn.registers(nominee, use.instance, (registration) => registration.team)
      if (team !== 'demon') yield* use.kill(nominee)
    },
  },
})

function hasNominated(game: Game, instance: AbilityInstance): boolean {
  return game.isSpent(instance) || game.token(instance.seat, instance.character, 'May Not Nominate') !== undefined
}

/** The Minions know that a Damsel is in play. If one of them guesses aloud who it is, once, the Damsel's team loses. */
export const damsel = ability('damsel', {
  night: { ...firstNightOnly, wakes: knowingMinions },
  information: {
    form: { kind: 'character' },
    answers: ({ instance }) => [instance.character],
    domain: (_game, { character }) => [character],
    when: isItsFirstNight,
    shownAs: (value) => ({ item: 'character', value }),
  },
  day: {
    isAtAnyTime: true,
    mustBePublic: true,
    players: { min: 1, max: 1 },
    mayBeUsedBy: (game, instance, seat) => mightBe(game, instance, seat, ({ team }) => team === 'minion'),
    refuses: (game, instance, { seat }) =>
      seat === instance.seat ? 'no-such-ability' : isGuessUsed(game, instance) ? 'ability-spent' : null,
    *run(use) {
      const [guess] = use.targets
      const found = use.game.holders(use.character).find(({ seat }) => seat === guess)
      if (found && use.works) use.turn.raiseClaim(opposite(trueSide(use.game, guess as SeatId)), 'damsel-guessed')
      use.place('Guess Used', use.seat)
      yield* []
    },
  },
})

function isGuessUsed(game: Game, instance: AbilityInstance): boolean {
  return game.isSpent(instance) || game.token(instance.seat, instance.character, 'Guess Used') !== undefined
}

/** Each Minion gets three bluffs, whether or not Minion info is due. */
export const snitch = ability('snitch', {
  night: { ...firstNightOnly, wakes: knowingMinions },
})

/** Whoever wins, loses, and whoever loses, wins, even if the Heretic is dead. */
export const heretic = ability('heretic', { worksWhenDead: true, invertsWins: true })

/** One player is drunk, even after the Puzzlemaster's death. Guesses once who: if right, learns the Demon, else somebody else. */
export const puzzlemaster = ability('puzzlemaster', {
  day: {
    isOnce: true,
    players: { min: 1, max: 1 },
    *run(use) {
      use.remember('guess', use.targets[0] ?? null)
      yield* []
    },
  },
  information: {
    form: { kind: 'seat', count: 1 },
    answers: ({ game, instance, targets, team }) => {
      const guess = targets[0] ?? instance.memory['guess']
      const isRight = game.tokenHolders(instance.character, 'Drunk').some((seat) => seat === guess)
      return allSeats(game).filter((seat) => (team(seat) === 'demon') === isRight)
    },
    domain: allSeats,
  },
  decisions: [
    {
      topic: 'drunk',
      isOptional: false,
      isOpen: (game, { character }) => game.tokenHolders(character, 'Drunk').length === 0,
      options: allSeats,
      *resolve(use, seat) {
        use.place('Drunk', seat as SeatId)
        yield* []
      },
    },
  ],
})
