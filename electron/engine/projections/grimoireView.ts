import { isGoodTeam, jinxesAmong } from '../../../shared/domain/catalogue/catalogue'
import type { SeatId } from '../../../shared/domain/ids'
import type { AbilityView, GrimoireView, ReminderView, SeatView } from '../../../shared/grimoire/view'
import { moduleOf } from '../characters/registry'
import { openDecisions } from '../commands/decisionCommands'
import { executionRefusals } from '../day/closing'
import { areNominationsOpen, nominatorRefusals, nomineeRefusals } from '../day/nominations'
import { spendsToken, tokensHeld } from '../day/votes'
import { nightPlan, wakesForOwnAbility } from '../night/plan'
import type { PlannedStep } from '../night/plan'
import { gameOf } from '../rules/game'
import type { ActiveEffect, Game } from '../rules/reading'
import { countTypes } from '../setup/counts'
import type { Seat, State } from '../state'
import { watchNotices } from '../watch/notices'
import type { ViewContext } from './context'
import { dayView } from './dayView'
import { explainEffect } from './explain'
import { learnedBy } from './learnedBy'
import { nightView, upcomingNight } from './nightView'
import { setupView } from './setupView'
import { toldView } from './toldView'
import { townSquareView } from './townSquareView'

/** Everything the Storyteller sees: the secret view (SPEC T). */
export function grimoireView(state: State, context: ViewContext): GrimoireView {
  const game = gameOf(state)
  const plan = state.phase.kind === 'night' ? nightPlan(game) : []
  const night = nightView(game, plan)
  const day = dayView(game)
  return {
    revision: context.revision,
    game: { ...context.game, id: state.id },
    phase: state.phase,
    script: state.script,
    jinxes: jinxesOn(state.script),
    seats: game.seats.map((seat) => ({ ...seatView(game, seat, plan), learns: learnedBy(seat.seat, night, day) })),
    centre: state.centre.map((character) => ({ character, reminders: [] })),
    centreReminders: remindersOn(game, null),
    bluffs: state.bluffs.map(({ title, characters }) => ({ title, characters: [...characters] })),
    inPlayCounts: countTypes(
      game,
      game.seats.flatMap(({ character, isTraveller }) => (character === null || isTraveller ? [] : [character])),
    ),
    setup: setupView(game),
    night,
    day,
    upcoming: upcomingNight(game),
    decisions: openDecisions(game),
    awaiting: awaitedResponses(game),
    claims: [...game.claims],
    winner: state.winner,
    victor: game.winner,
    notices: watchNotices(game),
    log: [...context.log],
    townSquare: townSquareView(state, context),
  }
}

/** The jinxes of the script: those it brings along, then the official ones, no pair twice. */
function jinxesOn({ characters, jinxes = [] }: State['script']): GrimoireView['jinxes'] {
  const own = jinxes.map(({ pair }): [string, string] => [pair[0], pair[1]])
  const isOwn = (first: string, second: string): boolean =>
    own.some((pair) => pair.includes(first) && pair.includes(second))
  const official = jinxesAmong(characters).filter(({ pair }) => !isOwn(pair[0], pair[1]))
  return [...own, ...official.map(({ pair }): [string, string] => [pair[0], pair[1]])]
}

function seatView(game: Game, seat: Seat, plan: readonly PlannedStep[]): Omit<SeatView, 'learns'> {
  const team = game.team(seat.seat)
  const usual = team === null || team === 'traveller' ? 'good' : isGoodTeam(team) ? 'good' : 'evil'
  const walked = plan.filter(({ status }) => status !== 'cancelled' && status !== 'notNow')
  const tokens = isBackTonight(seat) ? seat.givenTokens : tokensHeld(game, seat.seat)
  const position = walked.findIndex((step) => step.seats.includes(seat.seat) && step.instance?.seat === seat.seat)
  return {
    seat: seat.seat,
    name: seat.name,
    character: seat.character,
    shown: seat.shown,
    alignment: seat.alignment,
    isUpsideDown: seat.alignment !== usual,
    isAlive: seat.isAlive,
    isShrouded: !game.registersAlive(seat.seat),
    publicLife: seat.publicLife,
    voteToken: tokens > 0,
    voteTokens: tokens,
    needsToken: spendsToken(game, seat.seat),
    isTraveller: seat.isTraveller,
    reminders: remindersOn(game, seat.seat),
    drunk: [...game.causes(seat.seat, 'drunk'), ...believedCause(game, seat)],
    poisoned: [...game.causes(seat.seat, 'poisoned')],
    mad: [...game.causes(seat.seat, 'mad')],
    abilities: game.instancesOf(seat.seat).map((instance): AbilityView => {
      const { id, character, origin } = instance
      return {
        instance: id,
        character,
        origin,
        isFunctioning: game.functions(instance),
        isSpent: game.isSpent(instance),
      }
    }),
    told: seat.told.map((item) => toldView(game, item)),
    wokeForOwnAbility: wakesForOwnAbility(plan, seat.seat),
    nightPlace: position < 0 ? null : { position: position + 1, status: walked[position]?.status ?? 'todo' },
    mayBePunished: executionRefusals(game, seat.seat, 'madness').length === 0,
    canNominate: isNominationTime(game, [seat]) && nominatorRefusals(game, seat.seat).length === 0,
    canBeNominated: isNominationTime(game, game.seats) && nomineeRefusals(game, seat.seat).length === 0,
    neighbours: game.seats.length > 1 ? [game.next(seat.seat, -1), game.next(seat.seat, 1)] : [seat.seat, seat.seat],
    note: seat.note,
  }
}

/** Back to life in the night: until dawn the token lies there for the room only. */
function isBackTonight({ isAlive, feignsDeath, publicLife }: Seat): boolean {
  return isAlive && !feignsDeath && publicLife === 'dead'
}

function awaitedResponses(game: Game): GrimoireView['awaiting'] {
  return game.state.instances.flatMap((instance) => {
    const responses = moduleOf(instance.character)?.responses
    return responses
      ? responses
          .awaited(game, instance)
          .map((seat) => ({ ability: instance.character, seat, options: [...responses.options] }))
      : []
  })
}

/** A Drunk is drunk by being one; other believers are not. */
function believedCause(game: Game, seat: Seat): SeatView['drunk'] {
  if (seat.character === null) return []
  const isDrunk = game.facts(seat.character).setup?.kind === 'replaces-townsfolk'
  return isDrunk ? [{ character: seat.character, seat: seat.seat, until: 'forever', effect: null }] : []
}

/** Nominations are open to one of these, and nobody is being voted on. */
function isNominationTime(game: Game, nominators: readonly Seat[]): boolean {
  return !game.state.today.isVoting && areNominationsOpen(game, nominators)
}

function remindersOn(game: Game, seat: SeatId | null): ReminderView[] {
  return game.effects
    .filter((effect) => effect.target === seat && !effect.isHidden && (!effect.isAura || hasToken(game, effect)))
    .map((effect) => reminder(game, effect))
}

/** What stands without a hand's doing is seen where the character has a token for it, as long as it has force. */
function hasToken(game: Game, { character, label, isActive }: ActiveEffect): boolean {
  return isActive && game.facts(character).reminders.some((one) => one.label === label)
}

function reminder(game: Game, effect: ActiveEffect): ReminderView {
  const { id, character, label, kind, isActive, isAura, until, sourceSeat } = effect
  const why = explainEffect(game, effect)
  return { id, character, label, kind, isActive, isStanding: isAura, until, sourceSeat, why }
}
