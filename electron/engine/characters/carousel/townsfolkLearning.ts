import type { SeatId } from '../../../../shared/domain/ids'
import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import type { Json } from '../../../../shared/lib/json'
import type { AbilityInstance } from '../../events/facts'
import { isItsFirstNight, isNow } from '../../night/moments'
import type { Check } from '../../rules/learning'
import type { Game } from '../../rules/reading'
import { ability } from '../primitives/module'
import { eachNight, eachOtherNight, firstNightOnly } from '../primitives/nights'
import { learnsOpinion } from '../primitives/opinion'
import { learnsAlignment, learnsPlayers, seatsIn } from '../primitives/players'
import { allSeats } from '../primitives/table'
import { seatsOfTeam, trueSide, trueTeam } from '../primitives/truth'

/** Starts knowing one good player. */
export const steward = ability('steward', {
  night: firstNightOnly,
  information: learnsPlayers(1, ({ alignment }, seats) => seats.every((seat) => alignment(seat) === 'good')),
})

/** Starts knowing two players who are not the Demon. */
export const knight = ability('knight', {
  night: firstNightOnly,
  information: learnsPlayers(2, ({ team }, seats) => seats.every((seat) => team(seat) !== 'demon')),
})

/** Starts knowing three players, of whom exactly one is evil. */
export const noble = ability('noble', {
  night: firstNightOnly,
  information: learnsPlayers(
    3,
    ({ alignment }, seats) => seats.filter((seat) => alignment(seat) === 'evil').length === 1,
  ),
})

/** Starts knowing on which side the closest evil player sits; where both are as far, the Storyteller picks. */
export const shugenja = ability('shugenja', {
  night: firstNightOnly,
  information: {
    form: { kind: 'choice', options: ['clockwise', 'anticlockwise'] },
    answers: sidesOfClosestEvil,
    domain: () => ['clockwise', 'anticlockwise'],
  },
})

function sidesOfClosestEvil({ game, instance, alignment }: Check): string[] {
  const from = instance.seat as SeatId
  for (let steps = 1; steps <= game.seats.length / 2; steps += 1) {
    const isEvil = (side: number): boolean => alignment(game.next(from, side * steps)) === 'evil'
    const sides = [...(isEvil(1) ? ['clockwise'] : []), ...(isEvil(-1) ? ['anticlockwise'] : [])]
    if (sides.length > 0) return sides
  }
  return ['clockwise', 'anticlockwise']
}

/** Each night, learns a player of another character type than the one shown last, even if that one was shown in error. */
export const balloonist = ability('balloonist', {
  night: eachNight,
  information: {
    form: { kind: 'seat', count: 1 },
    answers: (check) => allSeats(check.game).filter((seat) => isAnotherType(check, seat)),
    domain: allSeats,
    malformed: (value) => (seatsIn(value).length === 1 ? null : 'wrong-count'),
    untrue: () => 'same-type-as-last',
    *told(use, value) {
      use.clear('Know')
      for (const seat of seatsIn(value)) {
        use.remember('types', typesOf(use.game, use.instance, seat))
        use.place('Know', seat)
      }
      yield* []
    },
  },
})

function typesOf(game: Game, instance: AbilityInstance, seat: SeatId): Json[] {
  return [...new Set(game.registrations(seat, instance).map(({ team }) => team))]
}

/** A player shown last who might have registered as two types leaves every type open. */
function isAnotherType({ game, instance, team }: Check, seat: SeatId): boolean {
  const [last] = game.tokenHolders(instance.character, 'Know')
  const types =
    (instance.memory['types'] as Team[] | undefined) ?? (last === undefined ? [] : typesOf(game, instance, last))
  return types.length !== 1 || team(seat) !== types[0]
}

/** Each night, chooses a player and learns their alignment. Where there are several, one of the extras is drunk. */
export const villageidiot = ability('villageidiot', {
  night: { ...eachNight, players: { min: 1, max: 1 } },
  information: learnsAlignment(),
  decisions: [
    {
      topic: 'drunk',
      isOptional: false,
      isOpen: (game, instance) =>
        isFirstOfMany(game, instance) && game.tokenHolders(instance.character, 'Drunk').length === 0,
      options: (game, instance) => likeMe(game, instance).map(({ seat }) => seat),
      *resolve(use, seat) {
        use.place('Drunk', seat as SeatId)
        yield* []
      },
    },
  ],
})

function likeMe(game: Game, { character }: AbilityInstance): readonly AbilityInstance[] {
  return game.state.instances.filter((other) => other.character === character && other.origin === 'own')
}

/** One of them speaks for all. */
function isFirstOfMany(game: Game, instance: AbilityInstance): boolean {
  const all = likeMe(game, instance)
  return all.length > 1 && all[0]?.id === instance.id
}

/** The Demon learns who the King is. Each night that the dead are at least as many as the living, learns a living player's character. */
export const king = ability('king', {
  night: {
    ...eachNight,
    when: (game, instance) => isItsFirstNight(game, instance) || areDeadAsMany(game),
    wakes: (game, instance) =>
      isItsFirstNight(game, instance) ? game.demons.map(({ seat }) => seat) : [instance.seat as SeatId],
  },
  information: {
    form: (game, instance) => (isItsFirstNight(game, instance) ? { kind: 'seat', count: 1 } : { kind: 'character' }),
    answers: ({ game, instance, character }) =>
      isItsFirstNight(game, instance)
        ? [instance.seat]
        : game.seats.filter(({ seat }) => game.registersAlive(seat)).map(({ seat }) => character(seat)),
    domain: () => 'anything',
    shownAs: (value) => ({ item: typeof value === 'number' ? 'player' : 'answer', value }),
  },
})

function areDeadAsMany(game: Game): boolean {
  const living = game.seats.filter(({ seat }) => game.registersAlive(seat)).length
  return game.seats.length - living >= living
}

/** Each night, learns whom the Storyteller thinks they should talk to most. */
export const highpriestess = ability('highpriestess', {
  night: eachNight,
  information: learnsOpinion({ kind: 'seat', count: 1 }, null),
})

/** Each night, learns which side the Storyteller thinks is winning. */
export const general = ability('general', {
  night: eachNight,
  information: learnsOpinion({ kind: 'choice', options: ['good', 'evil', 'neither'] }, ['good', 'evil', 'neither']),
})

/** Once per game, by day, gets advice from the Storyteller. */
export const fisherman = ability('fisherman', {
  day: { isOnce: true, input: 'text' },
  information: learnsOpinion({ kind: 'text' }, null),
})

const closeness = ['cold', 'warm', 'hot', 'bingo']

/** Has an ability made up by the Storyteller. Once a day, guesses what it is and learns how close the guess was. */
export const amnesiac = ability('amnesiac', {
  night: { ...eachNight, when: () => 'optional', players: ({ seats }) => ({ min: 0, max: seats.length }) },
  day: { isOnceADay: true, input: 'text' },
  information: {
    ...learnsOpinion({ kind: 'text' }, null),
    form: ({ state }) => (state.phase.kind === 'day' ? { kind: 'choice', options: closeness } : { kind: 'text' }),
    domain: ({ state }) => (state.phase.kind === 'day' ? closeness : 'anything'),
  },
  decisions: [
    {
      topic: 'abilityText',
      isOptional: true,
      isOpen: (_game, { memory }) => memory['abilityText'] === undefined,
      options: () => [],
      refuses: (_game, _instance, text) => (typeof text === 'string' && text.trim() !== '' ? null : 'not-an-option'),
      *resolve(use, text) {
        use.remember('abilityText', text)
        yield* []
      },
    },
  ],
})

/** If the Demon kills the King, learns that night who the Demon is. */
export const choirboy = ability('choirboy', {
  night: { ...eachOtherNight, when: (game) => wasKingKilledTonight(game) },
  information: {
    form: { kind: 'seat', count: 1 },
    answers: ({ game, team }) => allSeats(game).filter((seat) => team(seat) === 'demon'),
    domain: allSeats,
  },
})

function wasKingKilledTonight({ state }: Game): boolean {
  return state.deaths.some(
    ({ character, cause, phase }) => character === 'king' && cause.kind === 'demon' && isNow(state, phase),
  )
}

/** Starts knowing an evil player; whenever that player has died, learns another that night. One Townsfolk starts evil. */
export const bountyhunter = ability('bountyhunter', {
  night: { ...eachNight, when: (game, instance) => isItsFirstNight(game, instance) || isKnownDead(game, instance) },
  information: {
    form: { kind: 'seat', count: 1 },
    answers: ({ game, instance, alignment }) =>
      allSeats(game).filter(
        (seat) => alignment(seat) === 'evil' && !game.tokenHolders(instance.character, 'Know').includes(seat),
      ),
    domain: allSeats,
    *told(use, value) {
      use.clear('Know')
      for (const seat of seatsIn(value)) use.place('Know', seat)
      yield* []
    },
  },
  on: {
    *takenOver(use) {
      const isDone = seatsOfTeam(use.game, 'townsfolk').some((seat) => trueSide(use.game, seat) === 'evil')
      if (isDone) use.remember('turnedEvil', true)
      yield* []
    },
  },
  decisions: [
    {
      topic: 'turnsEvil',
      isOptional: false,
      isOpen: ({ state }, { since, memory }) =>
        since.kind === 'setup' &&
        state.phase.kind === 'night' &&
        state.phase.number === 1 &&
        memory['turnedEvil'] !== true,
      options: (game) => allSeats(game).filter((seat) => trueTeam(game, seat) === 'townsfolk'),
      *resolve(use, seat) {
        use.remember('turnedEvil', true)
        yield* use.turn.changeAlignment(seat as SeatId, 'evil')
      },
    },
  ],
})

function isKnownDead(game: Game, { character }: AbilityInstance): boolean {
  return game.tokenHolders(character, 'Know').some((seat) => !game.registersAlive(seat))
}
