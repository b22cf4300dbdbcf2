import type { SeatId } from '../../../../shared/domain/ids'
import { fieldsIn, type Json } from '../../../../shared/lib/json'
import type { AbilityInstance } from '../../events/facts'
import type { Game } from '../../rules/reading'
import { ability } from '../primitives/module'
import { tonight } from '../primitives/moments'
import { eachNight, eachOtherNight, wakesDemon } from '../primitives/nights'
import { bearers } from '../primitives/tokens'
import { dayOf, saidOfToday, TAKEN_OVER } from '../primitives/today'
import { actedToday, hasNotChosen } from '../primitives/unchosen'

/** Might die at any time. */
export const tinker = ability('tinker', {
  night: { ...eachOtherNight, isStorytellers: true, when: () => 'optional' },
  decisions: [
    {
      topic: 'dies',
      isOptional: true,
      isOpen: (game, instance) => game.state.phase.kind !== 'setup' && game.functions(instance),
      options: (_game, { seat }) => [seat],
      refuses: (game, { seat }, value) => {
        if (value !== seat || seat === null) return 'not-an-option'
        return game.has(seat, 'cannotDie') ? 'cannot-die' : null
      },
      *resolve(use) {
        yield* use.kill(use.seat)
      },
    },
  ],
})

/** On learning of their death, chooses a living player aloud: tonight, if it was a good player, they die. */
export const moonchild = ability('moonchild', {
  worksWhenDead: true,
  day: {
    isOnce: true,
    mustBePublic: true,
    players: { min: 1, max: 1, life: 'alive' },
    refuses: (game, instance) =>
      hasJustLearned(game, instance) || mayHaveJustLearned(game, instance) ? null : 'not-triggered',
    *run(use) {
      for (const target of use.targets) {
        const side = yield* use.turn.registers(target, use.instance, ({ alignment }) => alignment)
        use.remember('curse', { seat: side === 'good' ? target : null, night: tonight(use.game) })
      }
    },
  },
  night: {
    ...eachOtherNight,
    isStorytellers: true,
    whenDead: () => true,
    when: (game, instance) => cursed(game, instance) !== null,
    *run(use) {
      const victim = cursed(use.game, use.instance)
      if (victim === null) return
      if (use.works) yield* use.kill(victim)
    },
  },
  on: {
    *takenOver(use) {
      const isDead = !use.game.seat(use.seat).isAlive
      if (isDead) use.remember(TAKEN_OVER, { day: dayOf(use.game), seat: use.seat })
      const doomed = bearers(use.game, use.instance, 'Dead').find((seat) => use.game.seat(seat).isAlive)
      if (doomed !== undefined) use.remember('curse', { seat: doomed, night: tonight(use.game) })
      yield* []
    },
  },
  watch: (game, instance) =>
    game.state.phase.kind === 'day' && hasJustLearned(game, instance) && !actedToday(game, instance)
      ? [hasNotChosen(instance)]
      : [],
})

/** The death was by day today, or announced this morning. */
function hasJustLearned({ state }: Game, { seat }: AbilityInstance): boolean {
  const death = state.deaths.findLast((one) => one.seat === seat)
  return seat !== null && state.seats[seat]?.isAlive === false && death?.phase.number === state.phase.number
}

/** Dead when the game was taken over today, which says nothing of the hour (SPEC B10). */
function mayHaveJustLearned(game: Game, instance: AbilityInstance): boolean {
  return saidOfToday(game, instance)?.seat === instance.seat && instance.memory['curse'] === undefined
}

/** Whom the choice of today kills tonight. */
function cursed(game: Game, { memory }: AbilityInstance): SeatId | null {
  const { night, seat } = fieldsIn(memory['curse'])
  return night === tonight(game) ? (seat as SeatId) : null
}

/** Each night, the first player to choose the Goon with their ability is drunk until dusk, and the Goon joins their side. */
export const goon = ability('goon', {
  on: {
    *chosen(use, { by, target }) {
      if (target !== use.seat || by.seat === null || by.seat === use.seat) return
      const first = use.game.state.tonight.choices.find(({ targets }) => targets.includes(use.seat))
      if (first?.instance !== by.id) return
      if (!use.works) return
      use.place('Drunk', by.seat)
      const side = yield* use.turn.registers(by.seat, use.instance, ({ alignment }) => alignment)
      yield* use.turn.changeAlignment(use.seat, side)
    },
  },
})

/** Believes to be a Demon. The Demon knows who the Lunatic is, and whom they choose at night. */
export const lunatic = ability('lunatic', {
  actsOutBelief: true,
  evilInformation: { believesToBeDemon: true },
  worksWhenImpaired: true,
  night: { ...eachNight, ...wakesDemon },
  information: {
    form: (game, instance) => ({ kind: 'seat', count: 1 + chosenBy(game, instance).length }),
    isUnaffected: true,
    answers: ({ game, instance }) => {
      const seats: Json[] = [instance.seat, ...chosenBy(game, instance)]
      return [seats.length === 1 ? (seats[0] ?? null) : seats]
    },
    domain: () => 'anything',
    *told(use) {
      for (const target of chosenBy(use.game, use.instance)) use.place('Chosen', target)
      yield* []
    },
  },
})

function chosenBy(game: Game, { seat }: AbilityInstance): readonly SeatId[] {
  return game.state.tonight.choices.findLast((choice) => choice.seat === seat)?.targets ?? []
}
