import type { SeatId } from '../../../shared/domain/ids'
import { moduleOf } from '../characters/registry'
import { payWithToken } from '../day/counting'
import type { AbilityInstance } from '../events/facts'
import { isStorytellers } from '../rules/choice'
import { react } from '../rules/reactions'
import type { Flow, Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import { carryOut } from '../rules/rehearsal'
import { isFinished, nightPlan } from './plan'
import type { PlannedStep } from './plan'

/** Ends what time ends (SPEC F): effects that last until this dusk or dawn. */
function expire(turn: Turn, at: 'dusk' | 'dawn', number: number): void {
  for (const effect of turn.game.state.effects)
    if (effect.expires && effect.expires.at === at && effect.expires.number <= number) turn.endEffect(effect.id)
}

/** Dusk: the day's effects end, secret voters pay, the next night begins. */
export function* beginNight(turn: Turn): Flow {
  const number = turn.game.state.phase.number + 1
  const { secretVoters } = turn.game.state.today
  const dusk = turn.emit({ kind: 'phaseBegan', phase: { kind: 'night', number } })
  for (const seat of secretVoters) payWithToken(turn, seat, dusk)
  expire(turn, 'dusk', number)
  yield* react(turn, 'nightBegins', {})
}

/** Dawn: what lasts until dawn ends, the day begins, and the room learns who died and who came back (SPEC P, T). */
export function* beginDay(turn: Turn): Flow {
  for (const { entry, seats } of nightPlan(turn.game).filter(
    (row) => row.status === 'todo' && !isStorytellersDue(turn.game, row),
  ))
    turn.notice('step-left-out', { entry, seats: [...seats] })
  for (const row of nightPlan(turn.game))
    if (isStorytellersDue(turn.game, row)) yield* turn.because(null, () => finishRow(turn, row))
  yield* turn.because(null, () => react(turn, 'dawn', {}))
  const { number } = turn.game.state.phase
  const statuses = reported(turn)
  const died = changedTo(turn, 'dead')
  const revived = changedTo(turn, 'alive')
  turn.emit({ kind: 'phaseBegan', phase: { kind: 'day', number } })
  expire(turn, 'dawn', number)
  turn.emit({ kind: 'livesAnnounced', seats: died, revived, statuses })
  yield* react(turn, 'dayBegins', {})
}

/** Whose life is not what the room believes it to be. */
function changedTo({ game }: Turn, life: 'alive' | 'dead'): SeatId[] {
  return game.seats
    .filter(({ seat, publicLife }) => publicLife !== life && game.registersAlive(seat) === (life === 'alive'))
    .map(({ seat }) => seat)
}

function isStorytellersDue(game: Game, { status, instance }: PlannedStep): boolean {
  return status === 'todo' && instance !== null && isStorytellers(game, instance, moduleOf(instance.character)?.night)
}

/** A row is done; where the Storyteller acts alone, this is when what is due happens. */
export function* finishRow(turn: Turn, row: PlannedStep): Flow {
  const { key, instance } = row
  const night = instance ? moduleOf(instance.character)?.night : undefined
  const run = isStorytellersDue(turn.game, row) ? night?.run : undefined
  if (instance && run) yield* turn.because(deedOf(turn, instance), () => carryOut(turn, instance, run))
  if (!isFinished(turn.game, key, instance)) turn.emit({ kind: 'stepDone', key })
}

/** What the owner did by day, where the Storyteller acts on it at night; null = nothing. */
function deedOf(turn: Turn, { id }: AbilityInstance): number | null {
  return turn.game.state.today.actions.findLast(({ instance }) => instance === id)?.fact ?? null
}

function reported(turn: Turn): SeatId[] {
  return turn.game.state.instances.flatMap((instance) => [
    ...(moduleOf(instance.character)?.dawnReport?.(turn.game, instance) ?? []),
  ])
}
