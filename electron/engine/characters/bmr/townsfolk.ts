import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { Flow, PlaceOptions, Use } from '../../rules/doing'
import type { Game, Table } from '../../rules/reading'
import { ability } from '../primitives/module'
import { nearestOnBothSides } from '../primitives/neighbours'
import { eachOtherNight } from '../primitives/nights'
import { mightBeOn } from '../primitives/registering'
import { livingSeats } from '../primitives/table'
import { trueSide } from '../primitives/truth'

/** Each day, may say something aloud: tonight, if it was true, a player dies. Sobriety counts at night, not when speaking. */
export const gossip = ability('gossip', {
  day: { isOnceADay: true, mustBePublic: true, input: 'statement' },
  night: {
    ...eachOtherNight,
    isStorytellers: true,
    when: hasToldTruth,
    *run(use) {
      if (use.works) yield* use.kill((yield* use.ask('kills', livingSeats(use.game))) as SeatId)
    },
  },
  decisions: [
    {
      topic: 'kills',
      isOptional: true,
      isOpen: (game, instance) => game.functions(instance) && game.turnTonight(instance)?.status === 'todo',
      options: livingSeats,
      *resolve(use: Use, victim): Flow {
        yield* use.kill(victim as SeatId)
        use.turn.emit({ kind: 'stepDone', key: use.instance.id })
      },
    },
  ],
})

function hasToldTruth(game: Game, { id }: AbilityInstance): boolean {
  return game.state.today.actions.some(({ instance, data }) => instance === id && data.statementTrue === true)
}

/** When a Minion dies by execution, all other players but Travellers are drunk until dusk tomorrow, whatever becomes of the Minstrel. */
export const minstrel = ability('minstrel', {
  on: {
    *executed(use, { target, died }) {
      if (!died || target === 'storyteller') return
      if (!use.works) return
      const team = yield* use.turn.registers(target, use.instance, (registration) => registration.team)
      if (team !== 'minion') return
      intoxicateOthers(use)
    },
    /** The one token of the box is meant for all the others (SPEC B10). */
    *takenOver(use) {
      if (!use.game.token(use.seat, use.character, EVERYONE_IS_DRUNK)) return
      use.clear(EVERYONE_IS_DRUNK)
      intoxicateOthers(use, { until: 'dusk' })
      yield* []
    },
  },
})

const EVERYONE_IS_DRUNK = 'Everyone Is Drunk'

function intoxicateOthers(use: Use, options?: PlaceOptions): void {
  for (const { seat, isTraveller } of use.game.seats)
    if (seat !== use.seat && !isTraveller) use.place(EVERYONE_IS_DRUNK, seat, options)
}

/** If both living neighbours are good, they cannot die; asked at each death where one might register either way. Her own side does not matter. */
export const tealady = ability('tealady', {
  continuous: (table, instance) => {
    const both = besideTeaLady(table, instance)
    const areSurelyGood = both.every((one) => trueSide(table, one) === 'good' && !table.mayMisregister(one))
    return (areSurelyGood ? both : []).map((target) => ({ kind: 'cannotDie', target, label: 'Cannot Die' }))
  },
  wouldDie: {
    priority: 55,
    concerns: (game, instance, { victim }) => {
      const both = besideTeaLady(game, instance)
      const isUncertain = both.some((one) => game.mayMisregister(one))
      return isUncertain && both.includes(victim) && both.every((one) => mightBeOn(game, instance, one, 'good'))
    },
    *check(use) {
      for (const seat of besideTeaLady(use.game, use.instance)) {
        const side = yield* use.turn.registers(seat, use.instance, ({ alignment }) => alignment)
        if (side !== 'good') return null
      }
      return 'prevented'
    },
  },
})

function besideTeaLady(table: Table, { seat }: AbilityInstance): SeatId[] {
  if (seat === null) return []
  return nearestOnBothSides(table, seat, ({ isAlive, feignsDeath }) => isAlive && !feignsDeath)
}

/** The first time the Fool dies, they do not. Asked last, so that nothing else that saves them uses it up. */
export const fool = ability('fool', {
  wouldDie: {
    priority: 100,
    concerns: (game, instance, { victim }) => victim === instance.seat && !game.isSpent(instance),
    *check(use) {
      use.place('No Ability', use.seat)
      yield* []
      return 'prevented'
    },
  },
})

/** Executed good players might not die. */
export const pacifist = ability('pacifist', {
  wouldDie: {
    priority: 60,
    concerns: (game, instance, { victim, cause }) =>
      cause.kind === 'execution' && mightBeOn(game, instance, victim, 'good'),
    *check(use, { victim }) {
      return (yield* use.ask('survives', [victim], { isOptional: true })) === null ? null : 'prevented'
    },
  },
})
