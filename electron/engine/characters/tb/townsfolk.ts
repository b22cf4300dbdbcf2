import type { SeatId } from '../../../../shared/domain/ids'
import { openNomination } from '../../day/moments'
import type { AbilityInstance } from '../../events/facts'
import type { Game } from '../../rules/reading'
import { ability } from '../primitives/module'
import {
  learnsCharacter,
  learnsCharacterOfChosen,
  learnsNumber,
  learnsOneOfTwo,
  learnsYesNo,
  remindsOfOneOfTwo,
} from '../primitives/information'
import { diedTonight } from '../primitives/moments'
import { livingNeighbours } from '../primitives/neighbours'
import { eachNight, eachOtherNight, firstNightOnly } from '../primitives/nights'
import { ownerIs } from '../primitives/standing'
import { allSeats } from '../primitives/table'
import { dayOf, saidOfToday, TAKEN_OVER } from '../primitives/today'
import { marksChosen } from '../primitives/tokens'
import { isSeat, trueCharacter, trueSide } from '../primitives/truth'

/** Starts knowing that one of two players is a particular Townsfolk. */
export const washerwoman = ability('washerwoman', {
  night: firstNightOnly,
  information: remindsOfOneOfTwo('Townsfolk', learnsOneOfTwo('townsfolk')),
})

/** Starts knowing that one of two players is a particular Outsider, or that none is in play. */
export const librarian = ability('librarian', {
  night: firstNightOnly,
  information: remindsOfOneOfTwo('Outsider', learnsOneOfTwo('outsider', 'none')),
})

/** Starts knowing that one of two players is a particular Minion. */
export const investigator = ability('investigator', {
  night: firstNightOnly,
  information: remindsOfOneOfTwo('Minion', learnsOneOfTwo('minion')),
})

/** Starts knowing how many pairs of evil players sit side by side. */
export const chef = ability('chef', {
  night: firstNightOnly,
  information: learnsNumber(({ game, alignment }) => {
    const isEvil = (seat: SeatId): boolean => alignment(seat) === 'evil'
    return game.seats.filter(({ seat }) => isEvil(seat) && isEvil(game.next(seat, 1))).length
  }),
})

/** Each night, learns how many of the two living neighbours are evil. */
export const empath = ability('empath', {
  night: eachNight,
  information: learnsNumber(
    ({ game, instance, alignment }) =>
      livingNeighbours(game, instance.seat as SeatId).filter((seat) => alignment(seat) === 'evil').length,
    2,
  ),
})

/** Each night, chooses two players and learns whether either is a Demon; one good player registers as one to this check. */
export const fortuneteller = ability('fortuneteller', {
  night: { ...eachNight, players: { min: 2, max: 2 } },
  information: learnsYesNo(({ targets, team }) => targets.map(team).includes('demon')),
  registersToMe: (game, instance, seat) => {
    const own = { alignment: trueSide(game, seat), character: trueCharacter(game, seat) }
    return goodHerrings(game, instance).includes(seat) ? [{ ...own, team: 'demon' }] : []
  },
  decisions: [
    {
      topic: 'redHerring',
      isOptional: false,
      isOpen: (game, instance) => game.functions(instance) && goodHerrings(game, instance).length === 0,
      options: (game) => allSeats(game).filter((seat) => trueSide(game, seat) === 'good'),
      refuses: (game, _instance, seat) =>
        isSeat(game, seat) && trueSide(game, seat) === 'good' ? null : 'red-herring-must-be-good',
      *resolve(use, seat) {
        for (const { id, character, label } of use.game.effects)
          if (character === use.character && label === 'Red Herring') use.turn.endEffect(id)
        use.place('Red Herring', seat as SeatId)
        yield* []
      },
    },
  ],
  watch: (game, instance) => {
    const [herring] = game.tokenHolders(instance.character, 'Red Herring')
    return herring !== undefined && trueSide(game, herring) === 'evil'
      ? [{ code: 'red-herring-turned-evil', params: { seat: herring } }]
      : []
  },
})

/** Only a good player seems to be the Demon. */
function goodHerrings(game: Game, { character }: AbilityInstance): SeatId[] {
  return game.tokenHolders(character, 'Red Herring').filter((seat) => trueSide(game, seat) === 'good')
}

/** Each night*, learns the character of whoever died by execution today, as they died. */
export const undertaker = ability('undertaker', {
  night: {
    ...eachOtherNight,
    when: (game, instance) => (diedByExecution(game, instance) === null ? 'optional' : true),
  },
  information: learnsCharacter(({ game, instance, character }) => {
    const target = diedByExecution(game, instance)
    if (target === null) return null
    const death = game.state.deaths.findLast(({ seat }) => seat === target)
    return death && death.character !== trueCharacter(game, target) ? death.character : character(target)
  }),
  on: {
    *executed(use, { target, died }) {
      if (died && typeof target === 'number') use.place('Died Today', target, { isInert: !use.works })
      yield* []
    },
    *takenOver(use) {
      const [seat] = use.game.tokenHolders(use.character, 'Died Today')
      if (seat !== undefined) use.remember(TAKEN_OVER, { day: dayOf(use.game), seat })
      yield* []
    },
  },
})

/** Whoever died by execution today, or was marked so when the game was taken over today. */
function diedByExecution(game: Game, instance: AbilityInstance): SeatId | null {
  const { executed } = game.state.today
  if (executed) return executed.died && typeof executed.target === 'number' ? executed.target : null
  return saidOfToday(game, instance)?.seat ?? null
}

/** Each night*, chooses another player: safe from the Demon tonight. */
export const monk = ability('monk', {
  night: {
    ...eachOtherNight,
    players: { min: 1, max: 1, notSelf: true },
    ...marksChosen('Safe'),
  },
})

/** If they die at night, wake to learn one player's character. */
export const ravenkeeper = ability('ravenkeeper', {
  worksWhenDead: diedTonight,
  night: { ...eachOtherNight, when: diedTonight, whenDead: diedTonight, players: { min: 1, max: 1 } },
  information: learnsCharacterOfChosen(),
})

/** The first time they are nominated: if the nominator is a Townsfolk, they are executed at once. */
export const virgin = ability('virgin', {
  reactsFirst: true,
  on: {
    *nominated(use, { by, nominee }) {
      if (nominee !== use.seat || use.game.isSpent(use.instance) || !use.game.seat(use.seat).isAlive) return
      use.place('No Ability', use.seat)
      if (!use.works) return
      const team = yield* use.turn.registers(by, use.instance, (registration) => registration.team)
      if (team === 'townsfolk') yield* use.turn.execute(by, use.cause)
    },
  },
  watch: (game, instance) =>
    game.isSpent(instance) && openNomination(game)?.nominee === instance.seat
      ? [{ code: 'nominee-is-spent', params: { seat: instance.seat, character: instance.character } }]
      : [],
})

/** Once per game, by day and aloud, chooses a player: if they are the Demon, they die. */
export const slayer = ability('slayer', {
  day: {
    isOnce: true,
    mustBePublic: true,
    players: { min: 1, max: 1 },
    *run(use) {
      const [target] = use.targets
      if (target === undefined || !use.works) return
      const team = yield* use.turn.registers(target, use.instance, (registration) => registration.team)
      if (team === 'demon') yield* use.kill(target)
    },
  },
})

/** Safe from the Demon. */
export const soldier = ability('soldier', {
  continuous: ownerIs('safeFromDemon', 'Safe'),
})

/** If only three live and nobody is executed, the Mayor's team wins; if the Mayor dies at night, another might instead. */
export const mayor = ability('mayor', {
  wouldDie: {
    priority: 50,
    concerns: (game, { seat }, { victim }) => victim === seat && game.state.phase.kind === 'night',
    *check(use) {
      const others = allSeats(use.game).filter((seat) => seat !== use.seat)
      const instead = yield* use.ask('diesInstead', others, { isOptional: true })
      return instead === null ? null : { redirectTo: instead as SeatId }
    },
  },
  on: {
    *dayEnds(use, { executed }) {
      if (executed || use.game.living.length !== 3 || !use.game.seat(use.seat).isAlive) return
      if (use.works) use.turn.raiseClaim(trueSide(use.game, use.seat), 'no-execution-with-mayor')
      yield* []
    },
  },
})
