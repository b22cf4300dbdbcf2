import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import { deathsTonight } from '../../night/moments'
import { lastTargets } from '../../rules/choice'
import type { Flow, Use } from '../../rules/doing'
import type { ActiveEffect, Game } from '../../rules/reading'
import { attackOneByOne, attacksOnePlayer } from '../primitives/killing'
import { tellsLastNight } from '../primitives/lastNight'
import { ability } from '../primitives/module'
import { deathsToday, decisionsNow } from '../primitives/moments'
import { eachNight, eachOtherNight } from '../primitives/nights'
import { ownTokens } from '../primitives/tokens'

/** Each night*, if no one died today, chooses a player: they die. The first time the Zombuul dies, it lives but registers as dead. */
export const zombuul = ability('zombuul', {
  night: {
    ...attacksOnePlayer,
    when: (game, { character }) => deathsToday(game).length + game.tokenHolders(character, 'Died Today').length === 0,
  },
  wouldDie: {
    priority: 80,
    evenIfUnstoppable: true,
    concerns: (game, { seat }, { victim }) => victim === seat && !game.seat(victim).feignsDeath,
    *check(use, { victim, cause }) {
      yield* use.turn.feignDeath(victim, cause)
      return 'replaced'
    },
  },
  on: {
    *died(use, { victim }) {
      if (use.game.state.phase.kind === 'day') use.place('Died Today', victim)
      yield* []
    },
  },
})

/** Each night, chooses a player: they are poisoned. The previously poisoned player dies, then becomes healthy. */
export const pukka = ability('pukka', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1 },
    places: ['Poisoned'],
    *run(use) {
      const before = ownTokens(use.game, use.instance, 'Poisoned')
      for (const target of use.targets) use.place('Poisoned', target)
      yield* finishOff(use, before)
    },
  },
  on: {
    *dawn(use) {
      const isKeptAsleep = use.game.turnTonight(use.instance)?.status === 'cancelled'
      if (use.works && isKeptAsleep) yield* finishOff(use, ownTokens(use.game, use.instance, 'Poisoned'))
    },
  },
})

/** Whether a victim still dies after a night on which the choice was in vain is left to the Storyteller. */
function* finishOff(use: Use, poison: readonly ActiveEffect[]): Flow {
  const wasInVain = poison.some(({ isInert }) => isInert)
  for (const { id, target, isInert, fact } of poison) {
    if (!isInert && target !== null) {
      const dies = !wasInVain || (yield* use.ask('dies', [target], { isOptional: true })) !== null
      if (dies) yield* use.turn.because(fact, () => use.kill(target))
    }
    use.turn.endEffect(id)
  }
}

/** Each night*, chooses two players: they die. A dead player chosen last night might be regurgitated. */
export const shabaloth = ability('shabaloth', {
  night: {
    ...eachOtherNight,
    players: { min: 2, max: 2 },
    isOneByOne: true,
    runsInVain: true,
    run: attackOneByOne,
  },
  on: tellsLastNight('Dead'),
  decisions: [
    {
      topic: 'regurgitate',
      isOptional: true,
      isOpen: (game, instance) =>
        game.functions(instance) && !hasRegurgitated(game, instance) && swallowed(game, instance).length > 0,
      options: swallowed,
      refuses: (game, instance, seat) => {
        if (!lastTargets(game, instance).some((one) => one === seat)) return 'not-chosen-last-night'
        return swallowed(game, instance).some((one) => one === seat) ? null : 'target-must-be-dead'
      },
      *resolve(use, seat) {
        yield* use.turn.revive(seat as SeatId)
        use.place('Alive', seat as SeatId)
      },
    },
  ],
})

/** Those chosen last night who were dead by the time tonight's attack began: whom it kills tonight stays dead (SPEC BM24). */
function swallowed(game: Game, instance: AbilityInstance): SeatId[] {
  const { phase, tonight } = game.state
  if (phase.kind !== 'night') return []
  const hasAttacked = tonight.choices.some((choice) => choice.instance === instance.id)
  const fellTonight = (seat: SeatId): boolean => hasAttacked && deathsTonight(game).some((death) => death.seat === seat)
  return lastTargets(game, instance).filter((seat) => !game.seat(seat).isAlive && !fellTonight(seat))
}

function hasRegurgitated(game: Game, instance: AbilityInstance): boolean {
  return decisionsNow(game, instance, 'regurgitate').some(({ seat }) => seat === instance.seat)
}

/** Each night*, may choose a player: they die. After choosing no-one, chooses three players, working or not. */
export const po = ability('po', {
  night: {
    ...eachOtherNight,
    players: (game, instance) => (isHungry(game, instance) ? { min: 3, max: 3 } : { min: 1, max: 1 }),
    mayDecline: (game, instance) => !isHungry(game, instance),
    *declined(use) {
      use.place('3 Attacks', use.seat)
      yield* []
    },
    isOneByOne: true,
    runsInVain: true,
    *run(use) {
      use.clear('3 Attacks')
      yield* attackOneByOne(use)
    },
  },
})

function isHungry(game: Game, { seat, character }: AbilityInstance): boolean {
  return seat !== null && game.token(seat, character, '3 Attacks') !== undefined
}
