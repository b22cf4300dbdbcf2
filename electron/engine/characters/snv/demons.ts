import type { SeatId } from '../../../../shared/domain/ids'
import type { Flow, Use } from '../../rules/doing'
import type { ActiveEffect } from '../../rules/reading'
import { attacksOnePlayer } from '../primitives/killing'
import { ability } from '../primitives/module'
import { nearestOnBothSides } from '../primitives/neighbours'
import { mightBe, passesFor } from '../primitives/registering'
import { ownTokens } from '../primitives/tokens'
import { trueTeam } from '../primitives/truth'

/** Asked after every saver: what happens instead of a death, or just before it, once nothing stops it. */
const LAST = 200

/** Each night*, kills a player; the first Outsider killed in the game becomes an evil Fang Gu, and this one dies instead. */
export const fanggu = ability('fanggu', {
  night: attacksOnePlayer,
  wouldDie: {
    priority: LAST,
    *check(use, { victim, cause }) {
      const isOwnAttack = cause.instance === use.instance.id && victim !== use.seat
      if (!isOwnAttack || hasJumped(use)) return null
      if (!(yield* passesFor(use, victim, 'outsider'))) return null
      use.place('Once', null)
      yield* use.turn.changeCharacter(victim, use.character)
      yield* use.turn.changeAlignment(victim, 'evil')
      yield* use.kill(use.seat)
      return 'replaced'
    },
  },
})

/** The token lies in the centre, or, in a game taken over, where the Storyteller had it (SPEC B10). */
function hasJumped({ game, character }: Use): boolean {
  return game.token(null, character, 'Once') !== undefined || game.tokenHolders(character, 'Once').length > 0
}

/** Each night*, kills a player; Minions it kills keep their ability and poison one of their Townsfolk neighbours. */
export const vigormortis = ability('vigormortis', {
  night: attacksOnePlayer,
  wouldDie: {
    priority: LAST,
    *check(use, { victim, cause }) {
      const isOwnAttack = cause.instance === use.instance.id && victim !== use.seat
      // The token lies there before the death, so that nothing of the Minion's ability ends with it.
      if (isOwnAttack && (yield* passesFor(use, victim, 'minion'))) use.place('Has Ability', victim)
      return null
    },
  },
  on: {
    *died(use, { victim }) {
      if (keepers(use).includes(victim)) yield* poisonNeighbour(use, victim)
    },
    *characterChanged(use, { seat }) {
      if (keepers(use).includes(seat) && trueTeam(use.game, seat) !== 'minion') {
        const kept = ownTokens(use.game, use.instance, 'Has Ability').filter(({ target }) => target === seat)
        for (const { id } of [...kept, ...poisonsOf(use, seat)]) use.turn.endEffect(id)
      }
      for (const minion of keepers(use)) yield* poisonNeighbour(use, minion)
    },
  },
})

/** Dead Minions that keep their ability. */
function keepers(use: Use): SeatId[] {
  return ownTokens(use.game, use.instance, 'Has Ability').flatMap(({ target }) => target ?? [])
}

/** On each side the nearest Townsfolk, and nearer ones who might only register as such. */
function townsfolkBeside(use: Use, minion: SeatId): SeatId[] {
  const { game } = use
  const surely = nearestOnBothSides(game, minion, ({ seat }) => trueTeam(game, seat) === 'townsfolk')
  const possibly = nearestOnBothSides(game, minion, ({ seat }) =>
    mightBe(game, use.instance, seat, ({ team }) => team === 'townsfolk'),
  )
  return [...new Set([...surely, ...possibly])]
}

/** The poison that came with this Minion; one laid by hand is taken to belong where it fits. */
function poisonsOf(use: Use, minion: SeatId): ActiveEffect[] {
  const beside = townsfolkBeside(use, minion)
  return ownTokens(use.game, use.instance, 'Poisoned').filter(({ data, target }) =>
    data === null ? target !== null && beside.includes(target) : data === minion,
  )
}

/** One of the Minion's two Townsfolk neighbours is poisoned, dead or alive; the Storyteller picks the side. */
function* poisonNeighbour(use: Use, minion: SeatId): Flow {
  const beside = townsfolkBeside(use, minion)
  const before = poisonsOf(use, minion)
  if (before.some(({ target }) => target !== null && beside.includes(target))) return
  for (const { id } of before) use.turn.endEffect(id)
  const picked =
    beside.length > 1 ? yield* use.ask('poisons', beside, { refusal: 'not-closest-townsfolk' }) : (beside[0] ?? null)
  if (picked !== null) use.place('Poisoned', picked as SeatId, { data: minion })
}

/** Each night*, kills a player; the nearest Townsfolk on each side, dead or alive, is poisoned. */
export const nodashii = ability('nodashii', {
  night: attacksOnePlayer,
  continuous: (table, { seat }) =>
    seat === null
      ? []
      : nearestOnBothSides(table, seat, (other) => trueTeam(table, other.seat) === 'townsfolk').map((target) => ({
          kind: 'poisoned',
          target,
          label: 'Poisoned',
        })),
})

/** Each night*, kills a player; what Townsfolk learn is false, even drunk or poisoned; evil wins on a day without execution. */
export const vortox = ability('vortox', {
  night: attacksOnePlayer,
  falsifies: (game, _instance, learner) => {
    const isTownsfolkAbility = game.facts(learner.character).team === 'townsfolk'
    // A believed ability is none, unless a Townsfolk believes to have gained it.
    return (
      isTownsfolkAbility &&
      (learner.origin !== 'believed' || (learner.seat !== null && trueTeam(game, learner.seat) === 'townsfolk'))
    )
  },
  on: {
    *dayEnds(use, { executed }) {
      if (executed || !use.game.seat(use.seat).isAlive) return
      if (use.works) use.turn.raiseClaim('evil', 'no-execution-with-vortox')
      yield* []
    },
  },
})
