import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { CharacterChoice } from '../../rules/acting'
import type { Flow, Use } from '../../rules/doing'
import type { Game } from '../../rules/reading'
import { isImpaired } from '../../rules/states'
import { ability } from '../primitives/module'
import { eachNight, eachOtherNight } from '../primitives/nights'
import { demonKillsNobody } from '../primitives/noKill'
import { passesFor } from '../primitives/registering'
import { allSeats } from '../primitives/table'
import { bearers, ownTokens } from '../primitives/tokens'
import { isSeat, livingOfTeam, seatsOfTeam, trueCharacter, trueSide, trueTeam } from '../primitives/truth'

/** Each night*, chooses a living player: a good one dies, and the Demon kills nobody tonight. One good player counts as evil. */
export const lycanthrope = ability('lycanthrope', {
  night: {
    ...eachOtherNight,
    players: { min: 1, max: 1, life: 'alive' },
    *run(use) {
      const [target] = use.targets
      if (target === undefined) return
      const side = yield* use.turn.registers(target, use.instance, ({ alignment }) => alignment)
      if (side === 'good' && (yield* use.kill(target))) use.remember('killedInNight', use.game.state.phase.number)
    },
  },
  wouldDie: demonKillsNobody(
    ({ state: { phase } }, { memory }) => phase.kind === 'night' && memory['killedInNight'] === phase.number,
  ),
  makesRegister: (game, instance, seat) =>
    bearers(game, instance, 'Faux Paw').includes(seat)
      ? [{ alignment: 'evil', team: trueTeam(game, seat), character: trueCharacter(game, seat) }]
      : [],
  decisions: [
    {
      topic: 'fauxPaw',
      isOptional: false,
      isOpen: (game, instance) => game.functions(instance) && bearers(game, instance, 'Faux Paw').length === 0,
      options: (game) => allSeats(game).filter((seat) => trueSide(game, seat) === 'good'),
      refuses: (game, _instance, seat) =>
        isSeat(game, seat) && trueSide(game, seat) === 'good' ? null : 'faux-paw-must-be-good',
      *resolve(use, seat) {
        use.place('Faux Paw', seat as SeatId)
        yield* []
      },
    },
  ],
})

/** Each night*, chooses a player: if that player is or becomes drunk or poisoned tonight, the Acrobat dies. */
export const acrobat = ability('acrobat', {
  night: {
    ...eachOtherNight,
    players: { min: 1, max: 1 },
    places: ['Chosen'],
    reminds: ['Chosen'],
    *run(use) {
      for (const target of use.targets) {
        use.place('Chosen', target)
        if (isImpaired(use.game, target)) yield* use.kill(use.seat)
      }
    },
  },
  on: {
    *impaired(use, { seat }) {
      const isChosen = ownTokens(use.game, use.instance, 'Chosen').some(
        ({ target, isInert }) => target === seat && !isInert,
      )
      if (isChosen && use.works && use.game.seat(use.seat).isAlive) yield* use.kill(use.seat)
    },
  },
})

/** Each night, chooses a player: a Minion learns it, and has no ability as long as the Preacher has theirs. */
export const preacher = ability('preacher', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1 },
    places: ['No Ability'],
    runsInVain: true,
    *run(use) {
      for (const target of use.targets)
        if (use.works) yield* preachTo(use, target)
        else if (trueTeam(use.game, target) === 'minion') use.place('No Ability', target, { isInert: true })
    },
  },
  on: {
    *characterChanged(use, { seat, to }) {
      if (use.game.facts(to).team === 'minion') return
      for (const { id, target } of ownTokens(use.game, use.instance, 'No Ability'))
        if (target === seat) use.turn.endEffect(id)
      yield* []
    },
  },
})

function* preachTo(use: Use, target: SeatId): Flow {
  if (!(yield* passesFor(use, target, 'minion'))) return
  const isSilenced = use.game.token(target, use.character, 'No Ability')?.isActive === true
  if (!isSilenced) use.place('No Ability', target)
  use.turn.tell(target, 'thisCharacterSelectedYou', use.character, use.character)
}

/** Once per game, at night, names the characters that all Minions become, or the one that the Demon becomes. */
export const engineer = ability('engineer', {
  night: {
    ...eachNight,
    isOnce: true,
    mayDecline: true,
    characters: newEvil,
    *run(use) {
      const [first] = use.characters
      if (first === undefined) return
      const holders = becoming(use.game, use.game.facts(first).team)
      const held = holders.map((seat) => trueCharacter(use.game, seat))
      const changing = holders.filter((seat) => !use.characters.includes(trueCharacter(use.game, seat) ?? ''))
      const free = use.characters.filter((named) => !held.includes(named))
      const isUnclear = free.length === 1 && changing.length > 1
      yield* assignAll(use, isUnclear ? [(yield* use.ask('becomesIt', changing)) as SeatId] : changing, free)
    },
  },
})

/** All Minions, or the Demon: one that lives, where another is dead. */
function becoming(game: Game, team: Team): SeatId[] {
  const living = team === 'demon' ? livingOfTeam(game, team) : []
  return living.length > 0 ? living : seatsOfTeam(game, team)
}

function newEvil(game: Game): CharacterChoice {
  const minions = seatsOfTeam(game, 'minion').length
  const teamOf = (character: CharacterId): string => game.facts(character).team
  return {
    min: 1,
    max: Math.max(1, minions),
    refuses: (_game, _own, character) =>
      ['minion', 'demon'].includes(teamOf(character)) ? null : 'character-not-evil',
    refusesTogether: (_game, _own, named) => {
      if (new Set(named.map(teamOf)).size > 1) return 'minions-or-demon'
      const wanted = named.every((character) => teamOf(character) === 'demon') ? 1 : minions
      return named.length === wanted && new Set(named).size === wanted ? null : 'one-for-each'
    },
  }
}

/** Each player becomes one of the characters; the Storyteller says who becomes which where it is not clear. */
function* assignAll(use: Use, seats: readonly SeatId[], characters: readonly CharacterId[]): Flow {
  let left = [...characters]
  const { character: ability } = use
  for (const seat of seats) {
    const to =
      left.length > 1
        ? yield* use.turn.ask({ ability, seat, topic: 'newCharacter', options: left, isOptional: false, to: null })
        : left[0]
    if (typeof to !== 'string') return
    left = left.filter((other) => other !== to)
    yield* use.turn.changeCharacter(seat, to)
  }
}
