import type { SeatId } from '../../../shared/domain/ids'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance, Cause } from '../events/facts'
import { hasDiedWithOwner } from '../rules/effects'
import { isRunByHand, react } from '../rules/reactions'
import { wouldHaveSaid } from '../rules/rehearsal'
import type { DeathOptions, Flow, Turn } from '../rules/doing'
import type { DeathAttempt, Rescue } from '../rules/occasions'
import type { ActiveEffect, Game } from '../rules/reading'
import { causeOf, useOf } from '../rules/use'

/**
 * An attempt on a life (SPEC D): protections, then savers and redirects, then the death itself and all that follows from it.
 * @returns whether the player died
 * @see rulebook, Alive & Dead
 */
export function* attemptDeath(turn: Turn, attempt: DeathAttempt, options: DeathOptions): Flow<boolean> {
  if (!turn.game.seat(attempt.victim).isAlive) return false
  const isSure = options.isUnstoppable === true || moduleOf(attempt.cause.ability)?.killsSurely === true
  const isUntouchable = isSure || attempt.cause.kind === 'exile'
  if (!isUntouchable) {
    const protection = protectionOf(turn.game, attempt)
    if (protection) {
      turn.emit({ kind: 'deathPrevented', seat: attempt.victim, by: protection.character })
      return false
    }
  }
  const outcome = yield* askSavers(turn, attempt, { ...options, isUnstoppable: isSure })
  if (outcome !== null) return outcome
  const failed = isUntouchable ? [] : [...failedProtections(turn.game, attempt), ...failedSavers(turn, attempt)]
  yield* die(turn, attempt.victim, attempt.cause)
  for (const [seat, instance] of failed) turn.failed(seat, instance)
  return true
}

/** Effects that stand between an attempt and a death. */
function protectionOf(game: Game, attempt: DeathAttempt): ActiveEffect | undefined {
  return game.effects.find(
    (effect) => effect.isActive && effect.target === attempt.victim && shields(effect.kind, attempt.cause),
  )
}

function shields(kind: ActiveEffect['kind'], cause: Cause): boolean {
  if (kind === 'cannotDie') return true
  if (kind === 'safeFromDemon') return cause.kind === 'demon'
  return kind === 'survivesExecution' && cause.kind === 'execution'
}

/** Asks savers in their order; null = nobody saved. The dead and impaired do not save, but it is noted that they failed. */
function* askSavers(turn: Turn, attempt: DeathAttempt, options: DeathOptions): Flow<boolean | null> {
  const asked = new Set(options.without ?? [])
  for (const { instance, check } of saversOf(turn.game, attempt, options.isUnstoppable === true)) {
    if (asked.has(instance.id) || !turn.game.functions(instance)) continue
    asked.add(instance.id)
    const rescue = yield* turn.causedBy(causeOf(turn.game, instance), () => check(useOf(turn, instance), attempt))
    if (rescue === null) continue
    return yield* rescued(turn, attempt, instance, rescue, [...asked])
  }
  return null
}

function saversOf(
  game: Game,
  attempt: DeathAttempt,
  isUnstoppable: boolean,
): {
  instance: AbilityInstance
  check: (use: ReturnType<typeof useOf>, attempt: DeathAttempt) => Flow<Rescue>
  priority: number
}[] {
  return game.state.instances
    .flatMap((instance) => {
      const saver = moduleOf(instance.character)?.wouldDie
      const isAsked =
        saver &&
        !isRunByHand(instance) &&
        (!isUnstoppable || saver.evenIfUnstoppable === true) &&
        (attempt.cause.kind !== 'exile' || saver.isAgainstExile === true) &&
        saver.concerns?.(game, instance, attempt) !== false
      return isAsked ? [{ instance, check: saver.check, priority: saver.priority }] : []
    })
    .sort((left, right) => left.priority - right.priority)
}

function* rescued(
  turn: Turn,
  attempt: DeathAttempt,
  saver: AbilityInstance,
  rescue: Exclude<Rescue, null>,
  without: string[],
): Flow<boolean> {
  if (rescue === 'replaced') return true
  if (rescue === 'prevented') {
    turn.emit({ kind: 'deathPrevented', seat: attempt.victim, by: saver.character })
    return false
  }
  const { redirectTo: victim } = rescue
  const redirection = turn.emit({ kind: 'deathRedirected', from: attempt.victim, to: victim, by: saver.character })
  yield* turn.because(redirection, () => attemptDeath(turn, { victim, cause: attempt.cause }, { without }))
  return false
}

/** Whose ability did nothing, and which. */
type Failed = [seat: SeatId, ability: Pick<AbilityInstance, 'character' | 'origin'>]

/**
 * A protection that did not hold worked abnormally (almanac, Mathematician): drunkenness or poison held it down, for otherwise
 * there would be no death.
 */
function failedProtections(game: Game, { victim, cause }: DeathAttempt): Failed[] {
  return game.effects.flatMap(({ target, sourceSeat, sourceInstance, character, kind }) =>
    target === victim && sourceSeat !== null && shields(kind, cause)
      ? [[sourceSeat, game.instance(sourceInstance ?? '') ?? { character, origin: 'own' }]]
      : [],
  )
}

/** So did a saver that would have spoken up. */
function failedSavers(turn: Turn, attempt: DeathAttempt): Failed[] {
  return saversOf(turn.game, attempt, false).flatMap(({ instance, check }) => {
    const { seat } = instance
    const hasFailed = seat !== null && wouldHaveSaid(turn, instance, (use) => check(use, attempt))
    return hasFailed ? [[seat, instance]] : []
  })
}

/** The death itself: recorded, its token placed, the ability lost with its effects, then everybody's reaction. */
function* die(turn: Turn, victim: SeatId, cause: Cause): Flow {
  const before = turn.game
  const death = turn.emit({ kind: 'died', seat: victim, feigned: false, cause })
  yield* turn.because(death, function* () {
    placeDeathToken(turn, victim, cause)
    endLostEffects(turn, victim)
    yield* react(turn, 'died', { victim, cause, before, feigned: false }, { game: before, owner: victim })
  })
}

/** A death that only seems one: shown and registered dead, truly alive, ability kept. */
export function* feignDeath(turn: Turn, victim: SeatId, cause: Cause): Flow {
  const before = turn.game
  const death = turn.emit({ kind: 'died', seat: victim, feigned: true, cause })
  yield* turn.because(death, () =>
    react(turn, 'died', { victim, cause, before, feigned: true }, { game: before, owner: victim }),
  )
}

function placeDeathToken(turn: Turn, victim: SeatId, cause: Cause): void {
  const killer = cause.instance === null ? undefined : turn.game.instance(cause.instance)
  const isNight = turn.game.state.phase.kind === 'night'
  if (killer && isNight && turn.game.facts(killer.character).reminders.some(({ label }) => label === 'Dead'))
    turn.place(killer, 'Dead', victim)
}

/** Ends what hangs on the abilities of a player who just died; marks stay as notes until their time. */
function endLostEffects(turn: Turn, victim: SeatId): void {
  for (const instance of turn.game.instancesOf(victim)) {
    if (!hasDiedWithOwner(turn.game, instance)) continue
    for (const effect of turn.game.state.effects)
      if (effect.sourceInstance === instance.id && effect.until !== 'forever' && effect.kind !== 'mark')
        turn.endEffect(effect.id)
  }
}
