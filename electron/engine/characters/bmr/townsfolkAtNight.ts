import { isGoodTeam } from '../../../../shared/domain/catalogue/catalogue'
import type { SeatId } from '../../../../shared/domain/ids'
import { fieldsIn, type Json } from '../../../../shared/lib/json'
import type { AbilityInstance } from '../../events/facts'
import type { Check } from '../../rules/learning'
import type { Game, Registration } from '../../rules/reading'
import { learnsNumber } from '../primitives/information'
import { tellsLastNight } from '../primitives/lastNight'
import { ability } from '../primitives/module'
import { eachNight, eachOtherNight, firstNightOnly } from '../primitives/nights'
import { mightBe, passingFor, registersAsCharacter } from '../primitives/registering'
import { ownerIs } from '../primitives/standing'
import { allSeats } from '../primitives/table'
import { isSeat } from '../primitives/truth'
import type { RefusalCode } from '../../rules/refusalCodes'

/** Starts knowing a good player and their character. If the Demon kills them, the Grandmother dies too. */
export const grandmother = ability('grandmother', {
  night: firstNightOnly,
  information: {
    form: { kind: 'seatsAndCharacter', seats: 1 },
    answers: (check) => kinOf(check).map((seat) => ({ seat, character: check.character(seat) })),
    domain: () => 'anything',
    malformed: (value) => (grandchildIn(value) === null ? 'wrong-count' : null),
    untrue: (game, instance, value) => refusalOfGrandchild(game, instance, grandchildIn(value)) ?? 'must-be-true',
    *told(use, value) {
      const seat = grandchildIn(value)
      if (seat === null || grandchildrenOf(use.game, use.instance).includes(seat)) return
      for (const { id, label, sourceSeat } of use.game.state.effects)
        if (label === 'Grandchild' && sourceSeat === use.seat) use.turn.endEffect(id)
      use.place('Grandchild', seat)
      yield* []
    },
  },
  decisions: [
    {
      topic: 'grandchild',
      isOptional: true,
      isOpen: (game, instance) => grandchildrenOf(game, instance).length === 0,
      options: (game, instance) => goodOthers(game, instance),
      refuses: refusalOfGrandchild,
      *resolve(use, seat) {
        use.place('Grandchild', seat as SeatId)
        yield* []
      },
    },
  ],
  on: {
    *died(use, { victim, cause, feigned }) {
      const isTheirs = !feigned && cause.kind === 'demon' && grandchildrenOf(use.game, use.instance).includes(victim)
      if (!isTheirs || !use.game.seat(use.seat).isAlive) return
      if (use.works) yield* use.kill(use.seat)
    },
  },
})

/** Whoever bears the token; as long as nobody does, every good Townsfolk or Outsider may be the one. */
function kinOf({ game, instance, alignment, team }: Check): SeatId[] {
  const chosen = grandchildrenOf(game, instance)
  if (chosen.length > 0) return chosen
  return allSeats(game).filter(
    (seat) => seat !== instance.seat && isKin({ alignment: alignment(seat), team: team(seat) }),
  )
}

function isKin({ alignment, team }: Pick<Registration, 'alignment' | 'team'>): boolean {
  return alignment === 'good' && team !== null && isGoodTeam(team)
}

function grandchildrenOf(game: Game, { seat, character }: AbilityInstance): SeatId[] {
  return game.state.effects.flatMap(({ label, target, sourceSeat, character: whose }) =>
    whose === character && label === 'Grandchild' && target !== null && (sourceSeat ?? seat) === seat ? [target] : [],
  )
}

function goodOthers(game: Game, instance: AbilityInstance): SeatId[] {
  return allSeats(game).filter((seat) => seat !== instance.seat && mightBe(game, instance, seat, isKin))
}

function refusalOfGrandchild(game: Game, instance: AbilityInstance, seat: Json): RefusalCode | null {
  return isSeat(game, seat) && mightBe(game, instance, seat, isKin) ? null : 'grandchild-must-be-good'
}

function grandchildIn(value: Json): SeatId | null {
  const { seat, character } = fieldsIn(value)
  return typeof seat === 'number' && typeof character === 'string' ? (seat as SeatId) : null
}

/** Each night, chooses a living player: either the Sailor or they are drunk until dusk. Cannot die. */
export const sailor = ability('sailor', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1, life: 'alive' },
    places: ['Drunk'],
    *run(use) {
      const both = [...new Set([use.seat, ...use.targets])]
      const drunk = both.length === 1 ? use.seat : yield* use.ask('drunk', both)
      use.place('Drunk', drunk as SeatId)
    },
  },
  continuous: ownerIs('cannotDie', 'Cannot Die'),
})

/** Each night, chooses two other living players: learns how many woke tonight due to their ability. */
export const chambermaid = ability('chambermaid', {
  night: { ...eachNight, players: { min: 2, max: 2, life: 'alive', notSelf: true } },
  information: learnsNumber(({ game, targets }) => targets.filter((seat) => game.wakesForOwnAbility(seat)).length, 2),
})

/** Each night*, chooses a player, another than last night: the Demon, if chosen, learns who the Exorcist is and does not wake. */
export const exorcist = ability('exorcist', {
  night: {
    ...eachOtherNight,
    players: { min: 1, max: 1, notLastNight: true },
    places: ['Chosen'],
    reminds: ['Chosen'],
    *run(use) {
      for (const target of use.targets) {
        const team = yield* use.turn.registers(target, use.instance, (registration) => registration.team)
        use.place('Chosen', target)
        if (team !== 'demon') continue
        use.turn.tell(target, 'thisCharacterSelectedYou', use.character, use.character)
        use.turn.tell(target, 'player', use.seat, use.character)
      }
    },
  },
  on: tellsLastNight('Chosen'),
  preventsStep: (game, { id, character }, { seat, origin, character: step }) => {
    const isDemons = seat !== null && origin !== 'believed' && game.facts(step).team === 'demon'
    const token = isDemons ? game.token(seat, character, 'Chosen') : undefined
    return token?.sourceInstance === id && !token.isInert ? 'exorcised' : null
  },
})

/** Each night*, chooses two players: they cannot die tonight, but one of them is drunk until dusk. */
export const innkeeper = ability('innkeeper', {
  night: {
    ...eachOtherNight,
    players: { min: 2, max: 2 },
    places: ['Safe', 'Drunk'],
    *run(use) {
      const drunk = yield* use.ask('drunk', use.targets)
      for (const target of use.targets) use.place('Safe', target)
      use.place('Drunk', drunk as SeatId)
    },
  },
})

/** Each night*, chooses a player and guesses their character: a wrong guess is the Gambler's death. */
export const gambler = ability('gambler', {
  night: {
    ...eachOtherNight,
    players: { min: 1, max: 1 },
    characters: { min: 1, max: 1 },
    *run(use) {
      const [target] = use.targets
      const [guess] = use.characters
      if (target === undefined || guess === undefined) return
      if (!(yield* registersAsCharacter(use, target, guess))) yield* use.kill(use.seat)
    },
  },
})

/** How many nights and days a Courtier's drink lasts, by the token that counts them down. */
const SPELLS = ['Drunk 3', 'Drunk 2', 'Drunk 1']

/** Once per game, at night, chooses a character: they are drunk for three nights and three days. */
export const courtier = ability('courtier', {
  night: {
    ...eachNight,
    isOnce: true,
    mayDecline: true,
    characters: { min: 1, max: 1 },
    *run(use) {
      const holders: SeatId[] = []
      for (const character of use.characters) holders.push(...(yield* passingFor(use, character)))
      const drunk = holders.length > 1 ? yield* use.ask('drunk', holders) : holders[0]
      if (typeof drunk === 'number') use.place('Drunk 3', drunk as SeatId)
    },
  },
  on: {
    *nightBegins(use) {
      for (const { id, label, target, sourceInstance, isInert } of use.game.state.effects) {
        if (sourceInstance !== use.instance.id || !SPELLS.includes(label)) continue
        const next = SPELLS[SPELLS.indexOf(label) + 1]
        use.turn.endEffect(id)
        if (next !== undefined) use.place(next, target, { isInert })
      }
      yield* []
    },
  },
})

/** Once per game, at night*, chooses a dead player: if they are a Townsfolk, they are resurrected. */
export const professor = ability('professor', {
  night: {
    ...eachOtherNight,
    isOnce: true,
    mayDecline: true,
    players: { min: 1, max: 1, life: 'dead' },
    *run(use) {
      for (const target of use.targets) {
        const team = yield* use.turn.registers(target, use.instance, (registration) => registration.team)
        if (team !== 'townsfolk') continue
        yield* use.turn.revive(target)
        use.place('Alive', target)
      }
    },
  },
})
