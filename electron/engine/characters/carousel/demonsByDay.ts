import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import { isItsFirstNight } from '../../night/moments'
import type { Game } from '../../rules/reading'
import { ability } from '../primitives/module'
import { tonight } from '../primitives/moments'
import { eachNight, eachOtherNight } from '../primitives/nights'
import { learnsOpinion } from '../primitives/opinion'
import { livingSeats } from '../primitives/table'
import { marksNumber } from '../primitives/tokens'
import { livingOfTeam } from '../primitives/truth'

const DAY_OF_RIOT = 3

/** For day three all Minions become Riot. Whoever is nominated on it dies, and nominates somebody alive at once; nobody votes. */
export const riot = ability('riot', {
  night: {
    ...eachOtherNight,
    when: (game) => tonight(game) === DAY_OF_RIOT,
    isStorytellers: true,
    *run(use) {
      if (!use.works) return
      for (const seat of livingOfTeam(use.game, 'minion')) yield* use.turn.changeCharacter(seat, use.character)
    },
  },
  voting: { passesNominationTo: (game) => (isRiotDay(game) ? lastNominee(game) : null) },
  on: {
    dayBegins: marksNumber('Day', DAY_OF_RIOT),
    *nominated(use, { nominee }) {
      const isFirst = use.game.holders(use.character)[0]?.id === use.instance.id
      if (!use.works || !isFirst || !isRiotDay(use.game) || typeof nominee !== 'number') return
      use.turn.failVote()
      yield* use.kill(nominee)
    },
  },
})

function isRiotDay({ state: { phase } }: Game): boolean {
  return phase.kind === 'day' && phase.number === DAY_OF_RIOT
}

function lastNominee({ state }: Game): SeatId | null {
  const nominee = state.today.nominations.findLast(({ kind }) => kind === 'execution')?.nominee
  return typeof nominee === 'number' ? nominee : null
}

/** On the first night learns a secret phrase. For each time they said it aloud by day, the Storyteller may have a player die that night. */
export const yaggababble = ability('yaggababble', {
  day: { mustBePublic: true },
  night: {
    ...eachNight,
    when: (game, instance) => isItsFirstNight(game, instance) || timesSaid(game, instance) > 0,
    isStorytellers: (game, instance) => !isItsFirstNight(game, instance),
    *run(use) {
      if (!use.works) return
      for (let left = timesSaid(use.game, use.instance); left > 0; left -= 1) {
        const victim = yield* use.ask('dies', livingSeats(use.game), { isOptional: true })
        if (victim === null) return
        yield* use.kill(victim as SeatId)
      }
    },
  },
  information: { ...learnsOpinion({ kind: 'text' }, null), when: isItsFirstNight },
})

function timesSaid({ state }: Game, { id }: AbilityInstance): number {
  return state.today.actions.filter(({ instance }) => instance === id).length
}
