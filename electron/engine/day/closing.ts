import type { SeatId } from '../../../shared/domain/ids'
import type { CommandData } from '../../../shared/grimoire/commands'
import { moduleOf } from '../characters/registry'
import type { Cause } from '../events/facts'
import { beginNight } from '../night/passing'
import { react } from '../rules/reactions'
import type { Flow, Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import type { RefusalCode } from '../rules/refusalCodes'

const byVote: Cause = { ability: 'rules', seat: null, instance: null, kind: 'execution' }
const byStoryteller: Cause = { ability: 'storyteller', seat: null, instance: null, kind: 'execution' }

/** Why an execution is refused: execution-already-used, wrong-phase, nomination-in-progress, not-mad (SPEC E). By night only madness allows it (almanac, Cerenovus). */
export function executionRefusals(
  game: Game,
  target: SeatId | undefined,
  reason: CommandData<'execute'>['reason'],
): RefusalCode[] {
  const { phase, today } = game.state
  if (phase.kind === 'setup') return ['wrong-phase']
  if (phase.kind === 'night' && reason !== 'madness') return ['wrong-phase']
  if (phase.kind === 'day' && isUsed(today, target)) return ['execution-already-used']
  if (target === undefined) return today.isVoting ? ['nomination-in-progress'] : []
  return reason === 'madness' && !isMadnessAsked(game, target) ? ['not-mad'] : []
}

/** The day has had its execution, and no vote calls for a second one. */
function isUsed({ executed, aboutToDie }: Game['state']['today'], target: SeatId | undefined): boolean {
  return executed !== null && (target !== undefined || aboutToDie === null)
}

/** Does an ability ask madness of a player, or forbid it (almanac, Cerenovus, Mutant)? */
function isMadnessAsked(game: Game, seat: SeatId): boolean {
  const isForbidden = game
    .instancesOf(seat)
    .some((instance) => game.functions(instance) && moduleOf(instance.character)?.punishesMadness === true)
  return isForbidden || game.has(seat, 'mad')
}

/** Closes nominations and executes whoever is about to die; or the named player, by madness or the Storyteller's word. */
export function* executeNow(turn: Turn, target?: SeatId, reason?: CommandData<'execute'>['reason']): Flow {
  if (target !== undefined) {
    if (reason === 'madness') turn.emit({ kind: 'madnessJudged', seat: target, broken: true })
    yield* turn.execute(target, byStoryteller)
    return
  }
  if (turn.game.state.today.nominationsOpen) turn.emit({ kind: 'nominationsClosed' })
  const { aboutToDie } = turn.game.state.today
  if (!aboutToDie) return
  const { nominee, fact } = aboutToDie
  yield* turn.because(fact, () => turn.execute(typeof nominee === 'string' ? 'storyteller' : nominee, byVote))
}

/** Executes if that is still to be done, lets the day end, and begins the next night, unless a side wins by that. */
export function* closeDay(turn: Turn): Flow {
  // Whoever closes the day of a game that is over means to play on.
  const isPlayedOn = hasWinner(turn)
  while (turn.game.state.today.isVoting) turn.emit({ kind: 'nominationCancelled' })
  const { executed, aboutToDie } = turn.game.state.today
  if (!executed || aboutToDie) yield* turn.because(null, () => executeNow(turn))
  if (isPlayedOn || !hasWinner(turn)) yield* endDay(turn)
  if (isPlayedOn || !hasWinner(turn)) yield* turn.because(null, () => beginNight(turn))
}

/** What comes of the day's end comes of its execution, or of nominations having been closed without one. */
function* endDay(turn: Turn): Flow {
  const { executed, closing } = turn.game.state.today
  yield* turn.because(executed?.fact ?? closing, () => react(turn, 'dayEnds', { executed: executed !== null }))
}

function hasWinner(turn: Turn): boolean {
  return turn.game.winner !== null
}
