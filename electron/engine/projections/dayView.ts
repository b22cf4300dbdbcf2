import type { SeatId } from '../../../shared/domain/ids'
import type { DayActionView, DayView, NominationView } from '../../../shared/grimoire/view'
import type { Pointing } from '../../../shared/grimoire/commands'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { dayTellingAdvice, dayUseRefusals, isAnswerDue, isTimeFor } from '../day/dayAbilities'
import { openNomination } from '../day/moments'
import { areNominationsOpen } from '../day/nominations'
import { countingOrder, exileNeeded, handRefusal, leader, spendsToken, tallyOf, votesNeeded } from '../day/votes'
import { targetRefusal } from '../rules/choice'
import type { DayAbility, PlayerChoice } from '../rules/acting'
import type { Game } from '../rules/reading'
import { explainVotesNeeded } from './explain'
import type { Nomination } from '../state'

/** The day panel (SPEC N, V, A). */
export function dayView(game: Game): DayView {
  const { today } = game.state
  const open = openNomination(game)
  const best = leader(today.nominations.slice(today.settled))
  const needed = votesNeeded(game)
  return {
    nominationsOpen: areNominationsOpen(game, game.seats),
    votesNeeded: needed,
    votesNeededWhy: explainVotesNeeded(game, needed),
    exileNeeded: exileNeeded(game),
    nominations: today.nominations.map((nomination) => nominationView(game, nomination)),
    open: open ? nominationView(game, open) : null,
    aboutToDie: today.aboutToDie && { nominee: today.aboutToDie.nominee, votes: today.aboutToDie.votes },
    executedToday: today.executed?.target ?? null,
    toTie: best && best.votes >= needed ? best.votes : null,
    toReplace: best ? Math.max(best.votes + 1, needed) : needed,
    actions: game.state.instances.flatMap((instance) => action(game, instance)),
  }
}

function nominationView(game: Game, nomination: Nomination): NominationView {
  const { kind, by, nominee, votes } = nomination
  const hands = votes
    ? votes.votes.map(({ seat, hands: raised }) => ({ seat, hands: raised }))
    : Object.entries(nomination.hands).map(([seat, raised]) => ({
        seat: Number(seat) as NominationView['order'][number],
        hands: raised,
      }))
  return {
    kind,
    by,
    nominee,
    order: countingOrder(game, nominee),
    ...votersOf(game, nomination),
    hands,
    tally: tallyOf(game, nomination),
    needed: votes?.needed ?? (kind === 'exile' ? exileNeeded(game) : votesNeeded(game)),
    isDone: votes !== null,
    succeeded: votes?.succeeded ?? null,
  }
}

/** What a hand costs and comes to, by the rules of now; an exile is no vote. */
function votersOf(game: Game, { kind, votes }: Nomination): Pick<NominationView, 'paying' | 'barred'> {
  if (kind === 'exile' || votes) return { paying: [], barred: [] }
  const seats = game.seats.map(({ seat }) => seat)
  const barred = seats.flatMap((seat) => {
    const code = handRefusal(game, seat)
    return code === null ? [] : [{ seat, code }]
  })
  return { paying: seats.filter((seat) => spendsToken(game, seat)), barred }
}

function action(game: Game, instance: AbilityInstance): DayActionView[] {
  const day = moduleOf(instance.character)?.day
  if (!day || instance.seat === null || !isTimeFor(game, day)) return []
  const isSpent = day.isOnce === true && game.isSpent(instance)
  const isReady = (seat: SeatId): boolean =>
    !isSpent && !isRefused(game, instance, day, seat) && !isBarred(game, instance, day, seat)
  return usersOf(game, instance, day).map((seat) => ({
    seat,
    ability: instance.character,
    status: isSpent ? 'spent' : isReady(seat) ? 'ready' : 'notNow',
    isPublic: day.mustBePublic ?? false,
    targets: day.players ? dayTargets(game, instance, day.players) : null,
    input: day.input ?? 'none',
    information: dayTellingAdvice(game, instance),
    isAnswerDue: isAnswerDue(game, instance),
  }))
}

/** Whoever may use the ability: its owner, or the players it names, such as a Minion who guesses. */
function usersOf(game: Game, instance: AbilityInstance, { mayBeUsedBy }: DayAbility): SeatId[] {
  if (!mayBeUsedBy) return instance.seat === null ? [] : [instance.seat]
  return game.seats.map(({ seat }) => seat).filter((seat) => mayBeUsedBy(game, instance, seat))
}

function dayTargets(
  game: Game,
  instance: AbilityInstance,
  players: PlayerChoice,
): NonNullable<DayActionView['targets']> {
  const legal = game.seats.filter(({ seat }) => targetRefusal(game, instance, players, seat) === null)
  return { min: players.min, max: players.max, legal: legal.map(({ seat }) => seat) }
}

/** A use with nothing filled in yet, to see whether the ability has its turn at all. */
function probe(instance: AbilityInstance, day: DayAbility, seat: SeatId): Pointing<'useByDay'> {
  return {
    seat,
    ability: instance.character,
    isPublic: day.mustBePublic ?? true,
    targets: [],
    characters: [],
  }
}

function isRefused(game: Game, instance: AbilityInstance, day: DayAbility, seat: SeatId): boolean {
  return (day.refuses?.(game, instance, probe(instance, day, seat)) ?? null) !== null
}

function isBarred(game: Game, instance: AbilityInstance, day: DayAbility, seat: SeatId): boolean {
  const codes = dayUseRefusals(game, probe(instance, day, seat))
  return codes.some((code) => ['dead-no-ability', 'already-used-today', 'ability-spent', 'wrong-phase'].includes(code))
}
