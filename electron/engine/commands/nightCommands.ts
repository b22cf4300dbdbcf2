import type { SeatId } from '../../../shared/domain/ids'
import type { CommandData } from '../../../shared/grimoire/commands'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { chooseAtNight, choosingRefusals, timeRefusals } from '../night/choosing'
import { beginDay } from '../night/passing'
import { nightPlan, stepFor } from '../night/plan'
import { evilTellingRefusals, tell, tellEvil, tellingRefusals } from '../night/telling'
import type { Game } from '../rules/types'
import { causeOf, useOf } from '../rules/use'
import { isSeated, nonsense, simply } from './plan'
import type { Handlers, Plan } from './plan'

/** Commands of the night (SPEC P). */
export const nightCommands: Handlers<
  'choose' | 'decline' | 'tell' | 'skipStep' | 'finishStep' | 'addStep' | 'repeatStep' | 'moveStep' | 'dawn'
> = {
  choose: (game, data) => {
    if (!isSeated(game, data.seat) || data.targets.some((seat) => !isSeated(game, seat)))
      return nonsense('no-such-seat')
    const instance = game.abilityOf(data.seat, data.ability)
    if (!instance) return respond(game, data)
    return {
      refusals: choosingRefusals(game, instance, data),
      rank: rankFor(game, data.seat, data.ability),
      run: (turn) => chooseAtNight(turn, instance, data),
    }
  },
  decline: (game, { seat, ability }) => {
    const instance = isSeated(game, seat) ? game.abilityOf(seat, ability) : undefined
    if (!instance) return nonsense('no-such-ability')
    const night = moduleOf(ability)?.night
    const refusals = night ? [...timeRefusals(game, instance, night), ...(night.mayDecline ? [] : ['must-choose'])] : []
    const key = stepFor(game, seat, ability)?.key ?? instance.id
    return simply((turn) => {
      turn.emit({ kind: 'declined', instance: instance.id, seat, ability })
      turn.emit({ kind: 'stepDone', key })
    }, refusals)
  },
  tell: (game, { seat, ability, value }) => {
    if (!isSeated(game, seat)) return nonsense('no-such-seat')
    if (ability === 'minioninfo' || ability === 'demoninfo')
      return {
        refusals: evilTellingRefusals(game, seat, ability, value),
        run: (turn) => tellEvil(turn, seat, ability, value),
      }
    const instance = instanceTelling(game, seat, ability)
    if (!instance) return nonsense('no-such-ability')
    const isComputed = moduleOf(ability)?.information !== undefined
    return {
      refusals: isComputed ? tellingRefusals(game, instance, value) : [],
      run: (turn) => tell(turn, seat, instance, value),
    }
  },
  skipStep: (game, { key }) =>
    step(game, key, (turn) => {
      turn.emit({ kind: 'stepSkipped', key })
    }),
  finishStep: (game, { key }) =>
    step(game, key, (turn) => {
      turn.emit({ kind: 'stepDone', key })
    }),
  repeatStep: (game, { key }) =>
    step(game, key, (turn) => {
      turn.emit({ kind: 'stepReopened', key })
    }),
  addStep: (game, { seat, ability }) => {
    if (seat !== null && !isSeated(game, seat)) return nonsense('no-such-seat')
    const key = `added.${String(game.state.tonight.added.length + 1)}`
    return simply((turn) => {
      turn.emit({ kind: 'stepAdded', key, seat, ability, before: null })
    }, nightOnly(game))
  },
  moveStep: (game, { key, before }) =>
    step(game, key, (turn) => {
      turn.emit({ kind: 'stepMoved', key, before })
    }),
  dawn: (game) => {
    if (game.state.phase.kind !== 'night') return nonsense('wrong-phase')
    const refusals = game.state.questions.length > 0 ? ['decision-open'] : []
    return {
      refusals,
      run: function* (turn) {
        for (const { id } of game.state.questions) turn.emit({ kind: 'questionClosed', id })
        yield* beginDay(turn)
      },
    }
  },
}

function nightOnly(game: Game): string[] {
  return game.state.phase.kind === 'night' ? [] : ['wrong-phase']
}

function step(game: Game, key: string, state: Parameters<typeof simply>[0]): Plan {
  const isKnown = game.state.phase.kind === 'night' && nightPlan(game).some((row) => row.key === key)
  return isKnown ? simply(state) : nonsense('no-such-step')
}

function rankFor(game: Game, seat: SeatId, ability: string): number | null {
  return game.state.phase.kind === 'night' ? (stepFor(game, seat, ability)?.rank ?? null) : null
}

/** By what a seat is told something: its own ability, or one that wakes others. */
function instanceTelling(game: Game, seat: SeatId, ability: string): AbilityInstance | undefined {
  return (
    game.abilityOf(seat, ability) ??
    game.holders(ability).find((instance) => moduleOf(ability)?.night?.wakes?.(game, instance).includes(seat))
  )
}

/** A player answers an ability of somebody else that chose them. */
function respond(game: Game, data: CommandData<'choose'>): Plan {
  const responses = moduleOf(data.ability)?.responses
  const instance = game.state.instances.find((one) => one.character === data.ability && one.origin !== 'believed')
  const { answer } = data
  if (!responses || !instance || answer === undefined) return nonsense('no-such-ability')
  if (!responses.options.includes(answer)) return { ...nonsense(), refusals: ['unknown-answer'] }
  const code = responses.refuses(game, instance, data.seat, answer)
  return {
    refusals: code === null ? [] : [code],
    run: (turn) =>
      turn.causedBy(causeOf(turn.game, instance), () => responses.run(useOf(turn, instance), data.seat, answer)),
  }
}
