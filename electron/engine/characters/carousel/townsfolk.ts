import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { Use, Flow } from '../../rules/doing'
import type { Game } from '../../rules/reading'
import { isItsFirstDay } from '../../night/moments'
import { learnsBluffs } from '../primitives/bluffs'
import { atOwnDeath } from '../primitives/dying'
import { ability } from '../primitives/module'
import { diedTonight } from '../primitives/moments'
import { eachNight, firstNightOnly, wakesDemon } from '../primitives/nights'
import { mightBeOn } from '../primitives/registering'
import { livingSeats } from '../primitives/table'
import { hasNominated } from '../primitives/today'
import { charactersInPlay } from '../primitives/truth'
import { demonKillsNobody } from '../primitives/noKill'

/** The Minions take them for a Demon as well, the Demon for a Minion. */
export const magician = ability('magician', {
  evilInformation: { showsToMinionsAsDemon: true, showsToDemonAsMinion: true, leftOut: 'magician-missing' },
})

/** Minions and Demon do not learn who each other are; the Demon still gets bluffs. When the Poppy Grower dies, they learn it that night. */
export const poppygrower = ability('poppygrower', {
  night: { ...firstNightOnly, ...wakesDemon },
  information: learnsBluffs,
  evilInformation: {
    withholds: () => true,
    isDueNow: (game, { seat, character }) =>
      game.state.phase.kind === 'night' && game.token(seat, character, 'Evil Wakes') !== undefined,
    putOffTo: ({ memory: { evilWakes } }) => (typeof evilWakes === 'number' ? evilWakes : null),
  },
  on: {
    died: atOwnDeath((use) => {
      const { kind, number } = use.game.state.phase
      use.remember('evilWakes', kind === 'day' ? number + 1 : number)
      use.place('Evil Wakes', use.seat)
    }),
  },
})

/** The Storyteller may break the rules, and nobody is evil. If the Storyteller is executed, good wins, even if the Atheist is dead. */
export const atheist = ability('atheist', {
  worksWhenDead: true,
  makesStorytellerNominable: true,
  mayMislead: () => true,
  blocks: (game, _instance, { reason }) => reason === 'demon-dead' && !wasThereADemon(game),
  on: {
    *executed(use, { target }) {
      if (use.works && target === 'storyteller') use.turn.raiseClaim('good', 'storyteller-executed-with-atheist')
      yield* []
    },
  },
})

/** A Demon made by some ability can die, and good wins as ever. */
function wasThereADemon(game: Game): boolean {
  return game.state.deaths.some(({ character }) => character !== null && game.facts(character).team === 'demon')
}

/** If the Demon kills them, everybody learns it, and from then on they nominate and vote twice, though dead. */
export const banshee = ability('banshee', {
  on: {
    *died(use, { victim, cause, feigned }) {
      if (feigned || victim !== use.seat || cause.kind !== 'demon') return
      if (!use.works) return
      use.place('Has Ability', use.seat)
      if (use.game.state.phase.kind === 'day') awaken(use)
      yield* []
    },
    *dawn(use) {
      if (diedTonight(use.game, use.instance) && hasAwoken(use.game, use.instance)) awaken(use)
      yield* []
    },
  },
  voting: {
    nominationLimit: (game, instance) => (hasAwoken(game, instance) ? 2 : 1),
    mayNominateWhenDead: hasAwoken,
    needsNoToken: hasAwoken,
    maxHands: (game, instance) => (hasAwoken(game, instance) ? 2 : 1),
  },
})

/** Awake only while dead: a Banshee brought back to life nominates and votes like anybody. */
function hasAwoken(game: Game, { seat, character }: AbilityInstance): boolean {
  return seat !== null && !game.seat(seat).isAlive && game.token(seat, character, 'Has Ability') !== undefined
}

function awaken(use: Use): void {
  use.turn.emit({ kind: 'announced', announcement: 'banshee-awoken', seats: [use.seat], text: '' })
}

/** Once per game, at night, chooses a living player: the Damsel becomes a Townsfolk not in play. */
export const huntsman = ability('huntsman', {
  night: {
    ...eachNight,
    isOnce: true,
    mayDecline: true,
    players: { min: 1, max: 1, life: 'alive' },
    *run(use) {
      for (const target of use.targets) if (yield* isDamsel(use, target)) yield* rescue(use, target)
    },
  },
})

function isDamsel(use: Use, target: SeatId): Flow<boolean> {
  return use.turn.registers(target, use.instance, ({ character }) => character === 'damsel')
}

function* rescue(use: Use, target: SeatId): Flow {
  const inPlay = charactersInPlay(use.game)
  const free = use.game.possible
    .filter(({ id, team }) => team === 'townsfolk' && !inPlay.includes(id))
    .map(({ id }) => id)
  const becomes = yield* use.ask('becomes', free, { refusal: 'in-play' })
  yield* use.turn.changeCharacter(target, becomes as string)
}

/** Once per game, at night, chooses a player, who learns who the Nightwatchman is. */
export const nightwatchman = ability('nightwatchman', {
  night: {
    ...eachNight,
    isOnce: true,
    mayDecline: true,
    players: { min: 1, max: 1 },
    *run(use) {
      for (const target of use.targets) {
        use.turn.tell(target, 'character', use.character, use.character)
        use.turn.tell(target, 'player', use.seat, use.character)
      }
      yield* []
    },
  },
})

/** When they die at night, a living good player becomes a Farmer. */
export const farmer = ability('farmer', {
  on: {
    *died(use, { victim, feigned }) {
      if (!use.works || feigned || victim !== use.seat || use.game.state.phase.kind !== 'night') return
      const heirs = livingSeats(use.game).filter((seat) => mightBeOn(use.game, use.instance, seat, 'good'))
      if (heirs.length === 0) return
      const heir = yield* use.ask('becomesFarmer', heirs)
      yield* use.turn.changeCharacter(heir as SeatId, use.character)
    },
  },
})

/** On their first day, if they nominated a player who was executed, the Demon does not kill that night. */
export const princess = ability('princess', {
  on: {
    *executed(use, { target }) {
      const isTheirs = hasNominated(use.game, use.seat, target)
      if (!use.works || !isTheirs || !isItsFirstDay(use.game, use.instance)) return
      for (const { seat } of use.game.demons) use.place("Doesn't Kill", seat)
      yield* []
    },
  },
  wouldDie: demonKillsNobody((game, { character }) => game.tokenHolders(character, "Doesn't Kill").length > 0),
})
