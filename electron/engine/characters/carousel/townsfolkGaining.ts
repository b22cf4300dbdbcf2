import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { Json } from '../../../../shared/lib/json'
import type { AbilityInstance } from '../../events/facts'
import type { Use } from '../../rules/doing'
import type { Game } from '../../rules/reading'
import { jinxedGift } from '../jinxes'
import { give, given, possibleOf } from '../primitives/gaining'
import { ability } from '../primitives/module'
import { firstNightOnly } from '../primitives/nights'
import { bearers } from '../primitives/tokens'
import { trueCharacter, trueSide } from '../primitives/truth'

/** Starts knowing a Townsfolk in play: once that player dies, has its ability, if mad about being it. */
export const pixie = ability('pixie', {
  night: firstNightOnly,
  information: {
    form: { kind: 'character' },
    answers: ({ game, instance, team, character }) =>
      game.seats.flatMap(({ seat }) =>
        seat !== instance.seat && team(seat) === 'townsfolk' ? (character(seat) ?? []) : [],
      ),
    domain: (game) => possibleOf(game, 'townsfolk'),
    shownAs: (value) => ({ item: 'character', value }),
    *told(use, value) {
      use.clear('Mad')
      use.remember('shown', value)
      const holder = holderOf(use, value)
      if (holder !== undefined) use.place('Mad', holder)
      yield* []
    },
  },
  on: {
    *died(use, { victim, feigned, before }) {
      const isTheirs = !feigned && bearers(use.game, use.instance, 'Mad').includes(victim)
      const shown = use.instance.memory['shown'] ?? trueCharacter(before, victim)
      if (!use.works || !isTheirs || typeof shown !== 'string' || given(use.game, use.instance).length > 0) return
      const wasMad = yield* use.ask('wasMad', [true], { isOptional: true })
      if (wasMad !== true) return
      give(use, use.seat, shown)
      use.place('Has Ability', use.seat)
    },
  },
})

/** The player of a character, or whoever might pass for it. */
function holderOf({ game, instance }: Use, character: Json): SeatId | undefined {
  const passes = ({ seat }: { seat: SeatId }): boolean =>
    seat !== instance.seat && game.registrations(seat, instance).some((one) => one.character === character)
  return (game.seats.find((seat) => seat.character === character) ?? game.seats.find(passes))?.seat
}

/** Has the ability of whoever died by execution last. After an evil one, is poisoned until a good player dies by execution. */
export const cannibal = ability('cannibal', {
  on: {
    *executed(use, { target, died, before }) {
      if (!died || typeof target !== 'number' || !use.game.seat(use.seat).isAlive) return
      const side = yield* use.turn.registers(target, use.instance, ({ alignment }) => alignment)
      for (const eaten of given(use.game, use.instance)) use.turn.lose(eaten)
      use.clear('Lunch')
      use.clear('Poisoned')
      use.place('Lunch', target)
      const character = trueCharacter(before, target)
      if (side === 'evil') use.place('Poisoned', use.seat, { isInert: use.instance.origin === 'believed' })
      else if (character !== null) give(use, use.seat, character)
      if (side === 'good' && character !== null && jinxedGift(use.character, character) === 'told')
        use.turn.tell(use.seat, 'youAre', character, use.character)
    },
    /** The token of the last meal stands for the ability, or the poison, that came of it (SPEC B17). */
    *takenOver(use) {
      const [meal] = bearers(use.game, use.instance, 'Lunch')
      if (meal === undefined || !use.game.seat(use.seat).isAlive || given(use.game, use.instance).length > 0) return
      const isPoisoned = bearers(use.game, use.instance, 'Poisoned').includes(use.seat)
      const character = trueCharacter(use.game, meal)
      if (!isPoisoned && trueSide(use.game, meal) === 'evil') use.place('Poisoned', use.seat)
      else if (!isPoisoned && character !== null) give(use, use.seat, character)
      yield* []
    },
  },
  decisions: [
    {
      topic: 'actsOut',
      isOptional: true,
      isOpen: (game, instance) =>
        bearers(game, instance, 'Poisoned').some((seat) => seat === instance.seat) &&
        given(game, instance).length === 0,
      options: (game) => possibleOf(game, 'townsfolk', 'outsider'),
      *resolve(use, character) {
        use.turn.gain(use.seat, character as CharacterId, 'believed', use.instance.id)
        yield* []
      },
    },
  ],
})

/** Has the ability of a Minion, which the Storyteller picks. */
export const alchemist = ability('alchemist', {
  night: firstNightOnly,
  information: {
    form: { kind: 'character' },
    isUnaffected: true,
    answers: ({ game, instance }) => minionsOf(game, instance),
    domain: minionsOf,
    shownAs: (value) => ({ item: 'youAre', value }),
    *told(use, character) {
      if (given(use.game, use.instance).length === 0) gainMinion(use, character)
      yield* []
    },
  },
  decisions: [
    {
      topic: 'gains',
      isOptional: false,
      isOpen: (game, instance) => given(game, instance).length === 0,
      options: minionsOf,
      *resolve(use, character) {
        gainMinion(use, character)
        yield* []
      },
    },
  ],
})

/** The Minion whose ability it is; any as long as that is open. */
function minionsOf(game: Game, instance: AbilityInstance): CharacterId[] {
  const own = given(game, instance).map(({ character }) => character)
  return own.length > 0 ? own : possibleOf(game, 'minion')
}

function gainMinion(use: Use, character: Json): void {
  const minion = character as CharacterId
  if (jinxedGift(use.character, minion) === 'empty') use.turn.gain(use.seat, minion, 'believed', use.instance.id)
  else give(use, use.seat, minion)
  use.place('Is The Alchemist', use.seat)
}
