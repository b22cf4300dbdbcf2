import type { SeatId, SeatOrCharacter } from '../../../shared/domain/ids'
import type { CommandData, Pointing } from '../../../shared/grimoire/commands'
import { closeDay, executeNow, executionRefusals } from '../day/closing'
import { dayUse, dayUseRefusals } from '../day/dayAbilities'
import { openNomination } from '../day/moments'
import { exileRefusals, nominationRefusals } from '../day/nominations'
import { countExile, countVote } from '../day/counting'
import { maxHands } from '../day/votes'
import { namesStranger } from '../rules/information'
import { react } from '../rules/reactions'
import type { Flow, Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import type { Nomination } from '../state'
import { afterQuestions, atPlayers, isSeated, nonsense, simply } from './plan'
import type { Handlers, Plan } from './plan'

/** Commands of the day (SPEC N, V, E, X). */
export const dayCommands: Handlers<
  | 'nominate'
  | 'cancelNomination'
  | 'setHand'
  | 'closeVote'
  | 'execute'
  | 'closeDay'
  | 'callExile'
  | 'closeExile'
  | 'useByDay'
  | 'judgeMadness'
  | 'announce'
> = {
  nominate: (game, { by, nominee }) => {
    if (!isSeated(game, by)) return nonsense('no-such-seat')
    if (nominee !== 'storyteller' && !isPlayer(game, nominee)) return notAPlayer(game, nominee)
    return { refusals: nominationRefusals(game, by, nominee), run: (turn) => nominate(turn, by, nominee) }
  },
  cancelNomination: (game) =>
    openNomination(game)
      ? simply((turn) => {
          turn.emit({ kind: 'nominationCancelled' })
        })
      : nonsense('no-open-nomination'),
  setHand: (game, { seat, hands }) => {
    if (!isSeated(game, seat)) return nonsense('no-such-seat')
    if (!openNomination(game)) return nonsense('no-open-nomination')
    return simply(
      (turn) => {
        turn.emit({ kind: 'handSet', seat, hands })
      },
      hands > maxHands(game, seat) ? ['too-many-hands'] : [],
    )
  },
  closeVote: (game, data) => {
    const open = openNomination(game)
    if (open?.kind !== 'execution' || (data.nominee !== undefined && data.nominee !== open.nominee))
      return nonsense('no-open-nomination', ...whyNotNow(game, 'execution'))
    return { run: (turn) => countVote(turn, open, handsOf(data, open.hands)) }
  },
  execute: (game, { target, reason }) =>
    atPlayers(game, target === undefined ? [] : [target], ([seat]) => ({
      refusals: executionRefusals(game, seat, reason),
      run: (turn) => executeNow(turn, seat, reason),
    })),
  closeDay: (game) =>
    game.state.phase.kind === 'day'
      ? afterQuestions({ run: (turn) => closeDay(turn) }, game.state.questions)
      : nonsense('wrong-phase'),
  callExile: (game, { by, target }) => {
    if (!isSeated(game, by)) return nonsense('no-such-seat')
    if (!isPlayer(game, target)) return notAPlayer(game, target)
    return simply(
      (turn) => {
        turn.emit({ kind: 'nominated', by, nominee: target, purpose: 'exile' })
      },
      exileRefusals(game, target),
    )
  },
  closeExile: (game, { target, supporters }) => {
    const open = openNomination(game)
    return open?.kind === 'exile' && open.nominee === target
      ? { run: (turn) => countExile(turn, open, target as SeatId, supporters) }
      : nonsense('no-open-nomination', ...whyNotNow(game, 'exile'))
  },
  useByDay: (game, { targets, ...rest }) =>
    atPlayers(game, [rest.seat, ...targets, ...guessed(rest)], ([, ...seats]) => {
      const data = { ...rest, targets: seats.slice(0, targets.length) }
      if (answersWithStranger(game, data)) return nonsense('no-such-seat')
      return { refusals: dayUseRefusals(game, data), run: (turn) => dayUse(turn, data) }
    }),
  judgeMadness: (game, { seat, broken }) =>
    isSeated(game, seat)
      ? simply((turn) => {
          turn.emit({ kind: 'madnessJudged', seat, broken })
        })
      : nonsense('no-such-seat'),
  announce: (_game, { kind, seats, text }) =>
    simply((turn) => {
      turn.emit({ kind: 'announced', announcement: kind, seats, text })
    }),
}

function guessed({ guesses = [] }: Pick<CommandData<'useByDay'>, 'guesses'>): SeatId[] {
  return guesses.map(({ seat }) => seat)
}

function answersWithStranger(game: Game, { seat, ability, answer }: Pointing<'useByDay'>): boolean {
  const instance = answer === undefined ? undefined : game.abilityOf(seat, ability)
  return instance !== undefined && namesStranger(game, instance, answer ?? null)
}

/** Why there can be nothing to count now. */
function whyNotNow({ state: { phase, today } }: Game, kind: Nomination['kind']): string[] {
  if (phase.kind !== 'day') return ['wrong-phase']
  return kind === 'execution' && !today.nominationsOpen ? ['nominations-closed'] : []
}

/** At whatever time: somebody who could be put to a vote. */
function isPlayer(game: Game, target: SeatOrCharacter): target is SeatId {
  return typeof target === 'number' && isSeated(game, target)
}

function notAPlayer({ state }: Game, target: SeatOrCharacter): Plan {
  const isInCentre = typeof target === 'string' && state.centre.includes(target)
  return nonsense('not-a-player', ...(isInCentre ? ['immune'] : []))
}

function* nominate(turn: Turn, by: SeatId, nominee: SeatOrCharacter): Flow {
  turn.emit({ kind: 'nominated', by, nominee, purpose: 'execution' })
  yield* react(turn, 'nominated', { by, nominee })
}

function handsOf(
  data: CommandData<'closeVote'>,
  raised: Readonly<Record<number, number>>,
): Readonly<Record<number, number>> {
  return data.hands
    ? Object.fromEntries(Object.entries(data.hands).map(([seat, hands]) => [Number(seat), hands]))
    : raised
}
