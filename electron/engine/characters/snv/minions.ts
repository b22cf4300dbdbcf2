import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { Flow, Use } from '../../rules/doing'
import type { Game, Table } from '../../rules/reading'
import { ability } from '../primitives/module'
import { namesGoodCharacter } from '../primitives/naming'
import { eachNight, eachOtherNight, firstNightOnly } from '../primitives/nights'
import { allSeats, livingSeats } from '../primitives/table'
import { dayOf } from '../primitives/today'
import { bearers, marksChosen, ownTokens } from '../primitives/tokens'
import { charactersInPlay, isSeat, trueCharacter, trueSide } from '../primitives/truth'

/** Knows an opposing player, who knows them: if the good one is executed, evil wins; good cannot win while both live. */
export const eviltwin = ability('eviltwin', {
  night: { ...firstNightOnly, wakes: (game, instance) => twinsOf(game, instance) },
  decisions: [
    {
      topic: 'twin',
      isOptional: false,
      isOpen: (game, instance) =>
        game.functions(instance) &&
        opposingTwin(game, instance) === null &&
        game.seats.some(({ seat }) => opposes(game, instance, seat)),
      options: (game, instance) => allSeats(game).filter((seat) => opposes(game, instance, seat)),
      refuses: (game, instance, seat) => (opposes(game, instance, seat as SeatId) ? null : 'twin-must-oppose'),
      *resolve(use, seat) {
        use.clear('Twin')
        use.place('Twin', seat as SeatId)
        if (use.game.state.phase.kind !== 'setup') yield* introduce(use)
      },
    },
  ],
  on: {
    *takenOver(use) {
      if (dayOf(use.game) > 0) use.remember('met', opposingTwin(use.game, use.instance))
      yield* []
    },
    *nightBegins(use) {
      if (use.instance.memory['met'] !== opposingTwin(use.game, use.instance)) yield* introduce(use)
    },
    *executed(use, { target, before }) {
      const pair = twinsOf(before, use.instance)
      const isGoodTwin = typeof target === 'number' && pair.includes(target) && trueSide(before, target) === 'good'
      if (!isGoodTwin || opposingTwin(before, use.instance) === null) return
      if (use.works) {
        use.remember('heldBack', before.demons.length === 0)
        use.turn.raiseClaim('evil', TWIN_EXECUTED)
      }
      yield* []
    },
  },
  blocks: (game, instance, { team }) => {
    if (team !== 'good' || !game.functions(instance)) return false
    const twin = opposingTwin(game, instance)
    return (twin !== null && game.seat(twin).isAlive) || isTooLate(game, instance)
  },
})

const TWIN_EXECUTED = 'good-twin-executed'

/** The execution that would have freed good has won for evil first, unless the Storyteller plays on. */
function isTooLate({ state }: Game, { memory }: AbilityInstance): boolean {
  return memory['heldBack'] === true && state.claims.some(({ reason }) => reason === TWIN_EXECUTED)
}

/** The other twin, as long as the two are on different sides. */
function opposingTwin(game: Game, instance: AbilityInstance): SeatId | null {
  return twinsOf(game, instance).find((seat) => opposes(game, instance, seat)) ?? null
}

/** The owner and whoever bears the token. */
function twinsOf(game: Game, instance: AbilityInstance): SeatId[] {
  return instance.seat === null ? [] : [instance.seat, ...bearers(game, instance, 'Twin')]
}

function opposes(game: Game, { seat }: AbilityInstance, other: SeatId): boolean {
  return seat !== null && isSeat(game, other) && trueSide(game, other) !== trueSide(game, seat)
}

/** Both learn who the other is. */
function* introduce(use: Use): Flow {
  const twin = opposingTwin(use.game, use.instance)
  if (twin === null) return
  use.remember('met', twin)
  for (const [learner, other] of [
    [use.seat, twin],
    [twin, use.seat],
  ] as const) {
    use.turn.tell(learner, 'player', other, use.character)
    use.turn.tell(learner, 'character', trueCharacter(use.game, other), use.character)
  }
  yield* []
}

const FEWEST_FOR_CURSES = 4

/** Each night, chooses a player: if they nominate tomorrow, they die. With three alive the ability is gone. */
export const witch = ability('witch', {
  night: {
    ...eachNight,
    when: (game) => game.living.length >= FEWEST_FOR_CURSES,
    players: { min: 1, max: 1 },
    ...marksChosen('Cursed'),
  },
  on: {
    *nominated(use, { by }) {
      const curse = ownTokens(use.game, use.instance, 'Cursed').find(({ target }) => target === by)
      if (!curse || curse.isInert || use.game.living.length < FEWEST_FOR_CURSES) return
      if (use.works) yield* use.kill(by)
    },
  },
})

/** Each night, chooses a player and a good character: mad to be it tomorrow, or might be executed. */
export const cerenovus = ability('cerenovus', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1 },
    characters: namesGoodCharacter,
    places: ['Mad'],
    runsInVain: true,
    *run(use) {
      const [target, character] = [use.targets[0], use.characters[0]]
      if (target === undefined || character === undefined) return
      use.place('Mad', target, { data: character, isInert: !use.works })
      use.turn.tell(target, 'thisCharacterSelectedYou', use.character, use.character)
      use.turn.tell(target, 'character', character, use.character)
      yield* []
    },
  },
})

/** Each night*, chooses a player and a character not in play that they become; if a Demon is made, deaths are arbitrary. */
export const pithag = ability('pithag', {
  worksWhenDead: isArbitrary,
  night: {
    ...eachOtherNight,
    players: { min: 1, max: 1 },
    characters: {
      min: 1,
      max: 1,
      refuses: (game, _instance, character) =>
        ['townsfolk', 'outsider', 'minion', 'demon'].includes(game.facts(character).team)
          ? null
          : 'not-a-player-character',
    },
    *run(use) {
      const [target, character] = [use.targets[0], use.characters[0]]
      if (target === undefined || character === undefined || charactersInPlay(use.game).includes(character)) return
      if (use.game.facts(character).team === 'demon') use.remember('arbitraryNight', use.game.state.phase.number)
      yield* use.turn.changeCharacter(target, character)
    },
  },
  wouldDie: {
    priority: 1,
    *check(use, { victim }) {
      if (!isArbitrary(use.game, use.instance)) return null
      const lives = yield* use.ask('staysAlive', [victim], { isOptional: true })
      return lives === victim ? 'prevented' : null
    },
  },
  decisions: [
    {
      topic: 'kills',
      isOptional: true,
      isOpen: isArbitrary,
      options: livingSeats,
      *resolve(use, seat) {
        yield* use.kill(seat as SeatId, { isUnstoppable: true })
      },
    },
  ],
})

function isArbitrary({ state: { phase } }: Table, { memory }: AbilityInstance): boolean {
  return phase.kind === 'night' && memory['arbitraryNight'] === phase.number
}
