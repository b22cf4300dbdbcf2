import type { CharacterId } from '../../../../shared/domain/ids'
import { opposite } from '../../../../shared/domain/vocabulary'
import { fieldsIn } from '../../../../shared/lib/json'
import type { AbilityInstance } from '../../events/facts'
import { isItsFirstNight } from '../../night/moments'
import type { Game } from '../../rules/reading'
import { killChosen } from '../primitives/killing'
import { tellsLastNight } from '../primitives/lastNight'
import { ability } from '../primitives/module'
import { deathsToday } from '../primitives/moments'
import { eachNight, eachOtherNight } from '../primitives/nights'
import { passesFor } from '../primitives/registering'
import { marksChosen } from '../primitives/tokens'
import { trueSide } from '../primitives/truth'

/** Starts knowing which Outsiders are in play. If one died today, chooses a player tonight: they die. */
export const godfather = ability('godfather', {
  night: {
    ...eachNight,
    when: (game, instance) => isItsFirstNight(game, instance) || isDueToKill(game, instance),
    players: (game, instance) => (isDueToKill(game, instance) ? { min: 1, max: 1 } : { min: 0, max: 0 }),
    run: killChosen,
  },
  information: {
    form: { kind: 'outsiders' },
    when: isItsFirstNight,
    answers: ({ game, team, character }) => {
      const outsiders = game.seats
        .filter(({ seat }) => team(seat) === 'outsider')
        .flatMap(({ seat }) => character(seat) ?? [])
      return [{ outsiders }]
    },
    domain: () => 'anything',
    malformed: (value) => (Array.isArray(fieldsIn(value)['outsiders']) ? null : 'wrong-count'),
  },
  on: {
    *died(use, { victim }) {
      if (use.game.state.phase.kind !== 'day') return
      if (yield* passesFor(use, victim, 'outsider')) use.place('Died Today', victim)
      else use.remember('passedForAnother', use.game.state.deaths.at(-1)?.fact ?? null)
    },
  },
  watch: (game, instance) => {
    const { seat, character } = instance
    const isArmed = game.state.phase.kind === 'day' && isDueToKill(game, instance)
    return isArmed && seat !== null && game.seat(seat).isAlive
      ? [{ code: 'kills-tonight', params: { seat, character } }]
      : []
  },
})

function isDueToKill(game: Game, { character, memory }: AbilityInstance): boolean {
  const isOutsider = (one: CharacterId | null): boolean => one !== null && game.facts(one).team === 'outsider'
  const passedFor = (fact: number): boolean => memory['passedForAnother'] === fact
  const hasDied = deathsToday(game).some((death) => isOutsider(death.character) && !passedFor(death.fact))
  return hasDied || game.tokenHolders(character, 'Died Today').length > 0
}

/** Each night, chooses a living player, another than last night: if executed tomorrow, they do not die. */
export const devilsadvocate = ability('devilsadvocate', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1, life: 'alive', notLastNight: true },
    ...marksChosen('Survives Execution'),
  },
  on: tellsLastNight('Survives Execution'),
})

/** Once per game, at night*, chooses a player: they die, even if for some reason they could not. */
export const assassin = ability('assassin', {
  killsSurely: true,
  night: {
    ...eachOtherNight,
    isOnce: true,
    mayDecline: true,
    isSettledWhenChosen: true,
    players: { min: 1, max: 1 },
    run: killChosen,
  },
})

/** If the Demon dies by execution, ending the game, one more day is played: whoever is executed then, their team loses. */
export const mastermind = ability('mastermind', {
  blocks: (game, instance, { reason }) =>
    game.functions(instance) && daysSinceLastDemon(game) <= 1 && ['demon-dead', 'two-alive'].includes(reason),
  on: {
    *executed(use, { target }) {
      if (use.works && typeof target === 'number' && daysSinceLastDemon(use.game) === 1)
        use.turn.raiseClaim(opposite(trueSide(use.game, target)), 'mastermind-execution')
      yield* []
    },
    *dayEnds(use, { executed }) {
      if (use.works && !executed && daysSinceLastDemon(use.game) === 1)
        use.turn.raiseClaim('good', 'mastermind-no-execution')
      yield* []
    },
  },
})

/** Days since the last Demon died by execution, the coming day counted from dusk on; infinite while a Demon lives, or if none did. */
function daysSinceLastDemon(game: Game): number {
  const isDemon = (character: CharacterId | null): boolean =>
    character !== null && game.facts(character).team === 'demon'
  const last = game.state.executions.findLast(({ died, character }) => died && isDemon(character))
  return last && game.demons.length === 0 ? game.state.phase.number - last.day : Infinity
}
