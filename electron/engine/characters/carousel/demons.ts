import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import { isItsFirstNight } from '../../night/moments'
import type { Flow, Use } from '../../rules/doing'
import type { Game } from '../../rules/reading'
import { attacksOnePlayer, killChosen } from '../primitives/killing'
import { ability } from '../primitives/module'
import { decisionsNow } from '../primitives/moments'
import { eachNight, eachOtherNight } from '../primitives/nights'
import { passingFor } from '../primitives/registering'
import { allSeats, livingSeats } from '../primitives/table'
import { marksNumber, ownTokens } from '../primitives/tokens'
import { trueSide } from '../primitives/truth'
import type { RefusalCode } from '../../rules/refusalCodes'

const places = ['1', '2', '3']

/** Each night*, may choose three players, aloud: each lives or dies as they choose, but if all live, all die. */
export const alhadikhia = ability('alhadikhia', {
  night: {
    ...eachOtherNight,
    mayDecline: true,
    players: { min: 3, max: 3 },
    places,
    runsInVain: true,
    *run(use) {
      // A drunk or poisoned Al-Hadikhia must not show: everybody is asked as ever, and nothing comes of it.
      use.targets.forEach((target, index) => use.place(places[index] ?? '3', target, { isInert: !use.works }))
      use.remember('isInVain', !use.works)
      use.remember('asked', [...use.targets])
      use.remember('answers', [])
      callOut(use, use.targets[0])
      yield* []
    },
  },
  responses: {
    options: ['live', 'die'],
    awaited: stillToAnswer,
    refuses: (game, instance, seat) => {
      const left = stillToAnswer(game, instance)
      if (left[0] === seat) return []
      const codes: RefusalCode[] = []
      if (left.length > 0) codes.push('not-their-turn')
      if (!left.includes(seat)) codes.push('not-triggered')
      return codes
    },
    *run(use, seat, answer) {
      use.remember('answers', [...answersOf(use.instance), answer])
      const isInVain = use.instance.memory['isInVain'] === true
      if (!isInVain && answer === 'live') yield* use.turn.revive(seat)
      else if (!isInVain) yield* use.kill(seat)
      const [next] = stillToAnswer(use.game, current(use))
      if (next !== undefined) callOut(use, next)
      else if (!isInVain) yield* killAllWhoLive(use)
    },
  },
  // The three answers are one attack: nothing ends before the time of silence does.
  blocks: (game, instance) => stillToAnswer(game, instance).length > 0,
  dawnReport: (game, { id }) =>
    game.state.effects.flatMap(({ sourceInstance, label, target }) =>
      sourceInstance === id && places.includes(label) && target !== null ? [target] : [],
    ),
  on: {
    *dawn(use) {
      if (askedOf(use.instance).length > 0) use.remember('asked', [])
      yield* []
    },
  },
})

function askedOf({ memory }: AbilityInstance): SeatId[] {
  return (memory['asked'] as SeatId[] | undefined) ?? []
}

function answersOf({ memory }: AbilityInstance): string[] {
  return (memory['answers'] as string[] | undefined) ?? []
}

function stillToAnswer(_game: Game, instance: AbilityInstance): SeatId[] {
  return askedOf(instance).slice(answersOf(instance).length)
}

function current(use: Use): AbilityInstance {
  return use.game.instance(use.instance.id) ?? use.instance
}

/** Everybody learns who was chosen, one at a time. */
function callOut(use: Use, seat: SeatId | undefined): void {
  if (seat !== undefined)
    use.turn.emit({ kind: 'announced', announcement: 'alhadikhia-chose', seats: [seat], text: '' })
}

/** Whoever chose to die but could not counts as living. */
function* killAllWhoLive(use: Use): Flow {
  const asked = askedOf(use.instance)
  if (asked.every((seat) => use.game.seat(seat).isAlive)) for (const seat of asked) yield* use.kill(seat)
}

const LAST_DAY = 5

/** Evil wins when a second good player is executed, or when day five is over. Kills nobody. */
export const leviathan = ability('leviathan', {
  claims: ({ state }) => (state.phase.number > LAST_DAY ? [{ team: 'evil', reason: 'leviathan-day-five-over' }] : []),
  on: {
    *executed(use, { target }) {
      if (!use.works || typeof target !== 'number') return
      const side = yield* use.turn.registers(target, use.instance, ({ alignment }) => alignment)
      if (side !== 'good') return
      if (use.game.tokenHolders(use.character, 'Good Player Executed').length > 0)
        use.turn.raiseClaim('evil', 'leviathan-good-executed')
      use.place('Good Player Executed', target)
    },
    dayBegins: marksNumber('Day', LAST_DAY),
  },
})

/** Each night, a living Minion babysits Lil' Monsta and is the Demon; each night*, a player might die. The Storyteller holds the ability. */
export const lilmonsta = ability('lilmonsta', {
  isSeatless: true,
  demonToken: 'Is The Demon',
  blocks: (game, { character }, { reason }) =>
    reason === 'demon-dead' && game.tokenHolders(character, 'Is The Demon').length === 0,
  decisions: [
    {
      topic: 'babysits',
      isOptional: false,
      isOpen: (game, instance) =>
        game.state.phase.kind === 'night' && decisionsNow(game, instance, 'babysits').length === 0,
      options: livingSeats,
      *resolve(use, seat) {
        use.clear('Is The Demon')
        use.place('Is The Demon', seat as SeatId)
        use.turn.tell(seat as SeatId, 'youAre', use.character, use.character)
        yield* []
      },
    },
    {
      topic: 'kills',
      isOptional: true,
      isOpen: (game, instance) =>
        game.state.phase.kind === 'night' &&
        game.state.phase.number > 1 &&
        decisionsNow(game, instance, 'kills').length === 0,
      options: allSeats,
      *resolve(use, seat) {
        yield* use.kill(seat as SeatId)
      },
    },
  ],
})

/** Each night*, chooses a character: its player dies, or one of the Storyteller's choice if it is not in play. */
export const ojo = ability('ojo', {
  night: {
    ...eachOtherNight,
    characters: { min: 1, max: 1 },
    *run(use) {
      const [named] = use.characters
      const holders = named === undefined ? [] : yield* passingFor(use, named)
      const options = holders.length > 0 ? holders : allSeats(use.game)
      const victim = options.length === 1 ? options[0] : yield* use.ask('dies', options)
      yield* use.kill(victim as SeatId)
    },
  },
})

/** Each night*, chooses a player: they die. Which players are its Minions is settled by hand on the first night. */
export const kazali = ability('kazali', { night: attacksOnePlayer })

/** Each night*, chooses a player: they die. Sits in the middle of a line of evil players. */
export const lordoftyphon = ability('lordoftyphon', { night: attacksOnePlayer })

/** Starts by choosing a host, who is poisoned; then each night* chooses a player: they die. Dies if and only if the host is dead. */
export const lleech = ability('lleech', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1 },
    *run(use) {
      const isFirst = isItsFirstNight(use.game, use.instance)
      if (isFirst) for (const target of use.targets) use.place('Poisoned', target)
      else yield* killChosen(use)
    },
  },
  wouldDie: {
    priority: 15,
    *check(use, { victim }) {
      yield* []
      return victim === use.seat && hosts(use.game, use.instance).some((host) => use.game.seat(host).isAlive)
        ? 'prevented'
        : null
    },
  },
  on: {
    *died(use, { victim }) {
      if (use.works && hosts(use.game, use.instance).includes(victim)) yield* use.kill(use.seat)
    },
  },
})

function hosts(game: Game, instance: AbilityInstance): SeatId[] {
  return ownTokens(game, instance, 'Poisoned').flatMap(({ target }) => target ?? [])
}

/** Most players are Legion, and register as Minions too. A vote of evil players only fails. Each night*, a player might die. */
export const legion = ability('legion', {
  registers: (table, { seat, character }) =>
    seat === null ? [] : [{ alignment: trueSide(table, seat), team: 'minion', character }],
  voting: {
    weight: (game, _instance, _voter, raised) => (raised.every((seat) => trueSide(game, seat) === 'evil') ? 0 : 1),
  },
  decisions: [
    {
      topic: 'kills',
      isOptional: true,
      isOpen: (game, instance) =>
        game.state.phase.kind === 'night' &&
        game.state.phase.number > 1 &&
        game.holders(instance.character)[0]?.id === instance.id &&
        decisionsNow(game, instance, 'kills').length === 0,
      options: livingSeats,
      *resolve(use, seat) {
        yield* use.kill(seat as SeatId)
      },
    },
  ],
})
