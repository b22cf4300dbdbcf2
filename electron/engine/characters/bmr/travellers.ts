import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import { opposite } from '../../../../shared/domain/vocabulary'
import type { Alignment } from '../../../../shared/domain/vocabulary'
import type { AbilityInstance } from '../../events/facts'
import { isItsFirstNight } from '../../night/moments'
import { swapChairs } from '../../rules/seating'
import type { ActiveEffect, Game } from '../../rules/reading'
import { given } from '../primitives/gaining'
import { ability } from '../primitives/module'
import { firstNightOnly } from '../primitives/nights'
import { mightBeOn } from '../primitives/registering'
import { trueSide } from '../primitives/truth'

/** On their first night, gains a Townsfolk ability if good, a Minion ability if evil. */
export const apprentice = ability('apprentice', {
  night: firstNightOnly,
  decisions: [
    {
      topic: 'gains',
      isOptional: false,
      isOpen: (game, instance) => isItsFirstNight(game, instance) && given(game, instance).length === 0,
      options: (game, { seat }) => {
        const wanted = seat !== null && trueSide(game, seat) === 'evil' ? 'minion' : 'townsfolk'
        return game.possible.filter(({ team }) => team === wanted).map(({ id }) => id)
      },
      *resolve(use, character) {
        const gained = character as CharacterId
        use.turn.gain(use.seat, gained, use.works ? 'granted' : 'believed', use.instance.id)
        use.place('Is The Apprentice', use.seat)
        use.turn.tell(use.seat, 'youAre', gained, use.character)
        use.turn.emit({ kind: 'stepDone', key: use.instance.id })
        yield* []
      },
    },
  ],
})

/** Each day, may have up to three pairs of players change chairs. */
export const matron = ability('matron', {
  day: {
    isOnceADay: true,
    mustBePublic: true,
    players: { min: 2, max: 6, mayRepeat: true },
    refuses: (_game, _instance, { targets }) => (targets.length % 2 === 1 ? 'too-few-targets' : null),
    *run(use) {
      if (!use.works) return
      for (let index = 0; index + 1 < use.targets.length; index += 2)
        swapChairs(use.turn, use.targets[index] as SeatId, use.targets[index + 1] as SeatId)
      yield* []
    },
  },
})

/** Once per game, if another player nominated, forces the execution of the moment to pass or to fail. */
export const judge = ability('judge', {
  day: {
    isOnce: true,
    mustBePublic: true,
    refuses: (game, { seat }, { text }) => {
      const last = game.state.today.nominations.at(-1)
      if (last?.kind !== 'execution' || last.by === seat || game.state.today.executed) return 'not-triggered'
      return text === undefined || text === 'pass' || text === 'fail' ? null : 'unknown-answer'
    },
    *run(use, { text }) {
      if (!use.works) return
      const outcome = text ?? (yield* use.ask('outcome', ['pass', 'fail']))
      const nominee = use.game.state.today.nominations.at(-1)?.nominee
      if (outcome === 'fail') use.turn.failVote()
      else if (nominee !== undefined)
        yield* use.turn.execute(typeof nominee === 'number' ? nominee : 'storyteller', use.cause)
    },
  },
})

/** Only the Storyteller nominates, speaking from the Bishop's chair; at least one player of the other side each day. */
export const bishop = ability('bishop', {
  voting: {
    nominationLimit: (game) => game.seats.length,
    refusesNomination: (_game, { seat }, by) => (by === seat ? null : 'only-storyteller-nominates'),
  },
  on: {
    *dawn(use) {
      use.place(bishopsToken(use.game, use.instance), use.seat, { isInert: !use.works })
      yield* []
    },
    *nominated(use, { nominee }) {
      if (typeof nominee === 'number' && isOpposing(use.game, use.instance, nominee))
        use.clear(bishopsToken(use.game, use.instance))
      yield* []
    },
  },
  watch: (game, instance) => {
    const token = tokenOf(game, instance)
    const isDue = game.state.phase.kind === 'day' && token !== undefined && !token.isInert
    return isDue && game.functions(instance)
      ? [{ code: 'opposing-nomination-due', params: { team: opposing(game, instance) } }]
      : []
  },
})

function tokenOf(game: Game, instance: AbilityInstance): ActiveEffect | undefined {
  const { seat, character } = instance
  return seat === null ? undefined : game.token(seat, character, bishopsToken(game, instance))
}

function opposing(game: Game, { seat }: AbilityInstance): Alignment {
  return opposite(seat === null ? 'evil' : trueSide(game, seat))
}

function isOpposing(game: Game, instance: AbilityInstance, nominee: SeatId): boolean {
  return mightBeOn(game, instance, nominee, opposing(game, instance))
}

function bishopsToken(game: Game, instance: AbilityInstance): string {
  return opposing(game, instance) === 'good' ? 'Nominate Good' : 'Nominate Evil'
}

/** Only the Voudon and the dead vote. They need no vote token, and no majority is required. */
export const voudon = ability('voudon', {
  voting: {
    refusesHand: (game, { seat }, voter) => (voter === seat || !game.registersAlive(voter) ? null : 'only-dead-vote'),
    freesFromToken: (game, _instance, voter) => !game.registersAlive(voter),
    needed: () => 1,
  },
})
