import type { SeatId } from '../../../../shared/domain/ids'
import { opposite } from '../../../../shared/domain/vocabulary'
import type { AbilityInstance } from '../../events/facts'
import type { Table } from '../../rules/reading'
import { swapCharacters } from '../primitives/changing'
import { atOwnDeath } from '../primitives/dying'
import { ability } from '../primitives/module'
import { eachOtherNight, wakesDemon } from '../primitives/nights'
import { allSeats } from '../primitives/table'
import { ownTokens } from '../primitives/tokens'
import { trueSide, trueTeam } from '../primitives/truth'
import { wentWrong } from '../primitives/wrong'
import { actedToday, hasNotChosen } from '../primitives/unchosen'

/** If mad about being an Outsider, might be executed. */
export const mutant = ability('mutant', { punishesMadness: true })

/** When they die, one player is drunk from now on. */
export const sweetheart = ability('sweetheart', {
  on: {
    died: atOwnDeath((use) => {
      use.remember('isMourned', true)
    }),
  },
  decisions: [
    {
      topic: 'drunk',
      isOptional: false,
      isOpen: (game, instance) =>
        instance.memory['isMourned'] === true && ownTokens(game, instance, 'Drunk').length === 0,
      options: allSeats,
      *resolve(use, seat) {
        use.place('Drunk', seat as SeatId)
        yield* []
      },
    },
  ],
})

/** If they died today or tonight, the Demon may choose two players, no other Demon, who swap characters. */
export const barber = ability('barber', {
  worksWhenDead: isBarberDue,
  night: {
    ...eachOtherNight,
    when: isBarberDue,
    ...wakesDemon,
    mayDecline: true,
    players: {
      min: 2,
      max: 2,
      refuses: (game, _instance, seat) => {
        const isOwnDemon = game.demons.length === 1 && game.demons[0]?.seat === seat
        return trueTeam(game, seat) === 'demon' && !isOwnDemon ? 'another-demon' : null
      },
    },
    *run(use) {
      const [first, second] = use.targets
      const chooser = use.game.state.tonight.choices.findLast(({ instance }) => instance === use.instance.id)?.seat
      if (chooser !== undefined) use.turn.tell(chooser, 'thisCharacterSelectedYou', use.character, use.character)
      if (first !== undefined && second !== undefined) yield* swapCharacters(use.turn, first, second)
    },
  },
  on: {
    died: atOwnDeath((use) => {
      use.place('Haircuts Tonight', use.seat)
    }),
  },
})

function isBarberDue({ state }: Table, { id, seat, character }: AbilityInstance): boolean {
  return state.effects.some(
    (effect) =>
      effect.target === seat &&
      effect.character === character &&
      effect.label === 'Haircuts Tonight' &&
      (effect.sourceInstance ?? id) === id,
  )
}

/** Learning that they died, chooses a living player aloud: if that player is evil, the Klutz's team loses. */
export const klutz = ability('klutz', {
  worksWhenDead: true,
  on: {
    *died(use, { victim, feigned }) {
      if (victim !== use.seat || feigned) return
      if (!use.works) use.remember('diedInVain', true)
      yield* []
    },
  },
  day: {
    isOnce: true,
    mustBePublic: true,
    players: { min: 1, max: 1, life: 'alive' },
    refuses: (game, { seat }) => (seat !== null && game.seat(seat).publicLife === 'dead' ? null : 'not-triggered'),
    *run(use) {
      const [chosen] = use.targets
      if (chosen === undefined) return
      if (use.instance.memory['diedInVain'] === true) {
        if (trueSide(use.game, chosen) === 'evil') wentWrong(use)
        return
      }
      if (!use.works) return
      const side = yield* use.turn.registers(chosen, use.instance, ({ alignment }) => alignment)
      if (side === 'evil') use.turn.raiseClaim(opposite(trueSide(use.game, use.seat)), 'klutz-chose-evil')
    },
  },
  watch: (game, instance) =>
    game.state.phase.kind === 'day' &&
    instance.seat !== null &&
    game.seat(instance.seat).publicLife === 'dead' &&
    !game.seat(instance.seat).isAlive &&
    !game.isSpent(instance) &&
    !actedToday(game, instance)
      ? [hasNotChosen(instance)]
      : [],
})
